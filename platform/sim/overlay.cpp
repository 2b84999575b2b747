#include "platform/api/overlay.h"

#include <utility>

#include "platform/sim/call.h"
#include "platform/sim/facets.h"

namespace offhand::platform::sim {
namespace {

/// An entry among the world's cursors.
class SimCursor final : public OverlayCursor {
 public:
  explicit SimCursor(std::shared_ptr<World> world) : world_(std::move(world)) {
    number_ = world_->peek([](World& inside) { return ++inside.last_cursor; });
  }
  ~SimCursor() override {
    world_->peek([this](World& inside) { inside.cursors.erase(number_); });
  }
  SimCursor(const SimCursor&) = delete;
  SimCursor& operator=(const SimCursor&) = delete;

  Result<void> show(CursorShow show) override {
    world_->peek([&](World& inside) { inside.cursors.insert_or_assign(number_, std::move(show)); });
    return {};
  }

 private:
  const std::shared_ptr<World> world_;
  std::uint64_t number_ = 0;
};

class SimOverlay final : public Overlay {
 public:
  explicit SimOverlay(std::shared_ptr<World> world) : world_(std::move(world)) {}

  Result<std::unique_ptr<OverlayCursor>> cursor(const Limits& limits) override {
    {
      OFFHAND_ASSIGN(const auto access, enter(*world_, {"cursor", "showing a cursor", 0, Answer::not_awaited}, limits));
    }
    return std::make_unique<SimCursor>(world_);
  }

 private:
  const std::shared_ptr<World> world_;
};

}  // namespace

std::unique_ptr<Overlay> make_overlay(std::shared_ptr<World> world) {
  return std::make_unique<SimOverlay>(std::move(world));
}

}  // namespace offhand::platform::sim
