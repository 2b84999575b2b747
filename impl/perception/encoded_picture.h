#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "generated/types/picture.h"
#include "platform/api/screen.h"

namespace offhand {

/// A picture in its output format.
struct EncodedPicture {
  std::string bytes;
  std::string_view mime_type;
  int width = 0;
  int height = 0;
  /// Its pixels per pixel of the input.
  double scale = 1;
};

/// A size that is cheap for a client: a window of text fits as PNG or as a good JPEG.
inline constexpr std::size_t default_picture_bytes = 60'000;

/// Encodes a picture. `automatic` keeps it within default_picture_bytes by JPEG, then by lower quality, then by a
/// smaller size. A build without JPEG writes PNG.
Result<EncodedPicture> encode_picture(const platform::Picture& picture, ImageFormat format);

/// The format that a file name implies; empty if none.
std::optional<ImageFormat> format_named_by(std::string_view path);
/// The same; PNG by default.
ImageFormat format_of_file(std::string_view path);

}  // namespace offhand
