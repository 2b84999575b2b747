// Generated from schema/facets.json. Do not edit.
#include "generated/support/facets.h"

#include <array>
#include <stdexcept>
#include <string>

namespace offhand::platform {

namespace {

constexpr auto kNames = std::to_array<std::string_view>({
  "input",
  "screen",
});

}  // namespace

std::string_view to_string(Facet facet) { return kNames.at(static_cast<std::size_t>(facet)); }

std::optional<Facet> facet_called(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i)
    if (kNames[i] == name) return static_cast<Facet>(i);
  return std::nullopt;
}

std::optional<Facet> whole_of(Facet facet) {
  switch (facet) {
    default:
      return std::nullopt;
  }
}

FacetSet FacetPlaces::provided() const {
  FacetSet there;
  if (input) there.insert(Facet::input);
  if (screen) there.insert(Facet::screen);
  return there;
}

void FacetAccess::refuse(Facet facet) {
  throw std::logic_error("the tool uses the facet " + std::string(to_string(facet)) +
                         ", which its schema does not declare");
}

}  // namespace offhand::platform
