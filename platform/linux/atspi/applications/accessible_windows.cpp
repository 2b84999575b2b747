#include "platform/linux/atspi/applications/accessible_windows.h"

#include <algorithm>
#include <string>
#include <utility>

#include "platform/linux/atspi/applications/processes.h"

namespace offhand::platform::atspi {
namespace {

using TopLevel = AtspiTree::TopLevel;

/// A modal dialog of the same process keeps a window from taking input.
std::vector<std::int64_t> dialogs_over(const TopLevel& window, const std::vector<TopLevel>& all) {
  std::vector<std::int64_t> dialogs;
  for (const TopLevel& other : all) {
    const bool blocks = other.facts.modal && other.facts.pid == window.facts.pid;
    if (blocks && other.window_id != window.window_id && !window.facts.modal) dialogs.push_back(other.window_id);
  }
  return dialogs;
}

WindowInfo info_of(const TopLevel& window, const std::vector<TopLevel>& all) {
  WindowInfo info;
  info.window_id = window.window_id;
  info.pid = window.facts.pid;
  info.app_name = process_name(window.facts.pid);
  info.title = window.facts.title;
  info.bounds = {0, 0, window.facts.width, window.facts.height};
  // AT-SPI does not report whether a window is minimised or on another workspace.
  info.is_on_screen = true;
  info.on_current_space = true;
  info.is_active = window.facts.active;
  if (const auto dialogs = dialogs_over(window, all); !dialogs.empty()) info.blocked_by = dialogs.front();
  return info;
}

class AccessibleWindows final : public Windows {
 public:
  explicit AccessibleWindows(std::shared_ptr<AtspiTree> tree) : tree_(std::move(tree)) {}

  Result<std::vector<WindowInfo>> list(const Limits& limits) override {
    OFFHAND_ASSIGN(auto windows, tree_->top_levels(limits));
    // The order of the others is unknown.
    std::ranges::stable_partition(windows, [](const TopLevel& window) { return window.facts.active; });
    std::vector<WindowInfo> infos;
    for (const TopLevel& window : windows) {
      infos.push_back(info_of(window, windows));
      infos.back().z_index = static_cast<std::int64_t>(windows.size() - infos.size());
    }
    return infos;
  }

  Result<WindowInfo> describe(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto windows, tree_->top_levels_with(window_id, limits));
    return info_of(windows.front(), windows);
  }

  Result<std::vector<std::int64_t>> blockers(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto windows, tree_->top_levels_with(window_id, limits));
    return dialogs_over(windows.front(), windows);
  }

  std::vector<OwnedWindow> known_windows(std::int64_t pid) const override {
    std::vector<OwnedWindow> windows;
    for (const auto window_id : tree_->listed_windows(pid)) windows.push_back({.window_id = window_id});
    return windows;
  }

  Result<WindowReport> report(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto windows, tree_->top_levels_with(window_id, limits));
    const TopLevel& window = windows.front();
    return WindowReport{.facts = {{"toolkit", std::string(to_string(window.toolkit))},
                                  {"role", std::string(window.role)},
                                  {"accessible", window.facts.root->application + window.facts.root->path}}};
  }

 private:
  const std::shared_ptr<AtspiTree> tree_;
};

}  // namespace

std::unique_ptr<Windows> make_accessible_windows(std::shared_ptr<AtspiTree> tree) {
  return std::make_unique<AccessibleWindows>(std::move(tree));
}

}  // namespace offhand::platform::atspi
