#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>

#include "impl/config/settings.h"
#include "impl/mcp/asking/outgoing.h"
#include "impl/mcp/connection.h"
#include "impl/mcp/lists/capabilities.h"
#include "impl/mcp/log_level.h"
#include "impl/mcp/pending.h"
#include "impl/mcp/resources/subscribed_resource.h"
#include "impl/mcp/server.h"

namespace offhand::mcp {

/// The state of a connection. Running requests share it, so it may outlive the connection.
struct ConnectionState {
  ConnectionState(Server& owner, ClientIdentity client);
  ~ConnectionState();
  ConnectionState(const ConnectionState&) = delete;
  ConnectionState& operator=(const ConnectionState&) = delete;

  /// Sends a message that belongs to no request; false if there is no stream for it.
  bool send_aside(std::string message);
  /// Its next call asks the client again which folders it works in.
  void forget_roots();
  /// What holds for calls that name no session: the process's settings, made stricter by the client's, the session's
  /// and those of the folders that the client works in.
  ConfigSecurityMode security_mode() const;

  Server& server;
  const ClientIdentity identity;
  /// The session of calls that have no `session` argument.
  const std::string session;
  PendingRequests pending;
  const std::shared_ptr<Outgoing> outgoing;

  /// What `initialize` and later legacy messages agreed on; guarded by `mutex`.
  struct Legacy {
    std::string version;
    ClientCapabilities client;
    LogLevel log_level = LogLevel::info;
    /// Whether the client said so itself: only then it is told of every call.
    bool wants_logs = false;
    /// By their URIs.
    std::map<std::string, SubscribedUri> subscribed;
  };
  mutable std::mutex mutex;
  Legacy legacy;
  std::shared_ptr<Stream> side;
  /// Settings from the client's environment; may be null.
  std::shared_ptr<const Settings> settings;
  /// The client's working directory; empty: the one of this process.
  std::string folder;
  /// Sessions that its calls named in `_meta` and that end with this connection; guarded by `mutex`.
  std::set<std::string, std::less<>> own_runs;
};

}  // namespace offhand::mcp
