// Generated from schema/tools/desktop/get_accessibility_tree.json. Do not edit.
#include "generated/tools/desktop/get_accessibility_tree.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constinit const SchemaNode get_accessibility_tree_args_schema = {.kind = SchemaKind::object};

constexpr auto kGetAccessibilityTreeArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const GetAccessibilityTreeArgs& value) { write_members(writer, value, kGetAccessibilityTreeArgsMemberKeys); }
void read(const nlohmann::json& json, GetAccessibilityTreeArgs& out) { read_members(json, out, kGetAccessibilityTreeArgsMemberKeys); }

constexpr auto kGetAccessibilityTreeResultMemberKeys = member_keys("apps", "windows");
void write(JsonWriter& writer, const GetAccessibilityTreeResult& value) { write_members(writer, value, kGetAccessibilityTreeResultMemberKeys); }

std::string text_of(const GetAccessibilityTreeResult& value) {
  std::string text;
  append_parts(text, "✅ ", Counted{value.apps.size(), "application", "applications"}, " run, ",
      Counted{value.windows.size(), "window", "windows"}, " show");
  for (const auto& row : value.apps) {
    append_parts(text, "\n", "- ", row.name, ", pid ", row.pid);
    if (row.active) append_parts(text, ", active");
  }
  for (const auto& row : value.windows) {
    append_parts(text, "\n", "- window_id ", row.window_id, ", pid ", row.pid, ", \"", row.title, "\", ", row.bounds.x,
        ",", row.bounds.y, " ", row.bounds.width, "x", row.bounds.height, ", z ", row.z_index);
    if (row.is_active) append_parts(text, ", active");
    if (row.blocked_by.has_value()) append_parts(text, ", blocked by the dialog ", *row.blocked_by);
  }
  return text;
}

namespace {

class GetAccessibilityTreeInvocation final : public ToolInvocation<GetAccessibilityTreeTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(get_accessibility_tree(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> GetAccessibilityTreeTool::invocation(GetAccessibilityTreeArgs arguments) {
  return std::make_unique<GetAccessibilityTreeInvocation>(std::move(arguments));
}

Result<GetAccessibilityTreeArgs> parse_get_accessibility_tree_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<GetAccessibilityTreeArgs>(get_accessibility_tree_args_schema, "get_accessibility_tree", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_get_accessibility_tree(const nlohmann::json& json, std::string_view platform) {
  return prepare<GetAccessibilityTreeTool>(&parse_get_accessibility_tree_args, json, platform);
}

}  // namespace offhand::tools::desktop
