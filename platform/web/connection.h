#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
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

/// Reasons of `page_gone`.
inline constexpr std::string_view was_closed = "it was closed";
inline constexpr std::string_view process_crashed = "its process crashed";

/// Calls to one browser and its events, independent of its protocol. Thread-safe.
class Connection {
 public:
  /// A connection, or the reason of the failure.
  static tl::expected<std::shared_ptr<Connection>, std::string> open(const Endpoint& endpoint, Clock& clock,
                                                                     const Limits& limits);

  Protocol protocol() const { return protocol_; }
  const Endpoint& endpoint() const { return endpoint_; }

  /// One call and its answer. An empty session means the browser itself. Fails with `page_protocol_error` if the
  /// browser refuses it, `page_gone` if the session ends meanwhile, `page_blocked` if a dialog of the page blocks it,
  /// `app_not_responding` if no answer arrives.
  Result<nlohmann::json> call(const std::string& session, const std::string& method, nlohmann::json params,
                              const Limits& limits);
  /// Sends several calls at once and waits for all; returns the first error, if any.
  Result<void> call_all(const std::string& session, const std::string& method, std::vector<nlohmann::json> params,
                        const Limits& limits);

  /// Sends several calls at once and returns all outcomes.
  std::vector<Result<nlohmann::json>> call_each(const std::string& session, const std::string& method,
                                                std::vector<nlohmann::json> params, const Limits& limits);

  /// What a call wants of its answer. Some are of several MB, which callers read faster by themselves.
  enum class Wants { body, text };
  /// One of several calls that are sent at once.
  struct Request {
    std::string session;
    std::string method;
    nlohmann::json params = nlohmann::json::object();
    Wants wants = Wants::body;
  };
  /// Calls that were sent at once. Their answers are taken in the order of the requests, so one can be read while the
  /// browser makes the next.
  class Sent {
   public:
    Sent(Connection& connection, std::vector<Request> requests, Limits limits);
    ~Sent();
    Sent(const Sent&) = delete;
    Sent& operator=(const Sent&) = delete;
    /// Waits for the next answer. Call once for each request.
    Result<Message> next();
    /// The result of the next answer.
    Result<nlohmann::json> next_body();

   private:
    Connection& connection_;
    std::vector<Request> requests_;
    std::vector<std::int64_t> ids_;
    const Limits limits_;
    std::size_t taken_ = 0;
  };
  /// Sends them in this order before it waits for any; returns all outcomes.
  std::vector<Result<nlohmann::json>> call_many(std::vector<Request> requests, const Limits& limits);
  /// A call that a dialog of the page does not block: it answers the dialog, or is for the browser.
  Result<nlohmann::json> call_past_dialog(const std::string& session, const std::string& method, nlohmann::json params,
                                          const Limits& limits);

  /// Gets every event from now on, on the thread that reads, and then once an event without a method at the end of the
  /// connection. Must not call the browser.
  void listen(std::function<void(const Message& event)> listener);
  /// A dialog that holds up a page: how many it had by then, and what it says as dialog_words() has it.
  struct OpenDialog {
    int number = 0;
    std::string words;
  };
  std::optional<OpenDialog> dialog_of(const std::string& session) const;

  bool is_open() const;
  /// Why it ended; empty while it is open.
  std::string end_reason() const;
  bool is_gone(const std::string& session) const;
  /// Calls to it fail at once with `page_gone`, until it is loaded again.
  bool has_crashed(const std::string& session) const;
  /// The live out-of-process frames that this session reported.
  std::vector<ChildSession> children(const std::string& session) const;
  /// Starts to keep the events of a newly attached session.
  void note_session(const std::string& session);

 private:
  /// A live page or frame.
  struct Session {
    std::optional<std::string> dialog;
    /// The number of dialogs that it has shown.
    int dialogs = 0;
    std::vector<ChildSession> children;
    /// The number of documents that it has shown.
    int documents = 0;
    bool has_crashed = false;
  };
  struct Answer {
    /// The document number of the page at the time of the call.
    int document = 0;
    Wants wants = Wants::body;
    std::optional<Message> message;
  };

  Connection(Endpoint endpoint, Clock& clock) : endpoint_(std::move(endpoint)), clock_(clock) {}
  void take(std::string_view text);
  void take(const News& news);
  void end(const std::string& reason);
  tl::expected<Message, std::string> read(std::string_view text) const;
  std::int64_t send(Request request);
  enum class Dialogs { block, do_not_matter };
  Result<Message> await(std::int64_t id, const std::string& session, const std::string& method, const Limits& limits,
                        Dialogs dialogs = Dialogs::block);
  Error why_no_answer(const std::string& session, int document, const std::string& method,
                      std::chrono::nanoseconds waited, const Limits& limits) const;

  const Endpoint endpoint_;
  Clock& clock_;
  // Set before the first message arrives.
  Protocol protocol_ = Protocol::cdp;
  const Dialect* dialect_ = &cdp_dialect();
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::int64_t next_id_ = 1;
  std::map<std::int64_t, Answer> pending_;
  std::map<std::string, Session> sessions_;
  std::optional<std::string> ended_;
  std::shared_ptr<const std::function<void(const Message& event)>> listener_;
  // Last, because its thread calls this object until it is destroyed.
  std::unique_ptr<Channel> channel_;
};

}  // namespace offhand::platform::web
