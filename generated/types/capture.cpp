// Generated from schema/common/capture.json. Do not edit.
#include "generated/types/capture.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kCaptureDetailValues = std::to_array<std::string_view>({"standard", "minimal", "full"});
constinit const SchemaNode capture_detail_schema = {.kind = SchemaKind::string, .values = kCaptureDetailValues};

std::string_view to_string(CaptureDetail value) { return kCaptureDetailValues[static_cast<std::size_t>(value)]; }
std::optional<CaptureDetail> capture_detail_from_string(std::string_view text) {
  return value_of<CaptureDetail>(text, kCaptureDetailValues);
}
void write(JsonWriter& writer, CaptureDetail value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, CaptureDetail& out) { out = capture_detail_from_string(text_of_json(json)).value_or(out); }

constexpr auto kCaptureDialectValues = std::to_array<std::string_view>({"long", "short"});
constinit const SchemaNode capture_dialect_schema = {.kind = SchemaKind::string, .values = kCaptureDialectValues};

std::string_view to_string(CaptureDialect value) { return kCaptureDialectValues[static_cast<std::size_t>(value)]; }
std::optional<CaptureDialect> capture_dialect_from_string(std::string_view text) {
  return value_of<CaptureDialect>(text, kCaptureDialectValues);
}
void write(JsonWriter& writer, CaptureDialect value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, CaptureDialect& out) { out = capture_dialect_from_string(text_of_json(json)).value_or(out); }

constexpr auto kCaptureFormatValues = std::to_array<std::string_view>({"compact", "json"});
constinit const SchemaNode capture_format_schema = {.kind = SchemaKind::string, .values = kCaptureFormatValues};

std::string_view to_string(CaptureFormat value) { return kCaptureFormatValues[static_cast<std::size_t>(value)]; }
std::optional<CaptureFormat> capture_format_from_string(std::string_view text) {
  return value_of<CaptureFormat>(text, kCaptureFormatValues);
}
void write(JsonWriter& writer, CaptureFormat value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, CaptureFormat& out) { out = capture_format_from_string(text_of_json(json)).value_or(out); }

constexpr auto kCupActionValues = std::to_array<std::string_view>({"click", "collapse", "decrement", "dismiss", "doubleclick", "expand", "focus", "increment", "longpress", "rightclick", "scroll", "select", "setvalue", "toggle", "type", "press_keys"});
constexpr auto kCupActionAliases = std::to_array<EnumAlias>({
  {.alias = "press", .value = "press_keys"},
});
constinit const SchemaNode cup_action_schema = {.kind = SchemaKind::string, .values = kCupActionValues, .aliases = kCupActionAliases};

std::string_view to_string(CupAction value) { return kCupActionValues[static_cast<std::size_t>(value)]; }
std::optional<CupAction> cup_action_from_string(std::string_view text) {
  return value_of<CupAction>(text, kCupActionValues, kCupActionAliases);
}
void write(JsonWriter& writer, CupAction value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, CupAction& out) { out = cup_action_from_string(text_of_json(json)).value_or(out); }

constexpr auto kCupStepActionValues = std::to_array<std::string_view>({"click", "collapse", "decrement", "dismiss", "doubleclick", "expand", "focus", "increment", "longpress", "rightclick", "scroll", "select", "setvalue", "toggle", "type", "press_keys", "wait"});
constexpr auto kCupStepActionAliases = std::to_array<EnumAlias>({
  {.alias = "press", .value = "press_keys"},
});
constinit const SchemaNode cup_step_action_schema = {.kind = SchemaKind::string, .values = kCupStepActionValues, .aliases = kCupStepActionAliases};

std::string_view to_string(CupStepAction value) { return kCupStepActionValues[static_cast<std::size_t>(value)]; }
std::optional<CupStepAction> cup_step_action_from_string(std::string_view text) {
  return value_of<CupStepAction>(text, kCupStepActionValues, kCupStepActionAliases);
}
void write(JsonWriter& writer, CupStepAction value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, CupStepAction& out) { out = cup_step_action_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kCupStepElementIdNode = {.kind = SchemaKind::string, .max_size = 32};
constexpr SchemaNode kCupStepValueNode = {.kind = SchemaKind::string, .max_size = 100000};
constexpr SchemaNode kCupStepKeysNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};
constexpr SchemaNode kCupStepMsNode = {.kind = SchemaKind::integer, .minimum = 50, .maximum = 5000};
constexpr auto kCupStepProperties = std::to_array<SchemaProperty>({
  {.name = "action", .node = &cup_step_action_schema, .required = true},
  {.name = "element_id", .node = &kCupStepElementIdNode, .holds = Holds::plain},
  {.name = "value", .node = &kCupStepValueNode, .holds = Holds::typed_text},
  {.name = "direction", .node = &scroll_direction_schema},
  {.name = "keys", .node = &kCupStepKeysNode, .holds = Holds::key},
  {.name = "ms", .node = &kCupStepMsNode},
});
constinit const SchemaNode cup_step_schema = {.kind = SchemaKind::object, .properties = kCupStepProperties};

constexpr auto kCupStepMemberKeys = member_keys("action", "element_id", "value", "direction", "keys", "ms");
void write(JsonWriter& writer, const CupStep& value) { write_members(writer, value, kCupStepMemberKeys); }
void read(const nlohmann::json& json, CupStep& out) { read_members(json, out, kCupStepMemberKeys); }

constexpr auto kCupStateValues = std::to_array<std::string_view>({"busy", "checked", "collapsed", "disabled", "editable", "expanded", "focused", "hidden", "mixed", "modal", "multiselectable", "offscreen", "pressed", "readonly", "required", "selected"});
constinit const SchemaNode cup_state_schema = {.kind = SchemaKind::string, .values = kCupStateValues};

std::string_view to_string(CupState value) { return kCupStateValues[static_cast<std::size_t>(value)]; }
std::optional<CupState> cup_state_from_string(std::string_view text) {
  return value_of<CupState>(text, kCupStateValues);
}
void write(JsonWriter& writer, CupState value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, CupState& out) { out = cup_state_from_string(text_of_json(json)).value_or(out); }

constexpr auto kCupActionResultMemberKeys = member_keys("success", "message", "error", "path", "effect", "target",
    "evidence", "value", "observed", "escalation", "side_effects", "unobserved", "tree");
void write(JsonWriter& writer, const CupActionResult& value) { write_members(writer, value, kCupActionResultMemberKeys); }

std::string text_of(const CupActionResult& value) {
  std::string text;
  append_parts(text, value.message);
  if (value.tree.has_value() && !value.tree->empty()) append_parts(text, "\n\n", Lines{*value.tree});
  if (value.side_effects.has_value()) {
    for (const auto& row : *value.side_effects) {
      append_parts(text, "\n", "- side effect: ", to_string(row.kind), " lost for ", row.duration_ms, " ms");
      if (row.restored) append_parts(text, ", restored");
      if (row.keys_caught.has_value()) {
        append_parts(text, ", ", Counted{*row.keys_caught, "key", "keys"}, " of theirs caught and handed on");
      }
    }
  }
  return text;
}

}  // namespace offhand
