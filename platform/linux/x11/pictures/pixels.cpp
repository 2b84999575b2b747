#include "platform/linux/x11/pictures/pixels.h"

#include <bit>
#include <cstddef>
#include <cstring>

namespace offhand::platform::x11 {
namespace {

bool is_bgrx(const PixelLayout& layout) {
  return layout.bits_per_pixel == 32 && !layout.big_endian && layout.red_mask == 0xFF0000 &&
         layout.green_mask == 0xFF00 && layout.blue_mask == 0xFF && std::endian::native == std::endian::little;
}

std::uint32_t load(const std::uint8_t* bytes) {
  std::uint32_t word = 0;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

std::uint32_t reversed(std::uint32_t bgrx) { return ((bgrx >> 16) & 0xFF) | (bgrx & 0xFF00) | ((bgrx & 0xFF) << 16); }

#if defined(__x86_64__)
#define OFFHAND_WITH_BYTE_SHUFFLES __attribute__((target("ssse3")))
bool shuffles_bytes() { return __builtin_cpu_supports("ssse3"); }
#else
#define OFFHAND_WITH_BYTE_SHUFFLES
bool shuffles_bytes() { return true; }
#endif

/// Converts four pixels by one shuffle, on processors that have it; without it, this was 23 % of the instructions of a
/// picture as JPEG (callgrind). Returns how many were converted: each store is a whole vector whose last quarter the
/// next store overwrites, so the end of a line is left to the caller.
OFFHAND_WITH_BYTE_SHUFFLES int shuffle_bgrx_line(const std::uint8_t* from, std::uint8_t* to, int width) {
  using Vector = std::uint8_t __attribute__((vector_size(16)));
  constexpr int pixels_stored = 6;
  int x = 0;
  for (; x + pixels_stored <= width; x += 4, from += 16, to += 12) {
    Vector pixels;
    std::memcpy(&pixels, from, sizeof pixels);
    pixels = __builtin_shufflevector(pixels, pixels, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 0, 0, 0, 0);
    std::memcpy(to, &pixels, sizeof pixels);
  }
  return x;
}

/// Converts four pixels to three words at a time.
int reorder_bgrx_line(const std::uint8_t* from, std::uint8_t* to, int width) {
  int x = 0;
  for (; x + 4 <= width; x += 4, from += 16, to += 12) {
    const std::uint32_t a = reversed(load(from));
    const std::uint32_t b = reversed(load(from + 4));
    const std::uint32_t c = reversed(load(from + 8));
    const std::uint32_t d = reversed(load(from + 12));
    const std::uint32_t words[3] = {a | (b << 24), (b >> 8) | (c << 16), (c >> 16) | (d << 8)};
    std::memcpy(to, words, sizeof words);
  }
  return x;
}

void convert_bgrx_line(const std::uint8_t* from, std::uint8_t* to, int width) {
  static const bool shuffles = shuffles_bytes();
  int x = shuffles ? shuffle_bgrx_line(from, to, width) : reorder_bgrx_line(from, to, width);
  from += std::ptrdiff_t{4} * x;
  to += std::ptrdiff_t{3} * x;
  for (; x < width; ++x, from += 4, to += 3) {
    to[0] = from[2];
    to[1] = from[1];
    to[2] = from[0];
  }
}

std::uint8_t channel(std::uint32_t pixel, std::uint32_t mask) {
  if (mask == 0) return 0;
  const std::uint64_t value = (pixel & mask) >> std::countr_zero(mask);
  const std::uint64_t most = mask >> std::countr_zero(mask);
  return static_cast<std::uint8_t>(value * 255 / most);
}

void convert_any_line(const std::uint8_t* from, std::uint8_t* to, int width, const PixelLayout& layout) {
  const auto bytes = static_cast<std::size_t>(layout.bits_per_pixel / 8);
  for (int x = 0; x < width; ++x, from += bytes, to += 3) {
    std::uint32_t pixel = 0;
    for (std::size_t index = 0; index < bytes; ++index) {
      const std::size_t shift = layout.big_endian ? bytes - 1 - index : index;
      pixel |= std::uint32_t{from[index]} << (8 * shift);
    }
    to[0] = channel(pixel, layout.red_mask);
    to[1] = channel(pixel, layout.green_mask);
    to[2] = channel(pixel, layout.blue_mask);
  }
}

const xcb_visualtype_t* find_visual(const xcb_screen_t& screen, xcb_visualid_t wanted) {
  for (auto depths = xcb_screen_allowed_depths_iterator(&screen); depths.rem > 0; xcb_depth_next(&depths)) {
    for (auto visuals = xcb_depth_visuals_iterator(depths.data); visuals.rem > 0; xcb_visualtype_next(&visuals)) {
      if (visuals.data->visual_id == wanted) return visuals.data;
    }
  }
  return nullptr;
}

}  // namespace

std::size_t PixelLayout::bytes_per_line(int width) const {
  const auto bits = static_cast<std::size_t>(width) * static_cast<std::size_t>(bits_per_pixel);
  const auto pad = static_cast<std::size_t>(scanline_pad);
  return (bits + pad - 1) / pad * pad / 8;
}

std::optional<PixelLayout> pixel_layout(const xcb_setup_t& setup, const xcb_screen_t& screen, std::uint8_t depth,
                                        xcb_visualid_t visual) {
  const xcb_visualtype_t* type = find_visual(screen, visual);
  if (type == nullptr || type->red_mask == 0) return std::nullopt;
  for (auto formats = xcb_setup_pixmap_formats_iterator(&setup); formats.rem > 0; xcb_format_next(&formats)) {
    const xcb_format_t& format = *formats.data;
    if (format.depth != depth || format.bits_per_pixel < 16) continue;
    return PixelLayout{.bits_per_pixel = format.bits_per_pixel,
                       .scanline_pad = format.scanline_pad,
                       .big_endian = setup.image_byte_order == XCB_IMAGE_ORDER_MSB_FIRST,
                       .red_mask = type->red_mask,
                       .green_mask = type->green_mask,
                       .blue_mask = type->blue_mask};
  }
  return std::nullopt;
}

void convert_to_rgb(std::span<const std::uint8_t> pixels, const PixelLayout& layout, Picture& picture) {
  const std::size_t line = layout.bytes_per_line(picture.width);
  const std::size_t out_line = static_cast<std::size_t>(picture.width) * 3;
  picture.rgb.resize(out_line * static_cast<std::size_t>(picture.height));
  const bool fast = is_bgrx(layout);
  for (std::size_t y = 0; y < static_cast<std::size_t>(picture.height); ++y) {
    const std::uint8_t* from = pixels.data() + y * line;
    std::uint8_t* to = picture.rgb.data() + y * out_line;
    if (fast) {
      convert_bgrx_line(from, to, picture.width);
    } else {
      convert_any_line(from, to, picture.width, layout);
    }
  }
}

}  // namespace offhand::platform::x11
