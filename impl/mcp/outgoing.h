#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "impl/dispatch/alarms.h"
#include "impl/mcp/message.h"

namespace offhand::mcp {

/// Requests of ours to a legacy client: which are open, and who waits for their answers. And the gate before all that
/// is said to such a client unasked: until `notifications/initialized` it gets pings and logs alone. Requests wait for
/// that, since over HTTP a call may overtake it.
class Outgoing : public std::enable_shared_from_this<Outgoing> {
 public:
  struct Reply {
    std::optional<nlohmann::json> result;
    /// Why there is none.
    std::string failure;
    /// How long the response was as text.
    std::size_t bytes = 0;
  };
  using Take = std::function<void(Reply)>;
  using Send = std::function<bool(std::string)>;
  /// How the request reaches the client; and how the word that nobody waits for its answer any more, which may come
  /// when the stream of the request has ended.
  struct Way {
    Send ask;
    Send withdraw;
  };

  static constexpr std::chrono::seconds readiness_timeout{30};

  Outgoing(Alarms& alarms, std::size_t limit) : alarms_(alarms), limit_(limit) {}

  /// Sends the request; its JSON id. `take` is called once, on any thread, unless the request is dropped before.
  /// Nothing when there are too many, or nobody answers any more; then `take` is not called.
  std::optional<std::string> ask(Way way, std::string_view method, std::string_view params,
                                 std::chrono::milliseconds timeout, Take take);
  /// `notifications/initialized` came: what waited for it goes out.
  void client_is_ready();
  /// Whether a notification may go out already; one that may not is not sent later either.
  bool may_tell(std::string_view method) const;
  /// Hands a response to whoever waits for it; one that nobody waits for is ignored.
  void receive(const Message& response);
  /// Nobody waits any more; the client is told, so that it stops asking its user.
  void drop(const std::string& id);
  /// No answer will come: every open request fails.
  void close();

 private:
  /// Not sent yet: the client is not ready.
  struct Held {
    Send ask;
    std::string message;
    std::chrono::milliseconds timeout{};
  };
  struct Open {
    Take take;
    Send withdraw;
    Alarms::Id alarm{};
    std::optional<Held> held;
    bool being_sent = false;
    /// While it was being sent.
    bool dropped = false;
  };
  Alarms::Id fail_after(std::chrono::milliseconds timeout, const std::string& id, std::string_view reason);
  void send(const std::string& id, Held request);
  std::optional<Open> remove(const std::string& id);
  static void withdraw(const std::string& id, const Open& open, std::string_view reason);

  Alarms& alarms_;
  std::size_t limit_;
  mutable std::mutex mutex_;
  std::map<std::string, Open> open_;
  std::uint64_t count_ = 0;
  bool ready_ = false;
  bool closed_ = false;
};

}  // namespace offhand::mcp
