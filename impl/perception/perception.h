#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"
#include "generated/types/element.h"
#include "impl/perception/element_registry.h"
#include "impl/perception/snapshot.h"
#include "platform/api/platform.h"

namespace offhand {

/// A token taken apart.
struct TokenParts {
  std::string boot_id;
  std::int64_t window_id = 0;
  std::int64_t index = 0;
};

/// Makes snapshots and keeps the numbers of their elements. Choosing what to do with them is left to the tools.
class Perception {
 public:
  /// `policy`: whether the desktop's accessibility may be switched on.
  Perception(std::string boot_id, ConfigAccessibilityEnable policy) : boot_id_(std::move(boot_id)), policy_(policy) {}

  /// Before something that needs trees: switches the desktop's accessibility on where it is off and the policy allows
  /// it (that of the call, else that of the process). A desktop where it cannot be is left as it is; applications may
  /// show their trees all the same.
  void provide_accessibility(const platform::Facets& platform, const platform::Limits& limits,
                             std::optional<ConfigAccessibilityEnable> policy = {});
  /// Whether it would do so.
  bool may_switch_accessibility_on() const { return policy_ == ConfigAccessibilityEnable::auto_; }
  /// What `accessibility_off` means here: that one application is blind, or `accessibility_disabled`, that the desktop
  /// is and the policy does not let us change it.
  Error explain_blindness(Error error, const platform::WindowInfo& window, const platform::Facets& platform,
                          const platform::Limits& limits, std::optional<ConfigAccessibilityEnable> policy = {}) const;

  /// Reads the tree of a window and numbers its elements.
  Result<SnapshotPtr> snapshot(const platform::Facets& platform, const platform::WindowInfo& window,
                               const platform::ReadOptions& options, const platform::Limits& limits);

  /// A window closed: its elements are gone for ever.
  void forget_window(std::int64_t window_id);
  /// How many windows it has numbers of.
  /// When a dialog was first seen in a window.
  std::optional<platform::TimePoint> dialog_since(std::int64_t window_id, const platform::NodeHandle& dialog) const;
  std::size_t windows_known() const { return registry_.windows(); }

  std::string token(std::int64_t window_id, std::int64_t index) const;
  /// Empty when the text is not a token at all.
  static std::optional<TokenParts> parse_token(std::string_view token);
  const std::string& boot_id() const { return boot_id_; }

 private:
  Result<platform::Tree> read(const platform::Facets& platform, const platform::WindowInfo& window,
                              const platform::ReadOptions& options, const platform::Limits& limits);
  void note_dialogs(const Snapshot& snapshot, platform::TimePoint now);

  /// A window is on the screen before its application is on the accessibility bus (GTK 4: up to 0.2 s, more on a busy
  /// machine). So long a window that shows no tree is given, once.
  static constexpr std::chrono::milliseconds blind_timeout{1000};

  std::string boot_id_;
  ConfigAccessibilityEnable policy_;
  ElementRegistry registry_;
  std::atomic<std::int64_t> next_snapshot_ = 1;
  std::atomic<bool> accessibility_is_on_ = false;
  static constexpr std::size_t remembered_windows = 1024;
  mutable std::mutex mutex_;
  /// By window: its dialogs, and when each was first seen.
  std::map<std::int64_t, std::map<platform::NodeHandle, platform::TimePoint>> dialogs_;
  /// When a window was first seen to show no tree; bounded, the oldest go.
  std::map<std::int64_t, platform::TimePoint> blind_since_;
};

/// Elements of `snapshot` that the gone `element` may have become, nearest first: same role, then alike in name.
std::vector<const SnapshotElement*> nearest_elements(const Snapshot& snapshot, const SnapshotElement& element,
                                                     std::size_t at_most);

/// "element 12 button \"Save\"", for messages.
std::string describe_element(const SnapshotElement& element);

}  // namespace offhand
