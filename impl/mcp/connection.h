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

/// Holds what a transport counts a call by while the call goes on, also while it waits without a thread.
class TicketHolder {
 public:
  virtual ~TicketHolder() = default;
  virtual void keep(std::shared_ptr<void> ticket) = 0;
};

/// A call that a message asks for and that may take its time.
class ReadyCall {
 public:
  template <class Work>
  ReadyCall(Work work, bool outlives_answer = false, std::shared_ptr<TicketHolder> holder = {})
      : work_(std::move(work)), holder_(std::move(holder)), outlives_answer_(outlives_answer) {}

  void operator()() const { work_(); }
  /// Its answer may come long before its end, as that of a call that becomes a task does: whoever runs it on the thread
  /// that reads would keep the client's next message waiting.
  bool outlives_answer() const { return outlives_answer_; }
  /// Before it runs: what a transport counts it by.
  void keep(std::shared_ptr<void> ticket) const {
    if (holder_) holder_->keep(std::move(ticket));
  }

 private:
  std::function<void()> work_;
  std::shared_ptr<TicketHolder> holder_;
  bool outlives_answer_;
};

struct ClientIdentity {
  /// Who asks, the same over connections and restarts: "uid:1000", "token". Request state and tasks belong to it.
  std::string principal;
  enum class Transport : std::uint8_t { stdio, socket, http } transport = Transport::stdio;
};

/// One client: a stdio pipe, a socket connection, a legacy HTTP session; the modern HTTP requests of one principal
/// share one. Both eras may come over one connection: every message is judged by its own content.
class Connection {
 public:
  Connection(Server& server, ClientIdentity identity);
  /// Closes and cancels, and waits for nothing: what still runs keeps what it needs, and the Server waits for it.
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// Takes one message; on stdio and sockets one after the other, in their order. What is quick is answered before this
  /// returns, the rest comes back as a call to run on any thread. Notifications and responses leave the stream (which
  /// may be null for them) alone, unless they have a problem that was read with HttpHints.
  std::optional<ReadyCall> receive(Message message, const std::shared_ptr<Stream>& stream);

  /// Where messages go that belong to no request: stdio itself, the GET stream of a session; null while there is none.
  void set_side_stream(std::shared_ptr<Stream> stream);
  /// Settings of the client's environment, which its calls go by. Before the first message.
  void set_settings(std::shared_ptr<const Settings> settings);
  /// Where the client works, for what its calls start; empty: where this process does.
  void set_folder(std::string folder);
  /// The client of the modern request on this stream went away: cancels it, or ends its subscription. (Legacy requests
  /// go on: there, a broken connection is no cancellation.)
  void disconnected(const Stream& stream);
  /// Asks the client whether it is there. Legacy only: `answered` gets false when it says nothing in time.
  void ping(std::chrono::milliseconds limit, const std::function<void(bool alive)>& answered);

  /// No further message will come: questions to the client fail, subscriptions end.
  void close();
  /// Cancels the calls that run; they are answered as failed.
  void cancel_all();
  /// Waits until every request was answered; false when `patience` ran out.
  bool drain(std::optional<std::chrono::milliseconds> timeout = std::nullopt);

  /// What `initialize` agreed on; empty before it.
  std::string legacy_version() const;

 private:
  std::shared_ptr<ConnectionState> state_;
};

}  // namespace offhand::mcp
