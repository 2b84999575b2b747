#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "impl/config/settings.h"
#include "impl/mcp/message.h"
#include "impl/mcp/stream.h"

namespace offhand::mcp {

class Server;
struct ConnectionState;

/// Keeps the ticket by which a transport counts a call, for as long as the call is active, also while it waits without
/// a thread.
class TicketHolder {
 public:
  virtual ~TicketHolder() = default;
  virtual void keep(std::shared_ptr<void> ticket) = 0;
};

/// A call that may block; the caller of receive() runs it on a thread of its choice.
class ReadyCall {
 public:
  template <class Work>
  ReadyCall(Work work, bool outlives_answer = false, std::shared_ptr<TicketHolder> holder = {})
      : work_(std::move(work)), holder_(std::move(holder)), outlives_answer_(outlives_answer) {}

  void operator()() const { work_(); }
  /// True if the call may go on long after its answer, as one that becomes a task does. Running it on the reading
  /// thread would delay the client's next message.
  bool outlives_answer() const { return outlives_answer_; }
  /// Stores the transport's ticket; call it before run().
  void keep(std::shared_ptr<void> ticket) const {
    if (holder_) holder_->keep(std::move(ticket));
  }

 private:
  std::function<void()> work_;
  std::shared_ptr<TicketHolder> holder_;
  bool outlives_answer_;
};

struct ClientIdentity {
  /// The authenticated caller, the same over connections and restarts: "uid:1000", "token". It owns its request state
  /// and its tasks.
  std::string principal;
  enum class Transport : std::uint8_t { stdio, socket, http } transport = Transport::stdio;
};

/// One client: a stdio pipe, a socket connection, a legacy HTTP session, or all modern HTTP requests of one principal.
/// Both eras may share one connection, because every message is classified by its own content.
class Connection {
 public:
  Connection(Server& server, ClientIdentity identity);
  /// Closes and cancels without waiting. Running requests keep the objects that they need, and the Server waits for
  /// them.
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// Takes one message; stdio and sockets pass them one at a time, in order. Quick requests are answered before this
  /// returns; others come back as a call to run on any thread. Notifications and responses do not use the stream (it
  /// may be null for them), unless they have a problem and came with HttpHints.
  std::optional<ReadyCall> receive(Message message, const std::shared_ptr<Stream>& stream);

  /// The stream for messages that belong to no request: stdio itself, or the GET stream of a session. Null if there is
  /// none.
  void set_side_stream(std::shared_ptr<Stream> stream);
  /// Settings from the client's environment, which apply to its calls. Call it before the first message.
  void set_settings(std::shared_ptr<const Settings> settings);
  /// The client's working directory, used by the programs that its calls start; empty: the one of this process.
  void set_folder(std::string folder);
  /// The client of the modern request on this stream disconnected: cancels the request or ends its subscription. Legacy
  /// requests continue, because there a broken connection does not cancel.
  void disconnected(const Stream& stream);
  /// Sends a ping to the client. Legacy only; `answered` gets false if no answer arrives in time.
  void ping(std::chrono::milliseconds limit, const std::function<void(bool alive)>& answered);

  /// Call when no further message will come: open questions to the client fail and subscriptions end.
  void close();
  /// Cancels the running calls; they are answered as failed.
  void cancel_all();
  /// Waits until every request is answered; false if `timeout` passed first.
  bool drain(std::optional<std::chrono::milliseconds> timeout = std::nullopt);

  /// The version that `initialize` agreed on; empty before it.
  std::string legacy_version() const;

 private:
  std::shared_ptr<ConnectionState> state_;
};

}  // namespace offhand::mcp
