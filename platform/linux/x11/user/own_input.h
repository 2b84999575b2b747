#pragma once

#include <cstdint>
#include <deque>
#include <mutex>

#include "platform/api/clock.h"

namespace offhand::platform::x11 {

/// The keys and buttons that this process presses on the user's devices by XTEST. The server reports them as the
/// user's; whoever listens to the user takes them out here.
class OwnInput {
 public:
  enum class Device { pointer, keyboard };
  /// Before the request is sent. `code` is a button or a keycode.
  void sends(Device device, std::uint32_t code);
  /// Whether such a press that was reported is one of ours, which is forgotten with that.
  bool takes(Device device, std::uint32_t code);

 private:
  struct Press {
    Device device;
    std::uint32_t code;
    TimePoint until;
  };
  std::mutex mutex_;
  std::deque<Press> presses_;
};

}  // namespace offhand::platform::x11
