// Generated from schema/common/action.json. Do not edit.
#include "generated/types/action.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kActionPathValues = std::to_array<std::string_view>({"x11_atspi", "atspi", "x11_pixel", "x11_pixel_fg", "key_events", "key_events_fg", "x11_second_keyboard", "x11_second_pointer", "gtk_action", "cdp", "bidi", "sim_action", "sim_pointer", "sim_keys", "none"});
std::string_view to_string(ActionPath value) { return kActionPathValues[static_cast<std::size_t>(value)]; }
std::optional<ActionPath> action_path_from_string(std::string_view text) {
  return value_of<ActionPath>(text, kActionPathValues);
}
void write(JsonWriter& writer, ActionPath value) { writer.value(to_string(value)); }

constexpr auto kEffectValues = std::to_array<std::string_view>({"confirmed", "unverifiable", "suspected_noop"});
std::string_view to_string(Effect value) { return kEffectValues[static_cast<std::size_t>(value)]; }
std::optional<Effect> effect_from_string(std::string_view text) {
  return value_of<Effect>(text, kEffectValues);
}
void write(JsonWriter& writer, Effect value) { writer.value(to_string(value)); }

constexpr auto kEvidenceKindValues = std::to_array<std::string_view>({"value_readback", "state_readback", "event", "window_change"});
std::string_view to_string(EvidenceKind value) { return kEvidenceKindValues[static_cast<std::size_t>(value)]; }
std::optional<EvidenceKind> evidence_kind_from_string(std::string_view text) {
  return value_of<EvidenceKind>(text, kEvidenceKindValues);
}
void write(JsonWriter& writer, EvidenceKind value) { writer.value(to_string(value)); }

constexpr auto kEvidenceMemberKeys = member_keys("kind", "detail");
void write(JsonWriter& writer, const Evidence& value) { write_members(writer, value, kEvidenceMemberKeys); }

constexpr auto kEscalationRecommendedValues = std::to_array<std::string_view>({"px", "foreground", "page"});
std::string_view to_string(EscalationRecommended value) { return kEscalationRecommendedValues[static_cast<std::size_t>(value)]; }
std::optional<EscalationRecommended> escalation_recommended_from_string(std::string_view text) {
  return value_of<EscalationRecommended>(text, kEscalationRecommendedValues);
}
void write(JsonWriter& writer, EscalationRecommended value) { writer.value(to_string(value)); }

constexpr auto kEscalationMemberKeys = member_keys("recommended", "reason");
void write(JsonWriter& writer, const Escalation& value) { write_members(writer, value, kEscalationMemberKeys); }

constexpr auto kActedOnMemberKeys = member_keys("pid", "window_id", "element_index", "role", "name", "renamed_from");
void write(JsonWriter& writer, const ActedOn& value) { write_members(writer, value, kActedOnMemberKeys); }

constexpr auto kSideEffectKindValues = std::to_array<std::string_view>({"active_window", "focus", "stacking", "pointer", "grab", "composition", "selection"});
std::string_view to_string(SideEffectKind value) { return kSideEffectKindValues[static_cast<std::size_t>(value)]; }
std::optional<SideEffectKind> side_effect_kind_from_string(std::string_view text) {
  return value_of<SideEffectKind>(text, kSideEffectKindValues);
}
void write(JsonWriter& writer, SideEffectKind value) { writer.value(to_string(value)); }

constexpr auto kSideEffectMemberKeys = member_keys("kind", "duration_ms", "restored", "ends_by", "keys_caught");
void write(JsonWriter& writer, const SideEffect& value) { write_members(writer, value, kSideEffectMemberKeys); }

constexpr auto kActionResultMemberKeys = member_keys("since", "snapshot_id", "changes", "changes_note", "new_windows",
    "path", "verified", "effect", "target", "evidence", "value", "observed", "escalation", "side_effects",
    "late_side_effects", "unobserved");
void write(JsonWriter& writer, const ActionResult& value) { write_members(writer, value, kActionResultMemberKeys); }

std::string text_of(const ActionResult& value, std::string_view verb) {
  std::string text;
  if (value.effect == Effect::confirmed) append_parts(text, "✅");
  if (value.effect == Effect::unverifiable) append_parts(text, "❔");
  if (value.effect == Effect::suspected_noop) append_parts(text, "⚠️");
  append_parts(text, " ", verb);
  if (value.target.role.has_value() && !value.target.role->empty()) append_parts(text, " ", *value.target.role);
  if (value.target.name.has_value() && !value.target.name->empty()) append_parts(text, " \"", *value.target.name, "\"");
  append_parts(text, " in window ", value.target.window_id, ": ", to_string(value.effect));
  if (value.path != ActionPath::none) append_parts(text, " by ", to_string(value.path));
  if (value.path == ActionPath::none) append_parts(text, ", nothing had to be sent");
  if (value.evidence.has_value() && !value.evidence->detail.empty()) append_parts(text, ", ", value.evidence->detail);
  if (value.value.has_value() && !value.value->empty()) append_parts(text, ", it holds \"", *value.value, "\"");
  if (value.observed.has_value() && !value.observed->empty()) append_parts(text, ", meanwhile ", *value.observed);
  if (value.target.renamed_from.has_value() && !value.target.renamed_from->empty()) {
    append_parts(text, "; renamed from \"", *value.target.renamed_from, "\"");
  }
  if (value.escalation.has_value() && !value.escalation->reason.empty()) {
    append_parts(text, "; try ", to_string(value.escalation->recommended), ": ", value.escalation->reason);
  }
  if (value.unobserved.has_value() && !value.unobserved->empty()) {
    append_parts(text, "; this desktop does not show: ", *value.unobserved);
  }
  if (value.since.has_value() && value.snapshot_id.has_value()) {
    append_parts(text, "\nSince snapshot ", *value.since, ", now snapshot ", *value.snapshot_id, ":");
  }
  if (value.changes_note.has_value() && !value.changes_note->empty()) append_parts(text, "\n", *value.changes_note);
  if (value.changes.has_value()) {
    for (const auto& row : *value.changes) {
      append_parts(text, "\n", to_string(row.change), " ", row.line);
    }
  }
  if (value.new_windows.has_value()) {
    for (const auto& row : *value.new_windows) {
      append_parts(text, "\n", "New window: window_id ", row.window_id, ", pid ", row.pid, ", ", row.app_name, ", \"",
          row.title, "\"");
    }
  }
  if (value.side_effects.has_value()) {
    for (const auto& row : *value.side_effects) {
      append_parts(text, "\n", "- side effect: ", to_string(row.kind), " lost for ", row.duration_ms, " ms");
      if (row.restored) append_parts(text, ", restored");
      if (row.ends_by.has_value() && !row.ends_by->empty()) append_parts(text, ", and still lost: ", *row.ends_by);
      if (row.keys_caught.has_value()) {
        append_parts(text, ", ", Counted{*row.keys_caught, "key", "keys"}, " of theirs caught and handed on");
      }
    }
  }
  if (value.late_side_effects.has_value()) {
    for (const auto& row : *value.late_side_effects) {
      append_parts(text, "\n", "- side effect of an earlier action: ", to_string(row.kind), " lost for ",
          row.duration_ms, " ms");
      if (row.restored) append_parts(text, ", restored");
      if (row.ends_by.has_value() && !row.ends_by->empty()) append_parts(text, ", and still lost: ", *row.ends_by);
      if (row.keys_caught.has_value()) {
        append_parts(text, ", ", Counted{*row.keys_caught, "key", "keys"}, " of theirs caught and handed on");
      }
    }
  }
  return text;
}

}  // namespace offhand
