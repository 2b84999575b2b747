// Generated from tests/mcp-conformance/schema/tools/conformance/multi_input.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/multi_input.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode multi_input_args_schema = {.kind = SchemaKind::object};

constexpr auto kMultiInputArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const MultiInputArgs& value) { write_members(writer, value, kMultiInputArgsMemberKeys); }
void read(const nlohmann::json& json, MultiInputArgs& out) { read_members(json, out, kMultiInputArgsMemberKeys); }

namespace {

class MultiInputInvocation final : public ToolInvocation<MultiInputTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(multi_input(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> MultiInputTool::invocation(MultiInputArgs arguments) {
  return std::make_unique<MultiInputInvocation>(std::move(arguments));
}

Result<MultiInputArgs> parse_multi_input_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<MultiInputArgs>(multi_input_args_schema, "conformance.multi_input", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_multi_input(const nlohmann::json& json, std::string_view platform) {
  return prepare<MultiInputTool>(&parse_multi_input_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
