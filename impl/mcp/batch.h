#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "impl/mcp/connection.h"
#include "impl/mcp/stream.h"

namespace offhand::mcp {

/// Handles one message of a connection; a batch calls it for each of its messages.
std::optional<ReadyCall> handle(const std::shared_ptr<ConnectionState>& connection, Message message,
                                const std::shared_ptr<Stream>& stream);

/// Collects the answers to a batch (2025-03-26) and sends them together when the last one has arrived.
class BatchStream {
 public:
  BatchStream(std::shared_ptr<Stream> stream, std::size_t expected) : stream_(std::move(stream)), expected_(expected) {}

  void send(std::string message) { stream_->send(std::move(message)); }
  /// The text is empty for a cancelled request.
  void add(const std::string& answer);

 private:
  std::mutex mutex_;
  std::shared_ptr<Stream> stream_;
  std::size_t expected_;
  std::string answers_ = "[";
};

/// The stream of one request inside a batch.
class BatchPart final : public Stream {
 public:
  explicit BatchPart(std::shared_ptr<BatchStream> batch) : batch_(std::move(batch)) {}
  void send(std::string message) override { batch_->send(std::move(message)); }
  void finish(std::string answer, int /*http_status*/) override { batch_->add(answer); }
  void abandon() override { batch_->add(""); }

 private:
  std::shared_ptr<BatchStream> batch_;
};

}  // namespace offhand::mcp
