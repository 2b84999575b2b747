#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"

namespace offhand {

/// The folder of a recording: recording.json, which says what it is, and turn-00001, turn-00002 and so on. A turn is
/// made under a hidden name and then renamed: whatever happens to this process, a turn is there whole or not at all.
class RecordingFolder {
 public:
  static constexpr int version = 1;

  /// A new one. What is there must be empty: nothing of anybody is overwritten. `recording_folder_in_use`,
  /// `write_failed`.
  static Result<RecordingFolder> create(const std::string& path, const nlohmann::json& about);

  const std::string& path() const { return path_; }
  std::string video_path() const;
  /// Files of a turn by name. `write_failed`: then there is no such turn.
  Result<void> write_turn(std::int64_t number, const std::map<std::string, std::string>& files) const;

 private:
  explicit RecordingFolder(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

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
