// Generated from schema/tools. Do not edit.
#pragma once

#include <string_view>

namespace offhand {

/// The member of a tool's result that is false where what was asked does not hold; empty where none tells. `tool`: its
/// identity.
std::string_view verdict_of(std::string_view tool);

}  // namespace offhand
