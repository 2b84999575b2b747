#pragma once

#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand::mcp {

/// Members of the result of tools/call, in the form of a protocol version.
std::string tool_result(const Reply& reply, std::string_view version);

/// How a tool's failure is told as structured content.
enum class FailureForm {
  error,          ///< Code, message and hint.
  whole_result,   ///< Its results say whether they succeeded, with a message, and need not say more: a failure is one.
  part_of_result  ///< They say that and more, which a failure lacks.
};
FailureForm failure_form(const ToolInfo& tool);

/// A failure as a result that says that it did not succeed: {"success": false, "message", "error"}.
std::string failed_result(const Error& error);

/// Reports a tool's failure as a result (`isError`), so that the model can react to it.
Reply failure(const Error& error);

}  // namespace offhand::mcp
