#include "generated/tools/desktop/get_screen_size.h"

#include "impl/tools/call.h"

namespace offhand::tools::desktop {

Result<GetScreenSizeResult> get_screen_size(Call& call, const GetScreenSizeArgs& /*args*/) {
  OFFHAND_ASSIGN(const auto screen, call.windows().screen(call.limits()));
  return GetScreenSizeResult{.width = screen.width, .height = screen.height, .scale_factor = 1};
}

}  // namespace offhand::tools::desktop
