#pragma once

#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand::mcp {

/// Members of the result of tools/call, as a version has them.
std::string tool_result(const Reply& reply, std::string_view version);

/// A failure of a tool is a result that says so, for the model to act on.
Reply failure(const Error& error);

}  // namespace offhand::mcp
