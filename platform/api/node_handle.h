#pragma once

#include <compare>
#include <cstddef>
#include <functional>
#include <memory>
#include <typeindex>
#include <typeinfo>
#include <utility>

namespace offhand::platform {

/// The platform's own identity of a live node. Only the backend that made it knows what is inside; everybody may copy,
/// compare and hash it. What is inside is destroyed with the last copy, so that a backend which holds a reference in
/// another process gives it back then.
class NodeHandle {
 public:
  NodeHandle() = default;
  /// `Identity` is a backend's own type, with an order and a std::hash: nobody else can name it, and so nobody else can
  /// look inside.
  template <class Identity>
  static NodeHandle of(Identity identity) {
    return NodeHandle(std::make_shared<const Holder<Identity>>(std::move(identity)));
  }
  /// What of() was given; null where the handle is empty or of another backend.
  template <class Identity>
  const Identity* as() const {
    const auto* holder = dynamic_cast<const Holder<Identity>*>(content_.get());
    return holder == nullptr ? nullptr : &holder->identity;
  }

  explicit operator bool() const { return content_ != nullptr; }
  std::size_t hash() const { return content_ == nullptr ? 0 : content_->hash(); }
  friend bool operator==(const NodeHandle& one, const NodeHandle& other) { return (one <=> other) == 0; }
  friend std::strong_ordering operator<=>(const NodeHandle& one, const NodeHandle& other) {
    if (one.content_ == other.content_) return std::strong_ordering::equal;
    if (!one || !other) return static_cast<bool>(one) <=> static_cast<bool>(other);
    return one.content_->compare(*other.content_);
  }

 private:
  class Content {
   public:
    Content() = default;
    Content(const Content&) = delete;
    Content& operator=(const Content&) = delete;
    virtual ~Content() = default;
    virtual std::strong_ordering compare(const Content& other) const = 0;
    virtual std::size_t hash() const = 0;
  };

  template <class Identity>
  class Holder final : public Content {
   public:
    explicit Holder(Identity of) : identity(std::move(of)) {}
    std::strong_ordering compare(const Content& other) const override {
      const auto* same = dynamic_cast<const Holder*>(&other);
      // Handles of several backends in one map keep apart.
      if (same == nullptr) return std::type_index(typeid(*this)) <=> std::type_index(typeid(other));
      return identity <=> same->identity;
    }
    std::size_t hash() const override { return std::hash<Identity>{}(identity); }

    const Identity identity;
  };

  explicit NodeHandle(std::shared_ptr<const Content> content) : content_(std::move(content)) {}

  std::shared_ptr<const Content> content_;
};

}  // namespace offhand::platform

template <>
struct std::hash<offhand::platform::NodeHandle> {
  std::size_t operator()(const offhand::platform::NodeHandle& handle) const { return handle.hash(); }
};
