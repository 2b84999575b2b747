#pragma once

#include "codegen/emit/writer.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// Emits constant tables from which the validator checks a declared type: `<name>_schema`, and for a union also
/// `<name>_union`.
void emit_schema_tables(Writer& out, const Type& type);

/// Emits the aliases and values of an enum as a table in the anonymous namespace: `kEffectValues`.
void emit_value_table(Writer& out, const Type& type);

}  // namespace offhand::codegen
