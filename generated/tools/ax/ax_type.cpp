// Generated from schema/tools/ax/ax_type.json. Do not edit.
#include "generated/tools/ax/ax_type.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxTypeArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxTypeArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kAxTypeArgsTextNode = {.kind = SchemaKind::string, .max_size = 100000};
constexpr SchemaNode kAxTypeArgsClearFirstNode = {.kind = SchemaKind::boolean};
constexpr auto kAxTypeArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxTypeArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "mode", .node = &mode_schema, .holds = Holds::delivery},
  {.name = "query", .node = &kAxTypeArgsQueryNode, .holds = Holds::element_query},
  {.name = "text", .node = &kAxTypeArgsTextNode, .required = true, .holds = Holds::typed_text},
  {.name = "clear_first", .node = &kAxTypeArgsClearFirstNode},
});
constinit const SchemaNode ax_type_args_schema = {.kind = SchemaKind::object, .properties = kAxTypeArgsProperties};

constexpr auto kAxTypeArgsMemberKeys = member_keys("session", "app", default_member("mode"), "query", "text",
    default_member("clear_first"));
void write(JsonWriter& writer, const AxTypeArgs& value) { write_changed_members(writer, value, kAxTypeArgsMemberKeys); }
void read(const nlohmann::json& json, AxTypeArgs& out) { read_members(json, out, kAxTypeArgsMemberKeys); }

namespace {

class AxTypeInvocation final : public ToolInvocation<AxTypeTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.mode == Mode::focus; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.query;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    return fingerprint_of(ax_type_tool.identity, arguments_.mode, arguments_.text, arguments_.clear_first);
  }
  Reply reply() const override {
    const auto& result = outcome();
    std::string verb;
    append_parts(verb, "Typed");
    if (result.target.role.has_value()) append_parts(verb, " into");
    return structured_reply(text_of(outcome(), verb), outcome());
  }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(ax_type(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxTypeTool::invocation(AxTypeArgs arguments) {
  return std::make_unique<AxTypeInvocation>(std::move(arguments));
}

Result<AxTypeArgs> parse_ax_type_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxTypeArgs>(ax_type_args_schema, "ax.ax_type", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_type(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxTypeTool>(&parse_ax_type_args, json, platform);
}

}  // namespace offhand::tools::ax
