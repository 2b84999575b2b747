#include "impl/verbs/moved_element.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace offhand {
namespace {

/// What is hovered or pressed may be drawn a little aside.
constexpr std::int64_t least_pixels = 5;
constexpr std::size_t most_beside = 3;

}  // namespace

MovedElement::MovedElement(const ActionRun& run) : run_(run) {
  const auto& element = run.target().element;
  if (!element) return;
  was_ = place_of(element->seen.node.handle);
  const auto snapshot = run.scope().session.latest(run.target().window.window_id);
  if (!was_ || !snapshot) return;
  if (const auto holder = place_of(element->seen.parent)) around_.push_back(*holder);
  std::size_t asked = 0;
  for (const auto& other : snapshot->elements) {
    if (!(other.parent == element->seen.parent) || other.node.handle == was_->node) continue;
    if (++asked > most_beside) break;
    if (const auto beside = place_of(other.node.handle)) around_.push_back(*beside);
  }
}

std::optional<MovedElement::Place> MovedElement::place_of(const platform::NodeHandle& node) const {
  if (!node) return std::nullopt;
  const auto now = run_.platform().tree().identify(run_.target().window, node, run_.limits());
  if (!now || !now->exists || !now->bounds) return std::nullopt;
  return Place{node, *now->bounds};
}

std::optional<Evidence> MovedElement::look() const {
  const auto now = was_ && !around_.empty() ? place_of(was_->node) : std::nullopt;
  if (!now) return std::nullopt;
  const auto right = now->bounds.x - was_->bounds.x;
  const auto down = now->bounds.y - was_->bounds.y;
  if (std::max(std::abs(right), std::abs(down)) < least_pixels) return std::nullopt;
  const bool stands_out = std::ranges::all_of(around_, [&](const Place& other) {
    const auto other_now = place_of(other.node);
    if (!other_now) return true;
    const auto apart = std::max(std::abs(right - (other_now->bounds.x - other.bounds.x)),
                                std::abs(down - (other_now->bounds.y - other.bounds.y)));
    return apart >= least_pixels;
  });
  if (!stands_out) return std::nullopt;
  return Evidence{EvidenceKind::state_readback,
                  fmt::format("it lies elsewhere now, {} pixels to the right and {} down", right, down)};
}

}  // namespace offhand
