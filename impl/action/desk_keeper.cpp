#include "impl/action/desk_keeper.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace offhand {
namespace {

using platform::Event;
using platform::EventKind;

/// For one look, which takes a fraction of a millisecond.
constexpr std::chrono::milliseconds time_for_a_look{1000};

bool is_of_the_desk(const Event& event) {
  switch (event.kind) {
    case EventKind::window_opened:
    case EventKind::active_window_changed:
    case EventKind::stacking_changed:
    case EventKind::focus_changed:
      return !event.node;
    default:
      return event.kind == EventKind::overflow;
  }
}

}  // namespace

struct DeskKeeper::Kept {
  DeskGuard guard;
  std::unique_ptr<EventWatch> watch;
  platform::Facets platform;
  platform::TimePoint until;
  std::stop_source over = {};
  std::mutex looking = {};
};

DeskKeeper::~DeskKeeper() {
  const std::scoped_lock lock(mutex_);
  if (kept_) kept_->over.request_stop();
  thread_.request_stop();
}

void DeskKeeper::keep(DeskGuard guard, std::unique_ptr<EventWatch> watch, std::int64_t pid,
                      const platform::Facets& platform) {
  const auto now = platform.clock().now();
  const auto until = now + patience;
  const std::scoped_lock lock(mutex_);
  std::erase_if(lately_, [&](const auto& entry) { return entry.second < now; });
  lately_[pid] = until;
  if (kept_) kept_->over.request_stop();
  kept_ = std::make_shared<Kept>(std::move(guard), std::move(watch), platform, until);
  if (!thread_.joinable()) thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
  changed_.notify_all();
}

void DeskKeeper::hand_over() {
  std::shared_ptr<Kept> kept;
  {
    const std::scoped_lock lock(mutex_);
    kept.swap(kept_);
  }
  if (!kept) return;
  kept->over.request_stop();
  // Also waits for a look that is under way; none comes after this one.
  const std::scoped_lock lock(kept->looking);
  if (kept->platform.clock().now() < kept->until) look(*kept);
}

bool DeskKeeper::owns(const Window& window, const platform::Facets& platform) {
  std::vector<std::int64_t> lately;
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [pid, until] : lately_) {
      if (platform.clock().now() < until) lately.push_back(pid);
    }
  }
  return std::any_of(lately.begin(), lately.end(), [&](std::int64_t pid) {
    if (window.pid == pid) return true;
    const auto family = platform.apps().process_tree(pid);
    return std::find(family.begin(), family.end(), window.pid) != family.end();
  });
}

void DeskKeeper::run(const std::stop_token& stop) {
  for (;;) {
    std::shared_ptr<Kept> kept;
    {
      std::unique_lock lock(mutex_);
      if (!changed_.wait(lock, stop, [this] { return kept_ != nullptr; })) return;
      kept = kept_;
    }
    keep_up(*kept);
    const std::scoped_lock lock(mutex_);
    if (kept_ == kept) kept_.reset();
  }
}

void DeskKeeper::keep_up(Kept& kept) {
  auto& clock = kept.platform.clock().bystander();
  while (kept.watch->wait(is_of_the_desk, kept.until, kept.over.get_token(), clock)) {
    const std::scoped_lock lock(kept.looking);
    if (kept.over.stop_requested()) return;
    look(kept);
  }
}

void DeskKeeper::look(Kept& kept) {
  const auto owns = [&](const Window& window, bool is_new) { return is_new && this->owns(window, kept.platform); };
  const auto restored = kept.guard.restore_if_taken(owns, {kept.platform.clock().now() + time_for_a_look, {}});
  if (restored && *restored) spdlog::info("A window that an action opened took what is the person's; it was put back.");
}

}  // namespace offhand
