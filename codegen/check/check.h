#pragma once

#include "codegen/load/schema_folder.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// Whether each file has the form that schema/meta describes.
void check_forms(const SchemaFolder& folder, Diagnostics& diagnostics);

/// What takes knowledge of several places: defaults, examples, platforms, presets, errors, texts.
void check_model(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);

}  // namespace offhand::codegen
