#pragma once

/// An SVG document as the bytes of a PNG or PDF file, drawn in this process with librsvg and cairo.
///
/// Threads: pure functions.

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace baghchal {

/// A PNG of the given width, its height in proportion; or a sentence saying why there is none.
tl::expected<std::string, std::string> render_png(std::string_view svg, int width_px);

/// A PDF of one A4 page, upright or lying as the picture is, with the picture as large as the
/// margins allow in its middle: vectors, and the fonts embedded. Or a sentence as above.
tl::expected<std::string, std::string> render_pdf(std::string_view svg);

}  // namespace baghchal
