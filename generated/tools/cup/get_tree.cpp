// Generated from schema/tools/cup/get_tree.json. Do not edit.
#include "generated/tools/cup/get_tree.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::cup {

constexpr SchemaNode kGetTreeArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr auto kGetTreeArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kGetTreeArgsAppNode, .required = true, .holds = Holds::plain},
  {.name = "detail", .node = &capture_detail_schema},
  {.name = "dialect", .node = &capture_dialect_schema},
  {.name = "format", .node = &capture_format_schema},
});
constinit const SchemaNode get_tree_args_schema = {.kind = SchemaKind::object, .properties = kGetTreeArgsProperties};

constexpr auto kGetTreeArgsMemberKeys = member_keys("session", "app", default_member("detail"),
    default_member("dialect"), default_member("format"));
void write(JsonWriter& writer, const GetTreeArgs& value) { write_changed_members(writer, value, kGetTreeArgsMemberKeys); }
void read(const nlohmann::json& json, GetTreeArgs& out) { read_members(json, out, kGetTreeArgsMemberKeys); }

namespace {

class GetTreeInvocation final : public ToolInvocation<GetTreeTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(get_tree(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> GetTreeTool::invocation(GetTreeArgs arguments) {
  return std::make_unique<GetTreeInvocation>(std::move(arguments));
}

Result<GetTreeArgs> parse_get_tree_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<GetTreeArgs>(get_tree_args_schema, "cup.get_tree", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_get_tree(const nlohmann::json& json, std::string_view platform) {
  return prepare<GetTreeTool>(&parse_get_tree_args, json, platform);
}

}  // namespace offhand::tools::cup
