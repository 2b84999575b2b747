#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "generated/types/picture.h"
#include "platform/api/screen.h"

namespace offhand {

/// A picture as it leaves.
struct EncodedPicture {
  std::string bytes;
  std::string_view mime_type;
  int width = 0;
  int height = 0;
  /// Its pixels per pixel of what was given.
  double scale = 1;
};

/// So that a picture costs an agent's client little: a window of text fits as PNG or as a good JPEG.
inline constexpr std::size_t default_picture_bytes = 60'000;

/// Encodes a picture. `automatic` holds it to default_picture_bytes: by JPEG, then by its quality, then by its size. A
/// build without JPEG writes PNG.
Result<EncodedPicture> encode_picture(const platform::Picture& picture, ImageFormat format);

/// The format that the name of a file says; empty where it says none.
std::optional<ImageFormat> format_named_by(std::string_view path);
/// The same; PNG where it says none.
ImageFormat format_of_file(std::string_view path);

}  // namespace offhand
