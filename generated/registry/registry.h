// Generated from schema/tools. Do not edit.
#pragma once

#include <span>
#include <string_view>

#include "codegen/runtime/catalog.h"

namespace offhand {

/// All that this build offers.
const Catalog& catalog();

/// Every tool of every toolset, sorted by identity.
std::span<const ToolInfo* const> all_tools();
/// By identity: "desktop.click". Null if there is none.
const ToolInfo* find_tool(std::string_view identity);

}  // namespace offhand
