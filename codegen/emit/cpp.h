#pragma once

#include <set>
#include <string>
#include <vector>

#include "codegen/model/model.h"

/// The C++ spelling of parts of the model.
namespace offhand::codegen {

class Writer;

/// "std::vector<KeyModifier>"
std::string cpp_type(const Type& type);
/// The same, as an std::optional if the member may be absent.
std::string member_type(const Field& field);
/// "0.5", "-9.2e+18": a floating-point literal for any number.
std::string floating_literal(const Json& value);
/// "{}" or " = 1": every member has one, so that designated initialisers may omit it.
std::string member_initialiser(const Field& field);

/// "process_id", for functions and tables that belong to a declared type.
std::string snake_name(const Type& type);

/// Types that `home` declares, each after the types it consists of.
std::vector<TypePtr> declared_types(const std::vector<TypePtr>& roots, const std::string& home);
/// Other files whose declarations these types need.
std::set<std::string> used_homes(const std::vector<TypePtr>& types, const std::string& home);

/// #include lines of the standard headers that `body` uses, by the names in it.
std::string standard_includes(const std::string& body);
/// #include lines of the headers in codegen/runtime that declare types used by `body`.
std::string runtime_includes(const std::string& body);
/// The #include line of the registry, if `body` uses it for the schemas of other tools.
std::string catalog_include(const std::string& body, const Part& part);
/// #include lines for generated headers.
std::string home_includes(const std::set<std::string>& homes);

/// The comment of a body's declaration that names its file.
std::string written_in(const Part& part, const std::string& file);

/// Types that are read from JSON: those of arguments and of the configuration.
using InputTypes = std::set<const Type*>;
InputTypes input_types(const Model& model);

/// What dispatch knows of a call that only looks and whose body takes its arguments as they came: the reading of a
/// resource ("resources"), the making of a prompt ("prompts"). An initialiser of ToolInfo.
std::string plain_call_info(std::string_view kind, const Name& name, const std::vector<std::string>& needs);
/// The table that it names, where there are needs.
void define_needs(Writer& out, const Name& name, const std::vector<std::string>& needs);

}  // namespace offhand::codegen
