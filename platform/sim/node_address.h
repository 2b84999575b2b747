#pragma once

#include <compare>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>

#include "platform/api/node_handle.h"

namespace offhand::platform::sim {

/// The content of a simulated handle: an application on the bus, and a path.
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

/// An address without a node if the handle is not one of the simulation.
inline const NodeAddress& address_of(const NodeHandle& handle) {
  static const NodeAddress nobody;
  const auto* address = handle.as<NodeAddress>();
  return address == nullptr ? nobody : *address;
}

}  // namespace offhand::platform::sim
