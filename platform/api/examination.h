#pragma once

#include <optional>
#include <string>

#include "codegen/runtime/error.h"

namespace offhand::platform {

/// Something that a backend does better with, as it is here: for people who ask whether all is well.
struct Circumstance {
  std::string name;
  /// What is there; empty where it lacks.
  std::string detail;
  /// What it means that it is not there, and what to do about it.
  std::optional<Error> lack = std::nullopt;
};

}  // namespace offhand::platform
