#pragma once

#include <string>

#include "tests/support/json.h"

namespace offhand::test {

/// The node of this name in a JSON envelope, anywhere.
inline const nlohmann::json* cup_node_named(const nlohmann::json& nodes, const std::string& name) {
  for (const auto& node : nodes) {
    if (node.value("name", "") == name) return &node;
    if (!node.contains("children")) continue;
    if (const auto* inner = cup_node_named(node["children"], name)) return inner;
  }
  return nullptr;
}

}  // namespace offhand::test
