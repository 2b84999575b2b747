#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "codegen/runtime/error.h"
#include "platform/api/screen.h"

namespace offhand {

/// True if this build writes JPEG.
bool has_jpeg();

/// Encodes a JPEG; `quality` from 1 to 100. Full chroma resolution from 75 on, for coloured text; halved below.
Result<std::string> encode_jpeg(const platform::Picture& picture, int quality);

/// Decodes a JPEG or returns a readable reason. The picture must not exceed `longest_side` in either direction.
tl::expected<platform::Picture, std::string> decode_jpeg(std::string_view bytes, int longest_side);

}  // namespace offhand
