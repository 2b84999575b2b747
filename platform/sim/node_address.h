#pragma once

#include <compare>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>

#include "platform/api/node_handle.h"

namespace offhand::platform::sim {

/// What handles of the simulation stand for: an application on its bus, and a path there.
struct NodeAddress {
  std::string application;
  std::string path;
  std::strong_ordering operator<=>(const NodeAddress&) const = default;
};

}  // namespace offhand::platform::sim

template <>
struct std::hash<offhand::platform::sim::NodeAddress> {
  std::size_t operator()(const offhand::platform::sim::NodeAddress& address) const {
    return std::hash<std::string>{}(address.path) ^ (address.application.size() << 1U);
  }
};

namespace offhand::platform::sim {

inline NodeHandle handle_of(NodeAddress address) { return NodeHandle::of(std::move(address)); }

/// Of no node where the handle is not of the simulation.
inline const NodeAddress& address_of(const NodeHandle& handle) {
  static const NodeAddress nobody;
  const auto* address = handle.as<NodeAddress>();
  return address == nullptr ? nobody : *address;
}

}  // namespace offhand::platform::sim
