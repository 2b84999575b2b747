// Generated from schema/facets.json. Do not edit.
#include "generated/support/facets.h"

#include <array>
#include <stdexcept>
#include <string>

namespace offhand::platform {

namespace {

constexpr auto kNames = std::to_array<std::string_view>({
  "accessibility",
  "input",
  "input_grabs",
  "focus_synthesis",
  "screen",
  "windows",
  "window_placement",
  "screen_layout",
  "user_desk",
  "key_interception",
  "clipboard",
  "apps",
  "pages",
  "overlay",
  "scripts",
  "menus",
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
    case Facet::input_grabs:
      return Facet::input;
    case Facet::focus_synthesis:
      return Facet::input;
    case Facet::window_placement:
      return Facet::windows;
    case Facet::screen_layout:
      return Facet::windows;
    case Facet::user_desk:
      return Facet::windows;
    case Facet::key_interception:
      return Facet::windows;
    default:
      return std::nullopt;
  }
}

FacetSet FacetPlaces::provided() const {
  FacetSet there;
  if (tree) there.insert(Facet::accessibility);
  if (input) there.insert(Facet::input);
  if (input_grabs) there.insert(Facet::input_grabs);
  if (focus_synthesis) there.insert(Facet::focus_synthesis);
  if (screen) there.insert(Facet::screen);
  if (windows) there.insert(Facet::windows);
  if (window_placement) there.insert(Facet::window_placement);
  if (screen_layout) there.insert(Facet::screen_layout);
  if (user_desk) there.insert(Facet::user_desk);
  if (key_interception) there.insert(Facet::key_interception);
  if (clipboard) there.insert(Facet::clipboard);
  if (apps) there.insert(Facet::apps);
  if (pages) there.insert(Facet::pages);
  if (overlay) there.insert(Facet::overlay);
  if (scripts) there.insert(Facet::scripts);
  if (menus) there.insert(Facet::menus);
  return there;
}

void FacetAccess::refuse(Facet facet) {
  throw std::logic_error("the tool uses the facet " + std::string(to_string(facet)) +
                         ", which its schema does not declare");
}

}  // namespace offhand::platform
