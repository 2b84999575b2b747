#pragma once

#include <string_view>

#include "codegen/runtime/schema.h"

namespace offhand {

/// The format that JSON Schema calls so, as forms have it that people fill in; none where it is not known.
SchemaFormat form_format(std::string_view name);
bool has_format(std::string_view text, SchemaFormat format);
/// As messages name it: "a path".
std::string_view name_of(SchemaFormat format);

}  // namespace offhand
