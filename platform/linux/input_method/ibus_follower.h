#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "platform/api/clock.h"
#include "platform/linux/input_method/broken_compositions.h"
#include "platform/linux/input_method/composing.h"

struct sd_bus_message;

namespace offhand::platform::input_method {

/// Follows what the engines of the ibus-daemon of one display have in hand, in a thread of its own as long as the
/// daemon runs: they tell everybody on its bus of unfinished text and of their mode, and nobody can ask them. The text
/// itself is not kept.
class IbusFollower {
 public:
  IbusFollower(std::string host, int display_number) : host_(std::move(host)), display_number_(display_number) {}
  ~IbusFollower();
  IbusFollower(const IbusFollower&) = delete;
  IbusFollower& operator=(const IbusFollower&) = delete;

  /// Begins to follow a daemon that has come since, without waiting for it.
  void begin();
  /// As it is now, of a daemon that has come since as well.
  Composing look();
  /// As far as it is followed by now.
  Composing look_now();
  /// The same, after something was told, or at that time.
  Composing look_again(TimePoint until);

 private:
  void follow(const std::stop_token& stop, const std::string& address);
  void hear(sd_bus_message* message);
  void set_engine(const std::string& name);
  /// Called with the lock held.
  void note_unfinished(bool unfinished);

  const std::string host_;
  const int display_number_;
  /// Held while a thread is begun.
  std::mutex beginning_;
  std::mutex mutex_;
  std::condition_variable changed_;
  Composing now_;
  BrokenCompositions broken_;
  bool answered_ = false;
  /// It was waited for in vain.
  bool hangs_ = false;
  bool runs_ = false;
  int wake_ = -1;
  std::jthread thread_;
};

}  // namespace offhand::platform::input_method
