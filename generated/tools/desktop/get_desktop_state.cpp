// Generated from schema/tools/desktop/get_desktop_state.json. Do not edit.
#include "generated/tools/desktop/get_desktop_state.h"

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
constexpr auto kGetDesktopStateFormatValues = std::to_array<std::string_view>({"markdown", "json"});
}  // namespace

constinit const SchemaNode get_desktop_state_format_schema = {.kind = SchemaKind::string, .values = kGetDesktopStateFormatValues};

std::string_view to_string(GetDesktopStateFormat value) { return kGetDesktopStateFormatValues[static_cast<std::size_t>(value)]; }

std::optional<GetDesktopStateFormat> get_desktop_state_format_from_string(std::string_view text) {
  const auto found = std::find(kGetDesktopStateFormatValues.begin(), kGetDesktopStateFormatValues.end(), text);
  if (found == kGetDesktopStateFormatValues.end()) return std::nullopt;
  return static_cast<GetDesktopStateFormat>(found - kGetDesktopStateFormatValues.begin());
}

void write(JsonWriter& writer, GetDesktopStateFormat value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, GetDesktopStateFormat& out) {
  out = get_desktop_state_format_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr SchemaNode kGetDesktopStateArgsScreenshotOutFileNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kGetDesktopStateArgsIncludeScreenshotNode = {.kind = SchemaKind::boolean};
constexpr auto kGetDesktopStateArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "max_image_dimension", .node = &max_image_dimension_schema},
  {.name = "image_format", .node = &image_format_schema},
  {.name = "screenshot_out_file", .node = &kGetDesktopStateArgsScreenshotOutFileNode},
  {.name = "include_screenshot", .node = &kGetDesktopStateArgsIncludeScreenshotNode},
  {.name = "format", .node = &get_desktop_state_format_schema},
});
}  // namespace

constinit const SchemaNode get_desktop_state_args_schema = {.kind = SchemaKind::object, .properties = kGetDesktopStateArgsProperties};

void write(JsonWriter& writer, const GetDesktopStateArgs& value) {
  writer.begin_object();
  static const GetDesktopStateArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "max_image_dimension", value.max_image_dimension);
  write_changed(writer, "image_format", value.image_format, otherwise.image_format);
  write_member(writer, "screenshot_out_file", value.screenshot_out_file);
  write_changed(writer, "include_screenshot", value.include_screenshot, otherwise.include_screenshot);
  write_changed(writer, "format", value.format, otherwise.format);
  writer.end_object();
}

void read(const nlohmann::json& json, GetDesktopStateArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "max_image_dimension", out.max_image_dimension);
  read_member(json, "image_format", out.image_format);
  read_member(json, "screenshot_out_file", out.screenshot_out_file);
  read_member(json, "include_screenshot", out.include_screenshot);
  read_member(json, "format", out.format);
}

void write(JsonWriter& writer, const GetDesktopStateResult& value) {
  writer.begin_object();
  write_member(writer, "screenshot_width", value.screenshot_width);
  write_member(writer, "screenshot_height", value.screenshot_height);
  write_member(writer, "screenshot_scale", value.screenshot_scale);
  write_member(writer, "screenshot_file_path", value.screenshot_file_path);
  write_member(writer, "screenshot_note", value.screenshot_note);
  write_member(writer, "width", value.width);
  write_member(writer, "height", value.height);
  write_member(writer, "cursor_x", value.cursor_x);
  write_member(writer, "cursor_y", value.cursor_y);
  write_member(writer, "monitors", value.monitors);
  write_member(writer, "windows", value.windows);
  writer.end_object();
}

std::string text_of(const GetDesktopStateResult& value) {
  std::string text;
  text += "✅ Screen ";
  append_text(text, value.width);
  text += "x";
  append_text(text, value.height);
  text += ", ";
  append_counted(text, value.windows.size(), "window", "windows");
  text += " show";
  if (value.screenshot_width.has_value() && value.screenshot_height.has_value() && value.screenshot_scale.has_value()) {
    text += ", picture ";
    append_text(text, *value.screenshot_width);
    text += "x";
    append_text(text, *value.screenshot_height);
    text += ", scale ";
    append_text(text, *value.screenshot_scale);
    text += ": x and y without pid are its pixels";
  }
  if (value.screenshot_file_path.has_value() && !value.screenshot_file_path->empty()) {
    text += " in ";
    append_text(text, *value.screenshot_file_path);
  }
  for (const auto& row : value.windows) {
    text += '\n';
    text += "- window_id ";
    append_text(text, row.window_id);
    text += ", pid ";
    append_text(text, row.pid);
    text += ", ";
    append_text(text, row.app_name);
    text += ", \"";
    append_text(text, row.title);
    text += "\", ";
    append_text(text, row.bounds.x);
    text += ",";
    append_text(text, row.bounds.y);
    text += " ";
    append_text(text, row.bounds.width);
    text += "x";
    append_text(text, row.bounds.height);
    if (row.is_active) {
      text += ", active";
    }
    if (row.blocked_by.has_value()) {
      text += ", blocked by the dialog ";
      append_text(text, *row.blocked_by);
    }
  }
  return text;
}

namespace {

class GetDesktopStateInvocation final : public TypedInvocation<GetDesktopStateArgs, Reply> {
 public:
  explicit GetDesktopStateInvocation(GetDesktopStateArgs arguments) : TypedInvocation(get_desktop_state_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Subject subject() const override { return {.kind = SubjectKind::desktop}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, get_desktop_state(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> GetDesktopStateTool::invocation(GetDesktopStateArgs arguments) {
  return std::make_unique<GetDesktopStateInvocation>(std::move(arguments));
}

Result<GetDesktopStateArgs> parse_get_desktop_state_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(get_desktop_state_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("get_desktop_state", checked.problems()));
  GetDesktopStateArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_get_desktop_state(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(get_desktop_state_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_get_desktop_state_args(json, platform));
  return GetDesktopStateTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
