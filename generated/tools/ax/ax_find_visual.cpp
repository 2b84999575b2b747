// Generated from schema/tools/ax/ax_find_visual.json. Do not edit.
#include "generated/tools/ax/ax_find_visual.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxFindVisualArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxFindVisualArgsDescriptionNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 2000};
constexpr SchemaNode kAxFindVisualArgsScreenshotNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 12000000};
constexpr auto kAxFindVisualArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxFindVisualArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "description", .node = &kAxFindVisualArgsDescriptionNode, .required = true, .holds = Holds::plain},
  {.name = "screenshot", .node = &kAxFindVisualArgsScreenshotNode, .holds = Holds::plain},
});
constinit const SchemaNode ax_find_visual_args_schema = {.kind = SchemaKind::object, .properties = kAxFindVisualArgsProperties};

constexpr auto kAxFindVisualArgsMemberKeys = member_keys("session", "app", "description", "screenshot");
void write(JsonWriter& writer, const AxFindVisualArgs& value) { write_members(writer, value, kAxFindVisualArgsMemberKeys); }
void read(const nlohmann::json& json, AxFindVisualArgs& out) { read_members(json, out, kAxFindVisualArgsMemberKeys); }

constexpr auto kAxFindVisualResultMemberKeys = member_keys("found", "position", "size", "confidence", "vlm_backend",
    "element_ref", "element");
void write(JsonWriter& writer, const AxFindVisualResult& value) { write_members(writer, value, kAxFindVisualResultMemberKeys); }

std::string text_of(const AxFindVisualResult& value) {
  std::string text;
  if (value.found) append_parts(text, "✅ Found", ", ");
  append_parts(text, "looked at");
  if (value.vlm_backend.has_value() && !value.vlm_backend->empty()) append_parts(text, " by ", *value.vlm_backend);
  if (value.position.has_value() && !value.position->empty()) append_parts(text, ": ", *value.position);
  if (value.size.has_value() && !value.size->empty()) append_parts(text, ", ", *value.size);
  if (value.element.has_value() && !value.element->empty()) append_parts(text, ", ", *value.element);
  return text;
}

namespace {

class AxFindVisualInvocation final : public ToolInvocation<AxFindVisualTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    return parts.of_application();
  }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(ax_find_visual(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxFindVisualTool::invocation(AxFindVisualArgs arguments) {
  return std::make_unique<AxFindVisualInvocation>(std::move(arguments));
}

Result<AxFindVisualArgs> parse_ax_find_visual_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxFindVisualArgs>(ax_find_visual_args_schema, "ax.ax_find_visual", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_find_visual(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxFindVisualTool>(&parse_ax_find_visual_args, json, platform);
}

}  // namespace offhand::tools::ax
