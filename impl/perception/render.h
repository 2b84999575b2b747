#pragma once

#include <string>
#include <vector>

#include "generated/types/element.h"
#include "impl/perception/perception.h"
#include "impl/perception/picture_frame.h"
#include "impl/perception/snapshot.h"
#include "impl/perception/view.h"

namespace offhand {

/// Longer values and names are cut in text output, with a note; `format: json` has them whole.
constexpr std::size_t longest_shown_value = 400;
constexpr std::size_t longest_shown_name = 1000;
constexpr std::size_t longest_name_of_control = 160;

/// An indented list with one line per element or row of cells: `- [12] button "Save" (disabled)`. Facts that the role
/// implies are omitted.
std::string render_markdown(const Snapshot& snapshot, const View& view);

/// One line of it, without indentation and bullet.
std::string render_line(const Snapshot& snapshot, const ViewLine& line);

/// All elements of `shown` with states and bounds, visible or not: `[12] button "Save" @10,20 80x24`. Containers
/// without name, value and actions are omitted and their children move up. Bounds are in pixels of the window's last
/// picture, like the points that callers send.
std::string render_compact(const Snapshot& snapshot, const std::vector<bool>& shown, const PictureFrame& picture);

/// The elements in the form of the public schema, with positions in the window's last picture.
std::vector<Element> to_elements(const Snapshot& snapshot, const Perception& perception, const std::vector<bool>& shown,
                                 const PictureFrame& picture);
/// The same for these elements, in this order.
std::vector<Element> to_elements(const Snapshot& snapshot, const Perception& perception,
                                 const std::vector<const SnapshotElement*>& chosen, const PictureFrame& picture);

/// The innermost visible element of the window that reports the focus.
const SnapshotElement* focused_element(const Snapshot& snapshot);

/// Modal dialogs drawn inside the window, the topmost first.
std::vector<const SnapshotElement*> modal_elements(const Snapshot& snapshot);

/// A short line for messages: `[12] button "Save"`.
std::string short_line(const SnapshotElement& element);

/// True if any element of the snapshot can be acted on.
bool offers_anything(const Snapshot& snapshot);

}  // namespace offhand
