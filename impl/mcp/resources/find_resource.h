#pragma once

#include <optional>
#include <string_view>

#include "codegen/runtime/resource.h"

namespace offhand {
struct Catalog;
}

namespace offhand::mcp {

/// A resource, and what its URI says.
struct ResourceMatch {
  const ResourceInfo* resource = nullptr;
  UriVariables variables = {};
};

/// An exact URI takes precedence over a template that would match too.
std::optional<ResourceMatch> find_resource(const Catalog& catalog, std::string_view uri);

}  // namespace offhand::mcp
