#include "impl/perception/applications.h"

#include <fmt/chrono.h>

#include <algorithm>
#include <cctype>
#include <ctime>
#include <string>
#include <tuple>

namespace offhand {
namespace {

std::string sorting_name(const std::string& name) {
  std::string lower = name;
  std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return lower;
}

App row_of(const platform::AppInfo& info, std::int64_t pid, std::int64_t active_pid) {
  App app;
  app.pid = pid;
  app.name = info.name;
  if (!info.id.empty()) app.bundle_id = info.id;
  app.running = pid != 0;
  app.active = app.running && pid == active_pid;
  if (!info.launch_path.empty()) app.launch_path = info.launch_path;
  app.kind = info.terminal ? AppKind::terminal : AppKind::desktop;
  if (info.last_used) app.last_used = fmt::format("{:%FT%TZ}", fmt::gmtime(static_cast<std::time_t>(*info.last_used)));
  return app;
}

}  // namespace

Result<std::vector<App>> list_applications(const platform::Facets& platform,
                                           const std::vector<platform::WindowInfo>& windows,
                                           const platform::Limits& limits) {
  OFFHAND_ASSIGN(const auto infos, platform.apps().list(windows, limits));
  const auto active = std::ranges::find(windows, true, &platform::WindowInfo::is_active);
  const std::int64_t active_pid = active == windows.end() ? 0 : active->pid;
  std::vector<App> apps;
  for (const auto& info : infos) {
    for (const auto pid : info.pids) apps.push_back(row_of(info, pid, active_pid));
    if (info.pids.empty()) apps.push_back(row_of(info, 0, active_pid));
  }
  const auto place = [](const App& app) {
    return std::tuple(!app.active, !app.running, sorting_name(app.name), app.pid);
  };
  std::ranges::sort(apps, {}, place);
  return apps;
}

}  // namespace offhand
