#pragma once

#include "codegen/load/schema_folder.h"
#include "codegen/model/build_types.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// Reads the whole schema folder. The forms of the files must have been checked; this reports only errors that involve
/// several places.
Model build_model(const SchemaFolder& folder, const Part& part, Diagnostics& diagnostics);

/// Parts of build_model.
void read_tools(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics);
void read_resources(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics);
void read_prompts(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics);
/// Reads the members that tools, resources and prompts share; the file name must match the name in the file.
void read_declared(Declared& declared, const Document& document, const Model& model, const SchemaFolder& folder,
                   Diagnostics& diagnostics);
/// Reads "full", or an object with the note or the reason.
PlatformEntry read_support(const std::string& platform, const Json& json, const Place& place);
/// Roles and actions of elements, where the schema has any.
void read_vocabulary(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);
/// What the Computer Use Protocol adds to roles and actions, where the schema has that.
void read_cup(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);
void read_facets(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);
/// The message for an unknown facet.
std::string unknown_facet(const Model& model, const std::string& name);
void read_errors(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics);
/// A flat object as errors and questions have: every member is required unless it says `"optional": true`.
TypePtr read_data(const Name& name, const Json& json, const Place& place, TypeBuilder& types);
/// What the user is asked, where the schema has that.
void read_questions(Model& model, const SchemaFolder& folder, TypeBuilder& types);
/// The MCP clients, where the schema has that table.
void read_clients(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);
/// Other programs, where the schema names any; after the tools, which it refers to.
void read_peers(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);
/// Rules of the audit, and what windows are recognised by, where the schema has them; after the tools.
void read_audit(Model& model, const SchemaFolder& folder);
void read_patterns(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);
void read_command_line(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics);

}  // namespace offhand::codegen
