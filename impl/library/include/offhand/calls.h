#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "offhand/cup/envelope.h"
#include "offhand/outcome.h"

/// What the calls of a session take and return. All texts are UTF-8. Source: the reference of the Computer Use
/// Protocol, "Session".
namespace offhand {

struct SessionOptions {
  /// What is operated: "linux", this system's desktop; "web", a browser; "sim", a simulation; as far as this build has
  /// them. Empty: this system's desktop.
  std::string platform = {};
  /// Where the platform is reached, if it is not the only one of its kind: for "sim" the name or the file of a scene,
  /// for "web" the address or port of a browser. Empty: the usual one.
  std::string endpoint = {};
  /// Path of the program offhand-helper, which carries on what outlives a call, such as the content of the clipboard.
  /// Empty: where it was installed with this library. Without it only those calls fail that need it.
  std::string helper = {};
};

struct CaptureOptions {
  cup::Scope scope = cup::Scope::foreground;
  /// Of the scope full: only windows whose title contains this or, where none does, whose application's name does, in
  /// any case; empty: all windows that show.
  std::string app = {};
  /// Levels below a window that are read; a window is level 0.
  std::uint32_t max_depth = cup::kDeepestTree;
};

/// Where to scroll: what lies on that side comes into sight.
enum class ScrollTo : std::uint8_t { up, down, left, right };

/// What some actions need.
struct ActionParameters {
  /// Of type and setvalue: the text or value. May be empty, which is something else than absent.
  std::optional<std::string> value = {};
  /// Of scroll.
  std::optional<ScrollTo> direction = {};
};

/// An action that was carried out.
struct ActionDone {
  /// Whether it was delivered and nothing shows that it had no effect.
  bool success = true;
  /// What was done, in words, and how that is known.
  std::string message = {};
  /// How it was done and what shows its effect: JSON text of an object, with the members of the results of the tools
  /// execute_action and launch_app (docs/reference/tools).
  std::string evidence = "{}";

  bool operator==(const ActionDone&) const = default;
};

/// A step of a batch.
struct BatchStep {
  /// One of the protocol's fifteen words for actions, or "press_keys" or "wait".
  std::string action = {};
  /// Of the latest capture; for an action on an element.
  std::string element_id = {};
  /// For type and setvalue.
  std::optional<std::string> value = {};
  /// For scroll.
  std::optional<ScrollTo> direction = {};
  /// For press_keys, such as "ctrl+s".
  std::string keys = {};
  /// For wait: milliseconds, 50 to 5000.
  std::int64_t ms = 500;
};

/// The most steps of a batch.
inline constexpr std::size_t kMostSteps = 100;

/// An element that a search found.
struct FoundElement {
  /// Without its children; its depth is that in the tree.
  cup::Node node = {};
  /// From 0 to 1.27; see cup::Match.
  double score = 0;

  bool operator==(const FoundElement&) const = default;
};

}  // namespace offhand
