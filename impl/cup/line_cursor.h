#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace offhand::cup {

/// A place in one line of the compact text, from which it is read on.
class LineCursor {
 public:
  explicit LineCursor(std::string_view line) : line_(line) {}

  bool at_end() const { return at_ == line_.size(); }
  std::size_t position() const { return at_; }
  std::string_view line() const { return line_; }
  std::string_view rest() const { return line_.substr(at_); }
  void move_to(std::size_t position) { at_ = position; }

  /// Reads `text` if it comes next.
  bool take(std::string_view text) {
    if (!rest().starts_with(text)) return false;
    at_ += text.size();
    return true;
  }

  /// Reads as long as there are characters of `[a-z]`.
  std::string_view take_word() {
    const std::size_t begin = at_;
    while (!at_end() && line_[at_] >= 'a' && line_[at_] <= 'z') ++at_;
    return line_.substr(begin, at_ - begin);
  }

  /// A whole number as it is printed: without leading zeros and without a plus.
  std::optional<std::int64_t> take_number() {
    std::int64_t number = 0;
    const char* const begin = line_.data() + at_;
    const auto read = std::from_chars(begin, line_.data() + line_.size(), number);
    if (read.ec != std::errc() ||
        std::to_string(number) != std::string_view(begin, static_cast<std::size_t>(read.ptr - begin)))
      return std::nullopt;
    at_ += static_cast<std::size_t>(read.ptr - begin);
    return number;
  }

  /// Reads up to `end`, which must come, and past it.
  std::optional<std::string_view> take_until(std::string_view end) {
    const auto found = line_.find(end, at_);
    if (found == std::string_view::npos) return std::nullopt;
    const auto text = line_.substr(at_, found - at_);
    at_ = found + end.size();
    return text;
  }

 private:
  std::string_view line_;
  std::size_t at_ = 0;
};

}  // namespace offhand::cup
