// Generated from tests/mcp-conformance/schema/tools/conformance/failing_job.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/failing_job.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode failing_job_args_schema = {.kind = SchemaKind::object};

constexpr auto kFailingJobArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const FailingJobArgs& value) { write_members(writer, value, kFailingJobArgsMemberKeys); }
void read(const nlohmann::json& json, FailingJobArgs& out) { read_members(json, out, kFailingJobArgsMemberKeys); }

namespace {

class FailingJobInvocation final : public ToolInvocation<FailingJobTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(failing_job(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> FailingJobTool::invocation(FailingJobArgs arguments) {
  return std::make_unique<FailingJobInvocation>(std::move(arguments));
}

Result<FailingJobArgs> parse_failing_job_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<FailingJobArgs>(failing_job_args_schema, "conformance.failing_job", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_failing_job(const nlohmann::json& json, std::string_view platform) {
  return prepare<FailingJobTool>(&parse_failing_job_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
