#pragma once

#include "codegen/load/schema_folder.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// Whether the files are there that others rest on.
void check_files(const SchemaFolder& folder, bool is_product, Diagnostics& diagnostics);

/// Whether each file has the form that schema/meta describes.
void check_forms(const SchemaFolder& folder, Diagnostics& diagnostics);

/// What takes knowledge of several places: defaults, examples, platforms, presets, errors, texts.
void check_model(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);

/// What must hold whatever can be generated: names, flags, hints, types of arguments.
void check_gates(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);

/// Whether what arguments hold is said where it has to be, and fits their types and the subject of their tool.
void check_holds(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);

/// Whether tools declare arguments of one name alike, or say why not.
void check_shared_arguments(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);

/// Whether callers of earlier releases, by their manifests in schema/released, get on with this schema.
void check_released(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);

/// Parts of it: headers, aliases and platforms of tools; uris and variables; arguments of prompts.
void check_tool_names(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);
void check_headers(const Tool& tool, const SchemaFolder& folder, Diagnostics& diagnostics);
void check_resource(const Resource& resource, const SchemaFolder& folder, Diagnostics& diagnostics);

}  // namespace offhand::codegen
