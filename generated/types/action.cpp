// Generated from schema/common/action.json. Do not edit.
#include "generated/types/action.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"

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
  write_member(writer, "ends_by", value.ends_by);
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

std::string text_of(const ActionResult& value, std::string_view verb) {
  std::string text;
  if (value.effect == Effect::confirmed) {
    text += "✅";
  }
  if (value.effect == Effect::unverifiable) {
    text += "❔";
  }
  if (value.effect == Effect::suspected_noop) {
    text += "⚠️";
  }
  text += " ";
  append_text(text, verb);
  if (value.target.role.has_value() && !value.target.role->empty()) {
    text += " ";
    append_text(text, *value.target.role);
  }
  if (value.target.name.has_value() && !value.target.name->empty()) {
    text += " \"";
    append_text(text, *value.target.name);
    text += "\"";
  }
  text += " in window ";
  append_text(text, value.target.window_id);
  text += ": ";
  append_text(text, to_string(value.effect));
  text += " by ";
  append_text(text, to_string(value.path));
  if (value.evidence.has_value() && !value.evidence->detail.empty()) {
    text += ", ";
    append_text(text, value.evidence->detail);
  }
  if (value.value.has_value() && !value.value->empty()) {
    text += ", it holds \"";
    append_text(text, *value.value);
    text += "\"";
  }
  if (value.observed.has_value() && !value.observed->empty()) {
    text += ", meanwhile ";
    append_text(text, *value.observed);
  }
  if (value.target.renamed_from.has_value() && !value.target.renamed_from->empty()) {
    text += "; renamed from \"";
    append_text(text, *value.target.renamed_from);
    text += "\"";
  }
  if (value.escalation.has_value() && !value.escalation->reason.empty()) {
    text += "; try ";
    append_text(text, to_string(value.escalation->recommended));
    text += ": ";
    append_text(text, value.escalation->reason);
  }
  if (value.unobserved.has_value() && !value.unobserved->empty()) {
    text += "; this desktop does not show: ";
    append_text(text, *value.unobserved);
  }
  if (value.since.has_value() && value.snapshot_id.has_value()) {
    text += "\nSince snapshot ";
    append_text(text, *value.since);
    text += ", now snapshot ";
    append_text(text, *value.snapshot_id);
    text += ":";
  }
  if (value.changes_note.has_value() && !value.changes_note->empty()) {
    text += "\n";
    append_text(text, *value.changes_note);
  }
  if (value.changes.has_value()) {
    for (const auto& row : *value.changes) {
      text += '\n';
      append_text(text, to_string(row.change));
      text += " ";
      append_text(text, row.line);
    }
  }
  if (value.new_windows.has_value()) {
    for (const auto& row : *value.new_windows) {
      text += '\n';
      text += "New window: window_id ";
      append_text(text, row.window_id);
      text += ", pid ";
      append_text(text, row.pid);
      text += ", ";
      append_text(text, row.app_name);
      text += ", \"";
      append_text(text, row.title);
      text += "\"";
    }
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
      if (row.ends_by.has_value() && !row.ends_by->empty()) {
        text += ", and still lost: ";
        append_text(text, *row.ends_by);
      }
      if (row.keys_caught.has_value()) {
        text += ", ";
        append_counted(text, *row.keys_caught, "key", "keys");
        text += " of theirs caught and handed on";
      }
    }
  }
  if (value.late_side_effects.has_value()) {
    for (const auto& row : *value.late_side_effects) {
      text += '\n';
      text += "- side effect of an earlier action: ";
      append_text(text, to_string(row.kind));
      text += " lost for ";
      append_text(text, row.duration_ms);
      text += " ms";
      if (row.restored) {
        text += ", restored";
      }
      if (row.ends_by.has_value() && !row.ends_by->empty()) {
        text += ", and still lost: ";
        append_text(text, *row.ends_by);
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
