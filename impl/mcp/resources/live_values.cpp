#include "impl/mcp/resources/live_values.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "impl/mcp/resources/find_resource.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

/// What a resource of this program tells; null where it cannot be read.
json told(Dispatcher& dispatcher, std::string_view name, const UriVariables& variables, const CallContext& context) {
  for (const auto* resource : dispatcher.process().catalog().resources) {
    if (resource->name != name) continue;
    const auto content = dispatcher.read(*resource, variables, context);
    return content ? json::parse(content->text, nullptr, false) : json();
  }
  return {};
}

json member(const json& object, const char* key) { return object.is_object() ? object.value(key, json()) : json(); }

/// Those that the session is connected to come first.
std::vector<std::string> applications(const json& apps) {
  std::vector<std::string> names;
  for (const bool connected : {true, false}) {
    for (const auto& app : apps) {
      const auto name = member(app, "name");
      if (member(app, "connected") != connected || !name.is_string()) continue;
      if (std::ranges::count(names, name.get<std::string>()) == 0) names.push_back(name);
    }
  }
  return names;
}

/// What the session calls those that it is connected to and that run.
std::vector<std::string> aliases(Dispatcher& dispatcher, const json& apps, const CallContext& context) {
  const auto runs = [&](const offhand::Connection& connection) {
    return std::ranges::any_of(apps, [&](const json& app) {
      return member(app, "connected") == true && member(app, "pid") == connection.pid;
    });
  };
  std::vector<std::string> names;
  const auto session = dispatcher.process().sessions().open(context.default_session);
  for (const auto& connection : session->connections().list()) {
    if (!connection.alias.empty() && runs(connection)) names.push_back(connection.alias);
  }
  return names;
}

}  // namespace

std::vector<std::string> live_values(Dispatcher& dispatcher, const LiveNames& names, const CallContext& context) {
  if (names.kind == "application") {
    const auto apps = member(told(dispatcher, "apps", {}, context), "apps");
    auto values = aliases(dispatcher, apps, context);
    for (auto& name : applications(apps)) {
      if (std::ranges::count(values, name) == 0) values.push_back(std::move(name));
    }
    return values;
  }
  if (names.application.empty()) return {};
  const auto state = told(dispatcher, "app_state", {names.application}, context);
  std::vector<std::string> values;
  if (names.kind == "area") {
    const auto areas = member(state, "areas");
    for (const auto& area : areas) values.push_back(area.get<std::string>());
  } else {
    const auto windows = member(state, "windows");
    for (std::size_t i = 0; i < windows.size(); ++i) values.push_back(std::to_string(i));
  }
  return values;
}

}  // namespace offhand::mcp
