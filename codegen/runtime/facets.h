#pragma once

#include <map>
#include <string_view>

#include "codegen/runtime/error.h"

namespace offhand {

class Call;

/// Facets of a server's own, by their names in its schema. Generated code alone makes and reads it, and knows what is
/// what.
using FacetTable = std::map<std::string_view, void*>;

/// What the server of a call has under this name; `facet_missing` where it has none. Defined where calls are.
Result<void*> own_facet(Call& call, std::string_view name);

}  // namespace offhand
