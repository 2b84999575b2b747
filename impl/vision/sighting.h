#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "generated/types/geometry.h"
#include "impl/perception/snapshot.h"
#include "platform/api/screen.h"

namespace offhand::vision {

/// Where somebody who looked at a picture says that something is.
struct Sighting {
  /// In pixels of the picture.
  Bounds bounds;
  /// From 0 to 1, as they say.
  double confidence = 0;
};

/// What a model is told beside the picture.
std::string question_about(std::string_view description, int width, int height);

/// What a model answered: a JSON object, in whatever words around it. Empty: it sees no such thing. A box that does not
/// lie in the picture, and any other answer, is refused with the reason.
tl::expected<std::optional<Sighting>, std::string> read_answer(std::string_view answer, int width, int height);

/// The element that lies where something was seen: the smallest that has the middle of it, one that is operated before
/// any other. `bounds`: in pixels of the window. Null: none.
const SnapshotElement* element_there(const Snapshot& snapshot, const Bounds& bounds);

/// Draws a frame around a part of a picture.
void draw_frame(platform::Picture& picture, const Bounds& part);

}  // namespace offhand::vision
