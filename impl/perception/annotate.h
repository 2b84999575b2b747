#pragma once

#include "impl/perception/snapshot.h"
#include "platform/api/screen.h"

namespace offhand {

/// Frames elements that can be acted on and writes each element_index at the corner. `scale`: pixels of the picture per
/// pixel of the window. Numbers keep their size in a small picture and move aside instead of overlapping.
void draw_numbers(platform::Picture& picture, const Snapshot& snapshot, double scale);

}  // namespace offhand
