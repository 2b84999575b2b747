#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// The process of each client of the server, read from any of its windows; read again after doubt().
class WindowOwners {
 public:
  explicit WindowOwners(Connection& connection) : connection_(connection) {}

  /// 0: unknown. For a client in doubt the former process, without a request.
  Result<std::int64_t> of(xcb_window_t window, const Budget& budget);
  /// Reads the processes of many windows together.
  Result<void> learn(const std::vector<xcb_window_t>& windows, const Budget& budget);
  bool knows(xcb_window_t window) const { return is_known(client_of(window)); }
  std::set<std::int64_t> all() const;
  /// Called when a window closed: its client may be gone and its resource base reused.
  void doubt(xcb_window_t window) { doubted_.insert(client_of(window)); }
  void forget_all() {
    owners_.clear();
    doubted_.clear();
  }

 private:
  std::uint32_t client_of(xcb_window_t window) const;
  bool is_known(std::uint32_t client) const { return owners_.contains(client) && !doubted_.contains(client); }

  Connection& connection_;
  std::map<std::uint32_t, std::int64_t> owners_;
  std::set<std::uint32_t> doubted_;
};

}  // namespace offhand::platform::x11
