#include "impl/verbs/focus_walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "impl/perception/snapshot.h"

namespace offhand {
namespace {

using platform::Delivery;
using platform::NodeHandle;

/// More controls than a form has; a list of many rows is one stop.
constexpr std::size_t most_steps = 60;
/// An application tells within some milliseconds where the focus went.
constexpr std::chrono::milliseconds walk_timeout{250};
constexpr std::chrono::milliseconds focus_walk_look_interval{5};

/// Where the focus is by the tree. GTK 2 announces nothing of a combo box that got it.
std::optional<NodeHandle> look_for_focus(const ActionRun& run) {
  const auto node = run.platform().tree().focused(run.target().window, run.limits());
  if (!node || !*node) return std::nullopt;
  run.focus().was_found_at((*node)->handle);
  return (*node)->handle;
}

/// Where the focus has gone from `before`.
std::optional<NodeHandle> await_move(const ActionRun& run, const NodeHandle& before) {
  const auto& scope = run.scope();
  const auto until = std::min(scope.now() + walk_timeout, run.limits().deadline);
  for (;;) {
    if (const auto now = run.focus().holder(); now && *now != before) return now;
    if (scope.now() >= until) break;
    scope.sleep_until(std::min(scope.now() + focus_walk_look_interval, until));
  }
  const auto now = look_for_focus(run);
  return now && *now != before ? now : std::nullopt;
}

/// Stepping stones that are tried, and how far from one the Tab key is to lead: order on the screen and order of Tab
/// differ by a few controls.
constexpr std::size_t most_stones = 4;
constexpr std::size_t steps_from_stone = 4;

/// Whether the element has been given the focus.
bool takes_focus(const ActionRun& run, const NodeHandle& node) {
  const auto& scope = run.scope();
  auto& tree = run.platform().tree();
  if (tree.focus_quietly(node, run.limits()).outcome != platform::Outcome::delivered) return false;
  const auto until = std::min(scope.now() + walk_timeout, run.limits().deadline);
  for (;;) {
    const auto states = tree.states(run.target().window, node, run.limits());
    if (!states || !*states) return false;
    if ((*states)->contains(ElementState::focused) && run.focus().holder() == node) return true;
    if (scope.now() >= until) return false;
    scope.sleep_until(std::min(scope.now() + focus_walk_look_interval, until));
  }
}

/// An application may have told of it before anybody listened.
std::optional<NodeHandle> focused_now(const ActionRun& run) {
  const auto found = look_for_focus(run);
  return found ? found : run.focus().holder();
}

/// Whether Tab leads on from there and does nothing else: from the controls of a form. In a text of several lines or a
/// terminal it is a letter, in a table it goes from cell to cell; what the session was not shown may be any of these.
bool lets_tab_pass(const ActionRun& run, const NodeHandle& node) {
  const auto shown = run.scope().session.shown_as(run.target().window.window_id, node);
  if (!shown || (shown->editable_text && shown->many_lines)) return false;
  return has(shown->role, RoleTrait::tab_stop);
}

/// A row that Tab may come to, also where it is scrolled away.
bool is_row(const platform::Node& node) {
  const bool is_laid_out = node.bounds && node.bounds->width > 0 && node.bounds->height > 0;
  return is_laid_out && !node.states.contains(ElementState::hidden) && has(node.role, RoleTrait::item);
}

/// One that has the focus Tab leaves, for the next row or the next control.
bool is_row_of_list(const ActionRun& run, const NodeHandle& node) {
  const auto shown = run.scope().session.shown_as(run.target().window.window_id, node);
  return shown && shown->role == Role::listitem;
}

/// A text of several lines that has the focus and lets Ctrl and Tab pass, for that turns no pages there.
bool is_text_without_pages(const ActionRun& run, const Snapshot& snapshot, const NodeHandle& node) {
  const auto shown = run.scope().session.shown_as(run.target().window.window_id, node);
  return shown && shown->editable_text && shown->many_lines &&
         std::ranges::none_of(snapshot.elements, [](const auto& element) { return element.node.role == Role::tab; });
}

/// What Tab comes to on its way from one element of a window to another, in the order of its tree, and round its end.
class WayRound {
 public:
  WayRound(const Snapshot& snapshot, const NodeHandle& start, const NodeHandle& wanted)
      : elements_(snapshot.elements), start_(place_of(start)), wanted_(place_of(wanted)) {}

  /// Both ends are in the snapshot, which another call of the session may have taken meanwhile.
  bool is_known() const { return start_ < elements_.size() && wanted_ < elements_.size(); }

  enum class Rows { all, beyond_list };
  /// Whether rows lie on it: GTK 4 selects each that gets the focus so. Those of the list that it begins in count not
  /// where that is left by another key.
  bool passes_rows(bool back, Rows which = Rows::all) const {
    const auto count = elements_.size();
    const auto step = back ? count - 1 : 1;
    for (auto at = (start_ + step) % count; at != wanted_ && at != start_; at = (at + step) % count) {
      if (which == Rows::beyond_list && is_in_list_of_start(at)) continue;
      if (is_row(elements_[at].node) && !holds(at, wanted_) && !holds(at, start_)) return true;
    }
    return false;
  }
  bool leads_out_of_list() const { return !is_in_list_of_start(wanted_); }
  bool is_in_list_of_start(const NodeHandle& handle) const {
    const auto place = place_of(handle);
    return place < elements_.size() && is_in_list_of_start(place);
  }

 private:
  bool is_in_list_of_start(std::size_t at) const {
    const int list = elements_[start_].node.parent;
    return list >= 0 && holds(static_cast<std::size_t>(list), at);
  }
  std::size_t place_of(const NodeHandle& handle) const {
    const auto found = std::ranges::find(elements_, handle, [](const auto& element) { return element.node.handle; });
    return static_cast<std::size_t>(found - elements_.begin());
  }
  bool holds(std::size_t outer, std::size_t inner) const {
    for (int at = elements_[inner].node.parent; at >= 0; at = elements_[static_cast<std::size_t>(at)].node.parent) {
      if (static_cast<std::size_t>(at) == outer) return true;
    }
    return false;
  }

  const std::vector<SnapshotElement>& elements_;
  const std::size_t start_;
  const std::size_t wanted_;
};

class Walk {
 public:
  enum class From { control, text };
  Walk(ActionRun& run, const PressKey& press, NodeHandle start, bool back, From from = From::control)
      : run_(run), press_(press), back_(back), from_(from), passed_{std::move(start)} {}

  /// From a row to the one at the end of its list, from where Tab leaves that. With Ctrl no row is chosen by it. Empty:
  /// done.
  std::optional<Delivery> leave_list(const WayRound& way) {
    auto pressed = press_({.key = back_ ? "home" : "end", .modifiers = {KeyModifier::ctrl}});
    if (pressed.outcome != platform::Outcome::delivered) return pressed;
    const auto at = await_move(run_, passed_.back());
    if (!at || !way.is_in_list_of_start(*at))
      return Delivery::held_back(pressed.path,
                                 "Ctrl and End did not lead to the end of the list that has the focus; "
                                 "nothing else was sent");
    left_list_by_ = std::move(pressed);
    passed_ = {*at};
    return std::nullopt;
  }

  Delivery to(const NodeHandle& wanted, std::size_t most = most_steps) {
    while (passed_.size() < most) {
      const bool leaves_text = from_ == From::text && passed_.size() == 1;
      auto pressed = step(back_, leaves_text ? platform::Modifiers{KeyModifier::ctrl} : platform::Modifiers{});
      if (pressed.outcome != platform::Outcome::delivered) return nowhere(pressed, pressed.reason);
      const auto at = await_move(run_, passed_.back());
      if (at && *at == wanted) return pressed;
      if (!at) return nowhere(pressed, "the application does not tell where it led");
      if (!lets_tab_pass(run_, *at)) return nowhere(pressed, "it led to where Tab is more than a step");
      if (std::find(passed_.begin(), passed_.end(), *at) != passed_.end()) break;
      passed_.push_back(*at);
    }
    if (left_list_by_) return nowhere(*left_list_by_, "it does not lead there");
    return return_to_start();
  }

 private:
  Delivery step(bool back, platform::Modifiers modifiers = {}) const {
    if (back) modifiers.insert(KeyModifier::shift);
    return press_({.key = "tab", .modifiers = modifiers});
  }

  /// The focus is somewhere else now, which must not pass for nothing.
  Delivery nowhere(const Delivery& pressed, const std::string& why) const {
    return Delivery::held_back(pressed.path, fmt::format("the Tab key was pressed {} times to give it the focus: {}; "
                                                         "nothing else was sent",
                                                         passed_.size(), why));
  }

  /// All that was passed lets Tab pass, in either direction.
  Delivery return_to_start() const {
    Delivery last;
    for (std::size_t steps = 0; steps < passed_.size(); ++steps) {
      const auto before = run_.focus().holder();
      if (before && *before == passed_.front()) break;
      last = step(!back_);
      if (last.outcome != platform::Outcome::delivered || !before || !await_move(run_, *before)) break;
    }
    const auto now = run_.focus().holder();
    if (!now || *now != passed_.front()) return nowhere(last, "it does not lead there");
    return Delivery::not_attempted(fmt::format("the Tab key does not lead to it ({} steps, and back)", passed_.size()));
  }

  ActionRun& run_;
  const PressKey& press_;
  const bool back_;
  const From from_;
  /// Back into the list Tab would choose a row, so that a walk that left one does not return.
  std::optional<Delivery> left_list_by_;
  std::vector<NodeHandle> passed_;
};

/// From a control close by that can be given the focus, where the wanted one cannot (the combo boxes of Qt). Empty:
/// there is none, or Tab does not lead on from it.
std::optional<Delivery> walk_from_neighbour(ActionRun& run, const PressKey& press, const NodeHandle& wanted) {
  const auto snapshot = run.scope().session.latest(run.target().window.window_id);
  if (!snapshot) return std::nullopt;
  const auto& elements = snapshot->elements;
  const auto place = static_cast<std::size_t>(
      std::ranges::find(elements, wanted, [](const auto& element) { return element.node.handle; }) - elements.begin());
  std::size_t tried = 0;
  for (std::size_t at = std::min(place, elements.size()); at-- > 0 && tried < most_stones;) {
    const auto& node = elements[at].node;
    const auto& states = node.states;
    const bool is_there = states.contains(ElementState::focusable) && !states.contains(ElementState::disabled) &&
                          !states.contains(ElementState::hidden) && !states.contains(ElementState::offscreen);
    if (!is_there || node.role == Role::combobox || !lets_tab_pass(run, node.handle)) continue;
    ++tried;
    if (!takes_focus(run, node.handle)) continue;
    auto walked = Walk(run, press, node.handle, false).to(wanted, steps_from_stone);
    if (walked.outcome != platform::Outcome::not_attempted) return walked;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Delivery> walk_to_target(ActionRun& run, const PressKey& press, CtrlKeys ctrl) {
  if (!run.target().element) return std::nullopt;
  const auto& wanted = run.target().element->seen.node.handle;
  if (auto walked = walk_from_neighbour(run, press, wanted)) return walked;
  const auto start = focused_now(run);
  if (!start) return std::nullopt;
  const auto& session = run.scope().session;
  const auto window = run.target().window.window_id;
  const auto snapshot = session.latest(window);
  if (!snapshot) return std::nullopt;
  const bool is_text = ctrl == CtrlKeys::lead_on && is_text_without_pages(run, *snapshot, *start);
  if (!is_text && !lets_tab_pass(run, *start) && !is_row_of_list(run, *start)) return std::nullopt;
  const WayRound way(*snapshot, *start, wanted);
  if (!way.is_known()) return std::nullopt;
  // The shorter way, which also keeps out of texts on the other, unless it would choose what nobody meant.
  const bool shorter = session.comes_before(window, wanted, *start);
  for (const bool back : {shorter, !shorter}) {
    const auto from = is_text ? Walk::From::text : Walk::From::control;
    if (!way.passes_rows(back)) return Walk(run, press, *start, back, from).to(wanted);
  }
  const bool may_leave = ctrl == CtrlKeys::lead_on && is_row_of_list(run, *start) && way.leads_out_of_list();
  for (const bool back : {shorter, !shorter}) {
    if (!may_leave || way.passes_rows(back, WayRound::Rows::beyond_list)) continue;
    Walk walk(run, press, *start, back);
    if (auto stays = walk.leave_list(way)) return stays;
    return walk.to(wanted);
  }
  return Delivery::not_attempted("the Tab key would choose rows of lists on its way to it");
}

}  // namespace offhand
