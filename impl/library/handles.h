#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>

namespace offhand::library {

/// Objects behind the handles of the C interface. A handle is a number in the shape of a pointer that is never
/// followed, and never given twice: whatever a caller passes can be told from what is open.
template <class Handle, class Object>
class Handles {
 public:
  Handle* add(std::shared_ptr<Object> object) {
    const std::scoped_lock lock(mutex_);
    const auto number = next_++;
    open_.emplace(number, std::move(object));
    return reinterpret_cast<Handle*>(number);
  }
  /// Null if the handle is not open.
  std::shared_ptr<Object> find(const Handle* handle) const {
    const std::scoped_lock lock(mutex_);
    const auto found = open_.find(reinterpret_cast<std::uintptr_t>(handle));
    return found == open_.end() ? nullptr : found->second;
  }
  /// The same, and it is open no more. It ends outside of the lock, with the last that holds it.
  std::shared_ptr<Object> take(const Handle* handle) {
    const std::scoped_lock lock(mutex_);
    const auto found = open_.find(reinterpret_cast<std::uintptr_t>(handle));
    if (found == open_.end()) return nullptr;
    auto object = std::move(found->second);
    open_.erase(found);
    return object;
  }

 private:
  mutable std::mutex mutex_;
  std::unordered_map<std::uintptr_t, std::shared_ptr<Object>> open_;
  /// Odd and low: an address that nothing has, so that a debugger shows at once that it is none.
  std::uintptr_t next_ = 1;
};

}  // namespace offhand::library
