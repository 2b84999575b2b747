#include "impl/verbs/drag_evidence.h"

#include <chrono>

#include "impl/evidence/settle_timer.h"

namespace offhand {
namespace {

/// Of an application that does not come to rest. What is held still for longer may come to mean something of its own.
constexpr std::chrono::milliseconds longest_hold{200};

}  // namespace

void DragEvidence::listen_to(platform::PointerDrag& drag) {
  using Stage = platform::PointerDrag::Stage;
  drag.on_stage = [this](Stage stage, const platform::Delivery& so_far) {
    (stage == Stage::pressed ? press_told_ : moves_told_) = told_by(so_far);
  };
}

platform::TimePoint DragEvidence::told_by(const platform::Delivery& so_far) const {
  if (!so_far.starts_within) return never;
  const auto& scope = run_.scope();
  auto held = so_far;
  held.settles_within = longest_hold;
  SettleTimer settle_timer(scope, run_.target(), held, scope.now(), false);
  while (!settle_timer.is_over()) scope.sleep_until(settle_timer.next_look());
  return settle_timer.is_out_of_time() ? never : scope.now();
}

Observation DragEvidence::observation() const {
  auto observation = beyond_choosing_.observation();
  // What is carried is a window of its own in some toolkits, which opens and closes wherever it is dropped, also where
  // nothing takes it.
  observation.windows_count = false;
  if (const auto& there = run_.lay_there()) observation.receiver = there->handle;
  observation.counts_from = press_told_;
  observation.elsewhere_counts_from = moves_told_;
  return observation;
}

}  // namespace offhand
