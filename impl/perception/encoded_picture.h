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
};

/// What a picture of the default size takes at most. To a model it costs what its pixels cost; this only keeps a reply
/// from growing without limit where a picture is all noise.
inline constexpr std::size_t default_picture_bytes = 400'000;

/// Encodes a picture once. `automatic`: PNG where it is small and flat, else JPEG of the best quality whose size stays
/// within default_picture_bytes, as a sample of its rows tells. A build without JPEG writes PNG.
Result<EncodedPicture> encode_picture(const platform::Picture& picture, ImageFormat format);

/// The format that the name of a file says; empty where it says none.
std::optional<ImageFormat> format_named_by(std::string_view path);
/// The same; PNG where it says none.
ImageFormat format_of_file(std::string_view path);

}  // namespace offhand
