#include "impl/resources/element.h"

#include <nlohmann/json.hpp>

#include "generated/types/roles.h"
#include "impl/tools/ax/search.h"

namespace offhand::resources {

using nlohmann::json;

json element_members(const Snapshot& snapshot, const SnapshotElement& element) {
  const auto& node = element.node;
  json members{{"role", to_string(node.role)}, {"name", node.name}};
  if (const auto value = tools::ax::value_of(node)) members["value"] = *value;
  json states = json::array();
  for (const auto state : node.states) states.push_back(to_string(state));
  if (!states.empty()) members["states"] = std::move(states);
  if (node.bounds) {
    const auto& window = snapshot.window.bounds;
    members["position"] = {window.x + node.bounds->x, window.y + node.bounds->y};
    members["size"] = {node.bounds->width, node.bounds->height};
  }
  return members;
}

json window_members(const platform::WindowInfo& window, std::int64_t index) {
  return {{"index", index},
          {"window_id", window.window_id},
          {"title", window.title},
          {"position", {window.bounds.x, window.bounds.y}},
          {"size", {window.bounds.width, window.bounds.height}},
          {"focused", window.is_active},
          {"minimized", window.is_minimized}};
}

}  // namespace offhand::resources
