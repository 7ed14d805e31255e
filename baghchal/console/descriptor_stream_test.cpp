#include "baghchal/console/descriptor_stream.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "baghchal/console/output.hpp"

namespace baghchal {
namespace {

TEST(DescriptorStream, GivesLinesUntilTheEnd) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  ASSERT_EQ(::write(ends[1], "one\ntwo", 7), 7);
  ::close(ends[1]);
  DescriptorStream in(ends[0], "the pipe");
  std::string line;
  EXPECT_TRUE(std::getline(in, line));
  EXPECT_EQ(line, "one");
  EXPECT_TRUE(std::getline(in, line));
  EXPECT_EQ(line, "two");
  EXPECT_FALSE(std::getline(in, line));
  ::close(ends[0]);
}

TEST(DescriptorStream, AFailureIsNotTheEnd) {
  const int folder = ::open("/", O_RDONLY | O_CLOEXEC);
  DescriptorStream in(folder, "the folder");
  std::string line;
  EXPECT_THROW(std::getline(in, line), BadInput);
  ::close(folder);
}

}  // namespace
}  // namespace baghchal
