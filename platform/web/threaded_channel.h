#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/system/error_code.hpp>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "platform/web/channel.h"

namespace offhand::platform::web {

/// What all channels have in common, whatever they speak over: a thread of its own that opens, reads and writes one
/// message after the other, and the end of all that, which is told once. What is virtual or protected belongs to that
/// thread, but for end().
class ThreadedChannel : public Channel {
 public:
  ThreadedChannel(const ThreadedChannel&) = delete;
  ThreadedChannel& operator=(const ThreadedChannel&) = delete;

  /// Waits until it speaks; why it does not.
  tl::expected<void, std::string> open(Clock& clock, const Limits& limits);
  void send(std::string message) final;

 protected:
  using ErrorCode = boost::system::error_code;
  using WriteHandler = std::function<void(ErrorCode error, std::size_t)>;

  explicit ThreadedChannel(ChannelReader reader) : reader_(std::move(reader)) {}
  /// To be called first of all by the destructor of what derives from this: afterwards nothing of it is called.
  void end();

  /// Comes to opened() one day, or to fail_with().
  virtual void connect() = 0;
  virtual void close() = 0;
  /// The message stays where it is until it is written.
  virtual void write(const std::string& message, WriteHandler written) = 0;

  void opened(Protocol protocol);
  void fail_with(const std::string& reason);
  bool has_failed() const { return ended_; }
  /// Whether there was none.
  bool went_well(const ErrorCode& error, const char* step);

  const ChannelReader& reader() const { return reader_; }
  boost::asio::io_context& io() { return io_; }

 private:
  void write_next();

  const ChannelReader reader_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  bool open_ = false;
  std::optional<std::string> problem_;

  boost::asio::io_context io_{1};
  std::deque<std::string> outgoing_;
  bool ended_ = false;
  std::thread thread_;
};

/// The channel once it speaks, or why it does not.
OpenedChannel opened(std::unique_ptr<ThreadedChannel> channel, Clock& clock, const Limits& limits);

}  // namespace offhand::platform::web
