#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace offhand::platform {

/// A value that its copies share until one of them is changed, which has a copy of its own from then on. Sharing is
/// what tells that two are the same without comparing them.
template <class T>
class Shared {
 public:
  Shared() = default;
  // Written where a plain value would be.
  Shared(T value) : content_(std::make_shared<T>(std::move(value))) {}

  const T& operator*() const { return content_ ? *content_ : nothing(); }
  const T* operator->() const { return &**this; }

  /// For changes.
  T& edit() {
    if (!content_) content_ = std::make_shared<T>();
    if (is_shared()) content_ = std::make_shared<T>(*content_);
    return *content_;
  }
  /// Takes the value away; copies it where others have it too.
  T take() {
    const auto content = std::exchange(content_, nullptr);
    if (!content) return T();
    return content.use_count() > 1 ? T(*content) : T(std::move(*content));
  }

  bool is_shared() const { return content_.use_count() > 1; }
  bool is_same_as(const Shared& other) const { return content_ && content_ == other.content_; }
  /// Lasts as long as anybody has this value.
  std::weak_ptr<const T> observed() const { return content_; }

 private:
  static const T& nothing() {
    static const T value;
    return value;
  }

  std::shared_ptr<T> content_;
};

/// A list of that kind, read as any other.
template <class T>
class SharedList : public Shared<std::vector<T>> {
 public:
  using Items = std::vector<T>;
  using value_type = T;

  SharedList() = default;
  SharedList(Items items) : Shared<Items>(std::move(items)) {}
  operator const Items&() const { return **this; }

  std::size_t size() const { return (*this)->size(); }
  bool empty() const { return (*this)->empty(); }
  const T* data() const { return (*this)->data(); }
  const T& operator[](std::size_t place) const { return (**this)[place]; }
  const T& front() const { return (*this)->front(); }
  const T& back() const { return (*this)->back(); }
  auto begin() const { return (*this)->begin(); }
  auto end() const { return (*this)->end(); }

  void push_back(T item) { this->edit().push_back(std::move(item)); }
};

}  // namespace offhand::platform
