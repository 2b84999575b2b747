#pragma once

#include <sys/types.h>

#include <string>

#include "tests/support/process.h"

namespace offhand::test {

/// For servers whose foreground calls wait for a seat that a test holds: none of their own limits ends the wait first,
/// however slow the machine.
inline const EnvironmentChanges waits_as_long_as_it_takes{{"OFFHAND_ACTION_TIMEOUT_MS", "600000"},
                                                          {"OFFHAND_HTTP_SHUTDOWN_TIMEOUT_MS", "600000"}};

inline EnvironmentChanges with(EnvironmentChanges changes, const EnvironmentChanges& more) {
  for (const auto& [name, value] : more) changes.insert_or_assign(name, value);
  return changes;
}

/// The seat of a server's desk, taken from outside as another process would: foreground calls then wait for as long as
/// we like.
class HeldSeat {
 public:
  HeldSeat() = default;
  ~HeldSeat() { release(); }
  HeldSeat(const HeldSeat&) = delete;
  HeldSeat& operator=(const HeldSeat&) = delete;

  /// Below the server's XDG_RUNTIME_DIR; its first foreground action has made the lock file. False when there is none,
  /// or the server itself holds it.
  bool take(const std::string& runtime_folder);
  void release();
  /// Whether a call of this process has come so far that only the seat is missing. The first in its queue stands at the
  /// door with the file open; those behind it wait inside the process and cannot be seen.
  bool is_awaited_by(pid_t process) const;

 private:
  std::string path_;
  int file_ = -1;
};

}  // namespace offhand::test
