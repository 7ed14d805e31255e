#include "baghchal/console/amounts.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace baghchal {

std::string with_commas(std::uint64_t number) {
  std::string text = fmt::format("{}", number);
  for (std::size_t left = text.size(); left > 3;) {
    left -= 3;
    text.insert(left, ",");
  }
  return text;
}

std::string size_text(std::uint64_t bytes) {
  constexpr std::array units = {"KB", "MB", "GB", "TB"};
  if (bytes < 1000) return fmt::format("{} bytes", bytes);
  double size = static_cast<double>(bytes) / 1000;
  std::size_t unit = 0;
  for (; size >= 999.5 && unit + 1 < units.size(); ++unit) size /= 1000;
  return size < 9.95 ? fmt::format("{:.1f} {}", size, units[unit])
                     : fmt::format("{:.0f} {}", size, units[unit]);
}

std::string duration_text(double seconds) {
  if (seconds < 9.95) return fmt::format("{:.1f} s", seconds);
  const auto whole = static_cast<std::int64_t>(std::round(seconds));
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{} min {} s", whole / 60, whole % 60);
  return fmt::format("{} h {} min", whole / 3600, whole / 60 % 60);
}

}  // namespace baghchal
