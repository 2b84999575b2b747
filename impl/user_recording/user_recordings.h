#pragma once

#include <map>
#include <memory>
#include <mutex>

#include "codegen/runtime/error.h"
#include "impl/user_recording/user_recording.h"

namespace offhand {

class Session;

/// What sessions record of the user, at most one recording each. None of it is kept in a file.
class UserRecordings {
 public:
  /// `user_recorded_already`.
  Result<void> begin(const Session& session, std::unique_ptr<UserRecording> recording);
  /// Ends it and gives what it has; `user_not_recorded`.
  Result<UserDeeds> stop(const Session& session);
  /// At the end of the session: nothing of it is kept.
  void end(const Session& session);
  void end_all();

 private:
  std::mutex mutex_;
  std::map<const Session*, std::unique_ptr<UserRecording>> recordings_;
};

}  // namespace offhand
