#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/schema.h"

namespace offhand {

/// The index of the first form that the present keys fill.
std::optional<std::size_t> matching_form(const SchemaUnion& schema, std::span<const std::string_view> present);

/// True if the form has this key.
bool takes(const SchemaForm& form, std::string_view key);
/// The required keys of the form that are missing.
std::vector<std::string_view> missing_keys(const SchemaForm& form, std::span<const std::string_view> present);

/// Why the present keys fill no form: missing keys, or keys that exclude each other.
std::string explain_union(const SchemaUnion& schema, std::span<const std::string_view> present);

/// "a", "a and b", "a, b and c"
std::string joined(std::span<const std::string_view> words, std::string_view last_separator);

}  // namespace offhand
