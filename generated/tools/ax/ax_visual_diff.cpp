// Generated from schema/tools/ax/ax_visual_diff.json. Do not edit.
#include "generated/tools/ax/ax_visual_diff.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr auto kAxVisualDiffMethodValues = std::to_array<std::string_view>({"pixel", "perceptual"});
constinit const SchemaNode ax_visual_diff_method_schema = {.kind = SchemaKind::string, .values = kAxVisualDiffMethodValues};

std::string_view to_string(AxVisualDiffMethod value) { return kAxVisualDiffMethodValues[static_cast<std::size_t>(value)]; }
std::optional<AxVisualDiffMethod> ax_visual_diff_method_from_string(std::string_view text) {
  return value_of<AxVisualDiffMethod>(text, kAxVisualDiffMethodValues);
}
void write(JsonWriter& writer, AxVisualDiffMethod value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, AxVisualDiffMethod& out) { out = ax_visual_diff_method_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kAxVisualDiffArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxVisualDiffArgsBaselineNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 12000000};
constexpr SchemaNode kAxVisualDiffArgsThresholdNode = {.kind = SchemaKind::number, .minimum = 0, .maximum = 100};
constexpr SchemaNode kAxVisualDiffArgsIgnoreRegionsNode = {.kind = SchemaKind::array, .max_size = 256, .items = &region_schema};
constexpr auto kAxVisualDiffArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxVisualDiffArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "baseline", .node = &kAxVisualDiffArgsBaselineNode, .required = true, .holds = Holds::plain},
  {.name = "threshold", .node = &kAxVisualDiffArgsThresholdNode},
  {.name = "method", .node = &ax_visual_diff_method_schema},
  {.name = "ignore_regions", .node = &kAxVisualDiffArgsIgnoreRegionsNode},
});
constinit const SchemaNode ax_visual_diff_args_schema = {.kind = SchemaKind::object, .properties = kAxVisualDiffArgsProperties};

constexpr auto kAxVisualDiffArgsMemberKeys = member_keys("session", "app", "baseline", default_member("threshold"),
    default_member("method"), default_member("ignore_regions"));
void write(JsonWriter& writer, const AxVisualDiffArgs& value) { write_changed_members(writer, value, kAxVisualDiffArgsMemberKeys); }
void read(const nlohmann::json& json, AxVisualDiffArgs& out) { read_members(json, out, kAxVisualDiffArgsMemberKeys); }

constexpr auto kAxVisualDiffResultMemberKeys = member_keys("passed", "diff_percentage", "diff_pixels", "total_pixels",
    "similarity", "size_difference", "window_id");
void write(JsonWriter& writer, const AxVisualDiffResult& value) { write_members(writer, value, kAxVisualDiffResultMemberKeys); }

std::string text_of(const AxVisualDiffResult& value) {
  std::string text;
  if (value.passed) append_parts(text, "✅ The same", ", ");
  append_parts(text, value.diff_percentage, " % differ");
  if (value.diff_pixels.has_value() && value.total_pixels.has_value()) {
    append_parts(text, ": ", *value.diff_pixels, " of ", *value.total_pixels, " pixels");
  }
  if (value.size_difference.has_value() && !value.size_difference->empty()) {
    append_parts(text, "; ", *value.size_difference);
  }
  if (value.similarity.has_value()) append_parts(text, ", similarity ", *value.similarity);
  return text;
}

namespace {

class AxVisualDiffInvocation final : public ToolInvocation<AxVisualDiffTool> {
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
  Result<void> run(Call& call, const Target& target) override { return keep(ax_visual_diff(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxVisualDiffTool::invocation(AxVisualDiffArgs arguments) {
  return std::make_unique<AxVisualDiffInvocation>(std::move(arguments));
}

Result<AxVisualDiffArgs> parse_ax_visual_diff_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxVisualDiffArgs>(ax_visual_diff_args_schema, "ax.ax_visual_diff", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_visual_diff(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxVisualDiffTool>(&parse_ax_visual_diff_args, json, platform);
}

}  // namespace offhand::tools::ax
