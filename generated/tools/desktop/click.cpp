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
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "x", .node = &kClickArgsXNode, .holds = Holds::point_x},
  {.name = "y", .node = &kClickArgsYNode, .holds = Holds::point_y},
  {.name = "from_zoom", .node = &kClickArgsFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kClickArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "button", .node = &mouse_button_schema},
  {.name = "count", .node = &kClickArgsCountNode},
  {.name = "modifier", .node = &kClickArgsModifierNode, .holds = Holds::modifier},
  {.name = "action", .node = &kClickArgsActionNode, .holds = Holds::plain},
  {.name = "debug_image_out", .node = &kClickArgsDebugImageOutNode, .holds = Holds::output_path},
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
  Address address() const override {
    AddressParts parts;
    take_address(arguments_.target, parts);
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(click_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "delivery_mode", arguments_.delivery_mode);
    write_member(writer, "button", arguments_.button);
    write_member(writer, "count", arguments_.count);
    write_member(writer, "modifier", arguments_.modifier);
    write_member(writer, "action", arguments_.action);
    write_member(writer, "debug_image_out", arguments_.debug_image_out);
    return std::hash<std::string>{}(text);
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
