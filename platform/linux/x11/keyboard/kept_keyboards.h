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

/// The second keyboards of this process on a display: a call borrows what it needs and gives it back, and they are kept
/// for the next one.
///
/// Each that comes or goes is news to every application, and GTK 3 crashes where it reads of one so late that the next
/// has its numbers by then (docs/design/linux-measurements.md). So they go in the background, after nobody has needed
/// them for a while, and only once all applications have read that they are there; as long as one does not, they stay.
/// What a process leaves behind (it was killed, or ended while an application did not read), the next one takes over.
class KeptKeyboards {
 public:
  struct Loan {
    MasterPair pair;
    /// Applications may not have read of it yet.
    bool is_new = false;
  };
  /// How a keyboard comes back: its focus is nowhere; or it is in the window that the user types in, which must not
  /// hear that any keyboard leaves it: such a one goes as soon as all have read of it.
  enum class Left { nowhere, users_window };

  /// The server has X Input 2.
  static Result<std::shared_ptr<KeptKeyboards>> start(const DisplayName& display, std::chrono::milliseconds kept_for,
                                                      const Budget& budget);
  /// Takes away what all have read of, and leaves the others to the next process.
  ~KeptKeyboards();
  KeptKeyboards(const KeptKeyboards&) = delete;
  KeptKeyboards& operator=(const KeptKeyboards&) = delete;

  /// Its connection is lost or in doubt; others are needed.
  bool ended() const;
  Result<Loan> borrow(const Budget& budget);
  void give_back(const MasterPair& pair, Left left);

  /// The connection that holds the pointers, which alone can let go of them. Nobody borrows while this lives.
  struct Speech {
    std::unique_lock<std::mutex> alone;
    Conversation talk;
  };
  Speech speak(const Budget& budget);
  /// Puts the pointer that comes with a borrowed keyboard out of sight again, for whoever speaks.
  void rest(const MasterPair& pair) { place_.rest(pair.pointer); }

 private:
  struct Resting {
    MasterPair pair;
    TimePoint due;
    Left left = Left::nowhere;
  };

  KeptKeyboards(std::unique_ptr<Connection> connection, std::chrono::milliseconds kept_for);
  Result<Loan> find_or_make(Conversation& talk);
  Result<void> forget_what_is_gone(Conversation& talk);
  Result<void> take_over_orphans(Conversation& talk);
  Result<MasterPair> make(Conversation& talk);

  void run(const std::stop_token& stop);
  void rest_all();
  TimePoint next_due() const;
  void take_away_what_was_due(TimePoint then);
  void keep_what_was_due(TimePoint then);
  void leave_window(const MasterPair& pair);
  bool all_have_read(std::chrono::milliseconds timeout, const std::stop_token& stop) const;

  const std::chrono::milliseconds kept_for_;
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  /// It holds the pointers and owns the claims.
  std::unique_ptr<Connection> connection_;
  RestingPlace place_;
  xcb_window_t owner_;
  bool in_doubt_ = false;
  std::vector<Resting> resting_;
  std::jthread thread_;
};

}  // namespace offhand::platform::x11
