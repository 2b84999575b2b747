#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace offhand {

/// Cuts a stream of bytes into lines; empty ones are none. A line longer than the limit is skipped without being kept:
/// it costs no memory.
class LineReader {
 public:
  static constexpr std::size_t default_limit_bytes = std::size_t{16} * 1024 * 1024;

  struct Line {
    /// Without its end. Good until the next call.
    std::string_view text;
    /// From 1 on, empty lines counted.
    std::size_t number = 1;
    /// It is skipped. Told once, as soon as that is known.
    bool too_long = false;
  };

  explicit LineReader(std::size_t limit_bytes = default_limit_bytes) : limit_bytes_(limit_bytes) {}

  /// What came. The bytes must stay where they are until next() has nothing more.
  void feed(std::string_view bytes) { bytes_ = bytes; }
  /// The stream ended: what is left without a line end is a line as well.
  void finish() { bytes_ = skipping_ || kept_.empty() ? "" : "\n"; }
  std::optional<Line> next();

 private:
  std::size_t limit_bytes_;
  std::string_view bytes_;  // not looked at yet
  std::string kept_;        // of a line that came in pieces
  bool is_shown_ = false;   // and that is complete
  bool skipping_ = false;
  std::size_t number_ = 1;
};

}  // namespace offhand
