#include "impl/mcp/connection_state.h"

#include <optional>

#include "impl/base/random.h"
#include "impl/config/offhand_folder.h"
#include "impl/dispatch/alarms.h"

namespace offhand::mcp {

ConnectionState::ConnectionState(Server& owner, ClientIdentity client)
    : server(owner),
      identity(std::move(client)),
      session("connection-" + random_id()),
      pending(owner.options().bounds.running_requests, owner.options().bounds.waiting_bytes),
      outgoing(std::make_shared<Outgoing>(owner.alarms(), owner.options().bounds.pending_questions)) {
  server.enter_connection();
}

ConnectionState::~ConnectionState() {
  legacy.subscribed.clear();  // while the server is there
  auto& sessions = server.dispatcher().process().sessions();
  sessions.close(session);
  for (const auto& run : own_runs) sessions.close(run);
  server.leave_connection();
}

void ConnectionState::forget_roots() {
  server.dispatcher().process().sessions().open(session)->set_roots(std::nullopt);
}

ConfigSecurityMode ConnectionState::security_mode() const {
  auto& process = server.dispatcher().process();
  std::shared_ptr<const Settings> own;
  {
    const std::scoped_lock lock(mutex);
    own = settings;
  }
  const auto run = process.sessions().open(session);
  auto config = *process.configuration().for_call(own ? *own : Settings(), run->settings());
  for (const auto& root : run->roots().value_or(std::vector<std::string>())) {
    if (auto tightened = tightened_by(root, config)) config = *std::move(tightened);
  }
  return config.security_mode;
}

bool ConnectionState::send_aside(std::string message) {
  std::shared_ptr<Stream> stream;
  {
    const std::scoped_lock lock(mutex);
    stream = side;
  }
  if (stream) stream->send(std::move(message));
  return stream != nullptr;
}

}  // namespace offhand::mcp
