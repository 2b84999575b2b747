#include <algorithm>
#include <utility>

#include "platform/api/desktop_surface.h"
#include "platform/web_desk/facets.h"

namespace offhand::platform::web_desk {
namespace {

/// The part of a page that the tab at the front shows stands for the screen: places in it are all that there is.
class TabLayout final : public ScreenLayout, public ScreenScale {
 public:
  explicit TabLayout(std::shared_ptr<Desk> desk) : desk_(std::move(desk)) {}

  Result<Bounds> screen(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto tabs, desk_->windows(limits));
    return tabs.empty() ? Bounds{} : Bounds{0, 0, tabs.front().bounds.width, tabs.front().bounds.height};
  }

  Result<double> scale(const Limits& limits) override {
    const auto known = desk_->known_windows();
    if (known.empty()) return 1.0;
    const auto tab = desk_->tab(known.front(), limits);
    // A tab that crashed or shows a dialog tells none.
    if (!tab) return 1.0;
    const auto documents = (*tab)->documents(limits);
    const bool is_told = documents && !documents->empty() && documents->front().state.scale > 0;
    return is_told ? documents->front().state.scale : 1.0;
  }

 private:
  const std::shared_ptr<Desk> desk_;
};

}  // namespace

std::unique_ptr<ScreenLayout> make_screen_layout(std::shared_ptr<Desk> desk) {
  return std::make_unique<TabLayout>(std::move(desk));
}

}  // namespace offhand::platform::web_desk
