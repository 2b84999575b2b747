#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

#include "platform/api/clock.h"
#include "platform/linux/x11/connection/connection.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/keyboard/input_devices.h"
#include "platform/linux/x11/pointer/resting_pointer.h"

namespace offhand::platform::x11 {

/// The second keyboards of this process on a display. A call borrows what it needs and returns it, and they are kept
/// for the next call.
///
/// Every new or removed keyboard is announced to every application, and GTK 3 crashes when it reads of one so late that
/// its device id was reused (docs/design/linux-measurements.md). So keyboards are removed in the background, after they
/// were idle for a while, and only once all applications have read that they exist; while one application does not
/// read, they stay. Keyboards left by another process (it was killed, or ended while an application did not read) are
/// taken over by the next process.
class KeptKeyboards {
 public:
  struct Loan {
    MasterPair pair;
    /// Applications may not have read the announcement of it yet.
    bool is_new = false;
  };
  /// Where the focus of a returned keyboard is: nowhere; or in the user's window, which must not notice that any
  /// keyboard leaves it. The latter is removed as soon as all applications have read of it.
  enum class Left { nowhere, users_window };

  /// Requires a server with X Input 2.
  static Result<std::shared_ptr<KeptKeyboards>> start(const DisplayName& display, std::chrono::milliseconds kept_for,
                                                      const Budget& budget);
  /// Removes the keyboards that all applications have read of; leaves the others to the next process.
  ~KeptKeyboards();
  KeptKeyboards(const KeptKeyboards&) = delete;
  KeptKeyboards& operator=(const KeptKeyboards&) = delete;

  /// The connection is lost or in doubt; a new object is needed.
  bool ended() const;
  Result<Loan> borrow(const Budget& budget);
  void give_back(const MasterPair& pair, Left left);

  /// The connection that grabs the pointers, which alone can ungrab them. Locks out borrowers while it lives.
  struct LockedConversation {
    std::unique_lock<std::mutex> alone;
    Conversation talk;
  };
  LockedConversation lock_conversation(const Budget& budget);
  /// For the holder of lock_conversation(): moves the pointer that belongs to a borrowed keyboard out of sight again.
  void rest(const MasterPair& pair) { place_.rest(pair.pointer); }

 private:
  struct Resting {
    MasterPair pair;
    TimePoint due;
    Left left = Left::nowhere;
  };

  KeptKeyboards(std::unique_ptr<Connection> connection, std::chrono::milliseconds kept_for);
  Result<Loan> find_or_make(Conversation& talk);
  Result<void> forget_removed(Conversation& talk);
  Result<void> take_over_orphans(Conversation& talk);
  Result<MasterPair> make(Conversation& talk);

  void run(const std::stop_token& stop);
  void rest_all();
  TimePoint next_due() const;
  void remove_due(TimePoint then);
  void postpone_due(TimePoint then);
  void leave_window(const MasterPair& pair);
  bool all_have_read(std::chrono::milliseconds timeout, const std::stop_token& stop) const;

  const std::chrono::milliseconds kept_for_;
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  /// The connection that grabs the pointers and owns the selections.
  std::unique_ptr<Connection> connection_;
  RestingPlace place_;
  xcb_window_t owner_;
  bool in_doubt_ = false;
  std::vector<Resting> resting_;
  std::jthread thread_;
};

}  // namespace offhand::platform::x11
