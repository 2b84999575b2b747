// Generated from schema/tools/demo/measure.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::demo {

/// Measures what its schema, which goes out as it stands, says.
/// Written by hand in impl/tools/demo/measure.cpp.
Result<Reply> measure(Call& call, const nlohmann::json& arguments);

Result<std::unique_ptr<Invocation>> prepare_measure(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo measure_tool;

}  // namespace offhand::tools::demo
