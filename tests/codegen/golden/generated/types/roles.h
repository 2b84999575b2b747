// Generated from schema/common/roles.json. Do not edit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "codegen/runtime/enum_set.h"

namespace offhand {

/// What an element is, as ARIA and the Computer Use Protocol name it.
enum class Role : std::uint8_t {
  /// Lies flat.
  sheet,
  /// Is turned.
  knob,
};
using Roles = EnumSet<Role>;

/// What there is to know of a role.
enum class RoleTrait : std::uint8_t {
  /// Is round.
  round,
  /// Lies flat.
  flat,
};
using RoleTraits = EnumSet<RoleTrait>;

inline constexpr std::array<RoleTraits, 2> kRoleTraits{{
    {RoleTrait::flat},
    {RoleTrait::round},
}};

constexpr bool has(Role role, RoleTrait trait) { return kRoleTraits[static_cast<std::size_t>(role)].contains(trait); }
constexpr bool has_any(Role role, RoleTraits traits) {
  return kRoleTraits[static_cast<std::size_t>(role)].intersects(traits);
}

std::string_view to_string(Role role);
std::optional<Role> role_from_string(std::string_view text);

/// Whether a word is another name of a role, or of what its platform calls by a name. All in small letters and
/// digits alone.
bool is_role_synonym(std::string_view word, Role role, std::string_view platform_name);

/// Numbers on a wire.
enum WireRole : std::uint32_t {
  wire_sheet_of_paper = 4,
  wire_dial = 5,
};
/// Role::sheet where nobody has defined the number.
Role role_of_wire(std::uint32_t number);
/// Its own name; empty where nobody has defined the number.
std::string_view wire_name_of(std::uint32_t number);

/// Words of somebody.
std::optional<Role> role_of_words(std::string_view name);

/// Tags that may be several roles.
Roles roles_of_tags(std::string_view name);

}  // namespace offhand
