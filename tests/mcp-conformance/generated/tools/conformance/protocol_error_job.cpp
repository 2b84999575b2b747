// Generated from tests/mcp-conformance/schema/tools/conformance/protocol_error_job.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/protocol_error_job.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode protocol_error_job_args_schema = {.kind = SchemaKind::object};

constexpr auto kProtocolErrorJobArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const ProtocolErrorJobArgs& value) { write_members(writer, value, kProtocolErrorJobArgsMemberKeys); }
void read(const nlohmann::json& json, ProtocolErrorJobArgs& out) { read_members(json, out, kProtocolErrorJobArgsMemberKeys); }

namespace {

class ProtocolErrorJobInvocation final : public ToolInvocation<ProtocolErrorJobTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(protocol_error_job(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ProtocolErrorJobTool::invocation(ProtocolErrorJobArgs arguments) {
  return std::make_unique<ProtocolErrorJobInvocation>(std::move(arguments));
}

Result<ProtocolErrorJobArgs> parse_protocol_error_job_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ProtocolErrorJobArgs>(protocol_error_job_args_schema, "conformance.protocol_error_job", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_protocol_error_job(const nlohmann::json& json, std::string_view platform) {
  return prepare<ProtocolErrorJobTool>(&parse_protocol_error_job_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
