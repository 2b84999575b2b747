#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "platform/sim/world.h"

/// How the accessibility interface shows live elements. Callers hold an Access.
namespace offhand::platform::sim {

/// As a node without a parent position.
Node view(const World& world, const Application& application, const Element& element);
/// A whole window within the caps, depth first.
Tree read_tree(World& world, const LiveWindow& window, const ReadOptions& options);
/// The platform's word for an action of this meaning, if the element offers one.
std::optional<std::string> offered(const Element& element, NodeAction action);
/// What is meant by an action of this name, whatever node it is of.
std::optional<NodeAction> meaning_of(std::string_view word);

}  // namespace offhand::platform::sim
