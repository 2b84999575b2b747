#pragma once

#include <string>

#include "codegen/model/model.h"

namespace offhand::codegen {

/// A call as a shell command: offhand click 12 --window-id 23
std::string shell_line(const Tool& tool, const Json& arguments);

}  // namespace offhand::codegen
