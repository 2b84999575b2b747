#pragma once

#include <string_view>

#include "codegen/runtime/schema.h"

namespace offhand {

/// The format of this JSON Schema name, for forms that users fill in; none if unknown.
SchemaFormat form_format(std::string_view name);
bool has_format(std::string_view text, SchemaFormat format);
/// The name in messages: "a path".
std::string_view name_of(SchemaFormat format);

}  // namespace offhand
