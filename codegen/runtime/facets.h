#pragma once

#include <map>
#include <string_view>

#include "codegen/runtime/error.h"

namespace offhand {

class Call;

/// A server's own facets by their names in its schema. Only generated code creates and reads it, and knows the types.
using FacetTable = std::map<std::string_view, void*>;

/// The facet of this name in the server of a call; `facet_missing` if there is none. Defined with Call.
Result<void*> own_facet(Call& call, std::string_view name);

}  // namespace offhand
