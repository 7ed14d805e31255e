#include "baghchal/console/descriptor_stream.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "baghchal/console/output.hpp"

namespace baghchal {

std::streambuf::int_type DescriptorInput::underflow() {
  ssize_t got = 0;
  do {
    got = ::read(descriptor_, chunk_.data(), chunk_.size());
  } while (got < 0 && errno == EINTR);
  if (got < 0) throw BadInput(fmt::format("{}: {}", name_, std::strerror(errno)));
  if (got == 0) return traits_type::eof();
  setg(chunk_.data(), chunk_.data(), chunk_.data() + got);
  return traits_type::to_int_type(chunk_.front());
}

}  // namespace baghchal
