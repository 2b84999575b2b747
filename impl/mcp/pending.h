#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "impl/mcp/held_bytes.h"

namespace offhand::mcp {

class Stream;
struct Request;

/// A request without an answer yet. Any thread may call it.
class Pending {
 public:
  virtual ~Pending() = default;
  /// The client cancelled: nothing further is sent.
  virtual void cancel() = 0;
  /// The client will send no further message, so a wait for one ends.
  virtual void client_gone() = 0;
  /// The server is shutting down: answer soon.
  virtual void stop() = 0;
  /// True if the answer goes to this stream and closing the stream cancels the request.
  virtual bool depends_on(const Stream& stream) const = 0;

  /// Its share of the connection's ByteRoom, kept also when it was answered and continues as a task.
  HeldBytes held;
};

/// The pending requests of a connection by id. A client may use one id twice at the same time; then both are meant.
class PendingRequests {
 public:
  using List = std::vector<std::shared_ptr<Pending>>;

  PendingRequests(std::size_t limit, std::size_t limit_bytes)
      : limit_(limit), room_(std::make_shared<ByteRoom>(limit_bytes)) {}

  /// Fails with `busy` if there are too many, with `too_much_waiting` if they hold too many bytes.
  Result<void> add(const Request& request, std::shared_ptr<Pending> pending);
  void remove(const std::string& id, const Pending& pending);

  List with_id(const std::string& id) const;
  List on(const Stream& stream) const;
  List all() const;
  /// Waits until none is left; false if `timeout` passed first.
  bool wait_until_empty(std::optional<std::chrono::milliseconds> timeout) const;

 private:
  const std::size_t limit_;
  const std::shared_ptr<ByteRoom> room_;
  mutable std::mutex mutex_;
  mutable std::condition_variable empty_;
  std::unordered_multimap<std::string, std::shared_ptr<Pending>> by_id_;
};

}  // namespace offhand::mcp
