#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "impl/sandbox/sandbox.h"

namespace offhand::sandbox {

/// Marks every process of a sandbox; processes with the mark are killed with the sandbox.
inline constexpr std::string_view id_variable = "OFFHAND_SANDBOX_ID";
/// The sandboxes around a nested one, innermost first, separated by colons.
inline constexpr std::string_view outer_variable = "OFFHAND_SANDBOX_OUTER";
/// The registry of the user's sandboxes; inside a sandbox XDG_RUNTIME_DIR is a different one.
inline constexpr std::string_view registry_variable = "OFFHAND_SANDBOX_REGISTRY";

/// The environment of this process as NAME=value entries.
std::vector<std::string> current_environment();

/// The part of `ours` that a sandbox gets: program paths, language, terminal, user name, and the variables named in
/// `let_in`.
std::vector<std::string> clean_environment(const std::vector<std::string>& ours,
                                           const std::vector<std::string>& let_in = {});

/// The variables of `ours` that describe the terminal.
std::map<std::string, std::string> terminal_variables(const std::vector<std::string>& ours);

/// The variables named in `let_in` that have a value, by name.
std::map<std::string, std::string> values_let_in(const std::vector<std::string>& let_in);

/// The name in a NAME=value entry.
std::string name_of(const std::string& entry);

/// The variable's value; empty if unset.
std::string variable(std::string_view name);

/// The marks for the watching processes and, by inheritance, for everything they start.
Environment mark(const std::string& id, const std::string& registry);

/// Sets what is known before any part of the desktop runs: paths and toolkit back ends. Variables in `let_in` are left
/// unchanged.
void describe_desktop(Environment& environment, const std::string& directory, const std::vector<std::string>& let_in);

}  // namespace offhand::sandbox
