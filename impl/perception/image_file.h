#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"

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

/// Renders an SVG document at its own width and height. Fails with `missing_package`.
Result<Raster> draw_svg(const std::string& document, const std::stop_token& stop);

}  // namespace offhand
