#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "platform/sim/world.h"

/// Live elements as the accessibility interface shows them. Callers hold an Access.
namespace offhand::platform::sim {

/// The node without a parent index.
Node view(const World& world, const Application& application, const Element& element);
/// A whole window within the limits, depth first.
Tree read_tree(World& world, const LiveWindow& window, const ReadOptions& options);
/// The platform's name for this action, if the element offers it.
std::optional<std::string> offered(const Element& element, NodeAction action);
/// What is meant by an action of this name, whatever node it is of.
std::optional<NodeAction> meaning_of(std::string_view word);

}  // namespace offhand::platform::sim
