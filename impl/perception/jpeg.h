#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "codegen/runtime/error.h"
#include "platform/api/screen.h"

namespace offhand {

/// Whether this build writes JPEG.
bool has_jpeg();

/// JPEG bytes; `quality` from 1 to 100. Colours at full resolution from 75 on, for coloured text; halved below.
Result<std::string> encode_jpeg(const platform::Picture& picture, int quality);

/// The picture, or why there is none, for people. No larger than `longest_side` either way.
tl::expected<platform::Picture, std::string> decode_jpeg(std::string_view bytes, int longest_side);

}  // namespace offhand
