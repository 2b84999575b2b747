// Generated from schema/tools/cup/find_element.json. Do not edit.
#include "generated/tools/cup/find_element.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::cup {

constexpr SchemaNode kFindElementArgsQueryNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr SchemaNode kFindElementArgsRoleNode = {.kind = SchemaKind::string, .max_size = 64};
constexpr SchemaNode kFindElementArgsNameNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr SchemaNode kFindElementArgsLimitNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 1000};
constexpr auto kFindElementArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "query", .node = &kFindElementArgsQueryNode, .holds = Holds::plain},
  {.name = "role", .node = &kFindElementArgsRoleNode, .holds = Holds::plain},
  {.name = "name", .node = &kFindElementArgsNameNode, .holds = Holds::plain},
  {.name = "state", .node = &cup_state_schema},
  {.name = "limit", .node = &kFindElementArgsLimitNode},
  {.name = "format", .node = &capture_format_schema},
});
constexpr auto kFindElementArgsSome = std::to_array<std::string_view>({"query", "role", "name", "state"});
constinit const SchemaNode find_element_args_schema = {.kind = SchemaKind::object, .properties = kFindElementArgsProperties, .at_least_one_of = kFindElementArgsSome};

constexpr auto kFindElementArgsMemberKeys = member_keys("session", "query", "role", "name", "state",
    default_member("limit"), default_member("format"));
void write(JsonWriter& writer, const FindElementArgs& value) { write_changed_members(writer, value, kFindElementArgsMemberKeys); }
void read(const nlohmann::json& json, FindElementArgs& out) { read_members(json, out, kFindElementArgsMemberKeys); }

namespace {

class FindElementInvocation final : public ToolInvocation<FindElementTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(find_element(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> FindElementTool::invocation(FindElementArgs arguments) {
  return std::make_unique<FindElementInvocation>(std::move(arguments));
}

Result<FindElementArgs> parse_find_element_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<FindElementArgs>(find_element_args_schema, "cup.find_element", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_find_element(const nlohmann::json& json, std::string_view platform) {
  return prepare<FindElementTool>(&parse_find_element_args, json, platform);
}

}  // namespace offhand::tools::cup
