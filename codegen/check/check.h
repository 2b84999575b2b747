#pragma once

#include "codegen/load/schema_folder.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// Checks that the required files exist.
void check_files(const SchemaFolder& folder, bool is_product, Diagnostics& diagnostics);

/// Checks the form of each file against schema/meta.
void check_forms(const SchemaFolder& folder, Diagnostics& diagnostics);

/// Checks across files: defaults, examples, platforms, presets, errors, texts.
void check_model(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);

/// Checks rules that hold for every product: names, flags, hints, types of arguments.
void check_gates(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);

/// Checks that tools declare arguments of the same name alike or give a reason.
void check_shared_arguments(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);

/// Checks compatibility with the callers of earlier releases, by their manifests in schema/released.
void check_released(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);

/// Parts of check_gates: headers, aliases and platforms of tools; URIs and variables; arguments of prompts.
void check_tool_names(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);
void check_headers(const Tool& tool, const SchemaFolder& folder, Diagnostics& diagnostics);
void check_resource(const Resource& resource, const SchemaFolder& folder, Diagnostics& diagnostics);

}  // namespace offhand::codegen
