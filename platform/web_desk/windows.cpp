#include <utility>

#include "generated/types/errors.h"
#include "platform/web_desk/facets.h"

namespace offhand::platform::web_desk {
namespace {

/// The tabs of the browser.
class Tabs final : public Windows {
 public:
  explicit Tabs(std::shared_ptr<Desk> desk) : desk_(std::move(desk)) {}

  Result<std::vector<WindowInfo>> list(const Limits& limits) override { return desk_->windows(limits); }
  Result<WindowInfo> describe(std::int64_t window_id, const Limits& limits) override {
    return desk_->window(window_id, limits);
  }
  /// A dialog of a page is part of its tree.
  Result<std::vector<std::int64_t>> blockers(std::int64_t /*window_id*/, const Limits& /*limits*/) override {
    return std::vector<std::int64_t>();
  }
  std::vector<OwnedWindow> known_windows(std::int64_t pid) const override {
    std::vector<OwnedWindow> windows;
    if (pid != desk_->pid()) return windows;
    for (const auto id : desk_->known_windows()) windows.push_back({.window_id = id, .owner = 0});
    return windows;
  }
  Result<WindowReport> report(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_CHECK(desk_->window(window_id, limits));
    return WindowReport{.facts = {{"target", desk_->target_of(window_id)},
                                  {"browser", desk_->app_name()},
                                  {"endpoint", web::to_string(desk_->endpoint())}}};
  }

 private:
  const std::shared_ptr<Desk> desk_;
};

}  // namespace

std::unique_ptr<Windows> make_windows(std::shared_ptr<Desk> desk) { return std::make_unique<Tabs>(std::move(desk)); }

}  // namespace offhand::platform::web_desk
