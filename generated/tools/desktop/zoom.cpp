// Generated from schema/tools/desktop/zoom.json. Do not edit.
#include "generated/tools/desktop/zoom.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kZoomFormatValues = std::to_array<std::string_view>({"markdown", "json"});
constinit const SchemaNode zoom_format_schema = {.kind = SchemaKind::string, .values = kZoomFormatValues};

std::string_view to_string(ZoomFormat value) { return kZoomFormatValues[static_cast<std::size_t>(value)]; }
std::optional<ZoomFormat> zoom_format_from_string(std::string_view text) {
  return value_of<ZoomFormat>(text, kZoomFormatValues);
}
void write(JsonWriter& writer, ZoomFormat value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ZoomFormat& out) { out = zoom_format_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kZoomArgsX1Node = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kZoomArgsY1Node = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kZoomArgsX2Node = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kZoomArgsY2Node = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr auto kZoomArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .required = true, .holds = Holds::window},
  {.name = "x1", .node = &kZoomArgsX1Node, .required = true},
  {.name = "y1", .node = &kZoomArgsY1Node, .required = true},
  {.name = "x2", .node = &kZoomArgsX2Node, .required = true},
  {.name = "y2", .node = &kZoomArgsY2Node, .required = true},
  {.name = "image_format", .node = &image_format_schema},
  {.name = "screenshot_out_file", .node = &out_file_schema, .holds = Holds::output_path},
  {.name = "format", .node = &zoom_format_schema},
});
constinit const SchemaNode zoom_args_schema = {.kind = SchemaKind::object, .properties = kZoomArgsProperties};

constexpr auto kZoomArgsMemberKeys = member_keys("session", "pid", "window_id", "x1", "y1", "x2", "y2",
    default_member("image_format"), "screenshot_out_file", default_member("format"));
void write(JsonWriter& writer, const ZoomArgs& value) { write_changed_members(writer, value, kZoomArgsMemberKeys); }
void read(const nlohmann::json& json, ZoomArgs& out) { read_members(json, out, kZoomArgsMemberKeys); }

constexpr auto kZoomResultMemberKeys = member_keys("pid", "window_id", "window_bounds", "screenshot_width",
    "screenshot_height", "screenshot_scale", "screenshot_file_path", "screenshot_note");
void write(JsonWriter& writer, const ZoomResult& value) { write_members(writer, value, kZoomResultMemberKeys); }

std::string text_of(const ZoomResult& value) {
  std::string text;
  append_parts(text, "✅ Window ", value.window_id, " from ", value.window_bounds.x, ",", value.window_bounds.y, ", ",
      value.window_bounds.width, "x", value.window_bounds.height, " of it; picture ", value.screenshot_width, "x",
      value.screenshot_height, ", scale ", value.screenshot_scale, ": with from_zoom x and y are its pixels");
  if (value.screenshot_file_path.has_value() && !value.screenshot_file_path->empty()) {
    append_parts(text, " in ", *value.screenshot_file_path);
  }
  if (value.screenshot_note.has_value() && !value.screenshot_note->empty()) {
    append_parts(text, ", ", *value.screenshot_note);
  }
  return text;
}

namespace {

class ZoomInvocation final : public ToolInvocation<ZoomTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.process = arguments_.pid;
    parts.window = arguments_.window_id;
    return parts.of_window();
  }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(zoom(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ZoomTool::invocation(ZoomArgs arguments) {
  return std::make_unique<ZoomInvocation>(std::move(arguments));
}

Result<ZoomArgs> parse_zoom_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ZoomArgs>(zoom_args_schema, "zoom", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_zoom(const nlohmann::json& json, std::string_view platform) {
  return prepare<ZoomTool>(&parse_zoom_args, json, platform);
}

}  // namespace offhand::tools::desktop
