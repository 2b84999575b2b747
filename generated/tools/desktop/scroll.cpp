// Generated from schema/tools/desktop/scroll.json. Do not edit.
#include "generated/tools/desktop/scroll.h"

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
constexpr SchemaNode kScrollArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScrollArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScrollArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kScrollArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kScrollArgsAmountNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 50};
constexpr SchemaNode kScrollArgsModifierNode = {.kind = SchemaKind::array, .max_size = 4, .items = &key_modifier_schema};
constexpr auto kScrollArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "x", .node = &kScrollArgsXNode, .holds = Holds::point_x},
  {.name = "y", .node = &kScrollArgsYNode, .holds = Holds::point_y},
  {.name = "from_zoom", .node = &kScrollArgsFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kScrollArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "direction", .node = &scroll_direction_schema, .required = true},
  {.name = "by", .node = &scroll_by_schema},
  {.name = "amount", .node = &kScrollArgsAmountNode},
  {.name = "modifier", .node = &kScrollArgsModifierNode, .holds = Holds::modifier},
});
constexpr auto kScrollArgsUnions = std::to_array<const SchemaUnion*>({
  &scroll_target_union,
});
}  // namespace

constinit const SchemaNode scroll_args_schema = {.kind = SchemaKind::object, .properties = kScrollArgsProperties, .unions = kScrollArgsUnions};

void write(JsonWriter& writer, const ScrollArgs& value) {
  writer.begin_object();
  static const ScrollArgs otherwise;
  write_member(writer, "session", value.session);
  write_joined(writer, "", value.target);
  write_changed(writer, "delivery_mode", value.delivery_mode, otherwise.delivery_mode);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_member(writer, "direction", value.direction);
  write_changed(writer, "by", value.by, otherwise.by);
  write_changed(writer, "amount", value.amount, otherwise.amount);
  write_changed(writer, "modifier", value.modifier, otherwise.modifier);
  writer.end_object();
}

void read(const nlohmann::json& json, ScrollArgs& out) {
  read_member(json, "session", out.session);
  read(json, out.target);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "observe", out.observe);
  read_member(json, "direction", out.direction);
  read_member(json, "by", out.by);
  read_member(json, "amount", out.amount);
  read_member(json, "modifier", out.modifier);
}

namespace {

class ScrollInvocation final : public TypedInvocation<ScrollArgs, ActionResult> {
 public:
  explicit ScrollInvocation(ScrollArgs arguments) : TypedInvocation(scroll_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Address address() const override {
    AddressParts parts;
    take_address(arguments_.target, parts);
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(scroll_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "delivery_mode", arguments_.delivery_mode);
    write_member(writer, "direction", arguments_.direction);
    write_member(writer, "by", arguments_.by);
    write_member(writer, "amount", arguments_.amount);
    write_member(writer, "modifier", arguments_.modifier);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Scrolled");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, scroll(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ScrollTool::invocation(ScrollArgs arguments) {
  return std::make_unique<ScrollInvocation>(std::move(arguments));
}

Result<ScrollArgs> parse_scroll_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(scroll_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("scroll", checked.problems()));
  ScrollArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_scroll(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(scroll_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_scroll_args(json, platform));
  return ScrollTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
