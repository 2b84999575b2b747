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

/// The route by which the action was delivered, such as an accessibility action (x11_atspi), pointer events sent to the
/// window (x11_pixel) or a second keyboard (x11_second_keyboard). Names that end in _fg mean foreground delivery; none:
/// nothing had to be sent. Other platforms and later releases have further values.
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
  /// Something that was observed shows that the action had its effect.
  confirmed,
  /// The action was delivered, but nothing that can be observed tells whether it had its effect.
  unverifiable,
  /// Something had to change and did not, or only a preparatory step was done and the action itself was not sent;
  /// escalation says which.
  suspected_noop,
};
std::string_view to_string(Effect value);
std::optional<Effect> effect_from_string(std::string_view text);
void write(JsonWriter& writer, Effect value);

/// What kind of observation confirms the effect: the value or a state was read back, the application reported an event,
/// or windows changed.
enum class EvidenceKind {
  value_readback,
  state_readback,
  event,
  window_change,
};
std::string_view to_string(EvidenceKind value);
std::optional<EvidenceKind> evidence_kind_from_string(std::string_view text);
void write(JsonWriter& writer, EvidenceKind value);

/// The observation that confirms an effect.
struct Evidence {
  /// What kind of observation confirms the effect: the value or a state was read back, the application reported an
  /// event, or windows changed.
  EvidenceKind kind{};
  /// What was observed, in words. For an event it includes role and name of the node that the event came from.
  std::string detail{};
};
void write(JsonWriter& writer, const Evidence& value);

/// px: act on a point instead of the element; foreground: repeat the call with delivery_mode foreground; page: use the
/// page tool.
enum class EscalationRecommended {
  px,
  foreground,
  page,
};
std::string_view to_string(EscalationRecommended value);
std::optional<EscalationRecommended> escalation_recommended_from_string(std::string_view text);
void write(JsonWriter& writer, EscalationRecommended value);

/// What to try next, where the action was not delivered or had no effect that could be seen.
struct Escalation {
  /// px: act on a point instead of the element; foreground: repeat the call with delivery_mode foreground; page: use
  /// the page tool.
  EscalationRecommended recommended{};
  /// Why that is recommended.
  std::string reason{};
};
void write(JsonWriter& writer, const Escalation& value);

/// What the action acted on.
struct ActedOn {
  /// Process id of the application. For a point of the screen it is that of the window there, or 0.
  std::int64_t pid = 0;
  /// Id of the window; 0 for a point of the screen.
  std::int64_t window_id = 0;
  /// Number of an element within its window, from get_window_state; window_id says which window. It stays with the
  /// element and is never given to another one.
  std::optional<ElementIndex> element_index{};
  /// Role of the element, or of what lay at the point where its application tells.
  std::optional<std::string> role{};
  /// What the element is called, or what lay at the point, as read before the action; the first 80 characters of it.
  std::optional<std::string> name{};
  /// Name of the element in the snapshot; present only when it has changed since.
  std::optional<std::string> renamed_from{};
};
void write(JsonWriter& writer, const ActedOn& value);

/// Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the
/// pointer, a grab, by which a menu takes pointer and keyboard for itself, a composition, the syllable or word that the
/// user had not finished with an input method, or the selection, what the user marked somewhere and the middle button
/// pastes.
enum class SideEffectKind {
  active_window,
  focus,
  stacking,
  pointer,
  grab,
  composition,
  selection,
};
std::string_view to_string(SideEffectKind value);
std::optional<SideEffectKind> side_effect_kind_from_string(std::string_view text);
void write(JsonWriter& writer, SideEffectKind value);

/// Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent
/// when all are observed.
using Unobserved = std::vector<SideEffectKind>;

/// A part of the user's state that the action disturbed.
struct SideEffect {
  /// Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the
  /// pointer, a grab, by which a menu takes pointer and keyboard for itself, a composition, the syllable or word that
  /// the user had not finished with an input method, or the selection, what the user marked somewhere and the middle
  /// button pastes.
  SideEffectKind kind{};
  /// For how many milliseconds it was disturbed.
  std::int64_t duration_ms = 0;
  /// Whether it was put back, by a look at the end of the call.
  bool restored = false;
  /// What ends it, where it lasts; absent where it was put back.
  std::optional<std::string> ends_by{};
  /// Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys
  /// that reached another window are not counted.
  std::optional<std::int64_t> keys_caught{};
};
void write(JsonWriter& writer, const SideEffect& value);

/// Side effects of earlier actions of this session that appeared after those calls were answered, or that last; absent
/// when there were none.
using LateSideEffects = std::vector<SideEffect>;

/// What an action did, and how that is known.
struct ActionResult {
  /// Only with observe: snapshot_id of the snapshot that changes refers to; absent when there is none to compare with.
  std::optional<std::int64_t> since{};
  /// Only with observe: id of the snapshot that was taken after the action. Its elements can be acted on.
  std::optional<std::int64_t> snapshot_id{};
  /// Only with observe: the visible elements that were added, changed or removed, at most 4,000 bytes of lines.
  std::optional<std::vector<ElementChange>> changes{};
  /// Only with observe: what limits changes, or why there are none and what to do instead.
  std::optional<std::string> changes_note{};
  /// Only with observe: windows that opened since the session last listed or read windows; absent when there are none.
  std::optional<std::vector<Window>> new_windows{};
  /// The route by which the action was delivered, such as an accessibility action (x11_atspi), pointer events sent to
  /// the window (x11_pixel) or a second keyboard (x11_second_keyboard). Names that end in _fg mean foreground delivery;
  /// none: nothing had to be sent. Other platforms and later releases have further values.
  ActionPath path{};
  /// true: the effect was read back; false: the action was delivered, but its effect is not confirmed.
  std::optional<bool> verified{};
  /// How sure it is that the action had its effect.
  Effect effect{};
  /// What the action acted on.
  ActedOn target{};
  /// The observation that confirms an effect.
  std::optional<Evidence> evidence{};
  /// What the element holds after the action, cut to 200 characters. A password is shown as as many * as it has
  /// characters.
  std::optional<std::string> value{};
  /// What else changed in the application meanwhile, by the action or by itself.
  std::optional<std::string> observed{};
  /// What to try next, where the action was not delivered or had no effect that could be seen.
  std::optional<Escalation> escalation{};
  /// Parts of the user's state that the action disturbed; absent when no disturbance was seen.
  std::optional<std::vector<SideEffect>> side_effects{};
  /// Side effects of earlier actions of this session that appeared after those calls were answered, or that last;
  /// absent when there were none.
  std::optional<LateSideEffects> late_side_effects{};
  /// Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them;
  /// absent when all are observed.
  std::optional<Unobserved> unobserved{};
};
void write(JsonWriter& writer, const ActionResult& value);
/// The text of a reply.
std::string text_of(const ActionResult& value, std::string_view verb);

}  // namespace offhand
