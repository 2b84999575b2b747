#pragma once

#include <xcb/xcb.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "platform/api/screen.h"

namespace offhand::platform::x11 {

/// How the server lays out the pixels of a drawable.
struct PixelLayout {
  int bits_per_pixel = 0;
  int scanline_pad = 0;
  bool big_endian = false;
  std::uint32_t red_mask = 0;
  std::uint32_t green_mask = 0;
  std::uint32_t blue_mask = 0;

  std::size_t bytes_per_line(int width) const;
};

/// Empty for depths we cannot read: less than 15 bits, or a palette.
std::optional<PixelLayout> pixel_layout(const xcb_setup_t& setup, const xcb_screen_t& screen, std::uint8_t depth,
                                        xcb_visualid_t visual);

/// `pixels` holds height lines as the layout has them. An alpha channel is dropped: its colours are premultiplied, so
/// what is transparent comes out darker.
void convert_to_rgb(std::span<const std::uint8_t> pixels, const PixelLayout& layout, Picture& picture);

}  // namespace offhand::platform::x11
