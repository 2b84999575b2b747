#pragma once

#include <vector>

#include "codegen/emit/cpp.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {

/// Emits the declarations of types and their functions for a header.
void declare_types(Writer& out, const std::vector<TypePtr>& types, const InputTypes& inputs);

/// Emits their definitions: texts of enums, tables of the validator, readers and writers.
void define_types(Writer& out, const std::vector<TypePtr>& types, const InputTypes& inputs);

/// #include lines that define_types needs besides the types' own header.
std::string_view definition_includes();

/// Emits forward declarations that declare_types needs in namespace offhand.
void forward_declarations(Writer& out);

}  // namespace offhand::codegen
