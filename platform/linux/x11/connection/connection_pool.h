#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "platform/linux/x11/connection/connection.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/user/own_input.h"
#include "platform/linux/x11/windows/shadows.h"

namespace offhand::platform::x11 {

/// Connections to one display, each used by one call at a time, so that no call waits for another's replies, and a call
/// that gives up affects no other. Opens more when all are in use and keeps a few idle ones.
class ConnectionPool : public std::enable_shared_from_this<ConnectionPool> {
 public:
  explicit ConnectionPool(DisplayName display) : display_(std::move(display)) {}

  Result<std::unique_ptr<Conversation>> converse(Budget budget);
  void give_back(std::unique_ptr<Connection> connection);
  const DisplayName& display() const { return display_; }
  const std::shared_ptr<OwnInput>& own_input() const { return own_input_; }

 private:
  std::unique_ptr<Connection> take_idle();

  const DisplayName display_;
  const std::shared_ptr<Shadows> shadows_ = std::make_shared<Shadows>();
  const std::shared_ptr<OwnInput> own_input_ = std::make_shared<OwnInput>();
  std::mutex mutex_;
  std::vector<std::unique_ptr<Connection>> idle_;
};

}  // namespace offhand::platform::x11
