#pragma once

#include "codegen/load/schema_folder.h"
#include "codegen/model/build_types.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// Reads the whole schema folder. The forms of the files must have been checked before: this only reports what takes
/// knowledge of several places.
Model build_model(const SchemaFolder& folder, const Part& part, Diagnostics& diagnostics);

/// Parts of it.
void read_tools(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics);
void read_resources(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics);
void read_prompts(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics);
/// What tools, resources and prompts have in common; the name of the file must be the name in it.
void read_declared(Declared& declared, const Document& document, const Model& model, const SchemaFolder& folder,
                   Diagnostics& diagnostics);
/// "full", or an object with the note or the reason.
PlatformEntry read_support(const std::string& platform, const Json& json, const Place& place);
/// Roles and actions of elements, where the schema has any.
void read_vocabulary(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);
void read_facets(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);
/// What there is to say of a name that no facet has.
std::string unknown_facet(const Model& model, const std::string& name);
void read_errors(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics);
void read_command_line(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);

}  // namespace offhand::codegen
