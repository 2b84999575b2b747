// Generated from schema/common/capture.json. Do not edit.
#include "generated/types/capture.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"

namespace offhand {

namespace {
constexpr auto kCaptureDetailValues = std::to_array<std::string_view>({"standard", "minimal", "full"});
}  // namespace

constinit const SchemaNode capture_detail_schema = {.kind = SchemaKind::string, .values = kCaptureDetailValues};

std::string_view to_string(CaptureDetail value) { return kCaptureDetailValues[static_cast<std::size_t>(value)]; }

std::optional<CaptureDetail> capture_detail_from_string(std::string_view text) {
  const auto found = std::find(kCaptureDetailValues.begin(), kCaptureDetailValues.end(), text);
  if (found == kCaptureDetailValues.end()) return std::nullopt;
  return static_cast<CaptureDetail>(found - kCaptureDetailValues.begin());
}

void write(JsonWriter& writer, CaptureDetail value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, CaptureDetail& out) {
  out = capture_detail_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr auto kCaptureDialectValues = std::to_array<std::string_view>({"long", "short"});
}  // namespace

constinit const SchemaNode capture_dialect_schema = {.kind = SchemaKind::string, .values = kCaptureDialectValues};

std::string_view to_string(CaptureDialect value) { return kCaptureDialectValues[static_cast<std::size_t>(value)]; }

std::optional<CaptureDialect> capture_dialect_from_string(std::string_view text) {
  const auto found = std::find(kCaptureDialectValues.begin(), kCaptureDialectValues.end(), text);
  if (found == kCaptureDialectValues.end()) return std::nullopt;
  return static_cast<CaptureDialect>(found - kCaptureDialectValues.begin());
}

void write(JsonWriter& writer, CaptureDialect value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, CaptureDialect& out) {
  out = capture_dialect_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr auto kCaptureFormatValues = std::to_array<std::string_view>({"compact", "json"});
}  // namespace

constinit const SchemaNode capture_format_schema = {.kind = SchemaKind::string, .values = kCaptureFormatValues};

std::string_view to_string(CaptureFormat value) { return kCaptureFormatValues[static_cast<std::size_t>(value)]; }

std::optional<CaptureFormat> capture_format_from_string(std::string_view text) {
  const auto found = std::find(kCaptureFormatValues.begin(), kCaptureFormatValues.end(), text);
  if (found == kCaptureFormatValues.end()) return std::nullopt;
  return static_cast<CaptureFormat>(found - kCaptureFormatValues.begin());
}

void write(JsonWriter& writer, CaptureFormat value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, CaptureFormat& out) {
  out = capture_format_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr auto kCupActionValues = std::to_array<std::string_view>({"click", "collapse", "decrement", "dismiss", "doubleclick", "expand", "focus", "increment", "longpress", "rightclick", "scroll", "select", "setvalue", "toggle", "type", "press_keys"});
constexpr auto kCupActionAliases = std::to_array<EnumAlias>({
  {.alias = "press", .value = "press_keys"},
});
}  // namespace

constinit const SchemaNode cup_action_schema = {.kind = SchemaKind::string, .values = kCupActionValues, .aliases = kCupActionAliases};

std::string_view to_string(CupAction value) { return kCupActionValues[static_cast<std::size_t>(value)]; }

std::optional<CupAction> cup_action_from_string(std::string_view text) {
  for (const EnumAlias& alias : kCupActionAliases) {
    if (alias.alias == text) text = alias.value;
  }
  const auto found = std::find(kCupActionValues.begin(), kCupActionValues.end(), text);
  if (found == kCupActionValues.end()) return std::nullopt;
  return static_cast<CupAction>(found - kCupActionValues.begin());
}

void write(JsonWriter& writer, CupAction value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, CupAction& out) {
  out = cup_action_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr auto kCupStepActionValues = std::to_array<std::string_view>({"click", "collapse", "decrement", "dismiss", "doubleclick", "expand", "focus", "increment", "longpress", "rightclick", "scroll", "select", "setvalue", "toggle", "type", "press_keys", "wait"});
constexpr auto kCupStepActionAliases = std::to_array<EnumAlias>({
  {.alias = "press", .value = "press_keys"},
});
}  // namespace

constinit const SchemaNode cup_step_action_schema = {.kind = SchemaKind::string, .values = kCupStepActionValues, .aliases = kCupStepActionAliases};

std::string_view to_string(CupStepAction value) { return kCupStepActionValues[static_cast<std::size_t>(value)]; }

std::optional<CupStepAction> cup_step_action_from_string(std::string_view text) {
  for (const EnumAlias& alias : kCupStepActionAliases) {
    if (alias.alias == text) text = alias.value;
  }
  const auto found = std::find(kCupStepActionValues.begin(), kCupStepActionValues.end(), text);
  if (found == kCupStepActionValues.end()) return std::nullopt;
  return static_cast<CupStepAction>(found - kCupStepActionValues.begin());
}

void write(JsonWriter& writer, CupStepAction value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, CupStepAction& out) {
  out = cup_step_action_from_string(text_of_json(json)).value_or(out);
}

namespace {
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
}  // namespace

constinit const SchemaNode cup_step_schema = {.kind = SchemaKind::object, .properties = kCupStepProperties};

void write(JsonWriter& writer, const CupStep& value) {
  writer.begin_object();
  write_member(writer, "action", value.action);
  write_member(writer, "element_id", value.element_id);
  write_member(writer, "value", value.value);
  write_member(writer, "direction", value.direction);
  write_member(writer, "keys", value.keys);
  write_member(writer, "ms", value.ms);
  writer.end_object();
}

void read(const nlohmann::json& json, CupStep& out) {
  read_member(json, "action", out.action);
  read_member(json, "element_id", out.element_id);
  read_member(json, "value", out.value);
  read_member(json, "direction", out.direction);
  read_member(json, "keys", out.keys);
  read_member(json, "ms", out.ms);
}

namespace {
constexpr auto kCupStateValues = std::to_array<std::string_view>({"busy", "checked", "collapsed", "disabled", "editable", "expanded", "focused", "hidden", "mixed", "modal", "multiselectable", "offscreen", "pressed", "readonly", "required", "selected"});
}  // namespace

constinit const SchemaNode cup_state_schema = {.kind = SchemaKind::string, .values = kCupStateValues};

std::string_view to_string(CupState value) { return kCupStateValues[static_cast<std::size_t>(value)]; }

std::optional<CupState> cup_state_from_string(std::string_view text) {
  const auto found = std::find(kCupStateValues.begin(), kCupStateValues.end(), text);
  if (found == kCupStateValues.end()) return std::nullopt;
  return static_cast<CupState>(found - kCupStateValues.begin());
}

void write(JsonWriter& writer, CupState value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, CupState& out) {
  out = cup_state_from_string(text_of_json(json)).value_or(out);
}

void write(JsonWriter& writer, const CupActionResult& value) {
  writer.begin_object();
  write_member(writer, "success", value.success);
  write_member(writer, "message", value.message);
  write_member(writer, "error", value.error);
  write_member(writer, "path", value.path);
  write_member(writer, "effect", value.effect);
  write_member(writer, "target", value.target);
  write_member(writer, "evidence", value.evidence);
  write_member(writer, "value", value.value);
  write_member(writer, "observed", value.observed);
  write_member(writer, "escalation", value.escalation);
  write_member(writer, "side_effects", value.side_effects);
  write_member(writer, "unobserved", value.unobserved);
  write_member(writer, "tree", value.tree);
  writer.end_object();
}

std::string text_of(const CupActionResult& value) {
  std::string text;
  append_text(text, value.message);
  if (value.tree.has_value() && !value.tree->empty()) {
    text += "\n\n";
    append_lines(text, *value.tree);
  }
  if (value.side_effects.has_value()) {
    for (const auto& row : *value.side_effects) {
      text += '\n';
      text += "- side effect: ";
      append_text(text, to_string(row.kind));
      text += " lost for ";
      append_text(text, row.duration_ms);
      text += " ms";
      if (row.restored) {
        text += ", restored";
      }
      if (row.keys_caught.has_value()) {
        text += ", ";
        append_counted(text, *row.keys_caught, "key", "keys");
        text += " of theirs caught and handed on";
      }
    }
  }
  return text;
}

}  // namespace offhand
