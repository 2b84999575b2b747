#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace offhand::platform::web {

/// Cuts a stream of bytes into messages, each ended by a NUL byte, as browsers write them into a pipe.
class NulFrames {
 public:
  struct Sink {
    /// One message, as long as the call lasts.
    std::function<void(std::string_view message)> message;
    /// One that was longer than the limit, and of which only the end was kept.
    std::function<void(std::string_view end)> too_long;
  };

  explicit NulFrames(std::size_t limit_bytes) : limit_bytes_(limit_bytes) {}
  /// Messages without a byte are none.
  void take(std::string_view bytes, const Sink& sink);
  /// Whether the message that has begun is longer than the limit already; it may never end.
  bool is_too_long() const { return is_too_long_; }

  /// What is told of a message that is too long.
  static constexpr std::size_t end_bytes = 256;

 private:
  void keep(std::string_view part);
  void end(const Sink& sink);

  const std::size_t limit_bytes_;
  /// Of a message whose end has not come.
  std::string begun_;
  bool is_too_long_ = false;
};

}  // namespace offhand::platform::web
