// Generated from tests/mcp-conformance/schema/tools/conformance/slow_compute.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/slow_compute.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constexpr SchemaNode kSlowComputeArgsSecondsNode = {.kind = SchemaKind::number, .minimum = 0, .maximum = 3600};
constexpr SchemaNode kSlowComputeArgsLabelNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr auto kSlowComputeArgsProperties = std::to_array<SchemaProperty>({
  {.name = "seconds", .node = &kSlowComputeArgsSecondsNode},
  {.name = "label", .node = &kSlowComputeArgsLabelNode},
});
constinit const SchemaNode slow_compute_args_schema = {.kind = SchemaKind::object, .properties = kSlowComputeArgsProperties};

constexpr auto kSlowComputeArgsMemberKeys = member_keys(default_member("seconds"), "label");
void write(JsonWriter& writer, const SlowComputeArgs& value) { write_changed_members(writer, value, kSlowComputeArgsMemberKeys); }
void read(const nlohmann::json& json, SlowComputeArgs& out) { read_members(json, out, kSlowComputeArgsMemberKeys); }

namespace {

class SlowComputeInvocation final : public ToolInvocation<SlowComputeTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(slow_compute(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> SlowComputeTool::invocation(SlowComputeArgs arguments) {
  return std::make_unique<SlowComputeInvocation>(std::move(arguments));
}

Result<SlowComputeArgs> parse_slow_compute_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<SlowComputeArgs>(slow_compute_args_schema, "conformance.slow_compute", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_slow_compute(const nlohmann::json& json, std::string_view platform) {
  return prepare<SlowComputeTool>(&parse_slow_compute_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
