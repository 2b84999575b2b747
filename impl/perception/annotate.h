#pragma once

#include "impl/perception/snapshot.h"
#include "platform/api/screen.h"

namespace offhand {

/// Frames what can be acted on and writes its element_index at its corner. `scale`: pixels of the picture per pixel of
/// the window. Numbers keep their size however small the picture is; where they would lie over one another they move
/// aside.
void draw_numbers(platform::Picture& picture, const Snapshot& snapshot, double scale);

}  // namespace offhand
