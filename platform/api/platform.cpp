#include "platform/api/platform.h"

#include <stdexcept>

#include "generated/types/errors.h"

namespace offhand::platform {

Result<Facets> Facets::of(const Platform& platform, std::span<const std::string_view> declared) {
  Facets facets(*platform.clock);
  const auto take = [](const auto& place, auto& facet) {
    facet = place.get();
    return facet != nullptr;
  };
  for (const auto name : declared) {
    const bool is_there = name == "windows"         ? take(platform.windows, facets.windows_)
                          : name == "accessibility" ? take(platform.tree, facets.tree_)
                          : name == "input"         ? take(platform.input, facets.input_)
                          : name == "screen"        ? take(platform.screen, facets.screen_)
                          : name == "clipboard"     ? take(platform.clipboard, facets.clipboard_)
                          : name == "apps"          ? take(platform.apps, facets.apps_)
                          : name == "pages"         ? take(platform.pages, facets.pages_)
                          : name == "overlay"       ? take(platform.overlay, facets.overlay_)
                          : name == "menus"         ? take(platform.menus, facets.menus_)
                                                    : true;
    if (!is_there) {
      return fail(errors::facet_missing({.facet = std::string(name), .platform = platform.description}));
    }
  }
  return facets;
}

void Facets::refuse(const char* facet) {
  throw std::logic_error(std::string("the tool uses the facet ") + facet + ", which its schema does not declare");
}

}  // namespace offhand::platform
