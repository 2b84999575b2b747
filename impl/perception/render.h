#pragma once

#include <string>
#include <vector>

#include "generated/types/element.h"
#include "impl/perception/perception.h"
#include "impl/perception/picture_frame.h"
#include "impl/perception/snapshot.h"
#include "impl/perception/view.h"

namespace offhand {

/// A value or a name longer than this is cut in text, which says so; `format: json` has the whole.
constexpr std::size_t longest_shown_value = 400;
constexpr std::size_t longest_shown_name = 1000;

/// An indented list, one line an element and one a row of cells: `- [12] button "Save" (disabled)`. What the role
/// implies is not said.
std::string render_markdown(const Snapshot& snapshot, const View& view);

/// One line of that, without indentation and mark.
std::string render_line(const Snapshot& snapshot, const ViewLine& line);

/// All of `shown` with states and bounds, whether it shows or not: `[12] button "Save" @10,20 80x24`. Only containers
/// that say nothing (no name, no value, no action) are left out, their children move up. Bounds are those in the
/// window's last picture, which points that a caller sends refer to.
std::string render_compact(const Snapshot& snapshot, const std::vector<bool>& shown, const PictureFrame& picture);

/// The elements as the public schema has them; places in the window as in its last picture.
std::vector<Element> to_elements(const Snapshot& snapshot, const Perception& perception, const std::vector<bool>& shown,
                                 const PictureFrame& picture);
/// Those, in this order.
std::vector<Element> to_elements(const Snapshot& snapshot, const Perception& perception,
                                 const std::vector<const SnapshotElement*>& chosen, const PictureFrame& picture);

/// What has the focus in the window: the innermost that says so and shows.
const SnapshotElement* focused_element(const Snapshot& snapshot);

/// Modal dialogs drawn inside the window, the one on top first.
std::vector<const SnapshotElement*> modal_elements(const Snapshot& snapshot);

/// For messages: `[12] button "Save"`.
std::string short_line(const SnapshotElement& element);

/// Whether anything in the snapshot can be acted on.
bool offers_anything(const Snapshot& snapshot);

}  // namespace offhand
