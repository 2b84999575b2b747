#include "docs/guide/adding-a-platform/facets.h"
#include "generated/types/errors.h"

namespace example {
namespace {

using namespace offhand;
using namespace offhand::platform;

WindowInfo lamp_window() {
  WindowInfo window;
  window.window_id = Lamp::window_id;
  window.pid = Lamp::pid;
  window.app_name = "Lamp";
  window.title = "Lamp on the desk";
  window.bounds = {0, 0, 200, 100};
  window.is_on_screen = window.on_current_space = window.is_active = true;
  return window;
}

class LampWindows final : public Windows {
 public:
  Result<std::vector<WindowInfo>> list(const Limits& /*limits*/) override { return std::vector{lamp_window()}; }
  Result<WindowInfo> describe(std::int64_t window_id, const Limits& /*limits*/) override {
    if (window_id == Lamp::window_id) return lamp_window();
    return fail(errors::window_not_found({.window_id = window_id}));
  }
  Result<std::vector<std::int64_t>> blockers(std::int64_t /*window_id*/, const Limits& /*limits*/) override {
    return std::vector<std::int64_t>();
  }
  std::vector<OwnedWindow> known_windows(std::int64_t /*pid*/) const override { return {}; }
  Result<WindowReport> report(std::int64_t /*window_id*/, const Limits& /*limits*/) override { return WindowReport(); }
};

}  // namespace

std::shared_ptr<Windows> make_windows(std::shared_ptr<Lamp> /*lamp*/) { return std::make_shared<LampWindows>(); }

}  // namespace example
