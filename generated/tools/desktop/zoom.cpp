// Generated from schema/tools/desktop/zoom.json. Do not edit.
#include "generated/tools/desktop/zoom.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::tools::desktop {

namespace {
constexpr auto kZoomFormatValues = std::to_array<std::string_view>({"markdown", "json"});
}  // namespace

constinit const SchemaNode zoom_format_schema = {.kind = SchemaKind::string, .values = kZoomFormatValues};

std::string_view to_string(ZoomFormat value) { return kZoomFormatValues[static_cast<std::size_t>(value)]; }

std::optional<ZoomFormat> zoom_format_from_string(std::string_view text) {
  const auto found = std::find(kZoomFormatValues.begin(), kZoomFormatValues.end(), text);
  if (found == kZoomFormatValues.end()) return std::nullopt;
  return static_cast<ZoomFormat>(found - kZoomFormatValues.begin());
}

void write(JsonWriter& writer, ZoomFormat value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, ZoomFormat& out) {
  out = zoom_format_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr SchemaNode kZoomArgsX1Node = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kZoomArgsY1Node = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kZoomArgsX2Node = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kZoomArgsY2Node = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kZoomArgsScreenshotOutFileNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr auto kZoomArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "pid", .node = &process_id_schema},
  {.name = "window_id", .node = &window_id_schema, .required = true},
  {.name = "x1", .node = &kZoomArgsX1Node, .required = true},
  {.name = "y1", .node = &kZoomArgsY1Node, .required = true},
  {.name = "x2", .node = &kZoomArgsX2Node, .required = true},
  {.name = "y2", .node = &kZoomArgsY2Node, .required = true},
  {.name = "image_format", .node = &image_format_schema},
  {.name = "screenshot_out_file", .node = &kZoomArgsScreenshotOutFileNode},
  {.name = "format", .node = &zoom_format_schema},
});
}  // namespace

constinit const SchemaNode zoom_args_schema = {.kind = SchemaKind::object, .properties = kZoomArgsProperties};

void write(JsonWriter& writer, const ZoomArgs& value) {
  writer.begin_object();
  static const ZoomArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "x1", value.x1);
  write_member(writer, "y1", value.y1);
  write_member(writer, "x2", value.x2);
  write_member(writer, "y2", value.y2);
  write_changed(writer, "image_format", value.image_format, otherwise.image_format);
  write_member(writer, "screenshot_out_file", value.screenshot_out_file);
  write_changed(writer, "format", value.format, otherwise.format);
  writer.end_object();
}

void read(const nlohmann::json& json, ZoomArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "pid", out.pid);
  read_member(json, "window_id", out.window_id);
  read_member(json, "x1", out.x1);
  read_member(json, "y1", out.y1);
  read_member(json, "x2", out.x2);
  read_member(json, "y2", out.y2);
  read_member(json, "image_format", out.image_format);
  read_member(json, "screenshot_out_file", out.screenshot_out_file);
  read_member(json, "format", out.format);
}

void write(JsonWriter& writer, const ZoomResult& value) {
  writer.begin_object();
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "window_bounds", value.window_bounds);
  write_member(writer, "screenshot_width", value.screenshot_width);
  write_member(writer, "screenshot_height", value.screenshot_height);
  write_member(writer, "screenshot_scale", value.screenshot_scale);
  write_member(writer, "screenshot_file_path", value.screenshot_file_path);
  write_member(writer, "screenshot_note", value.screenshot_note);
  writer.end_object();
}

std::string text_of(const ZoomResult& value) {
  std::string text;
  text += "✅ Window ";
  append_text(text, value.window_id);
  text += " from ";
  append_text(text, value.window_bounds.x);
  text += ",";
  append_text(text, value.window_bounds.y);
  text += ", ";
  append_text(text, value.window_bounds.width);
  text += "x";
  append_text(text, value.window_bounds.height);
  text += " of it; picture ";
  append_text(text, value.screenshot_width);
  text += "x";
  append_text(text, value.screenshot_height);
  text += ", scale ";
  append_text(text, value.screenshot_scale);
  text += ": with from_zoom x and y are its pixels";
  if (value.screenshot_file_path.has_value() && !value.screenshot_file_path->empty()) {
    text += " in ";
    append_text(text, *value.screenshot_file_path);
  }
  if (value.screenshot_note.has_value() && !value.screenshot_note->empty()) {
    text += ", ";
    append_text(text, *value.screenshot_note);
  }
  return text;
}

namespace {

class ZoomInvocation final : public TypedInvocation<ZoomArgs, Reply> {
 public:
  explicit ZoomInvocation(ZoomArgs arguments) : TypedInvocation(zoom_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Subject subject() const override { return subject_of(SubjectKind::window, arguments_); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_); }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, zoom(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ZoomTool::invocation(ZoomArgs arguments) {
  return std::make_unique<ZoomInvocation>(std::move(arguments));
}

Result<ZoomArgs> parse_zoom_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(zoom_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("zoom", checked.problems()));
  ZoomArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_zoom(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(zoom_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_zoom_args(json, platform));
  return ZoomTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
