#pragma once

#include <xcb/xinput.h>
#include <atomic>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <thread>

#include "platform/api/user_input.h"
#include "platform/linux/x11/connection/connection.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/user/own_input.h"
#include "platform/linux/x11/user/root_children.h"

namespace offhand::platform::x11 {

/// Tells what the user does with the server's first pointer and keyboard, and in which application's window, with a
/// connection and a thread of its own. Raw events come whoever grabs the devices, and say nothing of windows; those are
/// asked for at each event. Which character a key makes is never looked at, unless ctrl, alt or super is held.
class UserListener : public std::enable_shared_from_this<UserListener> {
 public:
  /// Null when the server lacks X Input 2.1.
  static Result<std::shared_ptr<UserListener>> start(const DisplayName& display, std::shared_ptr<OwnInput> own,
                                                     const Budget& budget);
  ~UserListener();
  UserListener(const UserListener&) = delete;
  UserListener& operator=(const UserListener&) = delete;

  bool ended() const { return ended_; }
  /// Tells `sink` until the result is destroyed. The listener ends with the last of them.
  std::shared_ptr<void> add(UserInputSink sink);

 private:
  UserListener(std::unique_ptr<Connection> connection, std::shared_ptr<OwnInput> own, std::uint8_t opcode);
  /// Before the first event.
  Result<void> learn_held_keys(const Budget& budget);
  void run(const std::stop_token& stop);
  void handle(const xcb_generic_event_t& event);
  /// One that came with an answer, or the next one of the server; null: there is none.
  Owned<xcb_generic_event_t> next_event();
  Result<UserInput> press(std::uint32_t button);
  /// Corrects the windows at the pointer where they are not those that were pressed.
  Result<void> look_back(Conversation& talk, const UserInput& input, xcb_window_t& outermost, xcb_window_t& inner);
  Result<UserInput> key(std::uint32_t keycode);
  /// The modifiers that were held with what is handled, by `mapping`. `now`: those of the server at this moment, which
  /// the user may have released since; they count where no modifier was held, for those that keep on without being
  /// held.
  EnumSet<KeyModifier> modifiers(const xcb_get_modifier_mapping_reply_t* mapping, std::uint16_t now) const;
  /// The application's window around one of the windows below the root; for a menu, a window of the same client.
  Result<void> find_window(Conversation& talk, xcb_window_t outermost, xcb_window_t inner, UserInput& input) const;
  void remove(std::uint64_t id);

  const std::unique_ptr<Connection> connection_;
  const std::shared_ptr<OwnInput> own_;
  const std::uint8_t opcode_;
  std::atomic<bool> ended_ = false;
  std::mutex mutex_;
  std::map<std::uint64_t, UserInputSink> sinks_;
  std::uint64_t last_id_ = 0;
  int wake_fd_ = -1;
  RootChildren root_children_;
  /// Events that came with answers and have not been handled.
  std::deque<Owned<xcb_generic_event_t>> waiting_;
  /// The keys that the user held when what is handled happened.
  std::set<std::uint32_t> held_keys_;
  std::jthread thread_;
};

}  // namespace offhand::platform::x11
