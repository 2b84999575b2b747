#include "impl/mcp/held_bytes.h"

#include <string>

#include "generated/types/errors.h"

namespace offhand::mcp {

Result<void> ByteRoom::take(std::string_view what, std::size_t bytes) {
  const std::scoped_lock lock(mutex_);
  if (bytes > limit_ - held_) {
    return fail(errors::too_much_waiting({.what = std::string(what),
                                          .bytes = static_cast<std::int64_t>(bytes),
                                          .held_bytes = static_cast<std::int64_t>(held_),
                                          .limit_bytes = static_cast<std::int64_t>(limit_)}));
  }
  held_ += bytes;
  return {};
}

void ByteRoom::give_back(std::size_t bytes) {
  const std::scoped_lock lock(mutex_);
  held_ -= bytes;
}

HeldBytes::~HeldBytes() {
  if (room_) room_->give_back(bytes_);
}

Result<void> HeldBytes::add(std::string_view what, std::size_t bytes) {
  if (!room_) return {};
  OFFHAND_CHECK(room_->take(what, bytes));
  bytes_ += bytes;
  return {};
}

}  // namespace offhand::mcp
