#include "baghchal/cli/picture.hpp"

#include <cairo-pdf.h>
#include <cairo.h>
#include <fmt/format.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <cmath>
#include <memory>

// AddressSanitizer sees into the libraries below: fontconfig keeps what it knows of the fonts to
// the end of the process. clang says that it is on in its own way only.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
extern "C" const char* __lsan_default_suppressions() {
  return "leak:libfontconfig\n";
}
extern "C" const char* __lsan_default_options() {
  return "print_suppressions=0";
}
#endif
#endif

namespace baghchal {
namespace {

template <auto release>
struct Release {
  template <typename T>
  void operator()(T* object) const {
    release(object);
  }
};

using Handle = std::unique_ptr<RsvgHandle, Release<g_object_unref>>;
using Surface = std::unique_ptr<cairo_surface_t, Release<cairo_surface_destroy>>;
using Context = std::unique_ptr<cairo_t, Release<cairo_destroy>>;
using Error = std::unique_ptr<GError, Release<g_error_free>>;

using Unexpected = tl::unexpected<std::string>;

constexpr int widest_px = 10000;
constexpr double points_per_mm = 72 / 25.4;
constexpr double a4_short = 210 * points_per_mm;
constexpr double a4_long = 297 * points_per_mm;
constexpr double page_margin = 15 * points_per_mm;

struct Size {
  double width;
  double height;
};

/// A document that has been read, and its own size.
struct Document {
  Handle handle;
  Size size;
};

Unexpected failure(std::string_view what, const Error& error) {
  return Unexpected(fmt::format("{}: {}", what, error ? error->message : "no reason given"));
}

Unexpected failure(std::string_view what, cairo_status_t status) {
  return Unexpected(fmt::format("{}: {}", what, cairo_status_to_string(status)));
}

tl::expected<Document, std::string> read(std::string_view svg) {
  const auto* bytes = reinterpret_cast<const guint8*>(svg.data());
  GError* raw_error = nullptr;
  Handle handle(rsvg_handle_new_from_data(bytes, svg.size(), &raw_error));
  const Error error(raw_error);
  if (!handle) return failure("the picture is no SVG that can be read", error);
  Size size{};
  if (!rsvg_handle_get_intrinsic_size_in_pixels(handle.get(), &size.width, &size.height) ||
      size.width <= 0 || size.height <= 0) {
    return Unexpected("the picture has no size");
  }
  return Document{std::move(handle), size};
}

/// Draws the document into a box; the error is empty where all went well.
tl::expected<void, std::string> draw(const Document& document, cairo_t* context,
                                     const RsvgRectangle& box) {
  GError* raw_error = nullptr;
  const bool drawn = rsvg_handle_render_document(document.handle.get(), context, &box, &raw_error);
  const Error error(raw_error);
  if (!drawn) return failure("the picture could not be drawn", error);
  return {};
}

cairo_status_t append(void* bytes, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

RsvgRectangle centred(Size picture, Size page) {
  const double scale = std::min((page.width - 2 * page_margin) / picture.width,
                                (page.height - 2 * page_margin) / picture.height);
  const double width = picture.width * scale;
  const double height = picture.height * scale;
  return {(page.width - width) / 2, (page.height - height) / 2, width, height};
}

}  // namespace

tl::expected<std::string, std::string> render_png(std::string_view svg, int width_px) {
  if (width_px < 1 || width_px > widest_px) {
    return Unexpected(fmt::format("a picture is 1 to {} pixels wide, not {}", widest_px, width_px));
  }
  const auto document = read(svg);
  if (!document) return Unexpected(document.error());
  const double height =
      std::max(1.0, std::round(width_px * document->size.height / document->size.width));
  if (height > widest_px) return Unexpected("the picture is too high for its width");

  const Surface surface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width_px, static_cast<int>(height)));
  const Context context(cairo_create(surface.get()));
  const auto drawn = draw(*document, context.get(), {0, 0, static_cast<double>(width_px), height});
  if (!drawn) return Unexpected(drawn.error());
  std::string bytes;
  const cairo_status_t status = cairo_surface_write_to_png_stream(surface.get(), append, &bytes);
  if (status != CAIRO_STATUS_SUCCESS) return failure("the PNG could not be written", status);
  return bytes;
}

tl::expected<std::string, std::string> render_pdf(std::string_view svg) {
  const auto document = read(svg);
  if (!document) return Unexpected(document.error());
  const bool lying = document->size.width > document->size.height;
  const Size page = lying ? Size{a4_long, a4_short} : Size{a4_short, a4_long};

  std::string bytes;
  const Surface surface(
      cairo_pdf_surface_create_for_stream(append, &bytes, page.width, page.height));
  const Context context(cairo_create(surface.get()));
  const auto drawn = draw(*document, context.get(), centred(document->size, page));
  if (!drawn) return Unexpected(drawn.error());
  cairo_surface_finish(surface.get());
  const cairo_status_t status = cairo_surface_status(surface.get());
  if (status != CAIRO_STATUS_SUCCESS) return failure("the PDF could not be written", status);
  return bytes;
}

}  // namespace baghchal
