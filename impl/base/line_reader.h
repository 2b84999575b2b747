#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace offhand {

/// Splits a stream of bytes into lines and omits empty ones. A line over the limit is skipped without being stored.
class LineReader {
 public:
  static constexpr std::size_t default_limit_bytes = std::size_t{16} * 1024 * 1024;

  struct Line {
    /// Without its line end. Valid until the next call.
    std::string_view text;
    /// Starts at 1 and counts empty lines.
    std::size_t number = 1;
    /// The line is skipped. Reported once, as soon as it is known.
    bool too_long = false;
  };

  explicit LineReader(std::size_t limit_bytes = default_limit_bytes) : limit_bytes_(limit_bytes) {}

  /// Adds received bytes, which must stay valid until next() returns nothing.
  void feed(std::string_view bytes) { bytes_ = bytes; }
  /// The stream ended: a rest without a line end is a line too.
  void finish() { bytes_ = skipping_ || kept_.empty() ? "" : "\n"; }
  std::optional<Line> next();

 private:
  std::size_t limit_bytes_;
  std::string_view bytes_;  // not scanned yet
  std::string kept_;        // the parts of an incomplete line
  bool is_shown_ = false;   // the line in kept_ is complete
  bool skipping_ = false;
  std::size_t number_ = 1;
};

}  // namespace offhand
