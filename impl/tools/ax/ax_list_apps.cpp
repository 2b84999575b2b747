#include "generated/tools/ax/ax_list_apps.h"

#include <algorithm>
#include <utility>

#include "impl/config/desk.h"
#include "impl/perception/applications.h"
#include "impl/target/answering_application.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {
namespace {

const platform::ReadOptions first_node{.max_nodes = 1, .max_depth = 1};

/// Why the elements of an application cannot be seen; empty: they can.
std::optional<std::string> blindness(Call& call, const std::vector<platform::WindowInfo>& windows, std::int64_t pid) {
  const auto window = std::ranges::find(windows, pid, &platform::WindowInfo::pid);
  if (window == windows.end()) return "it has no window";
  auto limits = call.limits();
  limits.deadline = std::min(limits.deadline, call.clock().now() + answer_timeout);
  const auto read = call.tree().read(*window, first_node, limits);
  if (read) return std::nullopt;
  return call.see().explain_blindness(read.error(), *window, call.facets(), call.limits()).message;
}

}  // namespace

Result<AxListAppsResult> ax_list_apps(Call& call, const AxListAppsArgs& /*args*/) {
  OFFHAND_ASSIGN(const auto windows, call.windows().list(call.limits()));
  OFFHAND_ASSIGN(const auto apps, list_applications(call.facets(), windows, call.limits()));
  call.see().provide_accessibility(call.facets(), call.limits(), accessibility_policy(call.config()));
  const auto connections = call.session().connections().list();
  AxListAppsResult result;
  for (const auto& app : apps) {
    if (!app.running) continue;
    Connectable row;
    row.name = app.name;
    row.pid = app.pid;
    row.bundle_id = app.bundle_id;
    const auto process = call.apps().process(app.pid);
    row.connected = process && std::ranges::any_of(connections, [&](const Connection& connection) {
                      return connection.is_process(app.pid, process->started);
                    });
    row.reason = blindness(call, windows, app.pid);
    row.accessible = !row.reason;
    result.apps.push_back(std::move(row));
  }
  return result;
}

}  // namespace offhand::tools::ax
