#pragma once

#include <string>
#include <string_view>

#include "codegen/load/line_index.h"

namespace offhand::codegen {

/// The line with a mark below; of a long one what is around it. The place counts bytes.
std::string excerpt_of(std::string_view text, TextPlace place);

}  // namespace offhand::codegen
