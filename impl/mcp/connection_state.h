#pragma once

#include <memory>
#include <mutex>
#include <set>
#include <string>

#include "impl/config/settings.h"
#include "impl/mcp/capabilities.h"
#include "impl/mcp/connection.h"
#include "impl/mcp/log_level.h"
#include "impl/mcp/outgoing.h"
#include "impl/mcp/pending.h"
#include "impl/mcp/server.h"

namespace offhand::mcp {

/// What a connection is made of. Requests that still run keep it, so it may outlive the connection.
struct ConnectionState {
  ConnectionState(Server& owner, ClientIdentity client);
  ~ConnectionState();
  ConnectionState(const ConnectionState&) = delete;
  ConnectionState& operator=(const ConnectionState&) = delete;

  /// Sends what belongs to no request; false when there is nowhere to send it.
  bool send_aside(std::string message);

  Server& server;
  const ClientIdentity identity;
  /// The run that calls without a `session` argument belong to.
  const std::string session;
  PendingRequests pending;
  const std::shared_ptr<Outgoing> outgoing;

  /// What `initialize` and later messages of the legacy era agreed on; guarded by `mutex`.
  struct Legacy {
    std::string version;
    ClientCapabilities client;
    LogLevel log_level = LogLevel::info;
    std::set<std::string> subscribed;
  };
  mutable std::mutex mutex;
  Legacy legacy;
  std::shared_ptr<Stream> side;
  /// Settings that the client's environment brings along; null: none.
  std::shared_ptr<const Settings> settings;
  /// The folder that the client works in; empty: this process's.
  std::string folder;
  /// Runs that its calls named in `_meta` and that end with it; guarded by `mutex`.
  std::set<std::string, std::less<>> own_runs;
};

}  // namespace offhand::mcp
