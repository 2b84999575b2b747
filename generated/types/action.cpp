// Generated from schema/common/action.json. Do not edit.
#include "generated/types/action.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"

namespace offhand {

namespace {
constexpr auto kActionPathValues = std::to_array<std::string_view>({"x11_atspi", "atspi", "x11_pixel", "x11_pixel_fg", "key_events", "key_events_fg", "x11_second_keyboard", "x11_second_pointer", "gtk_action", "cdp", "bidi", "sim_action", "sim_pointer", "sim_keys", "none"});
}  // namespace

std::string_view to_string(ActionPath value) { return kActionPathValues[static_cast<std::size_t>(value)]; }

std::optional<ActionPath> action_path_from_string(std::string_view text) {
  const auto found = std::find(kActionPathValues.begin(), kActionPathValues.end(), text);
  if (found == kActionPathValues.end()) return std::nullopt;
  return static_cast<ActionPath>(found - kActionPathValues.begin());
}

void write(JsonWriter& writer, ActionPath value) { writer.value(to_string(value)); }

namespace {
constexpr auto kEffectValues = std::to_array<std::string_view>({"confirmed", "unverifiable", "suspected_noop"});
}  // namespace

std::string_view to_string(Effect value) { return kEffectValues[static_cast<std::size_t>(value)]; }

std::optional<Effect> effect_from_string(std::string_view text) {
  const auto found = std::find(kEffectValues.begin(), kEffectValues.end(), text);
  if (found == kEffectValues.end()) return std::nullopt;
  return static_cast<Effect>(found - kEffectValues.begin());
}

void write(JsonWriter& writer, Effect value) { writer.value(to_string(value)); }

namespace {
constexpr auto kEvidenceKindValues = std::to_array<std::string_view>({"value_readback", "state_readback", "event", "window_change"});
}  // namespace

std::string_view to_string(EvidenceKind value) { return kEvidenceKindValues[static_cast<std::size_t>(value)]; }

std::optional<EvidenceKind> evidence_kind_from_string(std::string_view text) {
  const auto found = std::find(kEvidenceKindValues.begin(), kEvidenceKindValues.end(), text);
  if (found == kEvidenceKindValues.end()) return std::nullopt;
  return static_cast<EvidenceKind>(found - kEvidenceKindValues.begin());
}

void write(JsonWriter& writer, EvidenceKind value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const Evidence& value) {
  writer.begin_object();
  write_member(writer, "kind", value.kind);
  write_member(writer, "detail", value.detail);
  writer.end_object();
}

namespace {
constexpr auto kEscalationRecommendedValues = std::to_array<std::string_view>({"px", "foreground", "page"});
}  // namespace

std::string_view to_string(EscalationRecommended value) { return kEscalationRecommendedValues[static_cast<std::size_t>(value)]; }

std::optional<EscalationRecommended> escalation_recommended_from_string(std::string_view text) {
  const auto found = std::find(kEscalationRecommendedValues.begin(), kEscalationRecommendedValues.end(), text);
  if (found == kEscalationRecommendedValues.end()) return std::nullopt;
  return static_cast<EscalationRecommended>(found - kEscalationRecommendedValues.begin());
}

void write(JsonWriter& writer, EscalationRecommended value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const Escalation& value) {
  writer.begin_object();
  write_member(writer, "recommended", value.recommended);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const ActedOn& value) {
  writer.begin_object();
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "element_index", value.element_index);
  write_member(writer, "role", value.role);
  write_member(writer, "name", value.name);
  write_member(writer, "renamed_from", value.renamed_from);
  writer.end_object();
}

namespace {
constexpr auto kSideEffectKindValues = std::to_array<std::string_view>({"active_window", "focus", "stacking", "pointer", "grab"});
}  // namespace

std::string_view to_string(SideEffectKind value) { return kSideEffectKindValues[static_cast<std::size_t>(value)]; }

std::optional<SideEffectKind> side_effect_kind_from_string(std::string_view text) {
  const auto found = std::find(kSideEffectKindValues.begin(), kSideEffectKindValues.end(), text);
  if (found == kSideEffectKindValues.end()) return std::nullopt;
  return static_cast<SideEffectKind>(found - kSideEffectKindValues.begin());
}

void write(JsonWriter& writer, SideEffectKind value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const SideEffect& value) {
  writer.begin_object();
  write_member(writer, "kind", value.kind);
  write_member(writer, "duration_ms", value.duration_ms);
  write_member(writer, "restored", value.restored);
  write_member(writer, "keys_caught", value.keys_caught);
  writer.end_object();
}

void write(JsonWriter& writer, const ActionResult& value) {
  writer.begin_object();
  write_member(writer, "since", value.since);
  write_member(writer, "snapshot_id", value.snapshot_id);
  write_member(writer, "changes", value.changes);
  write_member(writer, "changes_note", value.changes_note);
  write_member(writer, "new_windows", value.new_windows);
  write_member(writer, "path", value.path);
  write_member(writer, "verified", value.verified);
  write_member(writer, "effect", value.effect);
  write_member(writer, "target", value.target);
  write_member(writer, "evidence", value.evidence);
  write_member(writer, "value", value.value);
  write_member(writer, "observed", value.observed);
  write_member(writer, "escalation", value.escalation);
  write_member(writer, "side_effects", value.side_effects);
  write_member(writer, "late_side_effects", value.late_side_effects);
  write_member(writer, "unobserved", value.unobserved);
  writer.end_object();
}

}  // namespace offhand
