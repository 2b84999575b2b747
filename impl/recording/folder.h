#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/host/files.h"

namespace offhand {

/// The folder of a recording: recording.json, which says what it is, and turn-00001, turn-00002 and so on. A turn is
/// made under a hidden name and then renamed: whatever happens to this process, a turn is there whole or not at all.
class RecordingFolder {
 public:
  static constexpr int version = 1;

  /// A new one. What is there must be empty: nothing of anybody is overwritten. What a recording left that was killed
  /// before its first turn is nothing. `recording_folder_in_use`, `write_failed`.
  static Result<RecordingFolder> create(const std::string& path, const nlohmann::json& about);

  const std::string& path() const { return path_; }
  std::string video_path() const;
  /// Files of a turn by name. `write_failed`: then there is no such turn.
  Result<void> write_turn(std::int64_t number, const std::map<std::string, std::string>& files) const;

  struct End {
    std::int64_t turns = 0;
    /// Why it ended by itself, or what it had to do without; empty: nothing.
    std::string last_error;
    /// Empty: there is none.
    std::string video;
  };
  /// Says in recording.json how it ended, as far as that can be written, and lets go of the folder.
  void conclude(const End& end);

 private:
  RecordingFolder(std::string path, nlohmann::json about, std::shared_ptr<host::LockFile> lock)
      : path_(std::move(path)), about_(std::move(about)), lock_(std::move(lock)) {}
  std::string path_;
  /// What recording.json says.
  nlohmann::json about_;
  /// Whoever records here holds it.
  std::shared_ptr<host::LockFile> lock_;
};

/// Removes what a killed recording has left half done here. Where one is being made nothing happens.
void tidy_recording(const std::string& path);

/// What recording.json says; an empty object where there is none, as other programs write turns without it.
nlohmann::json about_recording(const std::string& path);

/// A turn as it was read back.
struct RecordedTurn {
  std::string name;
  /// action.json; discarded when it cannot be read, with the reason beside it.
  std::optional<std::string> problem;
  std::string action;
};

/// The turns of a folder, in order. `recording_invalid` when it is no recording, or one of a newer version.
Result<std::vector<RecordedTurn>> read_turns(const std::string& path);

}  // namespace offhand
