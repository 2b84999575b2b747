#pragma once

#include <string>
#include <string_view>

#include "codegen/load/line_index.h"

namespace offhand::codegen {

/// The source line with a mark below; of a long line, the part around it. Columns are bytes.
std::string excerpt_of(std::string_view text, TextPlace place);

}  // namespace offhand::codegen
