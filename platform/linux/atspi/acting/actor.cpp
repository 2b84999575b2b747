#include "platform/linux/atspi/acting/actor.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstring>

#include "platform/host/steady_clock.h"

namespace offhand::platform::atspi {
namespace {

constexpr int max_in_flight = 1024;
/// How long calls wait for the application's own socket before they are sent over the bus.
constexpr std::chrono::milliseconds peer_timeout{30};
/// The most messages handled before jobs and deadlines are checked again.
constexpr int batch = 256;
/// By choice: an idle application answers within 1 ms, and a busy one gets a few unnecessary repetitions.
constexpr std::chrono::milliseconds first_answer_timeout{250};
constexpr std::uint64_t no_timeout = UINT64_MAX;

}  // namespace

Actor::Actor(std::string bus_address, std::string application, ActorObserver* observer)
    : bus_address_(std::move(bus_address)),
      application_(std::move(application)),
      observer_(observer),
      wake_fd_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      thread_([this] { loop(); }) {}

Actor::~Actor() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  wake();
  thread_.join();
  ::close(wake_fd_);
}

void Actor::wake() const {
  const std::uint64_t one = 1;
  // A full pipe means that a wake-up is pending already.
  [[maybe_unused]] const ssize_t written = ::write(wake_fd_, &one, sizeof one);
}

InquiryOutcome Actor::run(const Limits& limits, const std::function<void(Inquiry&)>& body) {
  Job job;
  job.limits = &limits;
  job.body = &body;
  job.outcome.began = steady_now();
  job.outcome.whole = limits.whole;
  const std::stop_callback on_stop(limits.stop, [this] { wake(); });
  {
    const std::lock_guard lock(mutex_);
    inbox_.push_back(&job);
  }
  wake();
  std::unique_lock lock(job.mutex);
  // Without a timeout, because the actor never blocks and ends every job at its limits.
  job.changed.wait(lock, [&] { return job.done; });
  return std::move(job.outcome);
}

void Actor::loop() {
  std::string reason;
  bus_ = Connection::open(bus_address_, Connection::Kind::bus, reason);
  if (bus_ == nullptr) {
    break_connection(std::move(reason));
  } else if (observer_ != nullptr) {
    sd_bus_add_filter(
        bus_->bus(), nullptr,
        [](sd_bus_message* message, void* self, sd_bus_error*) {
          if (sd_bus_message_is_signal(message, nullptr, nullptr) > 0)
            static_cast<Actor*>(self)->observer_->signal(message);
          return 0;
        },
        this);
    observer_->connected();
  }
  for (;;) {
    take_inbox();
    settle();
    {
      const std::lock_guard lock(mutex_);
      if (closing_ && jobs_.empty() && inbox_.empty()) break;
    }
    pump();
    poll_once();
    process_connections();
  }
  unmatch_all();
  acting_.close_all();
  peer_.reset();
  bus_.reset();
}

void Actor::take_inbox() {
  std::vector<Job*> arrived;
  {
    const std::lock_guard lock(mutex_);
    arrived.swap(inbox_);
  }
  for (Job* job : arrived) {
    job->inquiry.reset(new Inquiry(*this));
    jobs_.push_back(job);
    if (broken_.empty()) (*job->body)(*job->inquiry);
  }
}

bool Actor::advance(Job& job) {
  Inquiry& inquiry = *job.inquiry;
  while (!inquiry.finished_ && inquiry.idle()) {
    if (!inquiry.next_) return true;
    const auto stage = std::exchange(inquiry.next_, nullptr);
    stage();
  }
  return inquiry.finished_;
}

void Actor::fire_timers(Inquiry& inquiry, TimePoint now) {
  for (std::size_t i = 0; i < inquiry.timers_.size();) {
    if (inquiry.timers_[i].time > now) {
      ++i;
      continue;
    }
    const auto stage = std::move(inquiry.timers_[i].stage);
    inquiry.timers_.erase(inquiry.timers_.begin() + static_cast<std::ptrdiff_t>(i));
    if (!inquiry.finished_) stage();
  }
}

void Actor::settle() {
  const TimePoint now = steady_now();
  // Iterates over a copy, because a stage may complete a job, which changes jobs_.
  for (Job* job : std::vector<Job*>(jobs_)) {
    fire_timers(*job->inquiry, now);
    repeat_calls(*job->inquiry, now);
    if (!broken_.empty()) {
      complete(*job, InquiryEnd::disconnected);
    } else if (advance(*job)) {
      complete(*job, InquiryEnd::finished);
    } else if (job->limits->stop.stop_requested()) {
      complete(*job, InquiryEnd::stopped);
    } else if (job->limits->deadline <= now) {
      complete(*job, InquiryEnd::deadline);
    }
  }
}

void Actor::complete(Job& job, InquiryEnd end) {
  Inquiry& inquiry = *job.inquiry;
  for (PendingCall& call : inquiry.pending_) {
    sd_bus_slot_unref(call.slot);
    --in_flight_;
  }
  job.outcome.end = end;
  job.outcome.calls = inquiry.calls_ - static_cast<int>(inquiry.queued_.size());
  job.outcome.replies = inquiry.replies_;
  job.outcome.lost_replies = inquiry.lost_;
  if (end == InquiryEnd::disconnected) job.outcome.reason = broken_;
  job.inquiry.reset();
  jobs_.erase(std::find(jobs_.begin(), jobs_.end(), &job));
  const std::lock_guard lock(job.mutex);
  job.done = true;
  // Under the lock, because the job is on the caller's stack, which is gone once the lock is released.
  job.changed.notify_one();
}

bool Actor::peer_is_connecting() const {
  return peer_ != nullptr && !peer_->is_ready() && steady_now() < peer_timeout_;
}

void Actor::pump() {
  if (bus_ == nullptr || peer_is_connecting()) return;
  // One call of each job in turn, so that a long reading does not delay a short query.
  bool sent = true;
  while (sent && in_flight_ < max_in_flight) {
    sent = false;
    for (Job* job : jobs_) {
      Inquiry& inquiry = *job->inquiry;
      if (inquiry.queued_.empty() || in_flight_ >= max_in_flight || acting_.is_being_greeted(inquiry.acting_)) continue;
      Inquiry::Queued next = std::move(inquiry.queued_.front());
      inquiry.queued_.pop_front();
      if (!send(inquiry, next)) {
        ++inquiry.replies_;
        next.handler(Reply("org.freedesktop.DBus.Error.InvalidArgs"));
      }
      sent = true;
    }
  }
}

Connection& Actor::connection_for(Inquiry& inquiry, const Call& call) {
  if (!has_peer() || call.target.application != application_) return *bus_;
  if (!call.acts) return *peer_;
  inquiry.acting_ = acting_.take(inquiry.acting_);
  return inquiry.acting_ != nullptr ? *inquiry.acting_ : *peer_;
}

bool Actor::send(Inquiry& inquiry, Inquiry::Queued& queued) {
  PendingCall& pending = inquiry.pending_.emplace_back();
  pending.self = std::prev(inquiry.pending_.end());
  pending.actor = this;
  pending.inquiry = &inquiry;
  if (!dispatch(pending, queued.call)) {
    inquiry.pending_.erase(pending.self);
    return false;
  }
  pending.handler = std::move(queued.handler);
  ++in_flight_;
  if (queued.call.sent != nullptr) *queued.call.sent = true;
  if (queued.call.asked_again) {
    inquiry.repeated_.push_back(
        {&pending, std::move(queued.call), steady_now() + first_answer_timeout, first_answer_timeout});
  }
  return true;
}

bool Actor::dispatch(PendingCall& pending, const Call& call) {
  Connection& connection = connection_for(*pending.inquiry, call);
  const bool to_peer = connection.kind() == Connection::Kind::peer;
  sd_bus* bus = connection.bus();
  sd_bus_message* message = nullptr;
  int result = sd_bus_message_new_method_call(bus, &message, to_peer ? nullptr : call.target.application.c_str(),
                                              call.target.path.c_str(), call.interface, call.member);
  if (result >= 0 && call.arguments) result = call.arguments(message);
  sd_bus_slot* slot = nullptr;
  if (result >= 0) {
    result = sd_bus_call_async(
        bus, &slot, message,
        [](sd_bus_message* reply, void* data, sd_bus_error*) {
          PendingCall& answered = *static_cast<PendingCall*>(data);
          answered.actor->on_reply(answered, reply);
          return 0;
        },
        &pending, no_timeout);
  }
  if (result >= 0) {
    sd_bus_slot_unref(std::exchange(pending.slot, slot));
    if (call.acts && to_peer) acting_.follow(connection);
  }
  sd_bus_message_unref(message);
  return result >= 0;
}

void Actor::repeat_calls(Inquiry& inquiry, TimePoint now) {
  for (Inquiry::Repeated& repeated : inquiry.repeated_) {
    if (repeated.due > now) continue;
    repeated.timeout *= 2;
    repeated.due = now + repeated.timeout;
    // If sending fails, the earlier call is still awaited.
    dispatch(*repeated.pending, repeated.call);
  }
}

void Actor::on_reply(PendingCall& call, sd_bus_message* message) {
  if (observer_ != nullptr) observer_->flush();
  Inquiry& inquiry = *call.inquiry;
  const ReplyHandler handler = std::move(call.handler);
  sd_bus_slot_unref(call.slot);
  inquiry.do_not_repeat(call);
  inquiry.pending_.erase(call.self);
  --in_flight_;
  ++inquiry.replies_;
  const Reply reply(message);
  if (reply.is_lost()) inquiry.lost_ = true;
  if (!inquiry.finished_) handler(reply);
  if (!inquiry.queued_.empty()) pump();
}

int Actor::timeout_ms() const {
  int result = -1;
  const auto at_most = [&](int ms) {
    if (ms >= 0 && (result < 0 || ms < result)) result = ms;
  };
  const TimePoint now = steady_now();
  const auto at_most_until = [&](TimePoint until) {
    const auto ms = std::chrono::ceil<std::chrono::milliseconds>(until - now).count();
    at_most(static_cast<int>(std::clamp<std::int64_t>(ms, 0, 3'600'000)));
  };
  for (const Job* job : jobs_) {
    at_most_until(job->limits->deadline);
    for (const Inquiry::Timer& timer : job->inquiry->timers_) at_most_until(timer.time);
    for (const Inquiry::Repeated& repeated : job->inquiry->repeated_) at_most_until(repeated.due);
  }
  if (peer_is_connecting()) at_most_until(peer_timeout_);
  if (bus_ != nullptr) at_most(bus_->poll_timeout_ms());
  if (peer_ != nullptr) at_most(peer_->poll_timeout_ms());
  at_most(acting_.poll_timeout_ms());
  return result;
}

void Actor::poll_once() {
  std::vector<pollfd> fds{{wake_fd_, POLLIN, 0}};
  if (bus_ != nullptr) fds.push_back({bus_->fd(), bus_->poll_events(), 0});
  if (peer_ != nullptr) fds.push_back({peer_->fd(), peer_->poll_events(), 0});
  acting_.add_to(fds);
  if (::poll(fds.data(), fds.size(), timeout_ms()) < 0) return;
  if ((fds[0].revents & POLLIN) != 0) {
    std::uint64_t count = 0;
    [[maybe_unused]] const ssize_t got = ::read(wake_fd_, &count, sizeof count);
  }
}

void Actor::process_connections() {
  // Peer connections carry only replies, so a flood of events on the bus cannot delay them.
  acting_.process(batch, [this](const Connection& broken) { lose_calls(broken); });
  if (peer_ != nullptr && !peer_->process(batch)) {
    lose_calls(*peer_);
    peer_.reset();
  }
  if (bus_ != nullptr && !bus_->process(batch)) break_connection("the accessibility bus closed the connection");
  if (observer_ != nullptr) observer_->flush();
}

void Actor::break_connection(std::string reason) {
  broken_ = std::move(reason);
  // The slots of their calls refer to the connections, so they are ended first.
  for (Job* job : std::vector<Job*>(jobs_)) complete(*job, InquiryEnd::disconnected);
  unmatch_all();
  acting_.close_all();
  peer_.reset();
  bus_.reset();
  if (observer_ != nullptr) observer_->disconnected();
}

void Actor::lose_calls(const Connection& connection) {
  // sd-bus answers most of these calls with an error itself, but not after a malformed message.
  for (Job* job : jobs_) {
    std::list<PendingCall> lost;
    std::list<PendingCall>& pending = job->inquiry->pending_;
    for (auto call = pending.begin(); call != pending.end();) {
      const auto next = std::next(call);
      if (sd_bus_slot_get_bus(call->slot) == connection.bus()) lost.splice(lost.end(), pending, call);
      call = next;
    }
    for (PendingCall& call : lost) {
      sd_bus_slot_unref(call.slot);
      job->inquiry->do_not_repeat(call);
      --in_flight_;
      job->inquiry->lost_ = true;
      call.handler(Reply("org.freedesktop.DBus.Error.Disconnected"));
    }
  }
}

void Actor::open_peer(const std::string& address) {
  std::string reason;
  peer_ = Connection::open(address, Connection::Kind::peer, reason);
  peer_timeout_ = steady_now() + peer_timeout;
  acting_.open(address);
}

void Actor::send_and_forget(const Call& call) {
  if (bus_ == nullptr) return;
  sd_bus_message* message = nullptr;
  int result = sd_bus_message_new_method_call(bus_->bus(), &message, call.target.application.c_str(),
                                              call.target.path.c_str(), call.interface, call.member);
  if (result >= 0 && call.arguments) result = call.arguments(message);
  if (result >= 0) {
    sd_bus_message_set_expect_reply(message, 0);
    sd_bus_send(bus_->bus(), message, nullptr);
  }
  sd_bus_message_unref(message);
}

void Actor::match(const std::string& rule) {
  if (bus_ == nullptr) return;
  sd_bus_slot* slot = nullptr;
  // The filter sees every signal, so the match itself has nothing to do.
  const auto ignore = [](sd_bus_message*, void*, sd_bus_error*) { return 0; };
  if (sd_bus_add_match_async(bus_->bus(), &slot, rule.c_str(), ignore, ignore, nullptr) >= 0) matches_.push_back(slot);
}

void Actor::unmatch_all() {
  for (sd_bus_slot* slot : matches_) sd_bus_slot_unref(slot);
  matches_.clear();
}

}  // namespace offhand::platform::atspi
