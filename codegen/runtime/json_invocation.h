#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "codegen/runtime/tool.h"

namespace offhand {

/// A call of a tool whose body takes the JSON arguments unchanged.
std::unique_ptr<Invocation> json_invocation(const ToolInfo& tool,
                                            Result<Reply> (*body)(Call& call, const nlohmann::json& arguments),
                                            const nlohmann::json& arguments);

}  // namespace offhand
