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
};

/// The limit for a picture of the default size. A model pays by pixels, so this only bounds the reply for pictures of
/// pure noise.
inline constexpr std::size_t default_picture_bytes = 400'000;

/// Encodes a picture once. `automatic` uses PNG for small flat pictures, else JPEG of the best quality whose size, as
/// estimated from a sample of rows, is within default_picture_bytes. A build without JPEG writes PNG.
Result<EncodedPicture> encode_picture(const platform::Picture& picture, ImageFormat format);

/// The format that a file name implies; empty if none.
std::optional<ImageFormat> format_named_by(std::string_view path);
/// The same; PNG by default.
ImageFormat format_of_file(std::string_view path);

}  // namespace offhand
