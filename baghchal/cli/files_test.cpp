#include "baghchal/cli/files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "baghchal/cli/output.hpp"

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
    EXPECT_THAT(problem([&] { read_file(place); }), HasSubstr(place));
  }
}

TEST_F(Files, AFullDiskIsNoticedAndADeviceStaysOne) {
  EXPECT_THAT(problem([] { write_file("/dev/full", "x", Existing::replace); }),
              HasSubstr("/dev/full"));
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

}  // namespace
}  // namespace baghchal
