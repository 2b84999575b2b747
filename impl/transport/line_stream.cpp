#include "impl/transport/line_stream.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>

#include "generated/types/errors.h"
#include "impl/base/line_reader.h"
#include "impl/mcp/refusal_log.h"
#include "impl/transport/ready_write.h"
#include "platform/host/readiness.h"

namespace offhand {

void LineStream::send(std::string message) {
  message += '\n';
  const std::scoped_lock lock(mutex_);
  if (ended_) return;
  if (!waiting_.empty() && waiting_bytes_ + message.size() > limits_.bytes) {
    return give_up(fmt::format("it left {} bytes unread", waiting_bytes_.load()));
  }
  if (waiting_.empty()) moved_ = Clock::now();
  waiting_bytes_ += message.size();
  waiting_.push_back(std::move(message));
  if (waiting_.size() > 1) return;  // the writing thread takes it
  while (write_front() && !waiting_.empty()) {
  }
  if (waiting_.empty()) return;
  if (!writer_.joinable()) {
    wake_ = host::Descriptor(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    writer_ = std::thread([this] { write_waiting(); });
  }
  changed_.notify_all();
}

/// False if the descriptor takes nothing now.
bool LineStream::write_front() {
  const auto rest = std::string_view(waiting_.front()).substr(written_);
  const auto count = write_ready(output_, rest);
  if (count < 0) {
    spdlog::warn("The client no longer reads: {}", std::strerror(errno));
    stop_writing();
    return true;
  }
  if (count == 0) return false;
  moved_ = Clock::now();
  written_ += static_cast<std::size_t>(count);
  waiting_bytes_ -= static_cast<std::size_t>(count);
  if (static_cast<std::size_t>(count) == rest.size()) {
    waiting_.pop_front();
    written_ = 0;
  }
  return true;
}

void LineStream::write_waiting() {
  std::unique_lock lock(mutex_);
  while (!ended_) {
    if (waiting_.empty()) {
      changed_.wait(lock, [this] { return ended_ || !waiting_.empty(); });
    } else if (write_front()) {
      if (has_room()) begin_put_off();
      if (waiting_bytes_ < limits_.reading_bytes) changed_.notify_all();
    } else if (const auto left = time_left(); left && left->count() == 0) {
      give_up(fmt::format("it read nothing for {} ms", limits_.stall->count()));
    } else {
      lock.unlock();
      std::array<host::Awaited, 2> sources{
          {{.descriptor = output_, .to_write = true}, {.descriptor = wake_.get(), .to_read = true}}};
      host::wait_for_any(sources, left);
      std::uint64_t count = 0;
      [[maybe_unused]] const auto drained = ::read(wake_.get(), &count, sizeof count);
      lock.lock();
    }
  }
}

std::optional<LineStream::Milliseconds> LineStream::time_left() const {
  if (!limits_.stall) return std::nullopt;
  return std::max(Milliseconds(0), std::chrono::ceil<Milliseconds>(moved_ + *limits_.stall - Clock::now()));
}

void LineStream::wake() {
  changed_.notify_all();
  if (!wake_) return;
  const std::uint64_t one = 1;
  [[maybe_unused]] const auto written = ::write(wake_.get(), &one, sizeof one);
}

void LineStream::refuse_long_line() {
  const auto error =
      errors::message_too_long({.limit_bytes = static_cast<std::int64_t>(LineReader::default_limit_bytes)});
  const mcp::Problem problem{mcp::ErrorCode::invalid_request, error.message + " " + error.hint};
  mcp::log_refusal(problem);
  send(mcp::error_response("", problem));
}

void LineStream::run_in(Executor& executor, std::function<void()> call) {
  executor.submit([self = shared_from_this(), &executor, call = std::move(call)]() mutable {
    {
      const std::scoped_lock lock(self->mutex_);
      if (!self->has_room()) {
        self->executor_ = &executor;
        self->put_off_.push_back(std::move(call));
        return;
      }
    }
    call();
  });
}

/// Each call checks again when it starts, so only as many run as there are threads before the limit is reached again.
void LineStream::begin_put_off() {
  for (auto& call : std::exchange(put_off_, {})) run_in(*executor_, std::move(call));
}

bool LineStream::wait_below(std::size_t bytes, std::optional<Milliseconds> timeout) {
  if (waiting_bytes_ < bytes) return true;
  std::unique_lock lock(mutex_);
  const auto is_below = [&] { return waiting_bytes_ < bytes; };
  if (timeout) return changed_.wait_for(lock, *timeout, is_below);
  changed_.wait(lock, is_below);
  return true;
}

bool LineStream::wait_for_room(std::optional<Milliseconds> timeout) {
  return wait_below(limits_.reading_bytes, timeout);
}

bool LineStream::flush(std::optional<Milliseconds> timeout) { return wait_below(1, timeout); }

void LineStream::limit_stall(Milliseconds stall) {
  const std::scoped_lock lock(mutex_);
  limits_.stall = stall;
  moved_ = Clock::now();
  wake();
}

void LineStream::give_up(const std::string& reason) {
  spdlog::warn("The client is given up: {}.", reason);
  stop_writing();
  given_up_();
}

void LineStream::stop_writing() {
  ended_ = true;
  waiting_.clear();
  written_ = 0;
  waiting_bytes_ = 0;
  begin_put_off();
  wake();
}

void LineStream::close() {
  {
    const std::scoped_lock lock(mutex_);
    stop_writing();
  }
  if (writer_.joinable()) writer_.join();
}

}  // namespace offhand
