#include "platform/sim/facets.h"

namespace offhand::platform::sim {
namespace {

/// A clock for background threads.
class Bystander final : public Clock {
 public:
  explicit Bystander(World& world) : world_(world) {}
  TimePoint now() const override { return world_.now(); }
  bool wait_until(std::unique_lock<std::mutex>& lock, std::condition_variable_any& changed, TimePoint until,
                  const std::stop_token& stop, const std::function<bool()>& ready) override {
    return world_.time().stand_by_until(lock, changed, until, stop, ready);
  }

 private:
  World& world_;
};

class SimClock final : public Clock {
 public:
  explicit SimClock(std::shared_ptr<World> world) : world_(std::move(world)), bystander_(*world_) {}
  TimePoint now() const override { return world_->now(); }
  bool wait_until(std::unique_lock<std::mutex>& lock, std::condition_variable_any& changed, TimePoint until,
                  const std::stop_token& stop, const std::function<bool()>& ready) override {
    return world_->time().wait_until(lock, changed, until, stop, ready);
  }
  std::shared_ptr<void> working() override { return world_->time().working(); }
  Clock& bystander() override { return bystander_; }

 private:
  std::shared_ptr<World> world_;
  Bystander bystander_;
};

}  // namespace

std::unique_ptr<Clock> make_clock(std::shared_ptr<World> world) { return std::make_unique<SimClock>(std::move(world)); }

}  // namespace offhand::platform::sim
