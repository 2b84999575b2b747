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
#include "platform/web/cdp_message.h"
#include "platform/web/channel.h"

namespace offhand::platform::web {

/// A frame with a process of its own, as the browser attaches it to its page.
struct ChildSession {
  std::string session;
  std::string target;
  std::string url;
};

/// Calls to one browser and what it tells by itself. For any number of threads.
class Connection {
 public:
  static Result<std::shared_ptr<Connection>> open(std::uint16_t port, Clock& clock, const Limits& limits);

  /// One call and its answer. An empty session is the browser itself. `page_protocol_error` where the browser refuses
  /// it, `page_gone` where the session ends meanwhile, `page_blocked` where a dialog of the page holds it up,
  /// `app_not_responding` where no answer comes.
  Result<nlohmann::json> call(const std::string& session, const std::string& method, nlohmann::json params,
                              const Limits& limits);
  /// Sends several at once and waits for all; the first error, if there was one.
  Result<void> call_all(const std::string& session, const std::string& method, std::vector<nlohmann::json> params,
                        const Limits& limits);

  bool is_open() const;
  bool is_gone(const std::string& session) const;
  /// Frames with a process of their own that this session told of, and that are still there.
  std::vector<ChildSession> children(const std::string& session) const;
  /// What a dialog of the page says that is open, if one is.
  std::optional<std::string> dialog(const std::string& session) const;
  /// A session that came of attaching: its events are kept from now on.
  void note_session(const std::string& session);

 private:
  /// Of a page or a frame that is there; what is gone has none.
  struct Session {
    std::optional<std::string> dialog;
    std::vector<ChildSession> children;
  };
  struct Answer {
    std::optional<CdpMessage> message;
  };

  Connection(std::uint16_t port, Clock& clock) : port_(port), clock_(clock) {}
  void take(std::string_view text);
  void take_event(const CdpMessage& event);
  void end(const std::string& reason);
  std::int64_t send(const std::string& session, const std::string& method, nlohmann::json params);
  Result<nlohmann::json> await(std::int64_t id, const std::string& session, const std::string& method,
                               const Limits& limits);
  Error why_no_answer(const std::string& session, const std::string& method, std::chrono::nanoseconds waited,
                      const Limits& limits) const;

  const std::uint16_t port_;
  Clock& clock_;
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
