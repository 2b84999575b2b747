#include "generated/resources/window_tree.h"

#include <fmt/format.h>

#include "generated/types/errors.h"
#include "impl/config/desk.h"
#include "impl/resources/application.h"
#include "impl/resources/tree_pages.h"
#include "impl/target/connected_application.h"
#include "impl/target/element_search.h"
#include "impl/tools/call.h"

namespace offhand::resources {

Result<ResourceContent> window_tree(Call& call, const WindowTreeVariables& variables) {
  OFFHAND_ASSIGN(const auto app, application_of(call, variables.name));
  OFFHAND_ASSIGN(const auto windows, windows_of(call.scope(), app.pid));
  const auto index = static_cast<std::size_t>(variables.index);
  if (index >= windows.size()) {
    return fail(errors::resource_not_found(
        {.reason = fmt::format("{} has no window {}, it has {}", app.name, index, windows.size())}));
  }
  call.see().provide_accessibility(call.facets(), call.limits(), accessibility_policy(call.config()));
  auto snapshot = call.see().snapshot(call.facets(), windows[index], whole_window, call.limits());
  if (!snapshot) {
    return fail(call.see().explain_blindness(snapshot.error(), windows[index], call.facets(), call.limits(),
                                             accessibility_policy(call.config())));
  }
  return tree_page(call, app, {{variables.index, *snapshot}}, variables.cursor, (*snapshot)->incomplete_reason);
}

}  // namespace offhand::resources
