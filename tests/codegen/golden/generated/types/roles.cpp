// Generated from schema/common/roles.json. Do not edit.
#include "generated/types/roles.h"

#include <algorithm>

namespace offhand {

namespace {
struct Called {
  std::string_view name;
  Role role;
};
struct SharedName {
  std::string_view name;
  Roles roles;
};
}  // namespace

namespace {
constexpr auto kRoleNames = std::to_array<std::string_view>({"sheet", "knob"});
}  // namespace

std::string_view to_string(Role role) { return kRoleNames[static_cast<std::size_t>(role)]; }

std::optional<Role> role_from_string(std::string_view text) {
  const auto* const found = std::ranges::find(kRoleNames, text);
  if (found == kRoleNames.end()) return std::nullopt;
  return static_cast<Role>(found - kRoleNames.begin());
}

namespace {
// By role.
constexpr std::array<Called, 1> kSynonyms{{
    {"handle", Role::knob},
}};
struct PlatformSynonym {
  std::string_view word;
  std::string_view name;
};
constexpr auto kPlatformSynonyms = std::to_array<PlatformSynonym>({
    {"wheel", "dial"},
});
}  // namespace

bool is_role_synonym(std::string_view word, Role role, std::string_view platform_name) {
  const auto is_of_role = [&](const Called& each) { return each.role == role && each.name == word; };
  const auto is_of_name = [&](const PlatformSynonym& each) { return each.name == platform_name && each.word == word; };
  return std::ranges::any_of(kSynonyms, is_of_role) || std::ranges::any_of(kPlatformSynonyms, is_of_name);
}

namespace {
constexpr std::uint32_t kWireLowest = 4;
constexpr auto kWireRoles = std::to_array<Called>({
    {"sheet of paper", Role::sheet},
    {"dial", Role::knob},
});
}  // namespace

Role role_of_wire(std::uint32_t number) {
  const std::uint32_t place = number - kWireLowest;
  return place < kWireRoles.size() ? kWireRoles[place].role : Role::sheet;
}

std::string_view wire_name_of(std::uint32_t number) {
  const std::uint32_t place = number - kWireLowest;
  return place < kWireRoles.size() ? kWireRoles[place].name : std::string_view();
}

namespace {
// Sorted by name.
constexpr auto kWordsRoles = std::to_array<Called>({
    {"paper", Role::sheet},
    {"turner", Role::knob},
});
}  // namespace

std::optional<Role> role_of_words(std::string_view name) {
  const auto* const found = std::ranges::lower_bound(kWordsRoles, name, {}, &Called::name);
  if (found == kWordsRoles.end() || found->name != name) return std::nullopt;
  return found->role;
}

namespace {
// Sorted by name.
constexpr auto kTagsRoles = std::to_array<SharedName>({
    {"k", {Role::knob}},
    {"p", {Role::sheet, Role::knob}},
});
}  // namespace

Roles roles_of_tags(std::string_view name) {
  const auto* const found = std::ranges::lower_bound(kTagsRoles, name, {}, &SharedName::name);
  return found != kTagsRoles.end() && found->name == name ? found->roles : Roles();
}

}  // namespace offhand
