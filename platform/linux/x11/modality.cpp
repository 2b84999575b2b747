#include "platform/linux/x11/modality.h"

#include <algorithm>
#include <cstddef>

namespace offhand::platform::x11 {
namespace {

struct Place {
  xcb_window_t window = 0;
  /// 0 when it is transient for none.
  xcb_window_t transient_for = 0;
  bool modal = false;
};

Result<std::vector<Place>> read_places(Conversation& talk, const std::vector<xcb_window_t>& stacking) {
  struct Asked {
    Pending<xcb_get_property_reply_t> state;
    Pending<xcb_get_property_reply_t> transient_for;
  };
  std::vector<Asked> asked;
  asked.reserve(stacking.size());
  for (const auto window : stacking) {
    asked.push_back({.state = talk.ask_property(window, Atom::net_wm_state),
                     .transient_for = talk.ask_property(window, Atom::wm_transient_for)});
  }
  std::vector<Place> places;
  places.reserve(stacking.size());
  for (std::size_t i = 0; i < stacking.size(); ++i) {
    OFFHAND_ASSIGN(const auto state, asked[i].state.get());
    OFFHAND_ASSIGN(const auto transient_for, asked[i].transient_for.get());
    places.push_back({.window = stacking[i],
                      .transient_for = first_value_of(transient_for.get()).value_or(0),
                      .modal = std::ranges::count(values_of(state.get()), talk.atom(Atom::net_wm_state_modal)) > 0});
  }
  return places;
}

bool blocks(const Place& dialog, xcb_window_t window, const std::vector<Place>& places, Conversation& talk) {
  if (!dialog.modal || dialog.window == window) return false;
  auto owner = dialog.transient_for;
  if (owner == 0 || owner == talk.root()) {
    const auto client_bits = ~xcb_get_setup(talk.raw())->resource_id_mask;
    return ((dialog.window ^ window) & client_bits) == 0;
  }
  // Windows can be transient for each other in a circle.
  for (std::size_t steps = 0; steps < places.size() && owner != 0; ++steps) {
    if (owner == window) return true;
    const auto next = std::ranges::find(places, owner, &Place::window);
    owner = next == places.end() ? 0 : next->transient_for;
  }
  return false;
}

}  // namespace

Result<void> find_blockers(Conversation& talk, const std::vector<xcb_window_t>& stacking,
                           std::vector<WindowInfo>& infos) {
  OFFHAND_ASSIGN(const auto places, read_places(talk, stacking));
  for (auto& info : infos) {
    const auto window = static_cast<xcb_window_t>(info.window_id);
    // The topmost one is the one to answer.
    const auto dialog = std::find_if(places.rbegin(), places.rend(),
                                     [&](const Place& place) { return blocks(place, window, places, talk); });
    if (dialog != places.rend()) info.blocked_by = dialog->window;
  }
  return {};
}

}  // namespace offhand::platform::x11
