#include "platform/linux/x11/windows/modality.h"

#include <algorithm>
#include <cstddef>
#include <ranges>

namespace offhand::platform::x11 {
namespace {

bool are_of_one_client(const Conversation& talk, xcb_window_t one, xcb_window_t other) {
  const auto client_bits = ~xcb_get_setup(talk.raw())->resource_id_mask;
  return ((one ^ other) & client_bits) == 0;
}

bool blocks(const Rank& dialog, xcb_window_t window, const std::vector<Rank>& ranks, const Conversation& talk) {
  if (!dialog.modal || dialog.window == window) return false;
  auto owner = dialog.transient_for;
  if (owner == 0 || owner == talk.root()) return are_of_one_client(talk, dialog.window, window);
  // Windows can be transient for each other in a cycle.
  for (std::size_t steps = 0; steps < ranks.size() && owner != 0; ++steps) {
    if (owner == window) return true;
    const auto next = std::ranges::find(ranks, owner, &Rank::window);
    owner = next == ranks.end() ? 0 : next->transient_for;
  }
  return false;
}

}  // namespace

RankRequests::RankRequests(Conversation& talk, const std::vector<xcb_window_t>& windows, xcb_window_t bearing_on)
    : talk_(talk) {
  asked_.reserve(windows.size());
  for (const auto window : windows) {
    // No window blocks itself, and the chain of owners ends at it.
    if (window == bearing_on) continue;
    Asked& asked = asked_.emplace_back(Asked{
        .window = window, .transient_for = talk.ask_property(window, Atom::wm_transient_for), .state = std::nullopt});
    if (are_of_one_client(talk, window, bearing_on)) asked.state.emplace(talk.ask_property(window, Atom::net_wm_state));
  }
}

Result<std::vector<Rank>> RankRequests::get() {
  std::vector<Rank> ranks;
  ranks.reserve(asked_.size());
  for (auto& asked : asked_) {
    OFFHAND_ASSIGN(const auto transient_for, asked.transient_for.get());
    const auto owner = first_value_of(transient_for.get()).value_or(0);
    ranks.push_back({.window = asked.window, .transient_for = owner, .modal = false});
    if (owner != 0 && !asked.state) asked.state.emplace(talk_.ask_property(asked.window, Atom::net_wm_state));
  }
  for (std::size_t at = 0; at < asked_.size(); ++at) {
    if (!asked_[at].state) continue;
    OFFHAND_ASSIGN(const auto state, asked_[at].state->get());
    ranks[at].modal = std::ranges::count(values_of(state.get()), talk_.atom(Atom::net_wm_state_modal)) > 0;
  }
  return ranks;
}

std::vector<Rank> ranks_of(const std::vector<WindowFacts>& windows) {
  std::vector<Rank> ranks;
  ranks.reserve(windows.size());
  for (const auto& facts : windows)
    ranks.push_back({.window = facts.window, .transient_for = facts.transient_for, .modal = facts.modal});
  return ranks;
}

std::vector<xcb_window_t> blockers_of(const Conversation& talk, const std::vector<Rank>& ranks, xcb_window_t window) {
  std::vector<xcb_window_t> dialogs;
  for (const Rank& rank : ranks | std::views::reverse)
    if (blocks(rank, window, ranks, talk)) dialogs.push_back(rank.window);
  return dialogs;
}

void find_blockers(const Conversation& talk, const std::vector<Rank>& ranks, std::vector<WindowInfo>& infos) {
  for (auto& info : infos) {
    const auto dialogs = blockers_of(talk, ranks, static_cast<xcb_window_t>(info.window_id));
    if (!dialogs.empty()) info.blocked_by = dialogs.front();
  }
}

}  // namespace offhand::platform::x11
