#include "baghchal/console/text_table.hpp"

#include <gtest/gtest.h>

namespace baghchal {
namespace {

TEST(TextTable, ColumnsAreAsWideAsTheirWidestCell) {
  TextTable table({{"Placed", TextTable::Align::right}, {"Side", TextTable::Align::left}});
  EXPECT_EQ(table.text(), "Placed  Side\n");
  table.add({"20", "goats"});
  table.add({"1,234,567", ""});
  EXPECT_EQ(table.text(),
            "   Placed  Side\n"
            "       20  goats\n"
            "1,234,567\n");
}

}  // namespace
}  // namespace baghchal
