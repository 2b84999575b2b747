#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

namespace offhand {

/// The object that a call acts on or reads, as declared in the schema.
enum class SubjectKind : std::uint8_t {
  none,              ///< Nothing on the platform.
  desktop,           ///< The windows as a whole, or something that does not exist yet.
  application,       ///< A process.
  window,            ///< A window, or the topmost one of a process.
  page,              ///< The page that a browser's window shows.
  element,           ///< An element of a snapshot.
  element_or_point,  ///< An element of a snapshot, a point of a window or of the screen, or the focused element of
                     ///< either.
  two_points         ///< Two points, both of one window or both of the screen.
};

/// The subject of a call before anything is resolved. Its strings belong to the arguments.
struct Subject {
  SubjectKind kind = SubjectKind::none;
  std::optional<std::int64_t> pid = {};
  std::optional<std::int64_t> window_id = {};
  std::optional<std::int64_t> element_index = {};
  std::optional<std::string_view> element_token = {};
  std::optional<double> x = {};
  std::optional<double> y = {};
  /// The second of two points.
  std::optional<double> to_x = {};
  std::optional<double> to_y = {};
  /// Whether a call without a window means the screen, if an argument says so.
  std::optional<bool> whole_screen = {};
  /// The points refer to the last zoom picture of their window.
  bool from_zoom = false;

  /// True for the screen as a whole: a point of it, or the element that has the focus.
  bool is_on_screen() const {
    const bool may_be = kind == SubjectKind::element_or_point || kind == SubjectKind::two_points;
    return may_be && !pid && !window_id && !element_token;
  }
  /// True if it is in one window.
  bool is_in_a_window() const {
    switch (kind) {
      case SubjectKind::window:
      case SubjectKind::page:
      case SubjectKind::element:
        return true;
      case SubjectKind::element_or_point:
      case SubjectKind::two_points:
        return !is_on_screen();
      default:
        return false;
    }
  }
};

/// Copies the subject's parts from arguments, by their names in the fragments.
template <class Arguments>
void take_subject(Subject& subject, const Arguments& arguments) {
  if constexpr (requires { arguments.pid; }) subject.pid = arguments.pid;
  if constexpr (requires { arguments.window_id; }) subject.window_id = arguments.window_id;
  if constexpr (requires { arguments.element_index; }) subject.element_index = arguments.element_index;
  if constexpr (requires { arguments.element_token; }) subject.element_token = arguments.element_token;
  if constexpr (requires { arguments.x; }) subject.x = arguments.x;
  if constexpr (requires { arguments.y; }) subject.y = arguments.y;
  if constexpr (requires { arguments.from_zoom; }) subject.from_zoom = arguments.from_zoom == true;
  if constexpr (requires { to_string(*arguments.scope); }) {
    if (arguments.scope) subject.whole_screen = to_string(*arguments.scope) == "desktop";
  }
  if constexpr (requires { arguments.from_x; }) subject.x = arguments.from_x;
  if constexpr (requires { arguments.from_y; }) subject.y = arguments.from_y;
  if constexpr (requires { arguments.to_x; }) subject.to_x = arguments.to_x;
  if constexpr (requires { arguments.to_y; }) subject.to_y = arguments.to_y;
}

template <class... Forms>
void take_subject(Subject& subject, const std::variant<Forms...>& arguments) {
  std::visit([&](const auto& form) { take_subject(subject, form); }, arguments);
}

/// Whom a call is to touch instead of those that its arguments name.
struct Aim {
  std::optional<std::int64_t> pid = {};
  std::optional<std::int64_t> window_id = {};
  /// Instead of an element, however the arguments name it.
  std::optional<std::string> element_token = {};
  std::optional<double> x = {};
  std::optional<double> y = {};
  std::optional<double> to_x = {};
  std::optional<double> to_y = {};
};

/// Puts a value where there is one of its kind to be replaced: pixels of a frame are no point.
template <class Value, class Place>
void replace_value(const std::optional<Value>& value, Place& place) {
  if constexpr (requires { place.has_value(); }) {
    if (value && place) place = *value;
  } else if constexpr (std::is_same_v<Value, Place>) {
    if (value) place = *value;
  }
}

/// Puts an aim into arguments, by the names that fragments give them.
template <class Arguments>
void take_aim(const Aim& aim, Arguments& arguments) {
  if constexpr (requires { arguments.pid; }) replace_value(aim.pid, arguments.pid);
  if constexpr (requires { arguments.window_id; }) replace_value(aim.window_id, arguments.window_id);
  if constexpr (requires { arguments.x; }) replace_value(aim.x, arguments.x);
  if constexpr (requires { arguments.y; }) replace_value(aim.y, arguments.y);
  if constexpr (requires { arguments.from_zoom; }) {
    if (aim.x) arguments.from_zoom = {};
  }
  if constexpr (requires { arguments.from_x; }) replace_value(aim.x, arguments.from_x);
  if constexpr (requires { arguments.from_y; }) replace_value(aim.y, arguments.from_y);
  if constexpr (requires { arguments.to_x; }) replace_value(aim.to_x, arguments.to_x);
  if constexpr (requires { arguments.to_y; }) replace_value(aim.to_y, arguments.to_y);
}

template <class... Forms>
void take_aim(const Aim& aim, std::variant<Forms...>& arguments) {
  const auto become = [&]<class Form>(std::optional<Form> form) {
    if constexpr (requires { form->element_token; }) arguments = Form{.element_token = *aim.element_token};
  };
  if (aim.element_token) return (become(std::optional<Forms>()), ...);
  std::visit([&](auto& form) { take_aim(aim, form); }, arguments);
}

template <class... Arguments>
void aim_at(const Aim& aim, Arguments&... arguments) {
  (take_aim(aim, arguments), ...);
}

template <class... Arguments>
Subject subject_of(SubjectKind kind, const Arguments&... arguments) {
  Subject subject{.kind = kind};
  (take_subject(subject, arguments), ...);
  return subject;
}

}  // namespace offhand
