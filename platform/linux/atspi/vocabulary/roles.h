#pragma once

#include <cstdint>
#include <string_view>

#include "generated/types/roles.h"

namespace offhand::platform::atspi {

/// An item of a list, table or tree.
bool is_item(std::uint32_t role);
/// Of what opens in a window of its own over another: menus, lists of choices.
bool may_be_popup(std::uint32_t role);

/// AT-SPI's own name.
std::string_view platform_role(std::uint32_t role);
/// Roles whose number in the interface Value is what a reader wants to see.
bool shows_number(std::uint32_t role);
/// Roles whose text is their value, not just their label.
bool shows_text(std::uint32_t role);

}  // namespace offhand::platform::atspi
