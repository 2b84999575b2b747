#include "generated/tools/desktop/list_apps.h"

#include <utility>

#include "impl/perception/applications.h"
#include "impl/tools/call.h"

namespace offhand::tools::desktop {

Result<ListAppsResult> list_apps(Call& call, const ListAppsArgs& args) {
  OFFHAND_ASSIGN(const auto windows, call.windows().list(call.limits()));
  OFFHAND_ASSIGN(auto apps, list_applications(call.facets(), windows, call.limits()));
  if (args.running_only) std::erase_if(apps, [](const App& app) { return !app.running; });
  return ListAppsResult{std::move(apps)};
}

}  // namespace offhand::tools::desktop
