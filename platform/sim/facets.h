#pragma once

#include <memory>

#include "platform/api/platform.h"
#include "platform/sim/world.h"

namespace offhand::platform::sim {

std::unique_ptr<Clock> make_clock(std::shared_ptr<World> world);
/// Also their placement, the layout of the screen, and what the user has at the desk.
void add_windows(std::shared_ptr<World> world, FacetPlaces& to);
std::unique_ptr<AccessibilityTree> make_tree(std::shared_ptr<World> world);
std::unique_ptr<Input> make_input(std::shared_ptr<World> world);
std::unique_ptr<Screen> make_screen(std::shared_ptr<World> world);
std::unique_ptr<Clipboard> make_clipboard(std::shared_ptr<World> world);
std::unique_ptr<Apps> make_apps(std::shared_ptr<World> world);
std::unique_ptr<Pages> make_pages();
std::unique_ptr<Overlay> make_overlay(std::shared_ptr<World> world);
std::unique_ptr<Scripts> make_scripts(std::shared_ptr<World> world);

/// The live window of a description; `window_closed` if it is gone.
Result<LiveWindow*> live_window(World& world, std::int64_t window_id, const std::string& what);

}  // namespace offhand::platform::sim
