#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "platform/linux/atspi/bus/acting_connections.h"
#include "platform/linux/atspi/bus/connection.h"
#include "platform/linux/atspi/reading/inquiry.h"

namespace offhand::platform::atspi {

/// Callbacks of an actor to its owner, always on the actor's thread. They must not block.
class ActorObserver {
 public:
  virtual ~ActorObserver() = default;
  /// The bus connection exists; calls and matches may be sent.
  virtual void connected() {}
  virtual void signal(sd_bus_message*) {}
  /// Called before a reply is handled: events gathered from signals must be passed on.
  virtual void flush() {}
  /// The bus connection broke; the actor cannot be used any more.
  virtual void disconnected() {}
};

/// A thread that owns a connection to a bus and, where available, connections to one application's socket. All sd-bus
/// calls of the process happen in actors, asynchronously, so that a hanging peer delays only its own callers, up to
/// their deadlines.
class Actor {
 public:
  /// Calls to `application` use its socket once that is connected; all others use the bus.
  Actor(std::string bus_address, std::string application, ActorObserver* observer);
  ~Actor();
  Actor(const Actor&) = delete;
  Actor& operator=(const Actor&) = delete;

  /// Runs an inquiry on the actor's thread and waits for its end, within `limits`. `body` and its handlers may refer to
  /// the caller's stack: none of them runs after run() has returned.
  InquiryOutcome run(const Limits& limits, const std::function<void(Inquiry&)>& body);

  /// The following functions are for the actor's thread. Connects to the application's own socket in the background;
  /// calls wait for it only briefly.
  void open_peer(const std::string& address);
  /// Sends a call without waiting for its reply.
  void send_and_forget(const Call& call);
  /// Subscribes to matching signals; the observer receives them.
  void match(const std::string& rule);
  /// Removes all subscriptions.
  void unmatch_all();
  bool has_peer() const { return peer_ != nullptr && peer_->is_ready(); }

 private:
  friend class Inquiry;

  struct Job {
    const Limits* limits = nullptr;
    const std::function<void(Inquiry&)>* body = nullptr;
    std::unique_ptr<Inquiry> inquiry;
    InquiryOutcome outcome;
    std::mutex mutex;
    std::condition_variable changed;
    bool done = false;
  };

  void loop();
  void take_inbox();
  void settle();
  bool advance(Job& job);
  void complete(Job& job, InquiryEnd end);
  void pump();
  bool send(Inquiry& inquiry, Inquiry::Queued& queued);
  /// Sends the call of `pending`; the reply to an earlier transmission is ignored from now on.
  bool dispatch(PendingCall& pending, const Call& call);
  void repeat_calls(Inquiry& inquiry, TimePoint now);
  void on_reply(PendingCall& call, sd_bus_message* message);
  void poll_once();
  int timeout_ms() const;
  void process_connections();
  void fire_timers(Inquiry& inquiry, TimePoint now);
  Connection& connection_for(Inquiry& inquiry, const Call& call);
  /// Ends the calls that a broken connection cannot answer.
  void lose_calls(const Connection& connection);
  void break_connection(std::string reason);
  void wake() const;
  bool peer_is_connecting() const;

  const std::string bus_address_;
  const std::string application_;
  ActorObserver* const observer_;
  int wake_fd_;

  std::mutex mutex_;
  std::vector<Job*> inbox_;
  bool closing_ = false;

  // The following members are used by the actor's thread only.
  std::unique_ptr<Connection> bus_;
  std::unique_ptr<Connection> peer_;
  ActingConnections acting_;
  TimePoint peer_timeout_;
  std::vector<sd_bus_slot*> matches_;
  std::vector<Job*> jobs_;
  int in_flight_ = 0;
  std::string broken_;
  std::thread thread_;
};

}  // namespace offhand::platform::atspi
