// Generated from schema/tools/desktop/click.json. Do not edit.
#include "generated/tools/desktop/click.h"

#include <array>
#include <cstddef>
#include <functional>
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
constexpr SchemaNode kClickArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kClickArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kClickArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kClickArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kClickArgsCountNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 3};
constexpr SchemaNode kClickArgsModifierNode = {.kind = SchemaKind::array, .max_size = 4, .items = &key_modifier_schema};
constexpr SchemaNode kClickArgsActionNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kClickArgsDebugImageOutNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr auto kClickArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "pid", .node = &process_id_schema},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "element_index", .node = &element_index_schema},
  {.name = "element_token", .node = &element_token_schema},
  {.name = "x", .node = &kClickArgsXNode},
  {.name = "y", .node = &kClickArgsYNode},
  {.name = "from_zoom", .node = &kClickArgsFromZoomNode},
  {.name = "scope", .node = &capture_scope_schema},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kClickArgsDeliveryModeSlips},
  {.name = "observe", .node = &observe_schema},
  {.name = "button", .node = &mouse_button_schema},
  {.name = "count", .node = &kClickArgsCountNode},
  {.name = "modifier", .node = &kClickArgsModifierNode},
  {.name = "action", .node = &kClickArgsActionNode},
  {.name = "debug_image_out", .node = &kClickArgsDebugImageOutNode},
});
constexpr auto kClickArgsUnions = std::to_array<const SchemaUnion*>({
  &element_or_point_union,
});
}  // namespace

constinit const SchemaNode click_args_schema = {.kind = SchemaKind::object, .properties = kClickArgsProperties, .unions = kClickArgsUnions};

void write(JsonWriter& writer, const ClickArgs& value) {
  writer.begin_object();
  static const ClickArgs otherwise;
  write_member(writer, "session", value.session);
  write_joined(writer, "", value.target);
  write_changed(writer, "delivery_mode", value.delivery_mode, otherwise.delivery_mode);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_changed(writer, "button", value.button, otherwise.button);
  write_changed(writer, "count", value.count, otherwise.count);
  write_changed(writer, "modifier", value.modifier, otherwise.modifier);
  write_changed(writer, "action", value.action, otherwise.action);
  write_member(writer, "debug_image_out", value.debug_image_out);
  writer.end_object();
}

void read(const nlohmann::json& json, ClickArgs& out) {
  read_member(json, "session", out.session);
  read(json, out.target);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "observe", out.observe);
  read_member(json, "button", out.button);
  read_member(json, "count", out.count);
  read_member(json, "modifier", out.modifier);
  read_member(json, "action", out.action);
  read_member(json, "debug_image_out", out.debug_image_out);
}

namespace {

class ClickInvocation final : public TypedInvocation<ClickArgs, ActionResult> {
 public:
  explicit ClickInvocation(ClickArgs arguments) : TypedInvocation(click_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Subject subject() const override { return subject_of(SubjectKind::element_or_point, arguments_.target); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_.target); }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    action.target = {};
    action.observe = {};
    return std::hash<std::string>{}("desktop.click" + to_json(action));
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Clicked");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, click(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ClickTool::invocation(ClickArgs arguments) {
  return std::make_unique<ClickInvocation>(std::move(arguments));
}

Result<ClickArgs> parse_click_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(click_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("click", checked.problems()));
  ClickArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_click(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(click_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_click_args(json, platform));
  return ClickTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
