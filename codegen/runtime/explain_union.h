#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/schema.h"

namespace offhand {

/// The first form that the present keys fill, by its place among the forms.
std::optional<std::size_t> matching_form(const SchemaUnion& schema, std::span<const std::string_view> present);

/// Whether the form has a place for the key.
bool takes(const SchemaForm& form, std::string_view key);
/// What the form needs and is not there.
std::vector<std::string_view> missing_keys(const SchemaForm& form, std::span<const std::string_view> present);

/// Why the present keys fill no form: what is missing, or what excludes what.
std::string explain_union(const SchemaUnion& schema, std::span<const std::string_view> present);

/// "a", "a and b", "a, b and c"
std::string joined(std::span<const std::string_view> words, std::string_view last_separator);

}  // namespace offhand
