#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "platform/linux/atspi/reading/inquiry.h"

namespace offhand::platform::atspi {

/// Calls made together, and a function that runs once all are answered. An inquiry has one pending stage but may have
/// many rounds in progress.
class Round {
 public:
  void add(Call call, ReplyHandler handler) { calls_.emplace_back(std::move(call), std::move(handler)); }

  void begin(Inquiry& inquiry, const std::function<void()>& next) {
    if (calls_.empty()) return next();
    const auto left = std::make_shared<std::size_t>(calls_.size());
    for (auto& [call, answered] : calls_) {
      inquiry.call(std::move(call), [left, handler = std::move(answered), next](const Reply& reply) {
        handler(reply);
        if (--*left == 0) next();
      });
    }
  }

 private:
  std::vector<std::pair<Call, ReplyHandler>> calls_;
};

}  // namespace offhand::platform::atspi
