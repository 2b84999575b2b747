#include "generated/tools/desktop/get_accessibility_tree.h"

#include <utility>

#include "impl/perception/applications.h"
#include "impl/tools/call.h"

namespace offhand::tools::desktop {

Result<GetAccessibilityTreeResult> get_accessibility_tree(Call& call, const GetAccessibilityTreeArgs& /*args*/) {
  OFFHAND_ASSIGN(auto windows, call.windows().list(call.limits()));
  OFFHAND_ASSIGN(auto apps, list_applications(call.facets(), windows, call.limits()));
  std::erase_if(apps, [](const App& app) { return !app.running; });
  std::erase_if(windows, [](const Window& window) { return !window.is_on_screen; });
  return GetAccessibilityTreeResult{std::move(apps), std::move(windows)};
}

}  // namespace offhand::tools::desktop
