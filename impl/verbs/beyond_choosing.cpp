#include "impl/verbs/beyond_choosing.h"

#include <utility>

#include "codegen/runtime/text.h"

namespace offhand {
namespace {

/// Between a row and the text in it.
constexpr int most_parts_of_item = 4;

}  // namespace

Strategy BeyondChoosing::pressing(Strategy press) {
  return [this, press = std::move(press)] {
    before_ = selected_text();
    auto delivery = press();
    if (delivery.outcome != platform::Outcome::not_attempted) elsewhere_counts_ = presses_ == 1 && !is_item();
    return delivery;
  };
}

bool BeyondChoosing::is_item() const {
  const auto is_one = [](Role role) { return has_any(role, {RoleTrait::item, RoleTrait::cell}); };
  if (const auto& element = run_.target().element) return element->seen.in_container || is_one(element->seen.node.role);
  const auto& there = run_.lay_there();
  if (!there) return false;
  if (is_one(there->role)) return true;
  // What lies at a point of a page is the text in the row.
  auto parent = there->handle;
  for (int level = 0; level < most_parts_of_item; ++level) {
    const auto now = run_.platform().tree().identify(run_.target().window, parent, run_.limits());
    if (!now || !now->exists || !now->parent) return false;
    if (is_one(now->role)) return true;
    parent = now->parent;
  }
  return false;
}

std::optional<BeyondChoosing::SelectedText> BeyondChoosing::selected_text() const {
  const auto& element = run_.target().element;
  const auto& there = run_.lay_there();
  if (!element && !there) return std::nullopt;
  const auto& node = element ? element->seen.node.handle : there->handle;
  const auto caret = run_.platform().tree().caret(node, run_.limits());
  if (!caret || !*caret) return std::nullopt;
  return SelectedText{.node = node, .caret = **caret};
}

std::optional<Evidence> BeyondChoosing::look() const {
  const auto now = run_.platform().tree().caret(before_->node, run_.limits());
  if (!now || !*now || **now == before_->caret) return std::nullopt;
  const auto selected = (*now)->selection_end - (*now)->selection_start;
  // One press moves the caret, and takes a selection away.
  if (selected <= 0 || is_item()) return std::nullopt;
  std::string detail;
  append_counted(detail, selected, "character is", "characters are");
  return Evidence{EvidenceKind::state_readback, detail + " selected now"};
}

Observation BeyondChoosing::observation() const {
  Observation observation;
  observation.choosing_counts = false;
  if (!elsewhere_counts_) observation.elsewhere_counts_from = platform::TimePoint::max();
  if (before_) {
    observation.look = [this] { return look(); };
    observation.events_count = true;
  }
  return observation;
}

}  // namespace offhand
