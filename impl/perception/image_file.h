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

/// A picture out of somebody's file, no larger than `longest_side` either way. PNG and JPEG are read by their
/// libraries; SVG and ICO by programs of theirs, in a process each, with little memory and time: such a file may be a
/// trap. It reads no file but the one that is named. `input_file_refused`, `missing_package`.
Result<Raster> read_image_file(const std::string& path, int longest_side, const std::stop_token& stop);

/// An SVG document as a picture, with its own width and height. `missing_package`.
Result<Raster> draw_svg(const std::string& document, const std::stop_token& stop);

}  // namespace offhand
