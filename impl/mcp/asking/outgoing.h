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

/// Requests of this server to a legacy client: the open ones, and the callers that wait for their answers. It also
/// decides which unrequested messages may go out: before `notifications/initialized` only pings and logs. Requests wait
/// for that notification, because over HTTP a call may overtake it.
class Outgoing : public std::enable_shared_from_this<Outgoing> {
 public:
  struct Reply {
    std::optional<nlohmann::json> result;
    /// The reason for a missing answer.
    std::string failure;
    /// Length of the response's text in bytes.
    std::size_t bytes = 0;
  };
  using Take = std::function<void(Reply)>;
  using Send = std::function<bool(std::string)>;
  /// How the request is sent, and how its cancellation is sent, which may happen after the stream of the request has
  /// ended.
  struct Way {
    Send ask;
    Send withdraw;
  };

  static constexpr std::chrono::seconds readiness_timeout{30};

  Outgoing(Alarms& alarms, std::size_t limit) : alarms_(alarms), limit_(limit) {}

  /// Sends a request and returns its JSON id. `take` is called once, on any thread, unless the request is dropped
  /// first. Returns nothing, and never calls `take`, if too many requests are open or the client has gone.
  std::optional<std::string> ask(Way way, std::string_view method, std::string_view params,
                                 std::chrono::milliseconds timeout, Take take);
  /// `notifications/initialized` arrived: sends the waiting requests.
  void client_is_ready();
  /// True if a notification may be sent now. One that may not is discarded.
  bool may_tell(std::string_view method) const;
  /// Passes a response to the caller that waits for it; a response without one is ignored.
  void receive(const Message& response);
  /// The caller no longer waits. The client is told so, that it stops asking its user.
  void drop(const std::string& id);
  /// No answer will come: every open request fails.
  void close();

 private:
  /// A request that waits until the client is ready.
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
    /// Dropped while it was being sent.
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
