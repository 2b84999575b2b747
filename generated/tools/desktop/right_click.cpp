// Generated from schema/tools/desktop/right_click.json. Do not edit.
#include "generated/tools/desktop/right_click.h"

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
constexpr SchemaNode kRightClickArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kRightClickArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kRightClickArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kRightClickArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kRightClickArgsModifierNode = {.kind = SchemaKind::array, .max_size = 4, .items = &key_modifier_schema};
constexpr auto kRightClickArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "pid", .node = &process_id_schema},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "element_index", .node = &element_index_schema},
  {.name = "element_token", .node = &element_token_schema},
  {.name = "x", .node = &kRightClickArgsXNode},
  {.name = "y", .node = &kRightClickArgsYNode},
  {.name = "from_zoom", .node = &kRightClickArgsFromZoomNode},
  {.name = "scope", .node = &capture_scope_schema},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kRightClickArgsDeliveryModeSlips},
  {.name = "observe", .node = &observe_schema},
  {.name = "modifier", .node = &kRightClickArgsModifierNode},
});
constexpr auto kRightClickArgsUnions = std::to_array<const SchemaUnion*>({
  &element_or_point_union,
});
}  // namespace

constinit const SchemaNode right_click_args_schema = {.kind = SchemaKind::object, .properties = kRightClickArgsProperties, .unions = kRightClickArgsUnions};

void write(JsonWriter& writer, const RightClickArgs& value) {
  writer.begin_object();
  static const RightClickArgs otherwise;
  write_member(writer, "session", value.session);
  write_joined(writer, "", value.target);
  write_changed(writer, "delivery_mode", value.delivery_mode, otherwise.delivery_mode);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_changed(writer, "modifier", value.modifier, otherwise.modifier);
  writer.end_object();
}

void read(const nlohmann::json& json, RightClickArgs& out) {
  read_member(json, "session", out.session);
  read(json, out.target);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "observe", out.observe);
  read_member(json, "modifier", out.modifier);
}

namespace {

class RightClickInvocation final : public TypedInvocation<RightClickArgs, ActionResult> {
 public:
  explicit RightClickInvocation(RightClickArgs arguments) : TypedInvocation(right_click_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Subject subject() const override { return subject_of(SubjectKind::element_or_point, arguments_.target); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_.target); }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    action.target = {};
    action.observe = {};
    return std::hash<std::string>{}("desktop.right_click" + to_json(action));
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Right clicked");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, right_click(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> RightClickTool::invocation(RightClickArgs arguments) {
  return std::make_unique<RightClickInvocation>(std::move(arguments));
}

Result<RightClickArgs> parse_right_click_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(right_click_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("right_click", checked.problems()));
  RightClickArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_right_click(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(right_click_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_right_click_args(json, platform));
  return RightClickTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
