#pragma once

#include "codegen/load/schema_folder.h"
#include "codegen/model/build_types.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// Reads the whole schema folder. The forms of the files must have been checked before: this only reports what takes
/// knowledge of several places.
Model build_model(const SchemaFolder& folder, Diagnostics& diagnostics);

/// Parts of it.
void read_tools(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics);
void read_errors(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics);
void read_command_line(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);

}  // namespace offhand::codegen
