#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"

namespace offhand {

/// An application that a session is connected to: one process, whichever comes to have its pid later.
struct Connection {
  /// As its caller calls it; empty: by its name.
  std::string alias = {};
  std::string name = {};
  /// Of its desktop entry; empty where there is none.
  std::string id = {};
  std::int64_t pid = 0;
  /// As platform::ProcessInfo::started.
  std::uint64_t started = 0;

  /// What a caller may name it by.
  const std::string& spoken() const { return alias.empty() ? name : alias; }
  bool is_process(std::int64_t other_pid, std::uint64_t other_started) const {
    return pid == other_pid && started == other_started;
  }
};

/// The applications that a session is connected to. Whether they still run is not known here. Thread-safe.
class Connections {
 public:
  static constexpr std::size_t limit = 64;

  /// Adds a connection, or gives the one to the same process its new alias. A connection that has the alias or the pid
  /// and has ended is replaced. `alias_in_use` by one that has not; `too_many_connections`.
  Result<Connection> add(Connection added, const std::vector<Connection>& ended);
  /// By alias, pid, name or the id of a desktop entry, in this order; `app_not_connected` naming what is connected,
  /// `ambiguous_app`.
  Result<Connection> find(std::string_view words) const;
  std::vector<Connection> list() const;
  /// Those to such processes, as if there had been none.
  void remove(const std::function<bool(std::int64_t pid)>& such);

 private:
  mutable std::mutex mutex_;
  /// In the order in which they were made.
  std::vector<Connection> connections_;
};

}  // namespace offhand
