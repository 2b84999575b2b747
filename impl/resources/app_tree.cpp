#include "generated/resources/app_tree.h"

#include <algorithm>

#include "impl/config/desk.h"
#include "impl/resources/application.h"
#include "impl/resources/tree_pages.h"
#include "impl/target/connected_application.h"
#include "impl/target/element_search.h"
#include "impl/tools/call.h"

namespace offhand::resources {

Result<ResourceContent> app_tree(Call& call, const AppTreeVariables& variables) {
  OFFHAND_ASSIGN(const auto app, application_of(call, variables.name));
  OFFHAND_ASSIGN(const auto windows, windows_of(call.scope(), app.pid));
  auto read = read_application(call.scope(), call.see(), app.pid, app.name, accessibility_policy(call.config()));
  if (!read) return fail(missing(std::move(read).error()));
  std::vector<ReadWindow> shown;
  for (const auto& snapshot : read->searched) {
    const auto place = std::ranges::find(windows, snapshot->window.window_id, &platform::WindowInfo::window_id);
    shown.push_back({place - windows.begin(), snapshot});
  }
  return tree_page(call, app, shown, variables.cursor, read->incomplete_reason);
}

}  // namespace offhand::resources
