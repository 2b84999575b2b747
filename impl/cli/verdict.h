#pragma once

#include "codegen/runtime/tool.h"

namespace offhand::cli {

/// Whether what a tool found out is what its caller asked it for: a command ends with exit code 1 where an assertion
/// failed, an element was not found, or an application did not come to rest, although the tool did its work.
bool is_as_asked(const ToolInfo& tool, const Reply& reply);

}  // namespace offhand::cli
