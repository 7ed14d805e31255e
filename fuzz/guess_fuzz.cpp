// Guessing which dialect a text is in.
#include "baghchal/notation/dialects.hpp"
#include "fuzz/require.hpp"
#include "fuzz/text_target.hpp"

void baghchal::check(std::string_view text) {
  const auto dialect = guess_dialect(text);
  BAGHCHAL_REQUIRE(!dialect || find_dialect(name(*dialect)) == dialect);
}
