// Generated from schema/common/capture.json. Do not edit.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generated/types/action.h"
#include "generated/types/input.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// How much of a tree the compact text shows.
enum class CaptureDetail {
  /// Without what says nothing, and without what is scrolled out of sight.
  standard,
  /// Elements that can be acted on, and what they lie in.
  minimal,
  /// Every element.
  full,
};
std::string_view to_string(CaptureDetail value);
std::optional<CaptureDetail> capture_detail_from_string(std::string_view text);
void write(JsonWriter& writer, CaptureDetail value);
void read(const nlohmann::json& json, CaptureDetail& out);
extern const SchemaNode capture_detail_schema;

/// How the compact text is written.
enum class CaptureDialect {
  /// Words, and the bounds of every element.
  long_,
  /// Short codes, and bounds of elements that can be acted on.
  short_,
};
std::string_view to_string(CaptureDialect value);
std::optional<CaptureDialect> capture_dialect_from_string(std::string_view text);
void write(JsonWriter& writer, CaptureDialect value);
void read(const nlohmann::json& json, CaptureDialect& out);
extern const SchemaNode capture_dialect_schema;

/// What the reply has.
enum class CaptureFormat {
  /// Compact text alone.
  compact,
  /// The envelope of the Computer Use Protocol, as structured content beside the text: the whole tree, whatever detail
  /// says.
  json,
};
std::string_view to_string(CaptureFormat value);
std::optional<CaptureFormat> capture_format_from_string(std::string_view text);
void write(JsonWriter& writer, CaptureFormat value);
void read(const nlohmann::json& json, CaptureFormat& out);
extern const SchemaNode capture_format_schema;

/// An action of the Computer Use Protocol. press_keys sends keys, to an element or to what has the focus of the window.
enum class CupAction {
  click,
  collapse,
  decrement,
  dismiss,
  doubleclick,
  expand,
  focus,
  increment,
  longpress,
  rightclick,
  scroll,
  select,
  setvalue,
  toggle,
  type,
  press_keys,
};
std::string_view to_string(CupAction value);
std::optional<CupAction> cup_action_from_string(std::string_view text);
void write(JsonWriter& writer, CupAction value);
void read(const nlohmann::json& json, CupAction& out);
extern const SchemaNode cup_action_schema;

/// An action of the Computer Use Protocol, press_keys, or a pause.
enum class CupStepAction {
  click,
  collapse,
  decrement,
  dismiss,
  doubleclick,
  expand,
  focus,
  increment,
  longpress,
  rightclick,
  scroll,
  select,
  setvalue,
  toggle,
  type,
  press_keys,
  wait,
};
std::string_view to_string(CupStepAction value);
std::optional<CupStepAction> cup_step_action_from_string(std::string_view text);
void write(JsonWriter& writer, CupStepAction value);
void read(const nlohmann::json& json, CupStepAction& out);
extern const SchemaNode cup_step_action_schema;

/// One of several actions in a row.
struct CupStep {
  /// What to do.
  CupStepAction action{};
  /// Id of the element in the latest capture. Empty for wait, and for press_keys in the window that was captured last.
  std::string element_id = "";
  /// Text for type, or the value for setvalue.
  std::optional<std::string> value{};
  /// For scroll: where the view moves, by a page.
  std::optional<ScrollDirection> direction{};
  /// For press_keys: a key with its modifiers before it.
  std::optional<std::string> keys{};
  /// For wait: how many milliseconds.
  std::int64_t ms = 500;
  bool operator==(const CupStep&) const = default;
};
void write(JsonWriter& writer, const CupStep& value);
void read(const nlohmann::json& json, CupStep& out);
extern const SchemaNode cup_step_schema;

/// A state of the Computer Use Protocol.
enum class CupState {
  busy,
  checked,
  collapsed,
  disabled,
  editable,
  expanded,
  focused,
  hidden,
  mixed,
  modal,
  multiselectable,
  offscreen,
  pressed,
  readonly,
  required,
  selected,
};
std::string_view to_string(CupState value);
std::optional<CupState> cup_state_from_string(std::string_view text);
void write(JsonWriter& writer, CupState value);
void read(const nlohmann::json& json, CupState& out);
extern const SchemaNode cup_state_schema;

/// What came of an action, in the form of the Computer Use Protocol, with what shows it.
struct CupActionResult {
  /// Whether the action was delivered and nothing shows that it had no effect.
  bool success = false;
  /// What was done, or why it was not, and how that is known.
  std::string message{};
  /// Code of the error; absent where the action succeeded.
  std::optional<std::string> error{};
  /// The route by which the action was delivered, such as an accessibility action (x11_atspi), pointer events sent to
  /// the window (x11_pixel) or a second keyboard (x11_second_keyboard). Names that end in _fg mean foreground delivery;
  /// none: nothing had to be sent. Other platforms and later releases have further values.
  std::optional<ActionPath> path{};
  /// How sure it is that the action had its effect.
  std::optional<Effect> effect{};
  /// What the action acted on.
  std::optional<ActedOn> target{};
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
  /// Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them;
  /// absent when all are observed.
  std::optional<Unobserved> unobserved{};
  /// The windows of the latest capture as they are after the action, and those that opened since, as compact text with
  /// new ids.
  std::optional<std::string> tree{};
};
void write(JsonWriter& writer, const CupActionResult& value);
/// The text of a reply.
std::string text_of(const CupActionResult& value);

}  // namespace offhand
