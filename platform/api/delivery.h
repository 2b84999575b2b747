#pragma once

#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"

namespace offhand::platform {

/// What became of an attempt to act. Only `not_attempted` lets the next rung try, so that nothing acts twice.
enum class Outcome {
  not_attempted,  ///< Nothing was sent; `reason` says why.
  delivered,      ///< The platform took it.
  unknown         ///< It was sent, and whether it arrived cannot be told (a timeout, a broken connection).
};

struct Delivery {
  Outcome outcome = Outcome::not_attempted;
  ActionPath path{};
  /// Why nothing was attempted or why the outcome is unknown.
  std::string reason;
  /// An error to give back when no rung attempts anything; it says more than `reason`.
  std::optional<Error> error;

  static Delivery not_attempted(std::string reason) { return {Outcome::not_attempted, {}, std::move(reason), {}}; }
  static Delivery failed(Error error) { return {Outcome::not_attempted, {}, error.message, std::move(error)}; }
  static Delivery delivered(ActionPath path) { return {Outcome::delivered, path, {}, {}}; }
  static Delivery unknown(ActionPath path, std::string reason) {
    return {Outcome::unknown, path, std::move(reason), {}};
  }
};

}  // namespace offhand::platform
