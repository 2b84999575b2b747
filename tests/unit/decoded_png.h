#pragma once

#include <png.h>

#include <cstring>
#include <string>

#include "platform/api/screen.h"

namespace offhand::test {

/// By libpng's other interface, so that the encoder is not judged by itself. Empty where it is no whole PNG.
inline platform::Picture decoded(const std::string& bytes) {
  png_image image;
  std::memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  platform::Picture picture;
  if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0) return picture;
  image.format = PNG_FORMAT_RGB;
  picture.width = static_cast<int>(image.width);
  picture.height = static_cast<int>(image.height);
  picture.rgb.resize(PNG_IMAGE_SIZE(image));
  png_image_finish_read(&image, nullptr, picture.rgb.data(), 0, nullptr);
  return image.warning_or_error == 0 ? picture : platform::Picture{};
}

}  // namespace offhand::test
