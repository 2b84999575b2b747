// Generated from schema/common/action.json. Do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generated/types/observation.h"
#include "generated/types/target.h"
#include "generated/types/window.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// The way by which the action was delivered; other platforms and later releases have further ones.
enum class ActionPath {
  /// A request over AT-SPI, on a desktop with X11.
  x11_atspi,
  /// A request over AT-SPI, on a desktop without X11.
  atspi,
  /// Pointer events sent to the window alone.
  x11_pixel,
  /// The user's pointer by XTEST, with the window in front.
  x11_pixel_fg,
  /// Key events sent to the window alone.
  key_events,
  /// The user's keyboard by XTEST, with the window in front.
  key_events_fg,
  /// A keyboard of our own beside the user's (XInput 2).
  x11_second_keyboard,
  /// A pointer of our own beside the user's (XInput 2).
  x11_second_pointer,
  /// A command that the application exports over D-Bus (org.gtk.Actions).
  gtk_action,
  /// The Chrome DevTools protocol.
  cdp,
  /// WebDriver BiDi.
  bidi,
  /// An action of a simulated element.
  sim_action,
  /// A simulated pointer.
  sim_pointer,
  /// A simulated keyboard.
  sim_keys,
  /// Nothing had to be sent.
  none,
};
std::string_view to_string(ActionPath value);
std::optional<ActionPath> action_path_from_string(std::string_view text);
void write(JsonWriter& writer, ActionPath value);

/// How sure it is that the action had its effect.
enum class Effect {
  /// Something observed shows that it happened.
  confirmed,
  /// Delivered; nothing that can be observed tells.
  unverifiable,
  /// Something had to change and did not, or what was to lead to it was done and what was asked for was not sent: the
  /// reason says which.
  suspected_noop,
};
std::string_view to_string(Effect value);
std::optional<Effect> effect_from_string(std::string_view text);
void write(JsonWriter& writer, Effect value);

/// What kind of observation confirms the effect.
enum class EvidenceKind {
  value_readback,
  state_readback,
  event,
  window_change,
};
std::string_view to_string(EvidenceKind value);
std::optional<EvidenceKind> evidence_kind_from_string(std::string_view text);
void write(JsonWriter& writer, EvidenceKind value);

/// The observation behind a confirmed effect.
struct Evidence {
  /// What kind of observation confirms the effect.
  EvidenceKind kind{};
  /// What was observed, in words; of an event also the role and the name of the node it came from.
  std::string detail{};
};
void write(JsonWriter& writer, const Evidence& value);

/// px: address a point; foreground: delivery_mode foreground; page: the page tool.
enum class EscalationRecommended {
  px,
  foreground,
  page,
};
std::string_view to_string(EscalationRecommended value);
std::optional<EscalationRecommended> escalation_recommended_from_string(std::string_view text);
void write(JsonWriter& writer, EscalationRecommended value);

/// The next thing to try.
struct Escalation {
  /// px: address a point; foreground: delivery_mode foreground; page: the page tool.
  EscalationRecommended recommended{};
  /// Why.
  std::string reason{};
};
void write(JsonWriter& writer, const Escalation& value);

/// What was acted on.
struct ActedOn {
  /// Process; of a point of the screen, that of the window there, or 0.
  std::int64_t pid = 0;
  /// Window; 0 for a point of the screen.
  std::int64_t window_id = 0;
  /// Number in the latest get_window_state.
  std::optional<ElementIndex> element_index{};
  /// Role of the element, or of what lay at the point where its application tells.
  std::optional<std::string> role{};
  /// Name of the same as read before acting.
  std::optional<std::string> name{};
  /// Its name in the snapshot, when it has changed since.
  std::optional<std::string> renamed_from{};
};
void write(JsonWriter& writer, const ActedOn& value);

/// A part of what the user has at the desk; grab: a menu held pointer and keyboard for itself.
enum class SideEffectKind {
  active_window,
  focus,
  stacking,
  pointer,
  grab,
};
std::string_view to_string(SideEffectKind value);
std::optional<SideEffectKind> side_effect_kind_from_string(std::string_view text);
void write(JsonWriter& writer, SideEffectKind value);

/// What this desktop lets nobody observe, so that side_effects says nothing of it; absent when all was observed.
using Unobserved = std::vector<SideEffectKind>;

/// Something of the user's that was disturbed.
struct SideEffect {
  /// A part of what the user has at the desk; grab: a menu held pointer and keyboard for itself.
  SideEffectKind kind{};
  /// For how long.
  std::int64_t duration_ms = 0;
  /// Whether it was put back.
  bool restored = false;
  /// Keys that the user pressed meanwhile and that were caught and given to their window; what went elsewhere nobody
  /// counts.
  std::optional<std::int64_t> keys_caught{};
};
void write(JsonWriter& writer, const SideEffect& value);

/// The same of earlier actions of this session, after they were answered; absent when there was none.
using LateSideEffects = std::vector<SideEffect>;

/// What an action did and how that is known.
struct ActionResult {
  /// With observe: snapshot that changes refers to; absent when there is nothing to compare.
  std::optional<std::int64_t> since{};
  /// With observe: snapshot taken after the action, whose elements can be acted on.
  std::optional<std::int64_t> snapshot_id{};
  /// With observe: what changed of what shows, at most 4,000 bytes of lines.
  std::optional<std::vector<ElementChange>> changes{};
  /// With observe: what to know about changes, or why there are none and what to do.
  std::optional<std::string> changes_note{};
  /// With observe: windows that came since this session last looked at one; absent when there are none.
  std::optional<std::vector<Window>> new_windows{};
  /// The way by which the action was delivered; other platforms and later releases have further ones.
  ActionPath path{};
  /// true: read back; false: dispatched but not confirmed.
  std::optional<bool> verified{};
  /// How sure it is that the action had its effect.
  Effect effect{};
  /// What was acted on.
  ActedOn target{};
  /// The observation behind a confirmed effect.
  std::optional<Evidence> evidence{};
  /// What the element holds now, cut to 200 characters; of a password as many * as it has.
  std::optional<std::string> value{};
  /// What else changed in the application meanwhile: perhaps by the action, perhaps by itself.
  std::optional<std::string> observed{};
  /// The next thing to try.
  std::optional<Escalation> escalation{};
  /// Absent when nothing of the user's was seen to be disturbed.
  std::optional<std::vector<SideEffect>> side_effects{};
  /// The same of earlier actions of this session, after they were answered; absent when there was none.
  std::optional<LateSideEffects> late_side_effects{};
  /// What this desktop lets nobody observe, so that side_effects says nothing of it; absent when all was observed.
  std::optional<Unobserved> unobserved{};
};
void write(JsonWriter& writer, const ActionResult& value);

}  // namespace offhand
