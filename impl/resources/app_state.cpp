#include "generated/resources/app_state.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "codegen/runtime/json_writer.h"
#include "generated/types/roles.h"
#include "impl/config/desk.h"
#include "impl/patterns/patterns.h"
#include "impl/resources/application.h"
#include "impl/resources/element.h"
#include "impl/target/answering_application.h"
#include "impl/target/connected_application.h"
#include "impl/tools/call.h"

namespace offhand::resources {
namespace {

using nlohmann::json;

/// Parts of a window that one speaks of as a whole.
constexpr std::array area_roles{Role::menubar, Role::toolbar, Role::tablist,      Role::navigation, Role::list,
                                Role::table,   Role::tree,    Role::grid,         Role::form,       Role::status,
                                Role::search,  Role::main,    Role::complementary};

bool shows(const platform::Node& node) { return !node.states.contains(ElementState::hidden); }

/// The entries of the first menu bar.
json menu_bar_of(const Snapshot& snapshot) {
  json entries = json::array();
  const auto& elements = snapshot.elements;
  const auto bar = std::ranges::find_if(elements, [](const auto& one) { return one.node.role == Role::menubar; });
  for (const auto& element : elements) {
    const bool is_entry = bar != elements.end() && element.node.parent == bar - elements.begin();
    if (is_entry && !element.node.name.empty()) entries.push_back(element.node.name);
  }
  return entries;
}

/// What areas it has, each once, in their order: by name, else by role.
json areas_of(const Snapshot& snapshot) {
  json areas = json::array();
  for (const auto& element : snapshot.elements) {
    const auto& node = element.node;
    if (!shows(node) || std::ranges::count(area_roles, node.role) == 0) continue;
    json area = node.name.empty() ? std::string(to_string(node.role)) : node.name;
    if (std::ranges::count(areas, area) == 0) areas.push_back(std::move(area));
  }
  return areas;
}

json focused_of(const Snapshot& snapshot) {
  for (const auto& element : snapshot.elements) {
    if (element.node.states.contains(ElementState::focused)) return element_members(snapshot, element);
  }
  return nullptr;
}

void tell_front(const Call& call, const Snapshot& front, json& state) {
  auto recognised = patterns::recognise(front);
  std::erase_if(recognised.suggestions, [&](const Suggestion& one) { return !call.client_has(one.tool); });
  state["detected_state"] = to_string(recognised.state);
  if (recognised.pattern) state["detected_pattern"] = to_string(*recognised.pattern);
  if (!recognised.suggestions.empty()) state["suggestions"] = json::parse(to_json(recognised.suggestions));
  state["focused_element"] = focused_of(front);
  state["menu_bar"] = menu_bar_of(front);
  state["areas"] = areas_of(front);
}

}  // namespace

Result<ResourceContent> app_state(Call& call, const AppStateVariables& variables) {
  OFFHAND_ASSIGN(const auto app, application_of(call, variables.name));
  OFFHAND_ASSIGN(const auto windows, windows_of(call.scope(), app.pid));
  json state{{"app", app.name}, {"pid", app.pid}, {"windows", json::array()}};
  std::int64_t index = 0;
  for (const auto& window : windows) state["windows"].push_back(window_members(window, index++));
  const auto read =
      read_answering_application(call.scope(), call.see(), app.pid, app.name, accessibility_policy(call.config()));
  if (read && !read->searched.empty()) tell_front(call, *read->searched.front(), state);
  if (!read) {
    OFFHAND_CHECK(call.still_allowed("Reading the state of " + app.name));
    state["detected_state"] = to_string(is_busy(read.error()) ? UiState::busy : UiState::idle);
    state["incomplete_reason"] = read.error().message;
  }
  return ResourceContent{.text = state.dump(-1, ' ', false, json::error_handler_t::replace), .process = app.pid};
}

}  // namespace offhand::resources
