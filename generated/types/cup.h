// Generated from schema/common/cup.json. Do not edit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "codegen/runtime/enum_set.h"
#include "generated/include/offhand/cup/words.h"
#include "generated/types/actions.h"
#include "generated/types/roles.h"

namespace offhand::cup {

using Roles = EnumSet<Role>;

/// What the compact text asks of a role.
enum class RoleTrait : std::uint8_t {
  /// Left out of the standard detail with all that it holds.
  decoration,
  /// Makes way for what it holds where it has no name.
  wrapper,
  /// The same where it cannot be acted on either.
  grouping,
  /// Left out where it has no name.
  means_its_name,
  /// Left out where it is the only child of an element that has a name.
  label,
  /// Gives its place to the only element that is left in it, where it has neither a name nor actions.
  landmark,
  /// Its value is a part of the line.
  shows_value,
  /// Lies on the desktop by itself, on whichever screen.
  toplevel,
};
using RoleTraits = EnumSet<RoleTrait>;

inline constexpr std::array<RoleTraits, kRoleCount> kRoleTraits{{
    {},
    {RoleTrait::toplevel},
    {},
    {RoleTrait::landmark},
    {},
    {},
    {},
    {},
    {RoleTrait::shows_value},
    {RoleTrait::landmark},
    {RoleTrait::landmark},
    {RoleTrait::toplevel},
    {RoleTrait::landmark},
    {RoleTrait::landmark},
    {RoleTrait::wrapper},
    {},
    {RoleTrait::grouping},
    {},
    {RoleTrait::means_its_name},
    {},
    {},
    {},
    {},
    {RoleTrait::landmark},
    {},
    {},
    {},
    {},
    {},
    {},
    {RoleTrait::landmark},
    {},
    {},
    {},
    {},
    {RoleTrait::wrapper, RoleTrait::landmark},
    {},
    {},
    {RoleTrait::decoration},
    {RoleTrait::landmark},
    {RoleTrait::shows_value},
    {RoleTrait::decoration},
    {RoleTrait::shows_value},
    {RoleTrait::shows_value},
    {RoleTrait::decoration},
    {},
    {},
    {},
    {},
    {},
    {RoleTrait::means_its_name, RoleTrait::label},
    {RoleTrait::shows_value},
    {},
    {RoleTrait::decoration},
    {},
    {RoleTrait::decoration},
    {},
    {},
    {RoleTrait::toplevel},
}};

constexpr bool has(Role role, RoleTrait trait) { return kRoleTraits[static_cast<std::size_t>(role)].contains(trait); }

/// Words of a search, in small letters and separated by one space, and the roles that they mean.
struct RoleWords {
  std::string_view words;
  Roles roles;
};
/// Sorted by the words. Names of roles are among them.
std::span<const RoleWords> role_words();
/// Whether a word of a query is no part of a name.
bool is_stop_word(std::string_view word);

/// Both enums have the roles of the same table, in its order.
constexpr Role role_of(offhand::Role role) { return static_cast<Role>(role); }
/// Nothing for an action that the protocol does not have.
std::optional<Action> action_of(NodeAction action);
NodeAction node_action_of(Action action);

/// JSON Schema of an envelope.
std::string_view envelope_schema();

}  // namespace offhand::cup
