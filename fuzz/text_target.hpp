#pragma once

/// The entry that libFuzzer calls. A target defines `check`, which is to accept every text.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace baghchal {

void check(std::string_view text);

}  // namespace baghchal

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  baghchal::check({reinterpret_cast<const char*>(data), size});
  return 0;
}
