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

/// A request whose answer is still to come. Any thread may call.
class Pending {
 public:
  virtual ~Pending() = default;
  /// Its client wants no answer any more: nothing further is sent.
  virtual void cancel() = 0;
  /// No further message will come from the client, so whatever waits for one ends.
  virtual void client_gone() = 0;
  /// This server ends: to be answered soon.
  virtual void stop() = 0;
  /// Whether its answer goes there, and that going away means cancellation.
  virtual bool depends_on(const Stream& stream) const = 0;

  /// What it holds of its connection's room, also when it was answered and goes on as a task.
  HeldBytes held;
};

/// The pending requests of a connection by their ids. A client may use an id twice at once; then both are meant.
class PendingRequests {
 public:
  using List = std::vector<std::shared_ptr<Pending>>;

  PendingRequests(std::size_t limit, std::size_t limit_bytes)
      : limit_(limit), room_(std::make_shared<ByteRoom>(limit_bytes)) {}

  /// `busy` when there are too many, `too_much_waiting` when they hold too much.
  Result<void> add(const Request& request, std::shared_ptr<Pending> pending);
  void remove(const std::string& id, const Pending& pending);

  List with_id(const std::string& id) const;
  List on(const Stream& stream) const;
  List all() const;
  /// Until there are none; false when `patience` ran out.
  bool wait_until_empty(std::optional<std::chrono::milliseconds> timeout) const;

 private:
  const std::size_t limit_;
  const std::shared_ptr<ByteRoom> room_;
  mutable std::mutex mutex_;
  mutable std::condition_variable empty_;
  std::unordered_multimap<std::string, std::shared_ptr<Pending>> by_id_;
};

}  // namespace offhand::mcp
