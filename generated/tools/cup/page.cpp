// Generated from schema/tools/cup/page.json. Do not edit.
#include "generated/tools/cup/page.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::cup {

constexpr SchemaNode kPageArgsElementIdNode = {.kind = SchemaKind::string, .max_size = 32};
constexpr SchemaNode kPageArgsOffsetNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 1000000};
constexpr SchemaNode kPageArgsLimitNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 1000};
constexpr auto kPageArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "element_id", .node = &kPageArgsElementIdNode, .required = true, .holds = Holds::plain},
  {.name = "direction", .node = &scroll_direction_schema},
  {.name = "offset", .node = &kPageArgsOffsetNode},
  {.name = "limit", .node = &kPageArgsLimitNode},
});
constinit const SchemaNode page_args_schema = {.kind = SchemaKind::object, .properties = kPageArgsProperties};

constexpr auto kPageArgsMemberKeys = member_keys("session", "element_id", "direction", "offset", "limit");
void write(JsonWriter& writer, const PageArgs& value) { write_members(writer, value, kPageArgsMemberKeys); }
void read(const nlohmann::json& json, PageArgs& out) { read_members(json, out, kPageArgsMemberKeys); }

namespace {

class PageInvocation final : public ToolInvocation<PageTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(page(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> PageTool::invocation(PageArgs arguments) {
  return std::make_unique<PageInvocation>(std::move(arguments));
}

Result<PageArgs> parse_page_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<PageArgs>(page_args_schema, "cup.page", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_page(const nlohmann::json& json, std::string_view platform) {
  return prepare<PageTool>(&parse_page_args, json, platform);
}

}  // namespace offhand::tools::cup
