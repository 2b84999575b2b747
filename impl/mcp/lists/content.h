#pragma once

#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand::mcp {

/// Members of the result of tools/call, in the form of a protocol version.
std::string tool_result(const Reply& reply, std::string_view version);

/// Reports a tool's failure as a result (`isError`), so that the model can react to it.
Reply failure(const Error& error);

}  // namespace offhand::mcp
