// Generated from schema/tools/cup/screenshot.json. Do not edit.
#include "generated/tools/cup/screenshot.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::cup {

constexpr SchemaNode kScreenshotArgsRegionXNode = {.kind = SchemaKind::integer, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScreenshotArgsRegionYNode = {.kind = SchemaKind::integer, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScreenshotArgsRegionWNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 65536};
constexpr SchemaNode kScreenshotArgsRegionHNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 65536};
constexpr auto kScreenshotArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "max_image_dimension", .node = &max_image_dimension_schema},
  {.name = "image_format", .node = &image_format_schema},
  {.name = "screenshot_out_file", .node = &out_file_schema, .holds = Holds::output_path},
  {.name = "region_x", .node = &kScreenshotArgsRegionXNode},
  {.name = "region_y", .node = &kScreenshotArgsRegionYNode},
  {.name = "region_w", .node = &kScreenshotArgsRegionWNode},
  {.name = "region_h", .node = &kScreenshotArgsRegionHNode},
});
constinit const SchemaNode screenshot_args_schema = {.kind = SchemaKind::object, .properties = kScreenshotArgsProperties};

constexpr auto kScreenshotArgsMemberKeys = member_keys("session", default_member("max_image_dimension"),
    default_member("image_format"), "screenshot_out_file", "region_x", "region_y", "region_w", "region_h");
void write(JsonWriter& writer, const ScreenshotArgs& value) { write_changed_members(writer, value, kScreenshotArgsMemberKeys); }
void read(const nlohmann::json& json, ScreenshotArgs& out) { read_members(json, out, kScreenshotArgsMemberKeys); }

constexpr auto kScreenshotResultMemberKeys = member_keys("screenshot_width", "screenshot_height", "screenshot_scale",
    "screenshot_file_path", "screenshot_note", "x", "y");
void write(JsonWriter& writer, const ScreenshotResult& value) { write_members(writer, value, kScreenshotResultMemberKeys); }

std::string text_of(const ScreenshotResult& value) {
  std::string text;
  append_parts(text, "✅ The screen from ", value.x, ",", value.y);
  if (value.screenshot_width.has_value() && value.screenshot_height.has_value() && value.screenshot_scale.has_value()) {
    append_parts(text, ", picture ", *value.screenshot_width, "x", *value.screenshot_height, ", scale ",
        *value.screenshot_scale);
  }
  if (value.screenshot_file_path.has_value() && !value.screenshot_file_path->empty()) {
    append_parts(text, " in ", *value.screenshot_file_path);
  }
  if (value.screenshot_note.has_value() && !value.screenshot_note->empty()) {
    append_parts(text, ", ", *value.screenshot_note);
  }
  return text;
}

namespace {

class ScreenshotInvocation final : public ToolInvocation<ScreenshotTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(screenshot(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ScreenshotTool::invocation(ScreenshotArgs arguments) {
  return std::make_unique<ScreenshotInvocation>(std::move(arguments));
}

Result<ScreenshotArgs> parse_screenshot_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ScreenshotArgs>(screenshot_args_schema, "cup.screenshot", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_screenshot(const nlohmann::json& json, std::string_view platform) {
  return prepare<ScreenshotTool>(&parse_screenshot_args, json, platform);
}

}  // namespace offhand::tools::cup
