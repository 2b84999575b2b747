#include "impl/mcp/resources/find_resource.h"

#include <algorithm>
#include <string>
#include <utility>

#include "codegen/runtime/catalog.h"
#include "impl/base/resource_address.h"

namespace offhand::mcp {
namespace {

bool leads_elsewhere(const std::string& value) { return value == "." || value == ".."; }

}  // namespace

std::optional<ResourceMatch> find_resource(const Catalog& catalog, std::string_view uri) {
  std::optional<ResourceMatch> by_template;
  const auto address = own_address(uri);
  for (const auto* resource : catalog.resources) {
    auto variables = match_uri(*resource, address);
    if (!variables || std::any_of(variables->begin(), variables->end(), leads_elsewhere)) continue;
    if (!resource->is_template) return ResourceMatch{resource};
    if (!by_template) by_template = ResourceMatch{resource, *std::move(variables)};
  }
  return by_template;
}

}  // namespace offhand::mcp
