#include "baghchal/console/files.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <climits>
#include <cstdlib>
#include <filesystem>

#include "baghchal/console/output.hpp"

namespace baghchal {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class Files : public testing::Test {
 protected:
  Files()
      : folder_(fs::path(testing::TempDir()) / ("baghchal_files_" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~Files() override { fs::remove_all(folder_); }

  std::string at(std::string_view name) const { return folder_ / name; }
  long count() const { return std::distance(fs::directory_iterator(folder_), {}); }

  static std::string problem(auto&& action) {
    try {
      action();
    } catch (const BadInput& found) {
      return found.what();
    }
    return "no problem";
  }

 private:
  fs::path folder_;
};

TEST_F(Files, WhatIsWrittenIsRead) {
  const std::string content("two\nlines\0and a NUL", 19);
  write_file(at("a"), content, Existing::keep);
  EXPECT_EQ(read_file(at("a")), content);
  EXPECT_EQ(count(), 1);
}

TEST_F(Files, AnExistingFileIsKeptOrReplacedAsAsked) {
  write_file(at("a"), "old", Existing::keep);
  EXPECT_THAT(problem([&] { write_file(at("a"), "new", Existing::keep); }), HasSubstr(at("a")));
  EXPECT_EQ(read_file(at("a")), "old");
  write_file(at("a"), "new", Existing::replace);
  EXPECT_EQ(read_file(at("a")), "new");
  EXPECT_EQ(count(), 1);
}

TEST_F(Files, ReplacingKeepsPermissions) {
  write_file(at("a"), "old", Existing::keep);
  ASSERT_EQ(::chmod(at("a").c_str(), 0600), 0);
  write_file(at("a"), "new", Existing::replace);
  EXPECT_EQ(fs::status(at("a")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(Files, WhatIsOpenAlreadyIsAddedTo) {
  write_file(at("log"), "old ", Existing::keep);
  const int log = ::open(at("log").c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
  write_file("/dev/fd/" + std::to_string(log), "new ", Existing::replace);
  fs::create_symlink("/proc/self/fd/" + std::to_string(log), at("link"));
  write_file(at("link"), "newer", Existing::replace);
  ::close(log);
  EXPECT_EQ(read_file(at("log")), "old new newer");
}

TEST_F(Files, APipeThatNobodyReadsIsRefused) {
  ASSERT_EQ(::mkfifo(at("pipe").c_str(), 0600), 0);
  EXPECT_THAT(problem([&] { write_file(at("pipe"), "x", Existing::replace); }),
              HasSubstr(at("pipe")));
}

TEST_F(Files, ALinkToNothingStaysOneAndIsRefused) {
  fs::create_symlink("nothing", at("link"));
  for (const Existing existing : {Existing::keep, Existing::replace}) {
    EXPECT_THAT(problem([&] { write_file(at("link"), "x", existing); }), HasSubstr("not there"));
  }
  EXPECT_TRUE(fs::is_symlink(at("link")));
  EXPECT_EQ(count(), 1);
}

TEST_F(Files, TheLongestNameCanBeWritten) {
  const std::string longest(NAME_MAX, 'x');
  write_file(at(longest), "content", Existing::keep);
  EXPECT_EQ(read_file(at(longest)), "content");
}

TEST_F(Files, ALinkStaysALink) {
  write_file(at("a"), "old", Existing::keep);
  fs::create_symlink(at("a"), at("link"));
  write_file(at("link"), "new", Existing::replace);
  EXPECT_TRUE(fs::is_symlink(at("link")));
  EXPECT_EQ(read_file(at("a")), "new");
}

TEST_F(Files, FoldersAndMissingPlacesAreNamed) {
  fs::create_directory(at("folder"));
  for (const std::string& place : {at("folder"), at("nowhere/file")}) {
    EXPECT_THAT(problem([&] { write_file(place, "x", Existing::replace); }), HasSubstr(place));
    EXPECT_THAT(problem([&] { expect_writable(place, Existing::replace); }), HasSubstr(place));
    EXPECT_THAT(problem([&] { read_file(place); }), HasSubstr(place));
  }
}

TEST_F(Files, AskingWhetherAFileCanBeWrittenLeavesEverythingAsItIs) {
  write_file(at("a"), "old", Existing::keep);
  expect_writable(at("a"), Existing::replace);
  expect_writable(at("b"), Existing::keep);
  EXPECT_EQ(read_file(at("a")), "old");
  EXPECT_EQ(count(), 1);
  EXPECT_THAT(problem([&] { expect_writable(at("a"), Existing::keep); }), HasSubstr(at("a")));
  expect_writable("/dev/null", Existing::replace);
}

TEST_F(Files, AskingWhetherAPipeCanBeWrittenDoesNotOpenIt) {
  ASSERT_EQ(::mkfifo(at("pipe").c_str(), 0600), 0);
  const int reader = ::open(at("pipe").c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  expect_writable(at("pipe"), Existing::replace);
  write_file(at("pipe"), "x", Existing::replace);
  char got = 0;
  EXPECT_EQ(::read(reader, &got, 1), 1);
  EXPECT_EQ(got, 'x');
  ::close(reader);
}

TEST_F(Files, ATildeIsThePersonsOwnFolder) {
  const char* home = std::getenv("HOME");
  if (home == nullptr) GTEST_SKIP();
  EXPECT_EQ(without_tilde("~/a"), std::string(home) + "/a");
  for (const char* path : {"~a", "a/~/b", "~", ""}) EXPECT_EQ(without_tilde(path), path);
}

TEST_F(Files, AFullDiskIsNoticedAndADeviceStaysOne) {
  EXPECT_THAT(problem([] { write_file("/dev/full", "x", Existing::replace); }),
              HasSubstr("/dev/full"));
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

}  // namespace
}  // namespace baghchal
