#include "platform/api/input.h"

#include <memory>

namespace offhand::platform {
namespace {

class Answered final : public Ping {
 public:
  explicit Answered(Reading reading) : reading_(reading) {}
  Result<Reading> answer() override { return reading_; }

 private:
  const Reading reading_;
};

}  // namespace

Result<std::unique_ptr<Ping>> Input::send_ping(const WindowInfo& window, const Limits& limits) {
  OFFHAND_ASSIGN(const auto reading, await_ping(window, limits));
  return std::make_unique<Answered>(reading);
}

}  // namespace offhand::platform
