#include "generated/resources/app_events.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "generated/types/patterns.h"
#include "generated/types/roles.h"
#include "impl/events/event_row.h"
#include "impl/patterns/patterns.h"
#include "impl/resources/application.h"
#include "impl/target/connected_application.h"
#include "impl/tools/call.h"

namespace offhand::resources {
namespace {

using nlohmann::json;

/// Elements are asked what they are called for so many of the last events; each costs the application a call.
constexpr std::ptrdiff_t events_with_elements = 20;
/// So many windows that opened and are still there are looked into for whether they are dialogs.
constexpr std::size_t most_dialogs = 4;
/// Enough to make an application report its events.
const platform::ReadOptions first_node{.max_nodes = 1, .max_depth = 1};

/// What the elements of events are called now, asked once each.
class Elements {
 public:
  Elements(Call& call, const std::vector<platform::WindowInfo>& windows) : call_(call), windows_(windows) {}

  std::string describe(const platform::NodeHandle& node) {
    if (windows_.empty()) return {};
    const auto [known, is_new] = names_.try_emplace(node);
    if (!is_new) return known->second;
    const auto now = call_.tree().identify(windows_.front(), node, call_.limits());
    if (now && now->exists) known->second = fmt::format("{} \"{}\"", to_string(now->role), now->name);
    return known->second;
  }

 private:
  Call& call_;
  const std::vector<platform::WindowInfo>& windows_;
  std::map<platform::NodeHandle, std::string> names_;
};

json row_with_title(const LoggedEvent& logged, const std::vector<platform::WindowInfo>& windows) {
  auto row = row_of(logged);
  const auto window = std::ranges::find(windows, logged.event.window_id, &platform::WindowInfo::window_id);
  if (logged.event.window_id != 0 && window != windows.end()) row["title"] = window->title;
  return row;
}

/// Where a window that opened is a dialog and still there, that one appeared, and which kind of dialog it is; else
/// null. Its application is asked for what is in it.
json dialog_of(Call& call, const json& opened, const platform::WindowInfo& window) {
  const auto seen = call.see().snapshot(call.facets(), window, {}, call.limits());
  if (!seen || (*seen)->elements.empty()) return nullptr;
  const auto role = (*seen)->elements.front().node.role;
  if (role != Role::dialog && role != Role::alertdialog) return nullptr;
  auto row = opened;
  row["type"] = "dialog_appeared";
  if (const auto pattern = patterns::recognise(**seen).pattern) row["pattern"] = to_string(*pattern);
  return row;
}

/// What is told of an event, but for when it came and how often.
json matter_of(json row) {
  row.erase("timestamp");
  row.erase("times");
  return row;
}

/// Events of several nodes may be told alike; those that follow each other are told once.
void add(json row, json& rows) {
  if (!rows.empty() && matter_of(rows.back()) == matter_of(row)) {
    row["times"] = rows.back().value("times", 1) + row.value("times", 1);
    rows.back() = std::move(row);
  } else {
    rows.push_back(std::move(row));
  }
}

}  // namespace

Result<ResourceContent> app_events(Call& call, const AppEventsVariables& variables) {
  OFFHAND_ASSIGN(const auto app, application_of(call, variables.name));
  OFFHAND_ASSIGN(const auto windows, windows_of(call.scope(), app.pid));
  // An application whose tree nobody reads reports nothing of it. What it answers does not matter here.
  if (!windows.empty()) static_cast<void>(call.tree().read(windows.front(), first_node, call.limits()));
  OFFHAND_CHECK(call.still_allowed("Reading the events of " + app.name));
  const auto events = call.event_log().of(app.pid);
  Elements elements(call, windows);
  json rows = json::array();
  auto left = static_cast<std::ptrdiff_t>(events.size());
  std::set<std::int64_t> looked_into;
  for (const auto& logged : events) {
    auto row = row_with_title(logged, windows);
    json dialog;
    if (logged.event.kind == platform::EventKind::window_opened) {
      const auto window = std::ranges::find(windows, logged.event.window_id, &platform::WindowInfo::window_id);
      const bool is_to_be_seen = window != windows.end() && looked_into.size() < most_dialogs;
      if (is_to_be_seen && looked_into.insert(window->window_id).second) dialog = dialog_of(call, row, *window);
    }
    if (left-- <= events_with_elements && logged.event.node) {
      const auto described = elements.describe(logged.event.node);
      if (!described.empty()) row["element"] = described;
    }
    add(std::move(row), rows);
    if (!dialog.is_null()) rows.push_back(std::move(dialog));
  }
  const json all{{"app", app.name}, {"pid", app.pid}, {"events", std::move(rows)}};
  return ResourceContent{.text = all.dump(-1, ' ', false, json::error_handler_t::replace), .process = app.pid};
}

}  // namespace offhand::resources
