#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/screen.h"

namespace offhand {

/// Pixels, top row first: premultiplied, alpha in the highest byte, then red, green and blue.
struct Raster {
  int width = 0;
  int height = 0;
  std::vector<std::uint32_t> pixels;
};

/// Reads an image file, scaled to at most `longest_side` in either direction. Libraries read PNG and JPEG; external
/// programs convert SVG and ICO, each in a process with limits on memory and time, because such a file may be
/// malicious. No other file is read. Fails with `input_file_refused` or `missing_package`.
Result<Raster> read_image_file(const std::string& path, int longest_side, const std::stop_token& stop);

/// A picture that somebody keeps or sends, PNG or JPEG, in its own size; what is transparent is white. Otherwise why it
/// cannot be used: it is broken, or larger than `largest_picture_side` or `most_picture_pixels`, which is found out
/// before any room is made for it.
inline constexpr int largest_picture_side = 16'384;
inline constexpr long most_picture_pixels = 64L * 1024 * 1024;
tl::expected<platform::Picture, std::string> decode_picture(std::string_view bytes);

/// Renders an SVG document at its own width and height. Fails with `missing_package`.
Result<Raster> draw_svg(const std::string& document, const std::stop_token& stop);

}  // namespace offhand
