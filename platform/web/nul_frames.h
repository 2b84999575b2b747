#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace offhand::platform::web {

/// Splits a stream of bytes into messages that end with a NUL byte, the format of browsers' pipes.
class NulFrames {
 public:
  struct Sink {
    /// Called with one message, which is valid during the call only.
    std::function<void(std::string_view message)> message;
    /// Called for a message over the limit, of which only the end was kept.
    std::function<void(std::string_view end)> too_long;
  };

  explicit NulFrames(std::size_t limit_bytes) : limit_bytes_(limit_bytes) {}
  /// Empty messages are ignored.
  void take(std::string_view bytes, const Sink& sink);
  /// True if the current message exceeds the limit already; it may never end.
  bool is_too_long() const { return is_too_long_; }

  /// How many bytes are kept of a message over the limit.
  static constexpr std::size_t end_bytes = 256;

 private:
  void keep(std::string_view part);
  void end(const Sink& sink);

  const std::size_t limit_bytes_;
  /// The part received of an incomplete message.
  std::string begun_;
  bool is_too_long_ = false;
};

}  // namespace offhand::platform::web
