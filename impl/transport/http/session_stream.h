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

/// State shared by the streams of one legacy session.
struct SessionEvents {
  explicit SessionEvents(std::shared_ptr<EventBudget> shared) : budget(std::move(shared)), log(*budget) {}
  /// Shared, because a call may outlive its session and the server, and still releases the bytes that it wrote.
  const std::shared_ptr<EventBudget> budget;
  std::mutex mutex;
  EventLog log;
  /// True if streams begin with an empty event that carries an id, and clients may leave and resume them (2025-11-25).
  bool pollable = false;
};

/// A stream of a legacy session: the answer to one request, or the side stream. A client may lose its connection and
/// attach another one; events that it missed are then sent again from the log.
class SessionStream final : public mcp::Stream {
 public:
  enum class Kind : std::uint8_t {
    request,  // ends with its answer
    side,     // stays open until the session ends
    old       // 2024-11-05: every message is a `message` event and nothing can be resumed
  };

  SessionStream(std::shared_ptr<SessionEvents> events, std::uint64_t number, Kind kind)
      : events_(std::move(events)), number_(number), kind_(kind) {}

  void send(std::string message) override;
  void finish(std::string answer, int http_status) override;
  void abandon() override;
  void pause(std::chrono::milliseconds retry) override;

  enum class Attach : std::uint8_t { done, occupied, gone };
  /// Continues with a new connection; a `side` stream keeps the one that it has.
  Attach attach(const std::shared_ptr<Responder>& responder);
  /// The same for a client that has received events up to `last`; an older connection is closed.
  Attach resume(const std::shared_ptr<Responder>& responder, const EventId& last);
  void detach(const Responder* responder);
  /// Ends the connection for good.
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

/// Sends events of the log again; those without data are skipped.
void replay(const std::vector<EventLog::Event>& events, Responder& responder);

/// Notifies the stream when the client of `responder` disconnects.
void detach_when_gone(const std::shared_ptr<SessionStream>& stream, const std::shared_ptr<Responder>& responder);

}  // namespace offhand::http
