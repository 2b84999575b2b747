#include "tests/mcp-conformance/bodies/reply.h"
#include "tests/mcp-conformance/generated/tools/conformance/json_schema_2020_12_tool.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_x_mcp_header.h"

namespace offhand::fixtures::tools::conformance {
Result<Reply> json_schema_2020_12_tool(Call&, const nlohmann::json& arguments) {
  return text_reply("JSON Schema 2020-12 tool called with: " + arguments.dump());
}

Result<Reply> test_x_mcp_header(Call&, const TestXMcpHeaderArgs& args) {
  return text_reply("region: " + args.region.value_or("none") +
                    ", level: " + (args.level ? std::to_string(*args.level) : "none") +
                    ", urgent: " + (args.urgent.value_or(false) ? "yes" : "no"));
}

}  // namespace offhand::fixtures::tools::conformance
