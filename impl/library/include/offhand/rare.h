#pragma once

#include <memory>
#include <utility>

namespace offhand {

/// A member that few objects have: one pointer where it has its default value. It is copied and compared as a value.
template <class T>
class Rare {
 public:
  Rare() = default;
  Rare(T value) : held_(std::make_unique<T>(std::move(value))) {}
  Rare(const Rare& other) : held_(other.held_ ? std::make_unique<T>(*other.held_) : nullptr) {}
  Rare(Rare&&) noexcept = default;
  Rare& operator=(const Rare& other) {
    if (this != &other) held_ = other.held_ ? std::make_unique<T>(*other.held_) : nullptr;
    return *this;
  }
  Rare& operator=(Rare&&) noexcept = default;
  ~Rare() = default;

  const T& operator*() const { return held_ ? *held_ : none(); }
  const T* operator->() const { return &**this; }
  /// For writing: from now on it is held.
  T& edit() {
    if (!held_) held_ = std::make_unique<T>();
    return *held_;
  }
  /// False: certainly the default value.
  bool is_held() const { return held_ != nullptr; }

  bool operator==(const Rare& other) const { return **this == *other; }

 private:
  static const T& none() {
    static const T value{};
    return value;
  }

  std::unique_ptr<T> held_;
};

}  // namespace offhand
