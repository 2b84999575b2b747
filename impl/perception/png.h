#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/screen.h"

namespace offhand {

/// PNG bytes: level 1 with the sub filter, which measured best of what is packaged (12.9 ms and 352 kB for a desktop).
/// Written by libpng (png.cpp), or with zlib alone (png_zlib.cpp) where that is not to be had.
Result<std::string> encode_png(const platform::Picture& picture);

}  // namespace offhand
