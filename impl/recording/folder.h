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

/// The directory of a recording: recording.json, which describes it, and turn-00001, turn-00002 and so on. A turn is
/// written under a hidden name and then renamed, so that it exists completely or not at all.
class RecordingFolder {
 public:
  static constexpr int version = 1;

  /// Creates a recording. An existing directory must be empty, so that nothing is overwritten; the remains of a
  /// recording that was killed before its first turn do not count. Fails with `recording_folder_in_use` or
  /// `write_failed`.
  static Result<RecordingFolder> create(const std::string& path, const nlohmann::json& about);

  const std::string& path() const { return path_; }
  std::string video_path() const;
  /// Writes the files of a turn, by name. After `write_failed` the turn does not exist.
  Result<void> write_turn(std::int64_t number, const std::map<std::string, std::string>& files) const;

  struct End {
    std::int64_t turns = 0;
    /// Why the recording ended by itself, or which part is missing; may be empty.
    std::string last_error;
    /// May be empty.
    std::string video;
  };
  /// Records the end in recording.json, if possible, and releases the directory.
  void conclude(const End& end);

 private:
  RecordingFolder(std::string path, nlohmann::json about, std::shared_ptr<host::LockFile> lock)
      : path_(std::move(path)), about_(std::move(about)), lock_(std::move(lock)) {}
  std::string path_;
  /// The contents of recording.json.
  nlohmann::json about_;
  /// The lock that excludes other recordings.
  std::shared_ptr<host::LockFile> lock_;
};

/// Removes incomplete files of a killed recording. Does nothing while a recording is in progress.
void tidy_recording(const std::string& path);

/// The contents of recording.json; an empty object if it is missing, since other programs write turns without it.
nlohmann::json about_recording(const std::string& path);

/// Why actions may be missing at the end of a recording.
struct CutShort {
  std::string reason;
  /// Whoever recorded it did not get to end it.
  bool without_end = false;
};
/// Empty: it was ended by whoever recorded it, or is of another program, which does not tell.
std::optional<CutShort> cut_short(const std::string& path);

/// A turn read from disk.
struct RecordedTurn {
  std::string name;
  /// The problem is set instead if action.json cannot be read.
  std::optional<std::string> problem;
  std::string action;
};

/// The turns of a directory, in order. Fails with `recording_invalid` if it is no recording or one of a newer version.
Result<std::vector<RecordedTurn>> read_turns(const std::string& path);

}  // namespace offhand
