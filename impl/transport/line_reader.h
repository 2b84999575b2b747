#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace offhand {

/// Cuts a stream of bytes into lines. A line longer than `limit_bytes` is skipped without being kept: it costs no
/// memory.
class LineReader {
 public:
  static constexpr std::size_t default_limit_bytes = std::size_t{16} * 1024 * 1024;

  struct Sink {
    std::function<void(std::string_view)> line;
    std::function<void()> too_long;
  };

  explicit LineReader(Sink sink, std::size_t limit_bytes = default_limit_bytes)
      : sink_(std::move(sink)), limit_bytes_(limit_bytes) {}

  void feed(std::string_view bytes);
  /// The stream ended: what is left without a line end is a line as well.
  void finish();
  /// The number of the line that is read, from 1 on; within a callback that of its line.
  std::size_t line_number() const { return line_number_; }

 private:
  void emit(std::string_view line);

  Sink sink_;
  std::size_t limit_bytes_;
  std::string pending_;
  bool skipping_ = false;
  std::size_t line_number_ = 1;
};

}  // namespace offhand
