#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/web/channel.h"
#include "platform/web/dialect.h"
#include "platform/web/message.h"

namespace offhand::platform::web {

/// Calls to one browser and what it tells by itself, in the protocol that it speaks. For any number of threads.
class Connection {
 public:
  /// A connection, or why there is none.
  static tl::expected<std::shared_ptr<Connection>, std::string> open(const Endpoint& endpoint, Clock& clock,
                                                                     const Limits& limits);

  Protocol protocol() const { return protocol_; }
  const Endpoint& endpoint() const { return endpoint_; }

  /// One call and its answer. An empty session is the browser itself. `page_protocol_error` where the browser refuses
  /// it, `page_gone` where the session ends meanwhile, `page_blocked` where a dialog of the page holds it up,
  /// `app_not_responding` where no answer comes.
  Result<nlohmann::json> call(const std::string& session, const std::string& method, nlohmann::json params,
                              const Limits& limits);
  /// Sends several at once and waits for all; the first error, if there was one.
  Result<void> call_all(const std::string& session, const std::string& method, std::vector<nlohmann::json> params,
                        const Limits& limits);

  /// Sends several at once and tells what became of each.
  std::vector<Result<nlohmann::json>> call_each(const std::string& session, const std::string& method,
                                                std::vector<nlohmann::json> params, const Limits& limits);

  bool is_open() const;
  bool is_gone(const std::string& session) const;
  /// Frames with a process of their own that this session told of, and that are still there.
  std::vector<ChildSession> children(const std::string& session) const;
  /// A session that came of attaching: its events are kept from now on.
  void note_session(const std::string& session);

 private:
  /// Of a page or a frame that is there; what is gone has none.
  struct Session {
    std::optional<std::string> dialog;
    std::vector<ChildSession> children;
    /// How many documents came after each other.
    int documents = 0;
  };
  struct Answer {
    /// That of the page which the call went to.
    int document = 0;
    std::optional<Message> message;
  };

  Connection(Endpoint endpoint, Clock& clock) : endpoint_(std::move(endpoint)), clock_(clock) {}
  void take(std::string_view text);
  void take(const News& news);
  void end(const std::string& reason);
  std::int64_t send(const std::string& session, const std::string& method, nlohmann::json params);
  Result<nlohmann::json> await(std::int64_t id, const std::string& session, const std::string& method,
                               const Limits& limits);
  Error why_no_answer(const std::string& session, int document, const std::string& method,
                      std::chrono::nanoseconds waited, const Limits& limits) const;

  const Endpoint endpoint_;
  Clock& clock_;
  // Known before the first message comes.
  Protocol protocol_ = Protocol::cdp;
  const Dialect* dialect_ = &cdp_dialect();
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::int64_t next_id_ = 1;
  std::map<std::int64_t, Answer> pending_;
  std::map<std::string, Session> sessions_;
  std::optional<std::string> ended_;
  // Last: its thread calls us until it is gone.
  std::unique_ptr<Channel> channel_;
};

}  // namespace offhand::platform::web
