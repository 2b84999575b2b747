#include "impl/perception/element_registry.h"

#include <algorithm>

namespace offhand {

ElementRegistry::WindowNumbers& ElementRegistry::numbers_of(std::int64_t window_id) {
  const auto [place, is_new] = windows_.try_emplace(window_id);
  if (is_new) {
    place->second.last = highest_forgotten_;
    if (const auto closed = closed_.extract(window_id)) place->second.last = closed.mapped();
  }
  place->second.used = ++uses_;
  if (is_new && windows_.size() > window_memory) {
    forget(std::min_element(windows_.begin(), windows_.end(), [](const auto& a, const auto& b) {
             return a.second.used < b.second.used;
           })->first);
  }
  return place->second;
}

std::int64_t ElementRegistry::number(std::int64_t window_id, const platform::NodeHandle& handle,
                                     const Fingerprint& fingerprint) {
  const std::scoped_lock lock(mutex_);
  auto& window = numbers_of(window_id);
  auto& known = window.by_handle[handle];
  if (known.index == 0 || known.fingerprint != fingerprint) known = {++window.last, fingerprint};
  known.seen = window.readings;
  return known.index;
}

void ElementRegistry::note_reading(std::int64_t window_id, const platform::Shared<ElementPlaces>& elements) {
  const std::scoped_lock lock(mutex_);
  auto& window = numbers_of(window_id);
  ++window.readings;
  std::erase_if(window.held, [](const auto& one) { return one.expired(); });
  window.held.push_back(elements.observed());
  if (window.by_handle.size() < window.look_at) return;
  forget_unseen(window);
  window.look_at = std::max(least_elements, 2 * window.by_handle.size());
}

void ElementRegistry::note_use(std::int64_t window_id) {
  const std::scoped_lock lock(mutex_);
  numbers_of(window_id);
}

void ElementRegistry::forget_unseen(WindowNumbers& window) {
  std::vector<std::shared_ptr<const ElementPlaces>> held;
  for (const auto& one : window.held)
    if (auto elements = one.lock()) held.push_back(std::move(elements));
  std::erase_if(window.by_handle, [&](const auto& entry) {
    const Known& known = entry.second;
    if (window.readings - known.seen <= reading_memory) return false;
    return std::ranges::none_of(held, [&](const auto& one) { return one->contains(known.index); });
  });
}

void ElementRegistry::forget_window(std::int64_t window_id) {
  const std::scoped_lock lock(mutex_);
  forget(window_id);
}

void ElementRegistry::forget(std::int64_t window_id) {
  const auto window = windows_.extract(window_id);
  if (!window) return;
  if (closed_.size() >= closed_memory) {
    for (const auto& [id, last] : closed_) highest_forgotten_ = std::max(highest_forgotten_, last);
    closed_.clear();
  }
  closed_[window_id] = window.mapped().last;
}

std::size_t ElementRegistry::elements(std::int64_t window_id) const {
  const std::scoped_lock lock(mutex_);
  const auto window = windows_.find(window_id);
  return window == windows_.end() ? 0 : window->second.by_handle.size();
}

std::size_t ElementRegistry::windows() const {
  const std::scoped_lock lock(mutex_);
  return windows_.size();
}

}  // namespace offhand
