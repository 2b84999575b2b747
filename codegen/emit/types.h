#pragma once

#include <vector>

#include "codegen/emit/cpp.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {

/// Declarations of types and of the functions that belong to them, for a header.
void declare_types(Writer& out, const std::vector<TypePtr>& types, const InputTypes& inputs);

/// Their definitions: texts of enums, tables of the validator, readers and writers.
void define_types(Writer& out, const std::vector<TypePtr>& types, const InputTypes& inputs);

/// #include lines that define_types needs besides the header of the types.
std::string_view definition_includes();

/// Forward declarations that declare_types needs in namespace offhand.
void forward_declarations(Writer& out);

}  // namespace offhand::codegen
