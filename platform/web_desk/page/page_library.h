#pragma once

#include <string>

#include "generated/types/roles.h"

namespace offhand::platform::web_desk {

/// The script that each document of a page gets in a world of its own, where the page's scripts cannot reach it. It
/// checks and acts in one turn of the page, and tells what changes by the binding `binding_name`.
const std::string& page_library();
/// The part of it that acts.
std::string page_library_acts();
std::string page_library_meaning();
/// The part of it that tells what its author wrote.
std::string page_library_authored();

inline constexpr const char* world_name = "offhand-desk";
inline constexpr const char* binding_name = "offhandTell";

/// Whether the library knows all of most nodes of a role that the browser's tree does. That brings itself up to date
/// first, which takes a large page longer than a click.
bool library_may_suffice(Role role);

}  // namespace offhand::platform::web_desk
