#include "generated/tools/desktop/debug_window_info.h"

#include <fmt/format.h>

#include <utility>

#include "impl/tools/call.h"

namespace offhand::tools::desktop {
namespace {

/// Whether get_window_state would find the tree. Half of the time is enough to know: the rest is told of an application
/// that hangs as well, for that is one of the things that are reported.
DebugWindowInfoResultAccessibility accessibility_of(Call& call, const Window& window) {
  const auto now = call.clock().now();
  const platform::Limits share{now + (call.limits().deadline - now) / 2, call.limits().stop};
  const auto tree = call.tree().read(window, {.max_nodes = 1, .max_depth = 1}, share);
  if (!tree) {
    return {.found = false,
            .error = tree.error().code,
            .detail = fmt::format("{}: {}", tree.error().code, tree.error().message),
            .advice = tree.error().hint};
  }
  const auto& root = tree->nodes.front();
  return {.found = true,
          .role = std::string(root.platform_role),
          .name = root.name,
          .bounds = root.bounds,
          .detail = fmt::format("found, a {} called \"{}\"", root.platform_role, root.name)};
}

}  // namespace

Result<DebugWindowInfoResult> debug_window_info(Call& call, const Target& target, const DebugWindowInfoArgs& /*args*/) {
  const auto& window = target.window;
  OFFHAND_ASSIGN(auto report, call.windows().report(window.window_id, call.limits()));
  const auto process = call.apps().process(window.pid);
  auto accessibility = accessibility_of(call, window);
  OFFHAND_CHECK(call.still_allowed("Reporting a window"));
  return DebugWindowInfoResult{.platform = call.platform_name(),
                               .program = process ? process->executable : std::string(),
                               .window = window,
                               .accessibility = std::move(accessibility),
                               .facts = std::move(report.facts),
                               .properties = std::move(report.properties),
                               .properties_left_out = report.properties_left_out};
}

}  // namespace offhand::tools::desktop
