#include <algorithm>
#include <limits>
#include <utility>

#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/reading/reader.h"
#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {
namespace {

/// An application with more top-level windows is not searched for popups.
constexpr std::size_t max_popups = 32;
/// After all children of the window itself.
constexpr std::size_t popup_place = std::numeric_limits<std::size_t>::max();

bool touches(const Extents& one, const Extents& other) {
  return one.x <= other.x + other.width && other.x <= one.x + one.width && one.y <= other.y + other.height &&
         other.y <= one.y + one.height;
}

}  // namespace

/// Open menus and lists are separate top-level windows for the toolkit.
void TreeReader::ask_for_popups() {
  const Reference window = nodes_.front().handle;
  inquiry_.call({{window.application, root_path}, interface::accessible, "GetChildren"},
                [this, window](const Reply& reply) {
                  std::vector<Reference> tops;
                  if (!read_references(reply, tops) || tops.size() > max_popups) return;
                  const auto announced = announced_popups(tops);
                  std::erase(tops, window);
                  if (tops.empty() && announced.empty()) return;
                  if (wants_frame_on_screen(toolkit_)) {
                    inquiry_.call(get_extents(window, CoordinateType::screen),
                                  [this](const Reply& extents) { read_extents(extents, frame_on_screen_); });
                  }
                  for (const Reference& top : tops) ask_popup(top);
                  for (const Reference& top : announced) {
                    const std::size_t at = popups_.size();
                    ask_popup(top);
                    popups_[at].parent.emplace();
                    inquiry_.call(get_property(top, interface::accessible, "Parent"),
                                  [this, at](const Reply& parent) { parent.property("(so)", *popups_[at].parent); });
                  }
                });
}

std::vector<Reference> TreeReader::announced_popups(const std::vector<Reference>& listed) const {
  std::vector<Reference> announced;
  if (!traits_of(toolkit_).lists_no_popups) return announced;
  for (const std::string& path : application_.opened_popups().paths()) {
    const Reference popup{application_.name(), path};
    if (std::ranges::find(listed, popup) == listed.end()) announced.push_back(popup);
  }
  return announced;
}

void TreeReader::ask_popup(const Reference& top) {
  const std::size_t at = popups_.size();
  popups_.emplace_back().handle = top;
  inquiry_.call({top, interface::accessible, "GetRole"},
                [this, at](const Reply& role) { role.value(popups_[at].role); });
  inquiry_.call({top, interface::accessible, "GetState"}, [this, at](const Reply& state) {
    if (!state.ok()) return;
    MessageReader in = state.reader();
    read_states(in, popups_[at].states);
  });
  inquiry_.call(get_extents(top, coordinates_of(toolkit_)),
                [this, at](const Reply& extents) { read_extents(extents, popups_[at].extents); });
}

/// A popup belongs to the window that it overlaps; one that overlaps two is reported with both.
void TreeReader::adopt_popups() {
  for (const Popup& popup : std::exchange(popups_, {})) {
    if (popup.parent && !may_be_popup(popup.role)) application_.opened_popups().remove(popup.handle.path);
    if (!may_be_popup(popup.role) || !popup.states.has(StateBits::showing) || !popup.states.has(StateBits::visible))
      continue;
    // A popup with a known opener is reported below that.
    if (popup.parent && popup.parent->path != root_path) continue;
    if (!popup.extents.plausible() || !touches(popup.extents, frame_on_screen_)) continue;
    adopt(0, popup.handle, popup_place);
  }
}

}  // namespace offhand::platform::atspi
