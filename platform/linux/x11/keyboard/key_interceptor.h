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

/// The key nets of a display, in a thread with a connection of its own.
///
/// A net is a passive grab of all keys of the user's keyboard (and of no second one) on every top-level window of the
/// processes, by which that keyboard freezes. A key that would go to such a window stops in the server; the focus is
/// set to the user's window and the key is replayed, which the server does in that order, so that it comes anew to
/// where it belongs. The thread waits for nothing in between, or for a tenth of a second at most. Should this process
/// end or be stopped, its guard thaws the keyboard, and the server forgets the grabs.
///
/// While the front is about to be lent the keyboard stays frozen at the first such key, with all that is typed behind
/// it. Not while it is lent: a menu that opens in GTK 3 asks for the keyboard, and does not open where it is frozen.
class KeyInterceptors : public std::enable_shared_from_this<KeyInterceptors> {
 public:
  /// Null where the server lacks what is needed.
  static Result<std::shared_ptr<KeyInterceptors>> start(const DisplayName& display, const Budget& budget);
  ~KeyInterceptors();
  KeyInterceptors(const KeyInterceptors&) = delete;
  KeyInterceptors& operator=(const KeyInterceptors&) = delete;

  /// Its connection broke; new nets are needed.
  bool ended() const { return ended_; }
  /// See Windows::intercept_keys.
  Result<std::unique_ptr<KeyInterceptor>> spread(xcb_window_t home, KeyInterceptor::Of of, KeyInterceptor::Front front,
                                                 const Budget& budget);

 private:
  struct Net;
  class Handle;
  using Job = std::function<void()>;

  KeyInterceptors(std::unique_ptr<Connection> connection, std::uint8_t opcode);
  /// The rest is the thread's alone, but for the jobs that others give it.
  void enqueue(Job job);
  void run(const std::stop_token& stop);
  void run_jobs();

  using Added = std::function<void(Result<bool> added)>;
  /// In the next rounds of the thread, in which keys go on being answered, until there was time enough.
  void try_to_add(const std::shared_ptr<Net>& net, TimePoint until, const Added& added);
  /// False: the user works in a window of theirs.
  Result<bool> add(const std::shared_ptr<Net>& net);
  /// A frozen key is lost once the window that it was caught at closes: between two questions it is answered too.
  void answer_what_came();
  /// Waits until all is heard that happened before the call, but no longer than half a second.
  void catch_up();
  Result<bool> cover_what_is_there(const std::shared_ptr<Net>& net);
  void remove(const std::shared_ptr<Net>& net);
  void drop(const Net& dropped);
  void settle_in(Net& net, xcb_window_t home);
  void consider(xcb_window_t window);
  void cover(xcb_window_t window, const std::shared_ptr<Net>& net);
  void uncover(xcb_window_t window);
  void uncover_all_of(const Net& net);
  std::shared_ptr<Net> net_over(xcb_window_t window) const;
  std::shared_ptr<Net> net_that_wants(xcb_window_t window);
  /// Asks for the events of a window that it is needed for.
  void hear(xcb_window_t window);

  void handle(const xcb_generic_event_t& event);
  void on_generic(const xcb_generic_event_t& event);
  void on_key(const xcb_input_key_press_event_t& event);
  /// The keyboard stays frozen no longer.
  void hand_on_what_waits();
  void hand_on_in_time();
  void set_front(Net& net, KeyInterceptor::Front front);
  /// Takes hold of the keyboard where a net wants that by now, and lets it go where none does any more.
  void see_to_hold();
  bool front_is(KeyInterceptor::Front front) const;
  bool front_is_users() const;
  bool is_of_our_hand(const xcb_generic_event_t& event) const;
  void on_focus(const xcb_focus_in_event_t& event, bool in);
  void on_new(xcb_window_t window);
  void meet(xcb_window_t window);
  /// Asks for its process, in the next rounds of the thread until there is an answer.
  void make_sure_of(xcb_window_t window, TimePoint until);
  void on_taken(xcb_window_t window, Net& net);
  void on_nobodys_focus(const xcb_focus_in_event_t& event, bool in);
  void on_command(const UserActivations::Command& command);
  void on_error(const xcb_generic_error_t& error);
  void give_back(Net& net);
  void tell_guard();
  /// Whether the user may have started what shows this window.
  bool may_be_users(xcb_window_t window, Net& net);
  Budget short_budget() const;

  std::unique_ptr<Connection> connection_;
  /// Null where there can be none.
  std::unique_ptr<KeyInterceptorGuard> guard_;
  /// Of the X Input extension.
  const std::uint8_t opcode_;
  UserActivations turns_;
  std::vector<std::shared_ptr<Net>> nets_;
  /// The key that the keyboard is frozen at while the front is about to be lent.
  struct Waiting {
    CaughtKey key;
    std::shared_ptr<Net> net;
    TimePoint until;
  };
  std::optional<Waiting> waiting_;
  /// The whole keyboard is held until then.
  std::optional<TimePoint> held_until_;
  /// The last request that let it go.
  std::optional<std::uint16_t> let_go_;
  /// The windows that are covered, each by one net.
  std::map<xcb_window_t, std::shared_ptr<Net>> covered_;
  WindowOwners owners_;

  std::mutex mutex_;
  std::vector<Job> jobs_;
  std::atomic<bool> ended_ = false;
  /// Of whoever works off a job from then on, on any thread; a job may have another one done.
  std::recursive_mutex after_end_;
  int wake_fd_ = -1;
  std::jthread thread_;
};

}  // namespace offhand::platform::x11
