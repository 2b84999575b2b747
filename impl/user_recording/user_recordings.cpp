#include "impl/user_recording/user_recordings.h"

#include <utility>

#include "generated/types/errors.h"

namespace offhand {

Result<void> UserRecordings::begin(const Session& session, std::unique_ptr<UserRecording> recording) {
  const std::scoped_lock lock(mutex_);
  const auto [place, is_new] = recordings_.try_emplace(&session, std::move(recording));
  if (!is_new) return fail(errors::user_recorded_already({}));
  return {};
}

Result<UserDeeds> UserRecordings::stop(const Session& session) {
  std::unique_ptr<UserRecording> recording;
  {
    const std::scoped_lock lock(mutex_);
    const auto place = recordings_.find(&session);
    if (place == recordings_.end()) return fail(errors::user_not_recorded({}));
    recording = std::move(place->second);
    recordings_.erase(place);
  }
  return recording->finish();
}

void UserRecordings::end(const Session& session) {
  std::unique_ptr<UserRecording> recording;
  const std::scoped_lock lock(mutex_);
  const auto place = recordings_.find(&session);
  if (place == recordings_.end()) return;
  recording = std::move(place->second);
  recordings_.erase(place);
}

void UserRecordings::end_all() {
  std::map<const Session*, std::unique_ptr<UserRecording>> recordings;
  const std::scoped_lock lock(mutex_);
  recordings.swap(recordings_);
}

}  // namespace offhand
