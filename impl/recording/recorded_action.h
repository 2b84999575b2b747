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

/// The state of a window when a turn was recorded.
struct RecordedWindow {
  std::int64_t window_id = 0;
  std::int64_t pid = 0;
  std::string app_name;
  std::string title;
};

/// The contents of a turn's action.json.
struct RecordedAction {
  std::string tool;
  nlohmann::json arguments;
  std::optional<RecordedWindow> window;
  std::optional<Locator> element;
  /// In pixels of the window, or of the screen.
  std::optional<PointTarget> point;
  std::optional<PointTarget> to;
  /// Processes and windows that a launch created.
  std::optional<std::int64_t> launched_pid;
  std::vector<RecordedWindow> launched;
  /// Why it cannot be repeated unchanged; empty if it can.
  std::string cannot;
};

/// Returns the reason if the text is no such file.
tl::expected<RecordedAction, std::string> parse_recorded_action(const std::string& text);

/// Why this program cannot read a recording.json; empty if it can.
std::optional<std::string> flaw_of_about(const std::string& text);

/// Maps processes and windows of the recorded session to those of this one.
class Counterparts {
 public:
  /// What a launch brought in this run.
  void launched(const RecordedAction& recorded, std::int64_t pid, const std::vector<platform::WindowInfo>& windows);
  std::optional<std::int64_t> pid(std::int64_t recorded) const;
  /// The window that corresponds to the recorded one: the known counterpart, else the only one of its application with
  /// its title, else, if `is_late`, the only one of its application without a counterpart. Null for none or several.
  const platform::WindowInfo* window(const RecordedWindow& recorded, const std::vector<platform::WindowInfo>& windows,
                                     bool is_late) const;
  void know(const RecordedWindow& recorded, const platform::WindowInfo& window);

 private:
  std::map<std::int64_t, std::int64_t> pids_;
  std::map<std::int64_t, std::int64_t> windows_;
};

}  // namespace offhand
