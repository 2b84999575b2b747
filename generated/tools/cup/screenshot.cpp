// Generated from schema/tools/cup/screenshot.json. Do not edit.
#include "generated/tools/cup/screenshot.h"

#include <array>
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

namespace offhand::tools::cup {

namespace {
constexpr SchemaNode kScreenshotArgsScreenshotOutFileNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kScreenshotArgsRegionXNode = {.kind = SchemaKind::integer, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScreenshotArgsRegionYNode = {.kind = SchemaKind::integer, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScreenshotArgsRegionWNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 65536};
constexpr SchemaNode kScreenshotArgsRegionHNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 65536};
constexpr auto kScreenshotArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "max_image_dimension", .node = &max_image_dimension_schema},
  {.name = "image_format", .node = &image_format_schema},
  {.name = "screenshot_out_file", .node = &kScreenshotArgsScreenshotOutFileNode, .holds = Holds::output_path},
  {.name = "region_x", .node = &kScreenshotArgsRegionXNode},
  {.name = "region_y", .node = &kScreenshotArgsRegionYNode},
  {.name = "region_w", .node = &kScreenshotArgsRegionWNode},
  {.name = "region_h", .node = &kScreenshotArgsRegionHNode},
});
}  // namespace

constinit const SchemaNode screenshot_args_schema = {.kind = SchemaKind::object, .properties = kScreenshotArgsProperties};

void write(JsonWriter& writer, const ScreenshotArgs& value) {
  writer.begin_object();
  static const ScreenshotArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "max_image_dimension", value.max_image_dimension);
  write_changed(writer, "image_format", value.image_format, otherwise.image_format);
  write_member(writer, "screenshot_out_file", value.screenshot_out_file);
  write_member(writer, "region_x", value.region_x);
  write_member(writer, "region_y", value.region_y);
  write_member(writer, "region_w", value.region_w);
  write_member(writer, "region_h", value.region_h);
  writer.end_object();
}

void read(const nlohmann::json& json, ScreenshotArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "max_image_dimension", out.max_image_dimension);
  read_member(json, "image_format", out.image_format);
  read_member(json, "screenshot_out_file", out.screenshot_out_file);
  read_member(json, "region_x", out.region_x);
  read_member(json, "region_y", out.region_y);
  read_member(json, "region_w", out.region_w);
  read_member(json, "region_h", out.region_h);
}

void write(JsonWriter& writer, const ScreenshotResult& value) {
  writer.begin_object();
  write_member(writer, "screenshot_width", value.screenshot_width);
  write_member(writer, "screenshot_height", value.screenshot_height);
  write_member(writer, "screenshot_scale", value.screenshot_scale);
  write_member(writer, "screenshot_file_path", value.screenshot_file_path);
  write_member(writer, "screenshot_note", value.screenshot_note);
  write_member(writer, "x", value.x);
  write_member(writer, "y", value.y);
  writer.end_object();
}

std::string text_of(const ScreenshotResult& value) {
  std::string text;
  text += "✅ The screen from ";
  append_text(text, value.x);
  text += ",";
  append_text(text, value.y);
  if (value.screenshot_width.has_value() && value.screenshot_height.has_value() && value.screenshot_scale.has_value()) {
    text += ", picture ";
    append_text(text, *value.screenshot_width);
    text += "x";
    append_text(text, *value.screenshot_height);
    text += ", scale ";
    append_text(text, *value.screenshot_scale);
  }
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

class ScreenshotInvocation final : public TypedInvocation<ScreenshotArgs, Reply> {
 public:
  explicit ScreenshotInvocation(ScreenshotArgs arguments) : TypedInvocation(screenshot_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, screenshot(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ScreenshotTool::invocation(ScreenshotArgs arguments) {
  return std::make_unique<ScreenshotInvocation>(std::move(arguments));
}

Result<ScreenshotArgs> parse_screenshot_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(screenshot_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("cup.screenshot", checked.problems()));
  ScreenshotArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_screenshot(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(screenshot_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_screenshot_args(json, platform));
  return ScreenshotTool::invocation(std::move(args));
}

}  // namespace offhand::tools::cup
