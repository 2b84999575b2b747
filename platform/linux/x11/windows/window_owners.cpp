#include "platform/linux/x11/windows/window_owners.h"

#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

Result<std::int64_t> WindowOwners::of(xcb_window_t window, const Budget& budget) {
  if (!owners_.contains(client_of(window))) OFFHAND_CHECK(learn({window}, budget));
  const auto place = owners_.find(client_of(window));
  return place == owners_.end() ? 0 : place->second;
}

Result<void> WindowOwners::learn(const std::vector<xcb_window_t>& windows, const Budget& budget) {
  std::map<std::uint32_t, xcb_window_t> strangers;
  for (const xcb_window_t window : windows) {
    if (!knows(window)) strangers[client_of(window)] = window;
  }
  std::vector<xcb_window_t> ask;
  for (const auto& [client, window] : strangers) ask.push_back(window);
  Conversation talk(connection_, budget);
  OFFHAND_ASSIGN(const auto facts, read_windows(talk, ask));
  for (const WindowFacts& window : facts) {
    const auto client = client_of(window.window);
    doubted_.erase(client);
    owners_.erase(client);
    if (window.pid > 0) owners_[client] = window.pid;
  }
  return {};
}

std::set<std::int64_t> WindowOwners::all() const {
  std::set<std::int64_t> pids;
  for (const auto& [client, pid] : owners_) pids.insert(pid);
  return pids;
}

std::uint32_t WindowOwners::client_of(xcb_window_t window) const {
  return window & ~xcb_get_setup(connection_.raw())->resource_id_mask;
}

}  // namespace offhand::platform::x11
