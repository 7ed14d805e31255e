#pragma once

/// One bit for every class of tigers and every set of goats around it.
///
///   class 0            class 1            …
///   ├ row 0 row 1 … ───┼ row 0 row 1 … ───┤     the index within a class is the goat word
///
/// On the Bagh-Chal board a class takes 2^21 bits and the plane 437 MB. Where fewer goat bits than
/// a row's place bits exist, the entries beyond them mean nothing.
///
/// Threads: classes may be worked on side by side.

#include <cstddef>
#include <memory>

#include "baghchal/solver/row.hpp"
#include "baghchal/tablebase/tiger_classes.hpp"

namespace baghchal {

class BitPlane {
 public:
  /// All clear. With few goats little of it will be touched, and only that takes memory. Throws
  /// std::bad_alloc.
  BitPlane(const TigerClasses& classes, int most_goats);

  int bits() const { return bits_; }
  std::uint32_t rows() const { return 1U << (bits_ - row_bits); }
  Row* of(std::uint32_t tiger_class) { return rows_.get() + std::size_t{tiger_class} * rows(); }
  const Row* of(std::uint32_t tiger_class) const {
    return rows_.get() + std::size_t{tiger_class} * rows();
  }

  static std::size_t bytes(const TigerClasses& classes);

 private:
  struct Release {
    std::size_t size;
    void operator()(Row* rows) const;
  };

  int bits_;
  std::unique_ptr<Row[], Release> rows_;
};

}  // namespace baghchal
