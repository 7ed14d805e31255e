#include "baghchal/console/json_text.hpp"

#include <gtest/gtest.h>

namespace baghchal {
namespace {

using namespace std::string_view_literals;

std::string fault(std::string_view text) {
  const auto read = read_json(text);
  return read ? "none" : read.error();
}

TEST(Rounded, KeepsTwoDecimals) {
  EXPECT_EQ(rounded(65.5829783311967).dump(), "65.58");
  EXPECT_EQ(rounded(-147.196).dump(), "-147.2");
  EXPECT_EQ(rounded(-0.001).dump(), "0.0");
  EXPECT_EQ(rounded(std::nullopt).dump(), "null");
}

TEST(ReadJson, ReadsWhatIsWritten) {
  const Json value{{"a", 1}, {"b", {{"a", Json()}}}, {"c", {"\"", "\u00e4"}}};
  EXPECT_EQ(read_json(value.dump()).value(), value);
  EXPECT_EQ(fault("5"), "none");
}

TEST(ReadJson, SaysWhereATextIsNotJson) {
  EXPECT_EQ(fault(""), "it is not JSON: it goes wrong in column 1");
  EXPECT_EQ(fault("x"), "it is not JSON: it goes wrong in column 1");
  EXPECT_EQ(fault("{\"a\": 1,}"), "it is not JSON: it goes wrong in column 9");
  EXPECT_EQ(fault("{\"\u00e4\u00e4\": x}"), "it is not JSON: it goes wrong in column 8");
  EXPECT_EQ(fault("{\"a\": 1"), "it is not JSON: it goes wrong in column 8");
  EXPECT_EQ(fault("{} {}"), "it is not JSON: it goes wrong in column 4");
  EXPECT_EQ(fault("[1e999]"), "a number in it is too large");
}

TEST(ReadJson, ANulEndsNothing) {
  EXPECT_EQ(fault("{}\0"sv), "it is not JSON: it goes wrong in column 3");
  EXPECT_EQ(fault("{\"a\0\": 1}"sv), "it is not JSON: it goes wrong in column 4");
}

TEST(ReadJson, RefusesAKeyThatStandsTwiceInAnObject) {
  EXPECT_EQ(fault(R"({"a": 1, "b": 2, "a": 1})"), "the key \"a\" stands in it twice");
  EXPECT_EQ(fault(R"([{"b": {"a": 1, "a": 2}}])"), "the key \"a\" stands in it twice");
  EXPECT_EQ(fault(R"({"a": {"a": 1}, "b": {"a": 2}})"), "none");
}

}  // namespace
}  // namespace baghchal
