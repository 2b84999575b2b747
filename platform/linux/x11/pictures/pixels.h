#pragma once

#include <xcb/xcb.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "platform/api/screen.h"

namespace offhand::platform::x11 {

struct PixelLayout {
  int bits_per_pixel = 0;
  int scanline_pad = 0;
  bool big_endian = false;
  std::uint32_t red_mask = 0;
  std::uint32_t green_mask = 0;
  std::uint32_t blue_mask = 0;

  std::size_t bytes_per_line(int width) const;
};

/// Empty for unsupported depths: less than 15 bits, or a palette.
std::optional<PixelLayout> pixel_layout(const xcb_setup_t& setup, const xcb_screen_t& screen, std::uint8_t depth,
                                        xcb_visualid_t visual);

/// `pixels` holds `height` lines in this layout. An alpha channel is dropped: the colours are premultiplied, so
/// transparent pixels come out darker.
void convert_to_rgb(std::span<const std::uint8_t> pixels, const PixelLayout& layout, Picture& picture);

}  // namespace offhand::platform::x11
