// Generated from schema/tools/desktop/hotkey.json. Do not edit.
#include "generated/tools/desktop/hotkey.h"

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

void read(const nlohmann::json& json, HotkeyArgs& out) {
  read_member(json, "session", out.session);
  read(json, out.target);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "observe", out.observe);
  read_member(json, "keys", out.keys);
}

namespace {

class HotkeyInvocation final : public Invocation {
 public:
  explicit HotkeyInvocation(HotkeyArgs args) : args_(std::move(args)) {}

  std::optional<std::string_view> session() const override { return args_.session; }
  bool foreground() const override { return args_.delivery_mode == DeliveryMode::foreground; }
  Subject subject() const override { return subject_of(SubjectKind::element_or_point, args_.target); }

 private:
  Result<Reply> run(Call& call, const Target& target) const override {
    OFFHAND_ASSIGN(const auto result, hotkey(call, target, args_));
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
  HotkeyArgs args_;
};

}  // namespace

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
  return std::make_unique<HotkeyInvocation>(std::move(args));
}

}  // namespace offhand::tools::desktop
