#include "platform/web/threaded_channel.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <chrono>
#include <utility>

namespace offhand::platform::web {
namespace {

namespace asio = boost::asio;

/// A browser answers within milliseconds. One that was just started on a slow, busy machine took longer than 5 s. An
/// earlier deadline of the caller ends the wait before that.
constexpr std::chrono::seconds open_timeout{15};

}  // namespace

tl::expected<void, std::string> ThreadedChannel::open(Clock& clock, const Limits& limits) {
  const auto begun = clock.now();
  asio::post(io_, [this] { connect(); });
  thread_ = std::thread([this] {
    const auto guard = asio::make_work_guard(io_);
    io_.run();
  });
  std::unique_lock lock(mutex_);
  const auto until = std::min<TimePoint>(limits.deadline, begun + open_timeout);
  const bool settled = clock.wait_until(lock, changed_, until, limits.stop, [&] { return open_ || problem_; });
  if (settled && open_) return {};
  const auto waited = std::chrono::duration_cast<std::chrono::milliseconds>(clock.now() - begun);
  return tl::unexpected(problem_ ? *problem_
                                 : fmt::format("it said nothing to that for {} ms", static_cast<long>(waited.count())));
}

void ThreadedChannel::end() {
  asio::post(io_, [this] {
    ended_ = true;
    close();
    io_.stop();
  });
  if (thread_.joinable()) thread_.join();
}

void ThreadedChannel::send(std::string message) {
  asio::post(io_, [this, text = std::move(message)]() mutable {
    if (ended_) return;
    outgoing_.push_back(std::move(text));
    if (outgoing_.size() == 1) write_next();
  });
}

void ThreadedChannel::write_next() {
  write(outgoing_.front(), [this](ErrorCode error, std::size_t) {
    if (!went_well(error, "the connection")) return;
    outgoing_.pop_front();
    if (!outgoing_.empty()) write_next();
  });
}

void ThreadedChannel::opened(Protocol protocol) {
  reader_.speaks(protocol);
  {
    const std::lock_guard lock(mutex_);
    open_ = true;
  }
  changed_.notify_all();
}

void ThreadedChannel::fail_with(const std::string& reason) {
  if (ended_) return;
  ended_ = true;
  bool was_open = false;
  {
    const std::lock_guard lock(mutex_);
    was_open = open_;
    problem_ = reason;
  }
  changed_.notify_all();
  if (was_open) reader_.closed(reason);
}

bool ThreadedChannel::went_well(const ErrorCode& error, const char* step) {
  if (!error) return true;
  fail_with(fmt::format("{} failed: {}", step, error.message()));
  return false;
}

OpenedChannel opened(std::unique_ptr<ThreadedChannel> channel, Clock& clock, const Limits& limits) {
  const auto is_open = channel->open(clock, limits);
  if (!is_open) return tl::unexpected(is_open.error());
  return OpenedChannel(std::move(channel));
}

}  // namespace offhand::platform::web
