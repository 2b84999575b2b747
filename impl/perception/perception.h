#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
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

/// The parts of an element token.
struct TokenParts {
  std::string boot_id;
  std::int64_t window_id = 0;
  std::int64_t index = 0;
};

/// Creates snapshots and keeps the indexes of their elements. Decisions about them are left to the tools.
class Perception {
 public:
  /// `policy`: whether the desktop's accessibility may be enabled.
  Perception(std::string boot_id, ConfigAccessibilityEnable policy) : boot_id_(std::move(boot_id)), policy_(policy) {}

  /// Call before work that needs trees: enables the desktop's accessibility if it is off and the policy of the call, or
  /// else of the process, allows it. A desktop where this fails is left unchanged; applications may expose their trees
  /// all the same.
  void provide_accessibility(const platform::Facets& platform, const platform::Limits& limits,
                             std::optional<ConfigAccessibilityEnable> policy = {});
  /// True if it may do that.
  bool may_switch_accessibility_on() const { return policy_ == ConfigAccessibilityEnable::auto_; }
  /// Makes `accessibility_off` specific: either this one application exposes no tree, or `accessibility_disabled`, the
  /// desktop's accessibility is off and the policy forbids to enable it.
  Error explain_blindness(Error error, const platform::WindowInfo& window, const platform::Facets& platform,
                          const platform::Limits& limits, std::optional<ConfigAccessibilityEnable> policy = {}) const;

  /// Reads the tree of a window and assigns element indexes.
  Result<SnapshotPtr> snapshot(const platform::Facets& platform, const platform::WindowInfo& window,
                               const platform::ReadOptions& options, const platform::Limits& limits);

  /// A window closed: its elements are gone for good.
  void forget_window(std::int64_t window_id);
  /// When a dialog was first seen in a window.
  std::optional<platform::TimePoint> dialog_since(std::int64_t window_id, const platform::NodeHandle& dialog) const;
  std::size_t windows_known() const { return registry_.windows(); }

  std::string token(std::int64_t window_id, std::int64_t index) const;
  /// Empty if the text is not a token.
  static std::optional<TokenParts> parse_token(std::string_view token);
  const std::string& boot_id() const { return boot_id_; }

 private:
  Result<platform::Tree> read(const platform::Facets& platform, const platform::WindowInfo& window,
                              const platform::ReadOptions& options, const platform::Limits& limits);
  void make_elements(platform::SharedList<platform::Node> nodes, Snapshot& snapshot);
  /// Those that were made of the same nodes before; false: there are none.
  bool recall_elements(const platform::SharedList<platform::Node>& nodes, Snapshot& snapshot);
  void note_dialogs(const Snapshot& snapshot, platform::TimePoint now);

  /// A window appears on screen before its application is on the accessibility bus (GTK 4: up to 0.2 s, longer on a
  /// busy machine). A window without a tree is given this time, once.
  static constexpr std::chrono::milliseconds blind_timeout{1000};

  std::string boot_id_;
  ConfigAccessibilityEnable policy_;
  ElementRegistry registry_;
  std::atomic<std::int64_t> next_snapshot_ = 1;
  std::atomic<bool> accessibility_is_on_ = false;
  static constexpr std::size_t remembered_windows = 1024;
  mutable std::mutex mutex_;
  /// The dialogs of each window and when each was first seen.
  std::map<std::int64_t, std::map<platform::NodeHandle, platform::TimePoint>> dialogs_;
  /// When a window was first seen without a tree; bounded, the oldest entries are removed.
  std::map<std::int64_t, platform::TimePoint> blind_since_;
  /// What was made of nodes that their backend keeps, and tells again while it knows that nothing changed.
  struct Kept {
    platform::SharedList<platform::Node> nodes;
    std::int64_t window_id = 0;
    /// Labels depend on it.
    std::string title;
    platform::SharedList<SnapshotElement> elements;
    platform::Shared<ElementPlaces> place_of;
  };
  static constexpr std::size_t most_kept = 8;
  std::deque<Kept> kept_;
};

/// Elements of `snapshot` that may have replaced the gone `element`, the most similar first: of the same role, then by
/// name.
std::vector<const SnapshotElement*> nearest_elements(const Snapshot& snapshot, const SnapshotElement& element,
                                                     std::size_t at_most);

/// A description for messages: "element 12 button \"Save\"".
std::string describe_element(const SnapshotElement& element);

}  // namespace offhand
