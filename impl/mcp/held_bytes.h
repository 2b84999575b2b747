#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <string_view>

#include "codegen/runtime/error.h"

namespace offhand::mcp {

/// A limit on the bytes of messages that are held at once.
class ByteRoom {
 public:
  explicit ByteRoom(std::size_t limit) : limit_(limit) {}

  /// Fails with `too_much_waiting` if the bytes exceed the limit; `what` names them in the message.
  Result<void> take(std::string_view what, std::size_t bytes);
  void give_back(std::size_t bytes);

 private:
  const std::size_t limit_;
  std::mutex mutex_;
  std::size_t held_ = 0;
};

/// The share of one request in a ByteRoom, given back on destruction. It counts the message text; the parsed form takes
/// more, by a factor that depends on the text.
class HeldBytes {
 public:
  HeldBytes() = default;
  ~HeldBytes();
  HeldBytes(const HeldBytes&) = delete;
  HeldBytes& operator=(const HeldBytes&) = delete;

  /// Call once, before add().
  void open(std::shared_ptr<ByteRoom> room) { room_ = std::move(room); }
  Result<void> add(std::string_view what, std::size_t bytes);

 private:
  std::shared_ptr<ByteRoom> room_;
  std::size_t bytes_ = 0;
};

}  // namespace offhand::mcp
