#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"
#include "impl/perception/perception.h"
#include "impl/session/captures.h"
#include "impl/session/scope.h"
#include "platform/api/node_attributes.h"

namespace offhand {

/// What to capture, and how it will be shown.
struct CaptureWishes {
  cup::Scope scope = cup::Scope::foreground;
  /// For the scope full: only windows with this in their title or, where none has it, in the name of their application;
  /// case does not matter.
  std::optional<std::string> app = {};
  /// Levels below a window that are read.
  int max_depth = 999;
  cup::Detail detail = cup::Detail::standard;
  cup::Dialect dialect = cup::Dialect::long_words;
};

/// Captures windows of a desktop as envelopes of the Computer Use Protocol, for one session: it remembers the latest,
/// whose ids address elements from then on.
class Capturer {
 public:
  /// `platform_name`: as in schema/platforms. `policy`: whether the desktop's accessibility may be enabled.
  Capturer(const Scope& scope, Perception& perception, std::string_view platform_name,
           std::optional<ConfigAccessibilityEnable> policy)
      : scope_(scope), perception_(perception), platform_(envelope_platform(platform_name)), policy_(policy) {}

  /// Errors of the only window that was meant are handed on; of several windows one without a tree is one node, which
  /// says why. The scope overview asks no application, and leaves the latest capture as it is.
  Result<CapturePtr> capture(const CaptureWishes& wishes);
  /// The windows of the latest capture as they are now, and those that opened over them since; where they are gone or
  /// nothing was captured, the active window.
  Result<CapturePtr> capture_again();

 private:
  using Windows = std::vector<platform::WindowInfo>;

  /// As envelopes name a platform; a simulation is of the desktop that it simulates.
  static std::string envelope_platform(std::string_view name);
  Result<Windows> all_windows() const;
  static Windows matching(const Windows& all, const std::string& app);
  Windows those_meant(const CaptureWishes& wishes, const Windows& all) const;
  Result<CapturePtr> capture_windows(const CaptureWishes& wishes, const Windows& meant, const Windows& all);
  Result<SnapshotPtr> read(const platform::WindowInfo& window, const CaptureWishes& wishes);
  /// The windows that are the surface behind all others.
  Result<Windows> surfaces_among(const Windows& all) const;
  /// What the platform tells of single nodes of a window that was just read; null: nothing.
  platform::AttributesOfWindow told_of(std::int64_t window_id) const;
  Result<void> describe_screen(cup::Envelope& envelope) const;

  const Scope& scope_;
  Perception& perception_;
  const std::string platform_;
  const std::optional<ConfigAccessibilityEnable> policy_;
};

/// A capture as compact text, as it was wished for.
std::string compact_text(const Capture& capture);

}  // namespace offhand
