// Generated from tests/mcp-conformance/schema/tools/conformance/json_schema_2020_12_tool.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/json_schema_2020_12_tool.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

Result<std::unique_ptr<Invocation>> prepare_json_schema_2020_12_tool(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(json_schema_2020_12_tool_tool, platform));
  const CheckedJson checked(*json_schema_2020_12_tool_tool.input, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("json_schema_2020_12_tool", checked.problems()));
  return json_invocation(json_schema_2020_12_tool_tool, &json_schema_2020_12_tool, checked.value());
}

}  // namespace offhand::fixtures::tools::conformance
