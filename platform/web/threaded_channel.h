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

/// The common part of all channels: a thread that opens the channel, reads and writes messages one at a time, and
/// reports its end once. Virtual and protected members belong to that thread, except end().
class ThreadedChannel : public Channel {
 public:
  ThreadedChannel(const ThreadedChannel&) = delete;
  ThreadedChannel& operator=(const ThreadedChannel&) = delete;

  /// Waits until the channel is open; returns the reason if that fails.
  tl::expected<void, std::string> open(Clock& clock, const Limits& limits);
  void send(std::string message) final;

 protected:
  using ErrorCode = boost::system::error_code;
  using WriteHandler = std::function<void(ErrorCode error, std::size_t)>;

  explicit ThreadedChannel(ChannelReader reader) : reader_(std::move(reader)) {}
  /// Every derived destructor must call this first; afterwards no virtual function is called.
  void end();

  /// Must lead to opened() or to fail_with().
  virtual void connect() = 0;
  virtual void close() = 0;
  /// `message` stays valid until it is written.
  virtual void write(const std::string& message, WriteHandler written) = 0;

  void opened(Protocol protocol);
  void fail_with(const std::string& reason);
  bool has_failed() const { return ended_; }
  /// True if there was no error.
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

/// The channel once it is open, or the reason of the failure.
OpenedChannel opened(std::unique_ptr<ThreadedChannel> channel, Clock& clock, const Limits& limits);

}  // namespace offhand::platform::web
