#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <string_view>

#include "codegen/runtime/error.h"

namespace offhand::mcp {

/// How many bytes of messages may be held at once, and how many are.
class ByteRoom {
 public:
  explicit ByteRoom(std::size_t limit) : limit_(limit) {}

  /// `too_much_waiting` when they do not fit any more; `what` they are, for the message.
  Result<void> take(std::string_view what, std::size_t bytes);
  void give_back(std::size_t bytes);

 private:
  const std::size_t limit_;
  std::mutex mutex_;
  std::size_t held_ = 0;
};

/// What one request holds of the room, until it goes. It is the text that is counted: what is made of it takes more, by
/// a factor that depends on the text.
class HeldBytes {
 public:
  HeldBytes() = default;
  ~HeldBytes();
  HeldBytes(const HeldBytes&) = delete;
  HeldBytes& operator=(const HeldBytes&) = delete;

  /// Once, before anything is added.
  void open(std::shared_ptr<ByteRoom> room) { room_ = std::move(room); }
  Result<void> add(std::string_view what, std::size_t bytes);

 private:
  std::shared_ptr<ByteRoom> room_;
  std::size_t bytes_ = 0;
};

}  // namespace offhand::mcp
