// Generated from tests/mcp-conformance/schema/tools/conformance/confirm_delete.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/confirm_delete.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constexpr SchemaNode kConfirmDeleteArgsFilenameNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr auto kConfirmDeleteArgsProperties = std::to_array<SchemaProperty>({
  {.name = "filename", .node = &kConfirmDeleteArgsFilenameNode, .required = true},
});
constinit const SchemaNode confirm_delete_args_schema = {.kind = SchemaKind::object, .properties = kConfirmDeleteArgsProperties};

constexpr auto kConfirmDeleteArgsMemberKeys = member_keys("filename");
void write(JsonWriter& writer, const ConfirmDeleteArgs& value) { write_members(writer, value, kConfirmDeleteArgsMemberKeys); }
void read(const nlohmann::json& json, ConfirmDeleteArgs& out) { read_members(json, out, kConfirmDeleteArgsMemberKeys); }

namespace {

class ConfirmDeleteInvocation final : public ToolInvocation<ConfirmDeleteTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(confirm_delete(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ConfirmDeleteTool::invocation(ConfirmDeleteArgs arguments) {
  return std::make_unique<ConfirmDeleteInvocation>(std::move(arguments));
}

Result<ConfirmDeleteArgs> parse_confirm_delete_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ConfirmDeleteArgs>(confirm_delete_args_schema, "conformance.confirm_delete", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_confirm_delete(const nlohmann::json& json, std::string_view platform) {
  return prepare<ConfirmDeleteTool>(&parse_confirm_delete_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
