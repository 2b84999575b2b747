#pragma once

#include <string>

#include "codegen/runtime/tool.h"

namespace offhand {

/// Whether a call sends a key that presses the button which has the focus: space, return or enter, or text with one of
/// them. `arguments`: of the call, as JSON.
bool presses_what_has_focus(const ToolInfo& tool, const std::string& arguments);

}  // namespace offhand
