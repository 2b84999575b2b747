// Generated from tests/mcp-conformance/schema/tools/conformance/greet.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/greet.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constexpr SchemaNode kGreetArgsNameNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr auto kGreetArgsProperties = std::to_array<SchemaProperty>({
  {.name = "name", .node = &kGreetArgsNameNode, .required = true},
});
constinit const SchemaNode greet_args_schema = {.kind = SchemaKind::object, .properties = kGreetArgsProperties};

constexpr auto kGreetArgsMemberKeys = member_keys("name");
void write(JsonWriter& writer, const GreetArgs& value) { write_members(writer, value, kGreetArgsMemberKeys); }
void read(const nlohmann::json& json, GreetArgs& out) { read_members(json, out, kGreetArgsMemberKeys); }

constexpr auto kGreetResultMemberKeys = member_keys("name");
void write(JsonWriter& writer, const GreetResult& value) { write_members(writer, value, kGreetResultMemberKeys); }

std::string text_of(const GreetResult& value) {
  std::string text;
  append_parts(text, "Hello, ", value.name, "!");
  return text;
}

namespace {

class GreetInvocation final : public ToolInvocation<GreetTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(greet(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> GreetTool::invocation(GreetArgs arguments) {
  return std::make_unique<GreetInvocation>(std::move(arguments));
}

Result<GreetArgs> parse_greet_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<GreetArgs>(greet_args_schema, "conformance.greet", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_greet(const nlohmann::json& json, std::string_view platform) {
  return prepare<GreetTool>(&parse_greet_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
