// Generated from schema/tools/desktop/hotkey.json. Do not edit.
#include "generated/tools/desktop/hotkey.h"

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
constexpr SchemaNode kHotkeyArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kHotkeyArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kHotkeyArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kHotkeyArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kHotkeyArgsKeysNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 5, .items = &key_name_schema};
constexpr auto kHotkeyArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "pid", .node = &process_id_schema},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "element_index", .node = &element_index_schema},
  {.name = "element_token", .node = &element_token_schema},
  {.name = "x", .node = &kHotkeyArgsXNode},
  {.name = "y", .node = &kHotkeyArgsYNode},
  {.name = "from_zoom", .node = &kHotkeyArgsFromZoomNode},
  {.name = "scope", .node = &capture_scope_schema},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kHotkeyArgsDeliveryModeSlips},
  {.name = "observe", .node = &observe_schema},
  {.name = "keys", .node = &kHotkeyArgsKeysNode, .required = true},
});
constexpr auto kHotkeyArgsUnions = std::to_array<const SchemaUnion*>({
  &keyboard_target_union,
});
}  // namespace

constinit const SchemaNode hotkey_args_schema = {.kind = SchemaKind::object, .properties = kHotkeyArgsProperties, .unions = kHotkeyArgsUnions};

void write(JsonWriter& writer, const HotkeyArgs& value) {
  writer.begin_object();
  static const HotkeyArgs otherwise;
  write_member(writer, "session", value.session);
  write_joined(writer, "", value.target);
  write_changed(writer, "delivery_mode", value.delivery_mode, otherwise.delivery_mode);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_member(writer, "keys", value.keys);
  writer.end_object();
}

void read(const nlohmann::json& json, HotkeyArgs& out) {
  read_member(json, "session", out.session);
  read(json, out.target);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "observe", out.observe);
  read_member(json, "keys", out.keys);
}

namespace {

class HotkeyInvocation final : public TypedInvocation<HotkeyArgs, ActionResult> {
 public:
  explicit HotkeyInvocation(HotkeyArgs arguments) : TypedInvocation(hotkey_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Subject subject() const override { return subject_of(SubjectKind::element_or_point, arguments_.target); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_.target); }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    action.target = {};
    action.observe = {};
    return std::hash<std::string>{}("desktop.hotkey" + to_json(action));
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    std::string verb;
    verb += "Pressed the keys";
    if (result.target.role.has_value()) {
      verb += " on";
    }
    reply.text = text_of(result, verb);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, hotkey(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> HotkeyTool::invocation(HotkeyArgs arguments) {
  return std::make_unique<HotkeyInvocation>(std::move(arguments));
}

Result<HotkeyArgs> parse_hotkey_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(hotkey_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("hotkey", checked.problems()));
  HotkeyArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_hotkey(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(hotkey_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_hotkey_args(json, platform));
  return HotkeyTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
