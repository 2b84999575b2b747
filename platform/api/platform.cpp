#include "platform/api/platform.h"

#include <stdexcept>

namespace offhand::platform {

Facets::Facets(const Platform& platform, std::span<const std::string_view> declared) : clock_(platform.clock.get()) {
  for (const auto name : declared) {
    if (name == "windows") windows_ = platform.windows.get();
    if (name == "accessibility") tree_ = platform.tree.get();
    if (name == "input") input_ = platform.input.get();
    if (name == "screen") screen_ = platform.screen.get();
    if (name == "apps") apps_ = platform.apps.get();
  }
}

void Facets::refuse(const char* facet) {
  throw std::logic_error(std::string("the tool uses the facet ") + facet + ", which its schema does not declare");
}

}  // namespace offhand::platform
