#pragma once

/// What a descriptor gives, as a stream that does not take a failure for the end.
///
/// Threads: one at a time.

#include <array>
#include <istream>
#include <streambuf>
#include <string>

namespace baghchal {

/// A stream of it throws BadInput, naming what is read, where reading fails.
class DescriptorInput : public std::streambuf {
 public:
  DescriptorInput(int descriptor, std::string name)
      : descriptor_(descriptor), name_(std::move(name)) {}

 protected:
  int_type underflow() override;

 private:
  int descriptor_;
  std::string name_;
  std::array<char, 1 << 16> chunk_;
};

class DescriptorStream : public std::istream {
 public:
  DescriptorStream(int descriptor, std::string name)
      : std::istream(nullptr), input_(descriptor, std::move(name)) {
    rdbuf(&input_);
    exceptions(std::ios::badbit);  // lets what underflow throws through
  }

 private:
  DescriptorInput input_;
};

}  // namespace baghchal
