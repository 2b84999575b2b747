#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "impl/query/nodes.h"

namespace offhand::query {

/// Whether there is an attribute of this name: name, value, description, id, role, a state, enabled, visible, and the
/// names that macOS has for them.
bool is_attribute(std::string_view name);
bool is_about_role(std::string_view attribute);

/// What a node has there; of a state "true" or "false". The content of a password field is nothing.
std::string attribute_of(const Nodes& nodes, std::size_t place, std::string_view attribute);

/// What a field holds as far as others may know it: nothing of a password field.
std::string_view open_value(const platform::Node& node);

}  // namespace offhand::query
