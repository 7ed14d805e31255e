#include "baghchal/solver/bit_plane.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <new>

namespace baghchal {
namespace {

int bits_of(const TigerClasses& classes) {
  return std::max(classes.goat_bits(), row_bits);
}

}  // namespace

std::size_t BitPlane::bytes(const TigerClasses& classes) {
  return (std::size_t{classes.size()} << bits_of(classes)) / 8;
}

BitPlane::BitPlane(const TigerClasses& classes, int most_goats) : bits_(bits_of(classes)) {
  const std::size_t size = bytes(classes);
  void* const memory =
      mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  if (2 * most_goats > bits_) {
    madvise(memory, size, MADV_HUGEPAGE);  // a wish: much less time goes to finding pages
  }
  rows_ = {static_cast<Row*>(memory), Release{size}};
}

void BitPlane::Release::operator()(Row* rows) const {
  munmap(rows, size);
}

}  // namespace baghchal
