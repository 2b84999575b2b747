// Generated from schema/cli/commands.json. Do not edit.
#pragma once

#include <string_view>

namespace offhand {

/// What bash, zsh or fish needs to complete commands of this program; empty for any other shell.
std::string_view completion_script(std::string_view shell);

}  // namespace offhand
