#pragma once

#include <map>
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

/// What a sandbox gets of `ours`: where programs lie, the language, the terminal, the user's name, and what is let in.
std::vector<std::string> clean_environment(const std::vector<std::string>& ours,
                                           const std::vector<std::string>& let_in = {});

/// Of `ours`, what tells how to write to the terminal.
std::map<std::string, std::string> terminal_variables(const std::vector<std::string>& ours);

/// What is let in, by name, as far as it has a value.
std::map<std::string, std::string> values_let_in(const std::vector<std::string>& let_in);

/// The part of a NAME=value entry before its value.
std::string name_of(const std::string& entry);

/// The variable's value, empty if unset.
std::string variable(std::string_view name);

/// Marks for the watching processes and, through them, for everything they start.
Environment mark(const std::string& id, const std::string& registry);

/// Everything that is known before any part of the desktop runs: where files go, which toolkit back ends to use. What
/// is let in stays as it is.
void describe_desktop(Environment& environment, const std::string& directory, const std::vector<std::string>& let_in);

}  // namespace offhand::sandbox
