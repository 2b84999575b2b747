#pragma once

#include <xcb/xinput.h>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "platform/api/key_interceptor.h"
#include "platform/linux/x11/connection/connection.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/keyboard/key_grab.h"
#include "platform/linux/x11/keyboard/key_interceptor_guard.h"
#include "platform/linux/x11/user/user_activations.h"
#include "platform/linux/x11/windows/window_owners.h"

namespace offhand::platform::x11 {

/// The key interceptors of a display, in a thread with its own connection.
///
/// An interceptor is a synchronous passive grab of all keys of the user's keyboard (of no second one) on every
/// top-level window of the intercepted processes. A key for such a window freezes the keyboard in the server; the
/// thread sets the focus to the user's window and replays the key. The server handles both in that order, so the key is
/// delivered to the user's window. In between the thread waits for nothing, or for a tenth of a second at most. If this
/// process ends or is stopped, its guard process thaws the keyboard, and the server removes the grabs.
///
/// While the front is about to be lent, the keyboard stays frozen at the first such key, with all later keys behind it.
/// Not while the front is lent: a menu that opens in GTK 3 grabs the keyboard, and does not open while it is frozen.
class KeyInterceptors : public std::enable_shared_from_this<KeyInterceptors> {
 public:
  /// Null when the server lacks what is needed.
  static Result<std::shared_ptr<KeyInterceptors>> start(const DisplayName& display, const Budget& budget);
  ~KeyInterceptors();
  KeyInterceptors(const KeyInterceptors&) = delete;
  KeyInterceptors& operator=(const KeyInterceptors&) = delete;

  /// The connection broke; a new object is needed.
  bool ended() const { return ended_; }
  /// See Windows::intercept_keys.
  Result<std::unique_ptr<KeyInterceptor>> spread(xcb_window_t home, KeyInterceptor::Of of, KeyInterceptor::Front front,
                                                 const Budget& budget);

 private:
  struct Interception;
  class Handle;
  using Job = std::function<void()>;

  KeyInterceptors(std::unique_ptr<Connection> connection, std::uint8_t opcode);
  /// Everything below runs in the thread only, except that other threads add jobs.
  void enqueue(Job job);
  void run(const std::stop_token& stop);
  void run_jobs();

  using Added = std::function<void(Result<bool> added)>;
  /// Retries in later rounds of the thread, which go on handling keys, until it succeeds or the time is over.
  void try_to_add(const std::shared_ptr<Interception>& interception, TimePoint until, const Added& added);
  /// False: the user works in a window of an intercepted process.
  Result<bool> add(const std::shared_ptr<Interception>& interception);
  /// Handles queued events between two requests: a frozen key is lost when the window it was caught at closes.
  void handle_queued_events();
  /// Waits until all events before this call are handled, for at most half a second.
  void catch_up();
  Result<bool> cover_existing_windows(const std::shared_ptr<Interception>& interception);
  void remove(const std::shared_ptr<Interception>& interception);
  void end_interception(const Interception& ended);
  void set_home_window(Interception& interception, xcb_window_t home);
  void cover_if_wanted(xcb_window_t window);
  void cover(xcb_window_t window, const std::shared_ptr<Interception>& interception);
  void uncover(xcb_window_t window);
  void uncover_all_of(const Interception& interception);
  std::shared_ptr<Interception> interception_over(xcb_window_t window) const;
  std::shared_ptr<Interception> interception_wanting(xcb_window_t window);
  /// Selects the events for which the window is needed.
  void select_events(xcb_window_t window);

  void handle(const xcb_generic_event_t& event);
  void on_generic(const xcb_generic_event_t& event);
  void on_key(const xcb_input_key_press_event_t& event);
  /// Replays the frozen key, so the keyboard thaws.
  void replay_frozen_key();
  void replay_when_due();
  void set_front(Interception& interception, KeyInterceptor::Front front);
  /// Grabs the keyboard when an interceptor needs that, and ungrabs it when none does any more.
  void update_keyboard_grab();
  bool front_is(KeyInterceptor::Front front) const;
  bool front_is_users() const;
  bool is_our_click(const xcb_generic_event_t& event) const;
  void on_focus(const xcb_focus_in_event_t& event, bool in);
  void on_new(xcb_window_t window);
  void register_window(xcb_window_t window);
  /// Reads the window's process, in later rounds of the thread until there is an answer.
  void learn_process(xcb_window_t window, TimePoint until);
  void on_focus_taken(xcb_window_t window, Interception& interception);
  static void note_end_of_grab(Interception& interception);
  void on_focus_lost(const xcb_focus_in_event_t& event, bool in);
  void on_command(const UserActivations::Command& command);
  void on_error(const xcb_generic_error_t& error);
  void give_back(Interception& interception);
  void update_guard();
  /// Whether the user may have started the program that shows this window.
  bool may_be_users(xcb_window_t window, Interception& interception);
  Budget short_budget() const;

  std::unique_ptr<Connection> connection_;
  /// Null where no guard can run.
  std::unique_ptr<KeyInterceptorGuard> guard_;
  /// The opcode of the X Input extension.
  const std::uint8_t opcode_;
  UserActivations activations_;
  std::vector<std::shared_ptr<Interception>> interceptions_;
  /// The key at which the keyboard is frozen while the front is about to be lent.
  struct FrozenKey {
    CaughtKey key;
    std::shared_ptr<Interception> interception;
    TimePoint until;
  };
  std::optional<FrozenKey> frozen_key_;
  /// Until when the whole keyboard is grabbed.
  std::optional<TimePoint> grabbed_until_;
  /// The last ungrab request.
  std::optional<std::uint16_t> ungrab_request_;
  /// The intercepted windows, each by one interceptor.
  std::map<xcb_window_t, std::shared_ptr<Interception>> covered_;
  WindowOwners owners_;

  std::mutex mutex_;
  std::vector<Job> jobs_;
  std::atomic<bool> ended_ = false;
  /// Serialises jobs after the thread's end, when their callers run them; a job may run another job.
  std::recursive_mutex after_end_;
  int wake_fd_ = -1;
  std::jthread thread_;
};

}  // namespace offhand::platform::x11
