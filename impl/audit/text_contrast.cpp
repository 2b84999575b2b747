#include "impl/audit/text_contrast.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <unordered_set>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "impl/audit/contrast.h"
#include "impl/audit/names.h"

namespace offhand::audit {
namespace {

using platform::Node;

/// From this height on letters count as large, which need less contrast.
constexpr std::int64_t large_text_height = 32;

bool is_operable(const Node& node) { return has(node.role, RoleTrait::control); }

/// Without its edge, which is no text: controls have a frame and room around their text.
Bounds inside(const Node& node) {
  const std::int64_t edge = is_operable(node) ? 4 : 1;
  const auto& bounds = *node.bounds;
  return {bounds.x + edge, bounds.y + edge, bounds.width - 2 * edge, bounds.height - 2 * edge};
}

class ContrastRules {
 public:
  explicit ContrastRules(const Seen& seen) : seen_(seen), looked_at_(seen.looked_at.begin(), seen.looked_at.end()) {}

  std::vector<Finding> take() {
    for (const auto* element : seen_.looked_at) look_at(*element);
    return std::move(findings_);
  }

 private:
  /// The lowest of several texts, by what it lacks to what it needs.
  struct Measured {
    double contrast = 0;
    bool is_large = false;
  };

  void look_at(const SnapshotElement& element) {
    const auto& node = element.node;
    const bool is_written = node.role == Role::text || has(node.role, RoleTrait::named_by_content);
    if (!node.bounds || !is_written || is_blank(node.name) || is_judged_elsewhere(element)) return;
    if (node.states.contains(ElementState::disabled)) return;
    const auto& texts = seen_.texts.on(element);
    if (is_operable(node) && !texts.empty()) return judge_text(element, lowest_of(texts));
    // Texts in it are judged by themselves.
    if (seen_.texts.has_inside(element)) return;
    // A box or circle that is ticked has its text beside it, where it is no larger than that.
    if (has(node.role, RoleTrait::has_tick) && node.bounds->width < 2 * node.bounds->height) return;
    if (is_operable(node) && is_named_beside(element)) return;
    if (is_operable(node) && !may_hold_text(seen_.picture, inside(node), character_count(node.name)))
      return judge_icon(element);
    judge_text(element, measured(node));
  }

  /// A text that is written on a control, as that is.
  bool is_judged_elsewhere(const SnapshotElement& element) const {
    const auto* control = element.node.role == Role::text ? seen_.texts.control_of(element) : nullptr;
    if (control == nullptr) return false;
    return looked_at_.contains(control) && control->node.bounds && !is_blank(control->node.name);
  }

  /// Whether its name is a label in its row, and not written on it: that of a switch.
  bool is_named_beside(const SnapshotElement& element) const {
    const auto& own = *element.node.bounds;
    return std::ranges::any_of(seen_.looked_at, [&](const SnapshotElement* other) {
      const auto& label = other->node;
      if (label.role != Role::text || !label.bounds || label.name != element.node.name) return false;
      const auto& place = *label.bounds;
      const bool is_in_row = place.y < own.y + own.height && own.y < place.y + place.height;
      const bool is_beside = place.x + place.width <= own.x || own.x + own.width <= place.x;
      return is_in_row && is_beside;
    });
  }

  std::optional<Measured> measured(const Node& node) const {
    const auto contrast = measured_contrast(seen_.picture, inside(node));
    if (!contrast) return std::nullopt;
    return Measured{*contrast, node.bounds->height >= large_text_height && node.role == Role::text};
  }

  std::optional<Measured> lowest_of(const WrittenTexts::Texts& texts) const {
    std::optional<Measured> lowest;
    for (const auto* text : texts) {
      const auto own = measured(text->node);
      if (own && (!lowest || own->contrast / least_for(AuditRule::contrast_too_low, *own) <
                                 lowest->contrast / least_for(AuditRule::contrast_too_low, *lowest)))
        lowest = own;
    }
    return lowest;
  }

  static double least_for(AuditRule rule, const Measured& text) {
    return text.is_large ? info_of(rule).least_of_large_text : info_of(rule).least;
  }

  void judge_text(const SnapshotElement& element, const std::optional<Measured>& text) {
    if (!text) return;
    for (const auto rule : {AuditRule::contrast_too_low, AuditRule::contrast_not_enhanced}) {
      const auto least = least_for(rule, *text);
      if (text->contrast >= least) continue;
      findings_.push_back(
          {rule, element.index,
           fmt::format("Its text has a contrast of {:.2f} to 1, less than {}.", text->contrast, least)});
      return;
    }
  }

  void judge_icon(const SnapshotElement& element) {
    const auto contrast = measured_contrast(seen_.picture, inside(element.node));
    const auto least = info_of(AuditRule::icon_contrast_too_low).least;
    if (contrast && *contrast < least)
      findings_.push_back({AuditRule::icon_contrast_too_low, element.index,
                           fmt::format("Its icon has a contrast of {:.2f} to 1, less than {}.", *contrast, least)});
  }

  const Seen& seen_;
  const std::unordered_set<const SnapshotElement*> looked_at_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> findings_of_contrast(const Seen& seen) { return ContrastRules(seen).take(); }

}  // namespace offhand::audit
