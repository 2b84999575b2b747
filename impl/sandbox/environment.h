#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "impl/sandbox/sandbox.h"

namespace offhand::sandbox {

/// Marks every process of a sandbox; what carries it dies with the sandbox.
inline constexpr std::string_view id_variable = "OFFHAND_SANDBOX_ID";
/// The sandboxes around a nested one, innermost first, separated by colons.
inline constexpr std::string_view outer_variable = "OFFHAND_SANDBOX_OUTER";
/// Where the user's sandboxes are registered: inside a sandbox XDG_RUNTIME_DIR cannot tell.
inline constexpr std::string_view registry_variable = "OFFHAND_SANDBOX_REGISTRY";

/// The environment of this process as NAME=value entries.
std::vector<std::string> current_environment();

/// The variable's value, empty if unset.
std::string variable(std::string_view name);

/// Marks for the watching processes and, through them, for everything they start.
Environment mark(const std::string& id, const std::string& registry);

/// Everything that is known before any part of the desktop runs: where files go, which toolkit back ends to use.
void describe_desktop(Environment& environment, const std::string& directory);

}  // namespace offhand::sandbox
