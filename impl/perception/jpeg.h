#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/screen.h"

namespace offhand {

/// Whether this build writes JPEG.
bool has_jpeg();

/// JPEG bytes; `quality` from 1 to 100. Colours at full resolution from 75 on, for coloured text; halved below.
Result<std::string> encode_jpeg(const platform::Picture& picture, int quality);

}  // namespace offhand
