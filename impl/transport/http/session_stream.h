#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "impl/mcp/stream.h"
#include "impl/transport/http/event_log.h"
#include "impl/transport/http/responder.h"

namespace offhand::http {

/// What the streams of one legacy session share.
struct SessionEvents {
  explicit SessionEvents(std::shared_ptr<EventBudget> shared) : budget(std::move(shared)), log(*budget) {}
  /// A call that goes on after its session and the server keeps what it wrote to, and so the count of it.
  const std::shared_ptr<EventBudget> budget;
  std::mutex mutex;
  EventLog log;
  /// Whether streams open with an empty event that carries an id, and may be left and picked up again (2025-11-25).
  bool pollable = false;
};

/// A stream of a legacy session: the answer to one request, or the side stream. A client may lose the connection below
/// it and attach another one; what it has not seen is then sent again from the log.
class SessionStream final : public mcp::Stream {
 public:
  enum class Kind : std::uint8_t {
    request,  // ends with its answer
    side,     // goes on until the session ends
    old       // 2024-11-05: everything is a `message` event, and nothing can be resumed
  };

  SessionStream(std::shared_ptr<SessionEvents> events, std::uint64_t number, Kind kind)
      : events_(std::move(events)), number_(number), kind_(kind) {}

  void send(std::string message) override;
  void finish(std::string answer, int http_status) override;
  void abandon() override;
  void pause(std::chrono::milliseconds retry) override;

  enum class Attach : std::uint8_t { done, occupied, gone };
  /// Goes on with a new connection; a `side` stream that has one already stays with it.
  Attach attach(const std::shared_ptr<Responder>& responder);
  /// The same for a client that has seen events up to `last`; an older connection gives way.
  Attach resume(const std::shared_ptr<Responder>& responder, const EventId& last);
  void detach(const Responder* responder);
  /// Ends the connection below, for good.
  void end();
  bool attached() const;
  Kind kind() const { return kind_; }

 private:
  void open();
  void put(std::string message);
  void close_responder();

  std::shared_ptr<SessionEvents> events_;
  std::uint64_t number_;
  Kind kind_;
  std::shared_ptr<Responder> responder_;
  std::uint64_t next_event_ = 0;
  bool opened_ = false;
  bool finished_ = false;
};

/// Sends events of the log once more; those without data have done their work.
void replay(const std::vector<EventLog::Event>& events, Responder& responder);

/// Tells the stream when the client of `responder` goes.
void detach_when_gone(const std::shared_ptr<SessionStream>& stream, const std::shared_ptr<Responder>& responder);

}  // namespace offhand::http
