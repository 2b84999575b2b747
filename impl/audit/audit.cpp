#include "impl/audit/audit.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "impl/audit/ancestry.h"
#include "impl/audit/keyboard_reach.h"
#include "impl/audit/names.h"
#include "impl/audit/page_rules.h"
#include "impl/audit/text_contrast.h"
#include "impl/audit/written_texts.h"
#include "impl/query/node_words.h"

namespace offhand::audit {
namespace {

using platform::Node;

/// Pixels that a target has at least.
double least_target() { return info_of(AuditRule::target_too_small).least; }

bool is_control(const Node& node) { return has_any(node.role, {RoleTrait::control}); }

/// Acted on by people, as far as its role or what it offers tells.
bool is_operated(const Node& node) {
  return (is_control(node) && node.role != Role::progressbar && node.role != Role::scrollbar) ||
         (has_any(node.role, {RoleTrait::item}) && !has_any(node.role, {RoleTrait::cell}));
}

bool is_disabled(const Node& node) { return node.states.contains(ElementState::disabled); }

class Audit {
 public:
  Audit(const Audited& audited, const Standards& standards)
      : audited_(audited),
        standards_(standards),
        reach_(audited.snapshot, audited.walk),
        ancestry_(audited.snapshot),
        texts_(audited.snapshot, ancestry_) {
    for (const auto& element : audited.snapshot.elements) {
      if (is_looked_at(element)) looked_at_.push_back(&element);
    }
  }

  std::vector<Finding> take() {
    look_at_window();
    for (const auto* element : looked_at_) look_at(*element);
    look_for_duplicates();
    look_at_pages();
    look_at_contrast();
    std::ranges::stable_sort(
        findings_, {}, [](const Finding& finding) { return std::pair(info_of(finding.rule).severity, finding.rule); });
    return std::move(findings_);
  }
  std::size_t count() const { return looked_at_.size(); }

 private:
  bool is_looked_at(const SnapshotElement& element) const {
    if (!shows(element.node)) return false;
    return audited_.only.empty() || std::ranges::find(audited_.only, element.index) != audited_.only.end();
  }

  void add(AuditRule id, const SnapshotElement& element, std::string description) {
    if (standards_.ask_for(info_of(id))) findings_.push_back({id, element.index, std::move(description)});
  }

  void look_at_window() {
    if (audited_.only.empty() && audited_.snapshot.window.title.empty() &&
        standards_.ask_for(info_of(AuditRule::window_title_missing)))
      findings_.push_back({AuditRule::window_title_missing, 0, "The window has no title."});
  }

  void look_at_pages() {
    for (auto& finding : findings_of_pages(audited_, ancestry_)) {
      const auto* element = audited_.snapshot.find(finding.element_index);
      const bool is_asked_for = element == nullptr ? audited_.only.empty() : is_looked_at(*element);
      if (is_asked_for && standards_.ask_for(info_of(finding.rule))) findings_.push_back(std::move(finding));
    }
  }

  void look_at_contrast() {
    if (audited_.picture == nullptr) return;
    for (auto& finding : findings_of_contrast({*audited_.picture, looked_at_, ancestry_, texts_}))
      if (standards_.ask_for(info_of(finding.rule))) findings_.push_back(std::move(finding));
  }

  void look_at(const SnapshotElement& element) {
    check_name(element);
    check_role(element);
    check_value(element);
    check_keyboard(element);
    check_size(element);
    check_language(element);
  }

  bool has_name(const SnapshotElement& element) const {
    const auto& node = element.node;
    if (says_that_it_has_none(node.name)) return false;
    if (!is_blank(node.name) || !is_blank(node.description)) return true;
    return has_any(node.role, {RoleTrait::named_by_content}) && is_named_inside(element);
  }

  /// Whether anything that lies in it has a name.
  bool is_named_inside(const SnapshotElement& element) const {
    return std::ranges::any_of(audited_.snapshot.elements, [&](const SnapshotElement& other) {
      if (is_blank(other.node.name) && is_blank(other.node.value)) return false;
      return ancestry_.lies_in(other, element.node.handle);
    });
  }
  /// A part of a control, as the entry of a combo box, is called and reached by it.
  bool is_part_of_control(const SnapshotElement& element) const {
    return ancestry_.around(element, [](const SnapshotElement& outer) {
      const auto role = outer.node.role;
      return has_any(role, {RoleTrait::wraps_part, RoleTrait::item, RoleTrait::cell}) || role == Role::spinbutton ||
             role == Role::scrollbar;
    }) != nullptr;
  }

  void check_name(const SnapshotElement& element) {
    const auto& node = element.node;
    if (node.role == Role::scrollbar || is_part_of_control(element)) return;
    if (!has_name(element)) {
      if (node.role == Role::img) return add(AuditRule::image_name_missing, element, "The picture has no name.");
      if (has_any(node.role, {RoleTrait::labelled}) && !has_any(node.role, {RoleTrait::has_tick, RoleTrait::toggle}))
        return add(AuditRule::field_label_missing, element, "The field has no label and no name.");
      if (is_operated(node)) add(AuditRule::name_missing, element, "It can be operated but has no name.");
      return;
    }
    if (is_operated(node) && is_in_capitals(node.name))
      add(AuditRule::name_in_capitals, element, fmt::format("\"{}\" is written in capitals.", node.name));
    if ((is_operated(node) || node.role == Role::img) && is_misleading(node.name, to_string(node.role)))
      add(AuditRule::misleading_name, element, fmt::format("The name \"{}\" says nothing about it.", node.name));
    if (node.role == Role::link && is_blank(node.description) && is_any_link(node.name))
      add(AuditRule::misleading_name, element,
          fmt::format("The name \"{}\" says nothing of where it leads.", node.name));
    check_label(element);
  }

  /// What is written on it, and what it is called.
  void check_label(const SnapshotElement& element) {
    if (!is_control(element.node) || is_disabled(element.node)) return;
    const auto place = is_in_page(element, audited_, ancestry_) ? LabelPlace::page : LabelPlace::elsewhere;
    const auto label = label_out_of_name(element, texts_.on(element), place);
    if (!label.empty())
      add(AuditRule::label_not_in_name, element,
          fmt::format("It shows \"{}\", but is called \"{}\".", label, element.node.name));
  }

  void check_role(const SnapshotElement& element) {
    const auto& node = element.node;
    const bool is_nothing = node.role == Role::generic || node.role == Role::none;
    if (is_nothing && node.verbs.contains(NodeAction::press) && !is_part_of_control(element))
      add(AuditRule::role_missing, element, "It can be pressed, but says nothing of what it is.");
  }

  void check_value(const SnapshotElement& element) {
    const auto& node = element.node;
    if ((node.role == Role::slider || node.role == Role::spinbutton) && !node.has_value && !node.range)
      add(AuditRule::value_missing, element, "It holds a number, but does not tell it.");
  }

  void check_keyboard(const SnapshotElement& element) {
    const auto& node = element.node;
    if (audited_.walk != nullptr && audited_.walk->trap == node.handle)
      add(AuditRule::keyboard_trap, element, "Tab does not lead on from it.");
    if (!is_control(node) || !is_operated(node) || is_disabled(node) || is_part_of_control(element)) return;
    if (has_any(node.role, {RoleTrait::menu_item}) || node.role == Role::tab) return;
    if (reach_.holds(element)) return;
    if (!node.states.contains(ElementState::focusable) && !node.states.contains(ElementState::focused))
      return add(AuditRule::keyboard_unreachable, element, "It does not take the keyboard focus, as the tree tells.");
    if (reach_.leaves_out(element))
      add(AuditRule::keyboard_unreachable, element,
          fmt::format("Tab does not come to it on its way round {} elements.", audited_.walk->reached.size()));
  }

  void check_size(const SnapshotElement& element) {
    const auto& node = element.node;
    if (!is_control(node) || !is_operated(node) || is_disabled(node) || !node.bounds || is_part_of_control(element))
      return;
    if (node.role == Role::link || has_any(node.role, {RoleTrait::menu_item})) return;
    const auto smaller = static_cast<double>(std::min(node.bounds->width, node.bounds->height));
    const auto measured = fmt::format("It is {} by {} pixels", node.bounds->width, node.bounds->height);
    if (smaller < least_target() && is_crowded(element)) {
      add(AuditRule::target_too_small, element, measured + ", and another target is near.");
    } else if (smaller < info_of(AuditRule::target_not_enhanced).least) {
      add(AuditRule::target_not_enhanced, element, measured + ".");
    }
  }

  /// A small target may be so where a circle of the least size around it meets neither another target nor its circle.
  bool is_crowded(const SnapshotElement& element) const {
    const auto middle = [](const Bounds& bounds) {
      return std::pair(static_cast<double>(bounds.x) + static_cast<double>(bounds.width) / 2,
                       static_cast<double>(bounds.y) + static_cast<double>(bounds.height) / 2);
    };
    const auto [middle_x, middle_y] = middle(*element.node.bounds);
    return std::ranges::any_of(looked_at_, [&, x = middle_x, y = middle_y](const SnapshotElement* other) {
      const auto& node = other->node;
      if (other == &element || !is_control(node) || !is_operated(node) || !node.bounds) return false;
      if (ancestry_.lies_in(*other, element.node.handle) || ancestry_.lies_in(element, node.handle)) return false;
      const auto& bounds = *node.bounds;
      if (static_cast<double>(std::min(bounds.width, bounds.height)) < least_target()) {
        const auto [other_x, other_y] = middle(bounds);
        return std::hypot(x - other_x, y - other_y) < least_target();
      }
      const auto nearest_x = std::clamp(x, static_cast<double>(bounds.x), static_cast<double>(bounds.x + bounds.width));
      const auto nearest_y =
          std::clamp(y, static_cast<double>(bounds.y), static_cast<double>(bounds.y + bounds.height));
      return std::hypot(x - nearest_x, y - nearest_y) < least_target() / 2;
    });
  }

  void check_language(const SnapshotElement& element) {
    const auto word = word_of_mixed_scripts(element.node.name);
    if (!word.empty())
      add(AuditRule::language_unclear, element, fmt::format("\"{}\" mixes letters of several scripts.", word));
  }

  /// Two that are operated and called alike within one container.
  void look_for_duplicates() {
    std::map<std::tuple<platform::NodeHandle, Role, std::string>, std::vector<const SnapshotElement*>> alike;
    for (const auto* element : looked_at_) {
      const auto& node = element->node;
      if (!is_control(node) || is_blank(node.name) || element->in_container || is_part_of_control(*element)) continue;
      if (node.role == Role::progressbar || node.role == Role::scrollbar) continue;
      const auto letters = bare(node.name);
      // Signs alone are told apart by what they are: "=" and "+".
      alike[{element->parent, node.role, letters.empty() ? node.name : letters}].push_back(element);
    }
    for (const auto& [key, elements] : alike) {
      if (elements.size() < 2) continue;
      for (std::size_t i = 1; i < elements.size(); ++i)
        add(AuditRule::duplicate_name, *elements[i],
            fmt::format("{} are called \"{}\" here.", elements.size(), elements[i]->node.name));
    }
  }

  const Audited& audited_;
  const Standards& standards_;
  const KeyboardReach reach_;
  const Ancestry ancestry_;
  const WrittenTexts texts_;
  std::vector<const SnapshotElement*> looked_at_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> audit(const Audited& audited, const Standards& standards) {
  return Audit(audited, standards).take();
}

std::size_t audited_elements(const Audited& audited) {
  const Standards none;
  return Audit(audited, none).count();
}

}  // namespace offhand::audit
