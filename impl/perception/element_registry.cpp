#include "impl/perception/element_registry.h"

namespace offhand {

std::int64_t ElementRegistry::number(std::int64_t window_id, const platform::NodeHandle& handle,
                                     const Fingerprint& fingerprint) {
  const std::scoped_lock lock(mutex_);
  auto& window = windows_[window_id];
  auto& known = window.by_handle[handle];
  if (known.index == 0 || known.fingerprint != fingerprint) known = {++window.last, fingerprint};
  return known.index;
}

void ElementRegistry::forget_window(std::int64_t window_id) {
  const std::scoped_lock lock(mutex_);
  if (const auto window = windows_.find(window_id); window != windows_.end()) window->second.by_handle.clear();
}

}  // namespace offhand
