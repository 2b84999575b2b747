#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "platform/linux/atspi/acting_connections.h"
#include "platform/linux/atspi/connection.h"
#include "platform/linux/atspi/inquiry.h"

namespace offhand::platform::atspi {

/// What an actor tells its owner, always on the actor's thread. Must not block.
class ActorObserver {
 public:
  virtual ~ActorObserver() = default;
  /// The bus connection exists; calls and matches may be sent.
  virtual void connected() {}
  virtual void signal(sd_bus_message*) {}
  /// What was gathered from signals has to be passed on before a reply is acted upon.
  virtual void flush() {}
  /// The bus connection broke; the actor is of no further use.
  virtual void disconnected() {}
};

/// A thread that owns a connection to a bus and, where there is one, connections to the socket of one application. All
/// sd-bus calls of the process happen in actors, all of them asynchronous: a peer that hangs costs its own callers
/// their deadline and nobody else anything.
class Actor {
 public:
  /// Calls to `application` go to the peer once there is one; everything else goes to the bus.
  Actor(std::string bus_address, std::string application, ActorObserver* observer);
  ~Actor();
  Actor(const Actor&) = delete;
  Actor& operator=(const Actor&) = delete;

  /// Runs an inquiry on the actor's thread and waits for its end, which `limits` bound. `body` and the handlers it sets
  /// may refer to the caller's stack: none of them runs after run() has returned.
  InquiryOutcome run(const Limits& limits, const std::function<void(Inquiry&)>& body);

  /// The rest is for the actor's own thread.
  /// Connects to the application's own socket in the background; calls wait for it only a moment.
  void open_peer(const std::string& address);
  /// A call nobody waits for.
  void send_and_forget(const Call& call);
  /// Subscribes to signals that match; they arrive at the observer.
  void match(const std::string& rule);
  /// Drops all subscriptions.
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
  /// Sends the call that `pending` stands for; what was sent for it before is no longer listened for.
  bool dispatch(PendingCall& pending, const Call& call);
  void repeat_calls(Inquiry& inquiry, TimePoint now);
  void on_reply(PendingCall& call, sd_bus_message* message);
  void poll_once();
  int timeout_ms() const;
  void process_connections();
  void fire_timers(Inquiry& inquiry, TimePoint now);
  Connection& connection_for(Inquiry& inquiry, const Call& call);
  /// Ends the calls that a broken connection will not answer.
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

  // Below: only the actor's thread.
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
