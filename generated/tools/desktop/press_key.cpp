// Generated from schema/tools/desktop/press_key.json. Do not edit.
#include "generated/tools/desktop/press_key.h"

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
constexpr SchemaNode kPressKeyArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kPressKeyArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kPressKeyArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kPressKeyArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kPressKeyArgsModifiersNode = {.kind = SchemaKind::array, .max_size = 4, .items = &key_modifier_schema};
constexpr auto kPressKeyArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "pid", .node = &process_id_schema},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "element_index", .node = &element_index_schema},
  {.name = "element_token", .node = &element_token_schema},
  {.name = "x", .node = &kPressKeyArgsXNode},
  {.name = "y", .node = &kPressKeyArgsYNode},
  {.name = "from_zoom", .node = &kPressKeyArgsFromZoomNode},
  {.name = "scope", .node = &capture_scope_schema},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kPressKeyArgsDeliveryModeSlips},
  {.name = "observe", .node = &observe_schema},
  {.name = "key", .node = &key_chord_schema, .required = true},
  {.name = "modifiers", .node = &kPressKeyArgsModifiersNode},
});
constexpr auto kPressKeyArgsUnions = std::to_array<const SchemaUnion*>({
  &keyboard_target_union,
});
}  // namespace

constinit const SchemaNode press_key_args_schema = {.kind = SchemaKind::object, .properties = kPressKeyArgsProperties, .unions = kPressKeyArgsUnions};

void write(JsonWriter& writer, const PressKeyArgs& value) {
  writer.begin_object();
  static const PressKeyArgs otherwise;
  write_member(writer, "session", value.session);
  write_joined(writer, "", value.target);
  write_changed(writer, "delivery_mode", value.delivery_mode, otherwise.delivery_mode);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_member(writer, "key", value.key);
  write_changed(writer, "modifiers", value.modifiers, otherwise.modifiers);
  writer.end_object();
}

void read(const nlohmann::json& json, PressKeyArgs& out) {
  read_member(json, "session", out.session);
  read(json, out.target);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "observe", out.observe);
  read_member(json, "key", out.key);
  read_member(json, "modifiers", out.modifiers);
}

namespace {

class PressKeyInvocation final : public TypedInvocation<PressKeyArgs, ActionResult> {
 public:
  explicit PressKeyInvocation(PressKeyArgs arguments) : TypedInvocation(press_key_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Subject subject() const override { return subject_of(SubjectKind::element_or_point, arguments_.target); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_.target); }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    action.target = {};
    action.observe = {};
    return std::hash<std::string>{}("desktop.press_key" + to_json(action));
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    std::string verb;
    verb += "Pressed the key";
    if (result.target.role.has_value()) {
      verb += " on";
    }
    reply.text = text_of(result, verb);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, press_key(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> PressKeyTool::invocation(PressKeyArgs arguments) {
  return std::make_unique<PressKeyInvocation>(std::move(arguments));
}

Result<PressKeyArgs> parse_press_key_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(press_key_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("press_key", checked.problems()));
  PressKeyArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_press_key(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(press_key_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_press_key_args(json, platform));
  return PressKeyTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
