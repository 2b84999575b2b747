#pragma once

#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "impl/target/target.h"
#include "platform/api/screen.h"

namespace offhand {

/// The pictures of a turn as bytes of their files.
struct TurnPictures {
  std::string screenshot;
  /// The same with a dot where a click was.
  std::optional<std::string> click;
};

/// Both as PNG. They are the same but for a few rows, and encoding is what a recorded click costs most: what they have
/// in common is encoded once, and by two processors.
Result<TurnPictures> encode_pictures(const platform::Picture& picture, const std::optional<PointTarget>& dot);

}  // namespace offhand
