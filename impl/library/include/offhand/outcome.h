#pragma once

#include <string>
#include <utility>
#include <variant>

namespace offhand {

/// Why something failed. Codes are those of the reference of errors (docs/reference/errors.md).
struct Failure {
  /// For programs: one word in snake_case that stays the same over releases.
  std::string code;
  /// What failed, with the value and the limit: a full sentence.
  std::string message;
  /// The next useful step; may be empty.
  std::string hint;

  bool operator==(const Failure&) const = default;
};

/// A value, or why there is none. No function of this library throws an exception of its own.
template <class T>
class [[nodiscard]] Outcome {
 public:
  Outcome(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Outcome(Failure failure) : content_(std::in_place_index<1>, std::move(failure)) {}

  bool has_value() const { return content_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  /// Only where there is a value.
  T& value() & { return *std::get_if<0>(&content_); }
  const T& value() const& { return *std::get_if<0>(&content_); }
  T&& value() && { return std::move(*std::get_if<0>(&content_)); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  T* operator->() { return std::get_if<0>(&content_); }
  const T* operator->() const { return std::get_if<0>(&content_); }

  /// Only where there is none.
  const Failure& error() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<T, Failure> content_;
};

}  // namespace offhand
