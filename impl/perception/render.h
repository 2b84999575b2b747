#pragma once

#include <optional>
#include <string>
#include <vector>

#include "generated/types/element.h"
#include "impl/perception/perception.h"
#include "impl/perception/picture_frame.h"
#include "impl/perception/snapshot.h"

namespace offhand {

/// Which elements of a snapshot are shown: all, or those whose line contains `query` with their ancestors.
std::vector<bool> matching(const Snapshot& snapshot, const std::optional<std::string>& query);

/// The tree as an indented list, one line an element: `- [12] button "Save" (disabled) actions: click`.
/// Containers that say nothing (no name, no value, no action) are left out, their children move up.
std::string render_markdown(const Snapshot& snapshot, const std::vector<bool>& shown);

/// The same with bounds and less around it: `[12] button "Save" @10,20 80x24`. Bounds are
/// those in the window's last picture, which points that a caller sends refer to.
std::string render_compact(const Snapshot& snapshot, const std::vector<bool>& shown, const PictureFrame& picture);

/// The elements as the public schema has them; places in the window as in its last picture.
std::vector<Element> to_elements(const Snapshot& snapshot, const Perception& perception, const std::vector<bool>& shown,
                                 const PictureFrame& picture);
/// Those, in this order.
std::vector<Element> to_elements(const Snapshot& snapshot, const Perception& perception,
                                 const std::vector<const SnapshotElement*>& chosen, const PictureFrame& picture);

/// Whether anything in the snapshot can be acted on.
bool offers_anything(const Snapshot& snapshot);

}  // namespace offhand
