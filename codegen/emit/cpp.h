#pragma once

#include <set>
#include <string>
#include <vector>

#include "codegen/model/model.h"

/// How parts of the model are spelled in C++.
namespace offhand::codegen {

class Writer;

/// "std::vector<KeyModifier>"
std::string cpp_type(const Type& type);
/// The same, in an std::optional where the member may be absent.
std::string member_type(const Field& field);
/// "0.5", "-9.2e+18": as a literal whatever the number is.
std::string floating_literal(const Json& value);
/// "{}" or " = 1": every member has one, so that designated initialisers may leave it out.
std::string member_initialiser(const Field& field);

/// "process_id", for functions and tables that belong to a declared type.
std::string snake_name(const Type& type);

/// Types with a declaration in `home`, each after those it consists of.
std::vector<TypePtr> declared_types(const std::vector<TypePtr>& roots, const std::string& home);
/// Other files whose declarations these types need.
std::set<std::string> used_homes(const std::vector<TypePtr>& types, const std::string& home);

/// #include lines of the standard headers that `body` uses, by their names in it.
std::string standard_includes(const std::string& body);
/// #include lines of the headers of codegen/runtime that hold types which `body` uses.
std::string runtime_includes(const std::string& body);
/// That of the registry, where `body` asks it for the schemas of other tools.
std::string catalog_include(const std::string& body, const Part& part);
/// #include lines for generated headers.
std::string home_includes(const std::set<std::string>& homes);

/// The line of a body's declaration that says where to write it.
std::string written_in(const Part& part, const std::string& file);

/// Types whose values are read from JSON: those of arguments and of the configuration.
using InputTypes = std::set<const Type*>;
InputTypes input_types(const Model& model);

/// What dispatch knows of a call that only looks and whose body takes its arguments as they came: the reading of a
/// resource ("resources"), the making of a prompt ("prompts"). An initialiser of ToolInfo.
std::string plain_call_info(std::string_view kind, const Name& name, const std::vector<std::string>& needs);
/// The table that it names, where there are needs.
void define_needs(Writer& out, const Name& name, const std::vector<std::string>& needs);

}  // namespace offhand::codegen
