#pragma once

#include "codegen/emit/writer.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// Constant tables with which the validation interpreter checks a declared type: `<name>_schema`, for a union
/// `<name>_union` as well.
void emit_schema_tables(Writer& out, const Type& type);

/// Alternative spellings and values of an enum, as a table in the anonymous namespace: `kEffectValues`.
void emit_value_table(Writer& out, const Type& type);

}  // namespace offhand::codegen
