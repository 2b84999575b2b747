#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "codegen/runtime/error.h"
#include "generated/types/geometry.h"
#include "impl/perception/encoded_picture.h"
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

/// Whoever looks at pictures and answers in words: a client's model, or one on a server.
using AskModel = std::function<Result<std::string>(const std::string& question, const EncodedPicture& picture)>;

/// Asks a model where something is, on a copy that is no larger than models take it, and maps its answer back to the
/// picture. Empty: it sees no such thing. `vision_failed`, which calls the model `name`, for an answer that is refused.
Result<std::optional<Sighting>> look_with_model(const platform::Picture& picture, std::string_view description,
                                                const std::string& name, const AskModel& ask);

/// A box in a picture that was scaled down by `step`, in pixels of the whole picture; both of its edges are mapped, so
/// that it grows by no rounding.
Bounds in_whole_picture(const Bounds& box, double step, const platform::Picture& whole);

/// The element that lies where something was seen: the smallest that has the middle of it, one that is operated before
/// any other. `bounds`: in pixels of the window. Null: none, or one of which the box is only a part, such as a canvas
/// or a text: whoever clicked on that would not click on what was seen.
const SnapshotElement* element_there(const Snapshot& snapshot, const Bounds& bounds);

/// Draws a frame around a part of a picture.
void draw_frame(platform::Picture& picture, const Bounds& part);

}  // namespace offhand::vision
