// Generated from schema/tools/desktop/get_desktop_state.json. Do not edit.
#include "generated/tools/desktop/get_desktop_state.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kGetDesktopStateFormatValues = std::to_array<std::string_view>({"markdown", "json"});
constinit const SchemaNode get_desktop_state_format_schema = {.kind = SchemaKind::string, .values = kGetDesktopStateFormatValues};

std::string_view to_string(GetDesktopStateFormat value) { return kGetDesktopStateFormatValues[static_cast<std::size_t>(value)]; }
std::optional<GetDesktopStateFormat> get_desktop_state_format_from_string(std::string_view text) {
  return value_of<GetDesktopStateFormat>(text, kGetDesktopStateFormatValues);
}
void write(JsonWriter& writer, GetDesktopStateFormat value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, GetDesktopStateFormat& out) { out = get_desktop_state_format_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kGetDesktopStateArgsIncludeScreenshotNode = {.kind = SchemaKind::boolean};
constexpr auto kGetDesktopStateArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "max_image_dimension", .node = &max_image_dimension_schema},
  {.name = "image_format", .node = &image_format_schema},
  {.name = "screenshot_out_file", .node = &out_file_schema, .holds = Holds::output_path},
  {.name = "include_screenshot", .node = &kGetDesktopStateArgsIncludeScreenshotNode},
  {.name = "format", .node = &get_desktop_state_format_schema},
});
constinit const SchemaNode get_desktop_state_args_schema = {.kind = SchemaKind::object, .properties = kGetDesktopStateArgsProperties};

constexpr auto kGetDesktopStateArgsMemberKeys = member_keys("session", "max_image_dimension",
    default_member("image_format"), "screenshot_out_file", default_member("include_screenshot"),
    default_member("format"));
void write(JsonWriter& writer, const GetDesktopStateArgs& value) { write_changed_members(writer, value, kGetDesktopStateArgsMemberKeys); }
void read(const nlohmann::json& json, GetDesktopStateArgs& out) { read_members(json, out, kGetDesktopStateArgsMemberKeys); }

constexpr auto kGetDesktopStateResultMemberKeys = member_keys("screenshot_width", "screenshot_height",
    "screenshot_scale", "screenshot_file_path", "screenshot_note", "width", "height", "cursor_x", "cursor_y",
    "monitors", "windows");
void write(JsonWriter& writer, const GetDesktopStateResult& value) { write_members(writer, value, kGetDesktopStateResultMemberKeys); }

std::string text_of(const GetDesktopStateResult& value) {
  std::string text;
  append_parts(text, "✅ Screen ", value.width, "x", value.height, ", ",
      Counted{value.windows.size(), "window", "windows"}, " show");
  if (value.screenshot_width.has_value() && value.screenshot_height.has_value() && value.screenshot_scale.has_value()) {
    append_parts(text, ", picture ", *value.screenshot_width, "x", *value.screenshot_height, ", scale ",
        *value.screenshot_scale, ": x and y without pid are its pixels");
  }
  if (value.screenshot_file_path.has_value() && !value.screenshot_file_path->empty()) {
    append_parts(text, " in ", *value.screenshot_file_path);
  }
  for (const auto& row : value.windows) {
    append_parts(text, "\n", "- window_id ", row.window_id, ", pid ", row.pid, ", ", row.app_name, ", \"", row.title,
        "\", ", row.bounds.x, ",", row.bounds.y, " ", row.bounds.width, "x", row.bounds.height);
    if (row.is_active) append_parts(text, ", active");
    if (row.blocked_by.has_value()) append_parts(text, ", blocked by the dialog ", *row.blocked_by);
  }
  return text;
}

namespace {

class GetDesktopStateInvocation final : public ToolInvocation<GetDesktopStateTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(get_desktop_state(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> GetDesktopStateTool::invocation(GetDesktopStateArgs arguments) {
  return std::make_unique<GetDesktopStateInvocation>(std::move(arguments));
}

Result<GetDesktopStateArgs> parse_get_desktop_state_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<GetDesktopStateArgs>(get_desktop_state_args_schema, "get_desktop_state", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_get_desktop_state(const nlohmann::json& json, std::string_view platform) {
  return prepare<GetDesktopStateTool>(&parse_get_desktop_state_args, json, platform);
}

}  // namespace offhand::tools::desktop
