#pragma once

#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "impl/target/target.h"
#include "platform/api/screen.h"

namespace offhand {

/// The encoded pictures of a turn.
struct TurnPictures {
  std::string screenshot;
  /// The screenshot with a dot at the clicked point.
  std::optional<std::string> click;
};

/// Encodes both as PNG. They differ in a few rows only, and encoding is the largest cost of a recorded click, so their
/// common rows are encoded once, by two threads.
Result<TurnPictures> encode_pictures(const platform::Picture& picture, const std::optional<PointTarget>& dot);

}  // namespace offhand
