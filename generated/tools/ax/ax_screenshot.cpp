// Generated from schema/tools/ax/ax_screenshot.json. Do not edit.
#include "generated/tools/ax/ax_screenshot.h"

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

namespace offhand::tools::ax {

namespace {
constexpr SchemaNode kAxScreenshotArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxScreenshotArgsWindowIndexNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 1000};
constexpr auto kAxScreenshotArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxScreenshotArgsAppNode, .holds = Holds::application},
  {.name = "window_index", .node = &kAxScreenshotArgsWindowIndexNode},
  {.name = "region", .node = &region_schema},
});
}  // namespace

constinit const SchemaNode ax_screenshot_args_schema = {.kind = SchemaKind::object, .properties = kAxScreenshotArgsProperties};

void write(JsonWriter& writer, const AxScreenshotArgs& value) {
  writer.begin_object();
  static const AxScreenshotArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_changed(writer, "window_index", value.window_index, otherwise.window_index);
  write_member(writer, "region", value.region);
  writer.end_object();
}

void read(const nlohmann::json& json, AxScreenshotArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "window_index", out.window_index);
  read_member(json, "region", out.region);
}

void write(JsonWriter& writer, const AxScreenshotResult& value) {
  writer.begin_object();
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "title", value.title);
  write_member(writer, "width", value.width);
  write_member(writer, "height", value.height);
  writer.end_object();
}

std::string text_of(const AxScreenshotResult& value) {
  std::string text;
  text += "✅ Picture of ";
  append_text(text, value.width);
  text += " x ";
  append_text(text, value.height);
  text += " pixels";
  if (value.window_id.has_value()) {
    text += " of window ";
    append_text(text, *value.window_id);
  }
  if (value.title.has_value() && !value.title->empty()) {
    text += " \"";
    append_text(text, *value.title);
    text += "\"";
  }
  return text;
}

namespace {

class AxScreenshotInvocation final : public TypedInvocation<AxScreenshotArgs, Reply> {
 public:
  explicit AxScreenshotInvocation(AxScreenshotArgs arguments) : TypedInvocation(ax_screenshot_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, ax_screenshot(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxScreenshotTool::invocation(AxScreenshotArgs arguments) {
  return std::make_unique<AxScreenshotInvocation>(std::move(arguments));
}

Result<AxScreenshotArgs> parse_ax_screenshot_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_screenshot_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_screenshot", checked.problems()));
  AxScreenshotArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_screenshot(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_screenshot_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_screenshot_args(json, platform));
  return AxScreenshotTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
