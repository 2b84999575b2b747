#include "impl/perception/view.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>
#include <utility>

#include "impl/perception/place_labels.h"
#include "impl/perception/quote.h"

namespace offhand {
namespace {

using platform::Node;

/// Browsers put this character into a text at the position of an embedded element.
constexpr std::string_view object_replacement = "\xef\xbf\xbc";

/// A field, the button of its list, and the list.
constexpr std::size_t most_in_small_group = 3;

/// Normalizes a label, so that "Name:" matches the control "Name".
std::string label_form(std::string_view text) {
  auto label = squeezed(text);
  while (!label.empty() && (label.back() == ':' || label.back() == '*' || label.back() == ' ')) label.pop_back();
  return label;
}

bool holds(std::string_view whole, std::string_view part) { return whole.find(part) != std::string_view::npos; }

class Viewer {
 public:
  Viewer(const Snapshot& snapshot, const std::vector<bool>& among)
      : elements_(snapshot.elements),
        among_(among),
        place_labels_(labels_by_place(snapshot, among)),
        marks_(elements_.size()),
        window_name_(squeezed(snapshot.window.title)) {}

  View look() {
    give_labels();
    drop_wrappers();
    View view = list();
    drop_labels_of_neighbours(view);
    count_hidden(view);
    return view;
  }

  std::vector<std::string> labels() {
    give_labels();
    std::vector<std::string> labels;
    labels.reserve(marks_.size());
    for (Mark& mark : marks_) labels.push_back(std::move(mark.label));
    return labels;
  }

 private:
  struct Mark {
    std::string name;
    std::string label;
    /// The element has content that a user would read.
    bool speaks = false;
    /// An element inside it has, and is more than text.
    bool holds_controls = false;
    bool holds_anything = false;
    bool said_already = false;
  };

  void give_labels() {
    for (std::size_t i = 0; i < elements_.size(); ++i) marks_[i].name = squeezed(node(i).name);
    mark_speaking_elements();
    give_texts_to_labelled_elements();
    give_labels_to_fields_beside();
    give_names_of_small_groups();
  }

  const Node& node(std::size_t i) const { return elements_[i].node; }
  std::optional<std::size_t> parent(std::size_t i) const {
    return node(i).parent < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(node(i).parent));
  }
  bool is_button_like(std::size_t i) const {
    return has_any(node(i).role, {RoleTrait::control, RoleTrait::item, RoleTrait::cell});
  }
  bool is_text_or_picture(std::size_t i) const { return node(i).role == Role::text || node(i).role == Role::img; }

  /// From the leaves up, since parents precede their children.
  void mark_speaking_elements() {
    for (std::size_t i = elements_.size(); i-- > 0;) {
      marks_[i].speaks = speaks(i);
      // Hidden elements add nothing to visible ones.
      if (!parent(i) || (!among_[i] && among_[*parent(i)])) continue;
      Mark& above = marks_[*parent(i)];
      above.holds_controls |= marks_[i].holds_controls || (marks_[i].speaks && !is_text_or_picture(i));
      above.holds_anything |= marks_[i].holds_anything || marks_[i].speaks;
    }
  }

  bool speaks(std::size_t i) const {
    const Node& it = node(i);
    const Mark& mark = marks_[i];
    if (!parent(i)) return !mark.name.empty() && mark.name != window_name_ && !holds(window_name_, mark.name);
    const bool can_be_pressed = it.verbs.contains(platform::NodeAction::press);
    if (has_any(it.role, {RoleTrait::item, RoleTrait::cell})) {
      // A row is there for its cells, unless it is all there is.
      return it.role != Role::row || !mark.holds_controls || it.states.contains(ElementState::selected) ||
             it.states.contains(ElementState::focused);
    }
    if (has_any(it.role, {RoleTrait::control, RoleTrait::attention})) return true;
    if (is_text_or_picture(i)) return !mark.name.empty() || can_be_pressed;
    if (it.role == Role::separator) return false;
    // A menu is there to be opened.
    if (it.role == Role::menu && !mark.name.empty()) return true;
    if (it.editable_text || can_be_pressed || it.states.contains(ElementState::focused)) return true;
    if (it.has_value && !it.value.empty() && !holds(it.value, object_replacement) &&
        (!mark.holds_anything || has_words_of_its_own(i)))
      return true;
    const bool is_leaf = i + 1 == elements_.size() || node(i + 1).parent != static_cast<int>(i);
    // A calendar of GTK 3, which tells none of its days.
    if (it.role == Role::grid && is_leaf && it.states.contains(ElementState::focusable)) return true;
    // What is called as the window is (the root pane of LibreOffice) says nothing new.
    return !mark.name.empty() && mark.name != window_name_ && (mark.holds_anything || is_leaf);
  }

  /// Words beside those of the elements in it.
  bool has_words_of_its_own(std::size_t i) const {
    auto rest = squeezed(node(i).value);
    for (std::size_t at = i + 1; at < elements_.size() && is_inside(at, i); ++at) {
      const auto words = words_of(at);
      if (words.empty()) continue;
      if (const auto found = rest.find(words); found != rest.npos) rest.erase(found, words.size());
    }
    return std::ranges::any_of(rest, [](unsigned char c) { return c >= 0x80 || std::isalnum(c) != 0; });
  }
  bool is_inside(std::size_t at, std::size_t i) const {
    auto above = parent(at);
    while (above && *above > i) above = parent(*above);
    return above == i;
  }
  std::string words_of(std::size_t i) const {
    if (!marks_[i].name.empty() || !node(i).has_value) return marks_[i].name;
    return squeezed(node(i).value);
  }

  /// The nearest ancestor with a line of its own; nothing means the window.
  std::optional<std::size_t> speaker_above(std::size_t i) const {
    auto above = parent(i);
    const auto is_heard = [&](std::size_t at) {
      return (among_[at] || !among_[i]) && marks_[at].speaks && !marks_[at].said_already;
    };
    while (above && !is_heard(*above)) above = parent(*above);
    return above;
  }

  void give_texts_to_labelled_elements() {
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      if (!is_text_or_picture(i) || !marks_[i].speaks) continue;
      const std::string text = words_of(i);
      if (text.empty()) continue;
      const auto above = speaker_above(i);
      if (!above) {
        marks_[i].said_already = text == window_name_;
        continue;
      }
      Mark& mark = marks_[*above];
      const Node& holder = node(*above);
      const bool repeats = text == mark.name ||
                           (has(holder.role, RoleTrait::named_by_content) && holds(mark.name, text)) ||
                           (holder.has_value && holds(squeezed(holder.value), text));
      if (repeats) {
        marks_[i].said_already = true;
      } else if (has(holder.role, RoleTrait::named_by_content) && !mark.holds_controls) {
        mark.label += (mark.label.empty() ? "" : " ") + text;
        marks_[i].said_already = true;
      }
    }
  }

  void give_labels_to_fields_beside() {
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      const auto words = place_labels_[i];
      if (!words || !marks_[i].label.empty() || !marks_[i].speaks || marks_[*words].said_already) continue;
      if (node(*words).verbs.contains(platform::NodeAction::press)) continue;
      marks_[i].label = marks_[*words].name;
      marks_[*words].said_already = true;
    }
  }

  /// A tool bar or group of few controls is often called what its nameless controls would be: those of LibreOffice's
  /// side bar, the field and the button of a font's name.
  void give_names_of_small_groups() {
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      const Role role = node(i).role;
      const bool is_group = role == Role::group || role == Role::toolbar;
      if (!is_group || marks_[i].name.empty() || marks_[i].name == window_name_) continue;
      std::vector<std::size_t> nameless;
      std::size_t controls = 0;
      for (std::size_t at = i + 1; at < elements_.size() && is_inside(at, i); ++at) {
        if (!has(node(at).role, RoleTrait::control)) continue;
        ++controls;
        const bool is_called = !marks_[at].name.empty() || !marks_[at].label.empty() || !node(at).description.empty();
        if (!is_called) nameless.push_back(at);
      }
      if (controls > most_in_small_group) continue;
      for (const auto at : nameless) marks_[at].label = marks_[i].name;
    }
  }

  /// Removes a wrapper without actions around an element of the same role and name that has them.
  void drop_wrappers() {
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      if (!is_button_like(i)) continue;
      const auto above = speaker_above(i);
      if (!above || node(*above).role != node(i).role || marks_[*above].name != marks_[i].name) continue;
      if (node(*above).verbs.empty() && !node(*above).states.contains(ElementState::focusable))
        marks_[*above].said_already = true;
    }
  }

  bool has_line(std::size_t i) const { return among_[i] && marks_[i].speaks && !marks_[i].said_already; }

  View list() {
    View view;
    std::vector<int> depth(elements_.size(), 0);
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      if (const auto above = parent(i)) depth[i] = depth[*above] + (has_line(*above) ? 1 : 0);
      if (has_line(i)) view.lines.push_back({i, depth[i], marks_[i].label, 0});
    }
    return view;
  }

  /// Removes the text "Name:" beside the field of that name.
  void drop_labels_of_neighbours(View& view) {
    const auto is_label_of = [&](const ViewLine& text, const ViewLine& control) {
      if (node(text.element).role != Role::text || !is_button_like(control.element)) return false;
      if (node(text.element).verbs.contains(platform::NodeAction::press)) return false;
      const auto label = label_form(marks_[text.element].name);
      return !label.empty() && label == label_form(marks_[control.element].name);
    };
    std::vector<ViewLine> lines;
    for (std::size_t at = 0; at < view.lines.size(); ++at) {
      const bool is_said_before = at > 0 && is_label_of(view.lines[at], view.lines[at - 1]);
      const bool is_said_after = at + 1 < view.lines.size() && is_label_of(view.lines[at], view.lines[at + 1]);
      if (is_said_before || is_said_after)
        marks_[view.lines[at].element].said_already = true;
      else
        lines.push_back(std::move(view.lines[at]));
    }
    view.lines = std::move(lines);
  }

  void count_hidden(View& view) {
    std::vector<ViewLine*> line_of(elements_.size(), nullptr);
    for (ViewLine& line : view.lines) line_of[line.element] = &line;
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      if (among_[i]) continue;
      const bool is_heard = marks_[i].speaks && !marks_[i].said_already;
      const int hidden = node(i).children_left_out + (is_heard ? 1 : 0);
      view.hidden += hidden;
      auto above = parent(i);
      while (above && line_of[*above] == nullptr) above = parent(*above);
      if (above) line_of[*above]->hidden += hidden;
    }
  }

  const std::vector<SnapshotElement>& elements_;
  const std::vector<bool>& among_;
  const std::vector<std::optional<std::size_t>> place_labels_;
  std::vector<Mark> marks_;
  std::string window_name_;
};

}  // namespace

std::vector<bool> showing(const Snapshot& snapshot) {
  const auto& elements = snapshot.elements;
  std::vector<bool> shows(elements.size(), true);
  std::vector<bool> hidden(elements.size(), false);
  if (elements.empty()) return shows;
  const bool window_shows = !elements.front().node.states.contains(ElementState::offscreen);
  for (std::size_t i = 1; i < elements.size(); ++i) {
    const Node& node = elements[i].node;
    hidden[i] = node.states.contains(ElementState::hidden) ||
                (node.parent > 0 && hidden[static_cast<std::size_t>(node.parent)]);
    shows[i] = !hidden[i] && !(window_shows && node.states.contains(ElementState::offscreen));
  }
  return shows;
}

std::vector<std::string> labels_of(const Snapshot& snapshot, const std::vector<bool>& among) {
  return Viewer(snapshot, among).labels();
}

View view_of(const Snapshot& snapshot, const std::vector<bool>& among) { return Viewer(snapshot, among).look(); }

}  // namespace offhand
