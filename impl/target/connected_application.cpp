#include "impl/target/connected_application.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "codegen/runtime/suggest.h"
#include "generated/types/errors.h"
#include "impl/base/fold_case.h"
#include "impl/session/application_words.h"
#include "impl/target/applications_named.h"
#include "platform/api/apps.h"

namespace offhand {
namespace {

using platform::AppInfo;

/// Less of a name names nobody.
constexpr std::size_t least_part = 3;
/// Of candidates in an error.
constexpr std::size_t most_candidates = 8;

std::string_view last_part(std::string_view text, char separator) {
  const auto at = text.rfind(separator);
  return at == std::string_view::npos ? text : text.substr(at + 1);
}

/// How closely words name an application; 0: not at all.
int closeness(const AppInfo& app, std::string_view wanted) {
  const auto name = fold_case(app.name);
  const auto id = fold_case(app.id);
  if (name == wanted || (!id.empty() && id == entry_id(wanted))) return 3;
  const auto program = fold_case(last_part(entry_id(app.launch_path), '/'));
  if (program == wanted || last_part(program, '.') == wanted || (!id.empty() && last_part(id, '.') == wanted)) return 2;
  return wanted.size() >= least_part && name.find(wanted) != std::string::npos ? 1 : 0;
}

struct Candidate {
  const AppInfo* app = nullptr;
  std::int64_t pid = 0;
};

/// Those named most closely.
std::vector<const AppInfo*> closest_to(const std::vector<AppInfo>& apps, std::string_view words, bool running) {
  const auto wanted = fold_case(words);
  int closest = 1;
  std::vector<const AppInfo*> found;
  for (const auto& app : apps) {
    const int close = app.pids.empty() == running ? 0 : closeness(app, wanted);
    if (close < closest) continue;
    if (close > closest) found.clear();
    closest = close;
    found.push_back(&app);
  }
  return found;
}

Error not_found(const std::vector<AppInfo>& apps, std::string_view words) {
  if (const auto installed = closest_to(apps, words, false); !installed.empty() && !words.empty())
    return errors::app_not_running({.app = installed.front()->name});
  std::vector<std::string_view> names;
  for (const auto& app : apps) {
    if (!app.pids.empty()) names.push_back(app.name);
  }
  const auto suggestion = nearest(words, names);
  return errors::app_not_found(
      {.name = std::string(words), .suggestion = suggestion ? std::optional(std::string(*suggestion)) : std::nullopt});
}

std::string listed(const std::vector<Candidate>& candidates) {
  std::string text;
  for (std::size_t i = 0; i < std::min(candidates.size(), most_candidates); ++i)
    text += fmt::format("{}{} (pid {})", i == 0 ? "" : ", ", candidates[i].app->name, candidates[i].pid);
  if (candidates.size() > most_candidates) text += fmt::format(" and {} more", candidates.size() - most_candidates);
  return text;
}

/// A process by its id: of an application, or whoever owns a window.
Result<Connection> by_pid(const Scope& scope, const std::vector<AppInfo>& apps,
                          const std::vector<platform::WindowInfo>& windows, std::int64_t pid) {
  OFFHAND_ASSIGN(const auto process, scope.platform.apps().process(pid));
  const auto app =
      std::ranges::find_if(apps, [&](const AppInfo& one) { return std::ranges::count(one.pids, pid) > 0; });
  if (app != apps.end()) return Connection{.name = app->name, .id = app->id, .pid = pid, .started = process.started};
  if (std::ranges::count(windows, pid, &platform::WindowInfo::pid) > 0)
    return Connection{.name = process.name, .pid = pid, .started = process.started};
  return fail(errors::no_window({.app = process.name, .pid = pid, .reason = std::nullopt, .output = std::nullopt}));
}

/// Those whose program is called so, which a desktop entry of another name may start: gnome-calculator.
std::vector<Candidate> running_program(const Scope& scope, const std::vector<AppInfo>& apps, std::string_view words) {
  std::vector<Candidate> candidates;
  const auto wanted = fold_case(words);
  for (const auto& app : apps) {
    for (const auto pid : app.pids) {
      const auto process = scope.platform.apps().process(pid);
      if (process && fold_case(last_part(process->executable, '/')) == wanted) candidates.push_back({&app, pid});
    }
  }
  return candidates;
}

std::vector<Candidate> candidates_among(const Scope& scope, const std::vector<AppInfo>& apps,
                                        const std::vector<platform::WindowInfo>& windows, std::string_view words) {
  std::vector<Candidate> candidates;
  for (const auto* app : closest_to(apps, words, true)) {
    for (const auto pid : app->pids) candidates.push_back({app, pid});
  }
  if (candidates.empty()) candidates = running_program(scope, apps, words);
  // A process without windows has nothing to be found in, as long as another of the name has some.
  const auto has_window = [&](const Candidate& one) {
    return std::ranges::count(windows, one.pid, &platform::WindowInfo::pid) > 0;
  };
  if (std::ranges::any_of(candidates, has_window)) std::erase_if(candidates, std::not_fn(has_window));
  return candidates;
}

Result<Connection> by_name(const Scope& scope, const std::vector<AppInfo>& apps,
                           const std::vector<platform::WindowInfo>& windows, std::string_view words) {
  const auto candidates = candidates_among(scope, apps, windows, words);
  if (candidates.empty()) return fail(not_found(apps, words));
  if (candidates.size() > 1) {
    return fail(errors::ambiguous_app({.app = std::string(words),
                                       .count = static_cast<std::int64_t>(candidates.size()),
                                       .candidates = listed(candidates)}));
  }
  const auto& [app, pid] = candidates.front();
  OFFHAND_ASSIGN(const auto process, scope.platform.apps().process(pid));
  return Connection{.name = app->name, .id = app->id, .pid = pid, .started = process.started};
}

/// The process of a connection, or, without one, why the connection means nothing any more.
struct Life {
  std::optional<platform::ProcessInfo> process;
  std::string end;
};

Result<Life> life_of(const Scope& scope, const Connection& connection) {
  auto now = scope.platform.apps().process(connection.pid);
  if (now && now->started == connection.started) return Life{*std::move(now), {}};
  if (now) return Life{std::nullopt, fmt::format("its pid is that of another process by now, {}", now->name)};
  if (now.error().code != "process_not_found") return fail(std::move(now).error());
  return Life{std::nullopt, "its process has ended"};
}

/// The one that these words name; empty: none, or its process has ended.
Result<std::optional<Connection>> living_connection(const Scope& scope, std::string_view words) {
  const auto connected = scope.session.connections().find(words);
  if (!connected) return std::nullopt;
  OFFHAND_ASSIGN(const auto life, life_of(scope, *connected));
  return life.process ? std::optional(*connected) : std::nullopt;
}

Result<Connection> running_application(const Scope& scope, std::string_view words) {
  OFFHAND_ASSIGN(const auto windows, scope.platform.windows().list(scope.limits));
  OFFHAND_ASSIGN(const auto apps, scope.platform.apps().list(windows, scope.limits));
  const auto pid = pid_in(words);
  return pid ? by_pid(scope, apps, windows, *pid) : by_name(scope, apps, windows, words);
}

}  // namespace

Result<Connection> connect_application(const Scope& scope, std::string_view words, const std::string& alias) {
  OFFHAND_ASSIGN(auto found, running_application(scope, words));
  found.alias = alias;
  std::vector<Connection> ended;
  for (const auto& connection : scope.session.connections().list()) {
    const auto life = life_of(scope, connection);
    if (life && !life->process) ended.push_back(connection);
  }
  return scope.session.connections().add(std::move(found), ended);
}

Result<ConnectedProcess> connected_process(const Scope& scope, std::string_view words, Connecting connecting) {
  auto found = scope.session.connections().find(words);
  if (!found && (found.error().code != "app_not_connected" || connecting != Connecting::by_naming))
    return fail(std::move(found).error());
  if (found) {
    OFFHAND_ASSIGN(auto life, life_of(scope, *found));
    if (life.process) return ConnectedProcess{*std::move(found), *std::move(life.process)};
    if (connecting != Connecting::by_naming)
      return fail(errors::connection_ended({.app = found->spoken(), .pid = found->pid, .reason = life.end}));
  }
  OFFHAND_ASSIGN(auto connection, connect_application(scope, words, {}));
  OFFHAND_ASSIGN(auto process, scope.platform.apps().process(connection.pid));
  return ConnectedProcess{std::move(connection), std::move(process)};
}

Result<Connection> connected_application(const Scope& scope, std::string_view words, Connecting connecting) {
  OFFHAND_ASSIGN(auto connected, connected_process(scope, words, connecting));
  return std::move(connected.connection);
}

std::vector<Connection> living_connections(const Scope& scope) {
  auto connections = scope.session.connections().list();
  if (!scope.platform.has_apps()) return connections;
  std::erase_if(connections, [&](const Connection& connection) {
    const auto life = life_of(scope, connection);
    return life && !life->process;
  });
  return connections;
}

Result<std::vector<Connection>> applications_named(const Scope& scope, std::string_view words) {
  OFFHAND_ASSIGN(const auto windows, scope.platform.windows().list(scope.limits));
  OFFHAND_ASSIGN(const auto apps, scope.platform.apps().list(windows, scope.limits));
  std::vector<Connection> found;
  for (const auto& [app, pid] : candidates_among(scope, apps, windows, words))
    found.push_back({.name = app->name, .id = app->id, .pid = pid});
  return found;
}

Result<Connection> named_application(const Scope& scope, std::string_view words) {
  OFFHAND_ASSIGN(auto connected, living_connection(scope, words));
  return connected ? *std::move(connected) : running_application(scope, words);
}

Result<Connection> followed_application(const Scope& scope, std::string_view words) {
  OFFHAND_ASSIGN(auto connected, living_connection(scope, words));
  if (connected) return *std::move(connected);
  auto found = connect_application(scope, words, {});
  const bool is_one_too_many = !found && found.error().code == "too_many_connections";
  return is_one_too_many ? running_application(scope, words) : found;
}

Result<std::vector<platform::WindowInfo>> windows_of(const Scope& scope, std::int64_t pid) {
  OFFHAND_ASSIGN(auto windows, scope.platform.windows().list(scope.limits));
  std::erase_if(windows, [&](const auto& window) { return window.pid != pid; });
  return windows;
}

}  // namespace offhand
