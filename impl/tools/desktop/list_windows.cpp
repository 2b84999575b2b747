#include "generated/tools/desktop/list_windows.h"

#include <utility>

#include "impl/tools/call.h"

namespace offhand::tools::desktop {

Result<ListWindowsResult> list_windows(Call& call, const ListWindowsArgs& args) {
  if (args.pid) OFFHAND_CHECK(call.apps().process(*args.pid));
  OFFHAND_ASSIGN(auto windows, call.windows().list(call.limits()));
  std::erase_if(windows, [&](const Window& window) {
    return (args.pid && window.pid != *args.pid) || (args.on_screen_only && !window.is_on_screen);
  });
  return ListWindowsResult{std::move(windows)};
}

}  // namespace offhand::tools::desktop
