#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"

namespace offhand::platform {

/// What became of an attempt to act. Only `not_attempted` lets the next strategy try, so that nothing acts twice.
enum class Outcome {
  not_attempted,  ///< Nothing was sent; `reason` says why.
  delivered,      ///< The platform took it.
  unknown         ///< It was sent, and whether it arrived cannot be told (a timeout, a broken connection).
};

/// Of keys of which not all were sent.
struct PartlySent {
  std::size_t sent = 0;
  std::size_t total = 0;
};

struct Delivery {
  Outcome outcome = Outcome::not_attempted;
  ActionPath path{};
  /// What was asked for was not sent after all: something that was to lead to it was, and did not.
  bool was_held_back = false;
  /// The user's own pointer was used, for so long; empty: it stayed where it was.
  struct PointerUse {
    std::chrono::milliseconds lasted{};
    /// Whether it is where it was, or where the user has moved it since.
    bool restored = false;
  };
  std::optional<PointerUse> pointer_use = {};
  /// Only so many of the keys were sent, for `reason`.
  std::optional<PartlySent> partly = {};
  /// Why nothing was attempted or why the outcome is unknown.
  std::string reason = {};
  /// An error to give back when no strategy attempts anything; it says more than `reason`.
  std::optional<Error> error = {};
  /// How long the node drops further actions, while it still answers that it took them.
  std::chrono::milliseconds busy_for{0};
  /// After so long nothing more comes of it. Where a backend knows nothing better, as long as the slowest that was
  /// measured.
  std::chrono::milliseconds settles_within{600};
  /// The application has taken it, and whatever it starts by a timer of its own it starts before this time is over:
  /// from then on nothing more comes once it is at rest. Empty where that is not known.
  std::optional<std::chrono::milliseconds> starts_within = {};
  /// Until so long after it was sent nothing can come of it: it is one of those that the toolkit carries out by a
  /// timer.
  std::chrono::milliseconds starts_after{0};
  /// Whether what was pressed is on right behind the action, as it says itself; empty where it was not asked.
  std::optional<bool> is_on = {};
  /// The element was asked while it was pressed, and did not say that it is held down: what happens meanwhile may be
  /// no doing of the press.
  bool was_not_felt = false;
  /// The application changes nothing of what it tells of a window while that is minimised, whatever it does there.
  bool silent_while_minimised = false;
  /// What the platform saw come of it before anything else could have caused it: a page that did so in one turn.
  std::optional<Evidence> evidence = {};
  /// What was asked for its action may have the focus of its window now, and nobody is told in time.
  bool moves_focus_in_silence = false;
  /// So much later than `settles_within` it may tell what came of it while the window is minimised.
  std::chrono::milliseconds late_while_minimised{0};

  static Delivery not_attempted(std::string reason) { return {.reason = std::move(reason)}; }
  static Delivery failed(Error error) { return {.reason = error.message, .error = std::move(error)}; }
  static Delivery delivered(ActionPath path) { return {.outcome = Outcome::delivered, .path = path}; }
  static Delivery unknown(ActionPath path, std::string reason) {
    return {.outcome = Outcome::unknown, .path = path, .reason = std::move(reason)};
  }
  /// After the first of several keys; `sent` is at least 1.
  static Delivery cut_short(ActionPath path, PartlySent partly, std::string reason) {
    return {.outcome = Outcome::unknown, .path = path, .partly = partly, .reason = std::move(reason)};
  }
  static Delivery held_back(ActionPath path, std::string reason) {
    return {.outcome = Outcome::unknown, .path = path, .was_held_back = true, .reason = std::move(reason)};
  }
};

}  // namespace offhand::platform
