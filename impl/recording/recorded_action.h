#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "impl/recording/locator.h"
#include "impl/target/target.h"

namespace offhand {

/// A window as it was when a turn was recorded.
struct RecordedWindow {
  std::int64_t window_id = 0;
  std::int64_t pid = 0;
  std::string app_name;
  std::string title;
};

/// What action.json says of a turn.
struct RecordedAction {
  std::string tool;
  nlohmann::json arguments;
  std::optional<RecordedWindow> window;
  std::optional<Locator> element;
  /// In pixels of the window, or of the screen.
  std::optional<PointTarget> point;
  std::optional<PointTarget> to;
  /// Processes and windows that a launch brought.
  std::optional<std::int64_t> launched_pid;
  std::vector<RecordedWindow> launched;
  /// Why it cannot be done again as it was; empty when it can.
  std::string cannot;
};

/// The reason when it is no such file.
tl::expected<RecordedAction, std::string> parse_recorded_action(const std::string& text);

/// What a recording.json itself says against being read by this program. Nothing: it can be.
std::optional<std::string> flaw_of_about(const std::string& text);

/// Which processes and windows of this run stand for those of the recorded one.
class Counterparts {
 public:
  /// What a launch brought in this run.
  void launched(const RecordedAction& recorded, std::int64_t pid, const std::vector<platform::WindowInfo>& windows);
  std::optional<std::int64_t> pid(std::int64_t recorded) const;
  /// Of these windows the one that stands for the recorded one: the known counterpart, else the only one of its
  /// application with its title, else, when `is_late`, the only one that stands for none yet. Null: none, or several.
  const platform::WindowInfo* window(const RecordedWindow& recorded, const std::vector<platform::WindowInfo>& windows,
                                     bool is_late) const;
  void know(const RecordedWindow& recorded, const platform::WindowInfo& window);

 private:
  std::map<std::int64_t, std::int64_t> pids_;
  std::map<std::int64_t, std::int64_t> windows_;
};

}  // namespace offhand
