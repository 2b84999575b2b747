#pragma once

#include <memory>
#include <mutex>
#include <utility>

namespace offhand::platform {

/// The place of one facet of a backend. What stands there may come, go and be replaced while the program runs (a
/// display that is plugged in, a browser that is attached to): a call keeps what it began with until it ends.
template <class Kind>
class Facet {
 public:
  Facet() = default;
  Facet(const Facet&) = delete;
  Facet& operator=(const Facet&) = delete;
  Facet& operator=(std::unique_ptr<Kind> facet) {
    std::shared_ptr<Kind> former = std::move(facet);
    const std::scoped_lock lock(mutex_);
    facet_.swap(former);
    return *this;
  }

  /// Null while there is none.
  std::shared_ptr<Kind> get() const {
    const std::scoped_lock lock(mutex_);
    return facet_;
  }
  explicit operator bool() const { return get() != nullptr; }
  std::shared_ptr<Kind> operator->() const { return get(); }
  /// For who knows that it stays.
  Kind& operator*() const { return *get(); }

 private:
  mutable std::mutex mutex_;
  std::shared_ptr<Kind> facet_;
};

}  // namespace offhand::platform
