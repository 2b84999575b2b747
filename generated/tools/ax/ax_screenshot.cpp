// Generated from schema/tools/ax/ax_screenshot.json. Do not edit.
#include "generated/tools/ax/ax_screenshot.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxScreenshotArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxScreenshotArgsWindowIndexNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 1000};
constexpr auto kAxScreenshotArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxScreenshotArgsAppNode, .holds = Holds::application},
  {.name = "window_index", .node = &kAxScreenshotArgsWindowIndexNode},
  {.name = "region", .node = &region_schema},
  {.name = "screenshot_out_file", .node = &out_file_schema, .holds = Holds::output_path},
});
constinit const SchemaNode ax_screenshot_args_schema = {.kind = SchemaKind::object, .properties = kAxScreenshotArgsProperties};

constexpr auto kAxScreenshotArgsMemberKeys = member_keys("session", "app", default_member("window_index"), "region",
    "screenshot_out_file");
void write(JsonWriter& writer, const AxScreenshotArgs& value) { write_changed_members(writer, value, kAxScreenshotArgsMemberKeys); }
void read(const nlohmann::json& json, AxScreenshotArgs& out) { read_members(json, out, kAxScreenshotArgsMemberKeys); }

constexpr auto kAxScreenshotResultMemberKeys = member_keys("window_id", "title", "width", "height",
    "screenshot_file_path");
void write(JsonWriter& writer, const AxScreenshotResult& value) { write_members(writer, value, kAxScreenshotResultMemberKeys); }

std::string text_of(const AxScreenshotResult& value) {
  std::string text;
  append_parts(text, "✅ Picture of ", value.width, " x ", value.height, " pixels");
  if (value.window_id.has_value()) append_parts(text, " of window ", *value.window_id);
  if (value.title.has_value() && !value.title->empty()) append_parts(text, " \"", *value.title, "\"");
  if (value.screenshot_file_path.has_value() && !value.screenshot_file_path->empty()) {
    append_parts(text, " in ", *value.screenshot_file_path);
  }
  return text;
}

namespace {

class AxScreenshotInvocation final : public ToolInvocation<AxScreenshotTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(ax_screenshot(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxScreenshotTool::invocation(AxScreenshotArgs arguments) {
  return std::make_unique<AxScreenshotInvocation>(std::move(arguments));
}

Result<AxScreenshotArgs> parse_ax_screenshot_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxScreenshotArgs>(ax_screenshot_args_schema, "ax.ax_screenshot", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_screenshot(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxScreenshotTool>(&parse_ax_screenshot_args, json, platform);
}

}  // namespace offhand::tools::ax
