#include "generated/tools/desktop/get_screen_size.h"

#include "impl/tools/call.h"

namespace offhand::tools::desktop {

Result<GetScreenSizeResult> get_screen_size(Call& call, const GetScreenSizeArgs& /*args*/) {
  OFFHAND_ASSIGN(const auto screen, call.screen_layout().screen(call.limits()));
  OFFHAND_ASSIGN(const auto monitors, call.screen_layout().monitors(call.limits()));
  GetScreenSizeResult size{.width = screen.width, .height = screen.height, .scale_factor = 1};
  for (const auto& monitor : monitors) size.monitors.push_back({monitor.name, monitor.bounds, monitor.primary});
  return size;
}

}  // namespace offhand::tools::desktop
