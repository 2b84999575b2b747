#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/screen.h"

namespace offhand {

/// Encodes a PNG at level 1 with the Sub filter, the best of the packaged options in measurements (12.9 ms and 352 kB
/// for a desktop). Implemented with libpng (png.cpp), or with zlib alone (png_zlib.cpp) where libpng is unavailable.
Result<std::string> encode_png(const platform::Picture& picture);

/// Nothing if it would exceed `limit` bytes; encoding stops as soon as that is known.
Result<std::optional<std::string>> encode_png_within(const platform::Picture& picture, std::size_t limit);

}  // namespace offhand
