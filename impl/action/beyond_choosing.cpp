#include "impl/action/beyond_choosing.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "codegen/runtime/text.h"

namespace offhand {

Rung BeyondChoosing::pressing(Rung press) {
  return [this, press = std::move(press)] {
    before_ = selected_text();
    auto delivery = press();
    if (delivery.outcome != platform::Outcome::not_attempted) elsewhere_counts_ = presses_ == 1 && !is_item();
    return delivery;
  };
}

bool BeyondChoosing::is_item() const {
  constexpr std::array<std::string_view, 7> items{"cell", "gridcell",  "listitem", "option",
                                                  "row",  "rowheader", "treeitem"};
  const auto& element = attempt_.target().element;
  const auto& there = attempt_.lay_there();
  if (element && element->seen.in_container) return true;
  const auto role = element ? element->seen.node.role : there ? there->role : std::string_view();
  return std::find(items.begin(), items.end(), role) != items.end();
}

std::optional<BeyondChoosing::SelectedText> BeyondChoosing::selected_text() const {
  const auto& element = attempt_.target().element;
  const auto& there = attempt_.lay_there();
  if (!element && !there) return std::nullopt;
  const auto& node = element ? element->seen.node.handle : there->handle;
  const auto caret = attempt_.platform().tree().caret(node, attempt_.limits());
  if (!caret || !*caret) return std::nullopt;
  return SelectedText{.node = node, .caret = **caret};
}

std::optional<Evidence> BeyondChoosing::look() const {
  const auto now = attempt_.platform().tree().caret(before_->node, attempt_.limits());
  if (!now || !*now || **now == before_->caret) return std::nullopt;
  const auto selected = (*now)->selection_end - (*now)->selection_start;
  // One press moves the caret, and takes a selection away.
  if (selected <= 0) return std::nullopt;
  std::string detail;
  append_counted(detail, selected, "character is", "characters are");
  return Evidence{EvidenceKind::state_readback, detail + " selected now"};
}

Observation BeyondChoosing::observation() const {
  Observation observation;
  observation.choosing_counts = false;
  observation.elsewhere_counts = elsewhere_counts_;
  if (before_) {
    observation.look = [this] { return look(); };
    observation.events_count = true;
  }
  return observation;
}

}  // namespace offhand
