#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "codegen/load/schema_folder.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// The declaration that a type needs.
struct Declaration {
  std::string cpp_name;
  /// "generated/types/target"
  std::string home;
  bool is_arguments = false;
  /// The prefix for the names of nested types; empty: cpp_name.
  std::string prefix = {};

  const std::string& inner_prefix() const { return prefix.empty() ? cpp_name : prefix; }
};

/// "click" of "schema/tools/desktop/click.json"
std::string stem_of(const std::string& file);
/// The home of types in a schema/common file: "generated/types/target"
std::string types_home(const std::string& file);

/// Converts schema values to types. Each definition is built once, however many references it has.
class TypeBuilder {
 public:
  TypeBuilder(const SchemaFolder& folder, Diagnostics& diagnostics) : folder_(folder), diagnostics_(diagnostics) {}

  /// Builds an inline schema or a plain $ref. Null after a reported error.
  TypePtr build(const Json& json, const Place& place, const Declaration& declaration);
  /// A member of $defs in a schema/common file.
  TypePtr definition(const Found& found);
  /// True if an object merges this definition by allOf, so that it needs no struct of its own.
  bool is_only_fragment(const TypePtr& type) const;
  /// True if anything other than itself refers to this definition.
  bool is_used(const TypePtr& type) const;

 private:
  TypePtr referenced(const std::string& reference, const Place& place);
  TypePtr recursive(const Type& type, const Place& place);
  TypePtr taken_in(const std::string& reference, const Place& place);
  void refuse_recursion(const Place& place);
  bool is_referable(const Found& found, const Place& from) const;
  TypePtr build_inline(const Json& json, const Place& place, const Declaration& declaration,
                       const std::string& definition = {});
  void read_enum(Type& type, const Json& json, const Place& place);
  void read_members(Type& type, const Json& json, const Place& place, const Declaration& declaration);
  void read_object(Type& type, const Json& json, const Place& place, const Declaration& declaration);
  void take_part(Type& type, const Json& part, const Place& place);
  void take_fragment(Type& type, const Json& fragment, const Place& place);
  Field read_field(const std::string& key, const Json& json, const Place& place, const Declaration& owner);
  void add_field(Type& type, Field field, const Place& place);
  void apply_required(Type& type, const Json& json, const Place& place);
  void read_union(Type& type, const Json& json, const Place& place, const Declaration& declaration);
  TypePtr form_type(const Type& owner, const Json& form, const Place& place, const Declaration& declaration);
  void read_tag(Type& type, const Place& place);
  void claim_forms(const Type& type, const Place& place);
  bool claim_name(const Declaration& declaration, const Place& place);
  void error(const Place& place, std::string_view message) { folder_.error(diagnostics_, place, message); }

  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
  std::map<std::string, TypePtr> definitions_;
  /// Null until it is known to be an object.
  std::map<std::string, const Type*> in_progress_;
  /// The objects whose members are being read, innermost last.
  std::vector<const Type*> owners_;
  std::map<std::string, TypePtr> forms_;
  /// Names of unions by their forms: unions with equal forms would be the same std::variant.
  std::map<std::string, std::string> unions_;
  std::map<std::string, std::string> claimed_;
  std::set<const Type*> used_as_fragment_;
  std::set<const Type*> used_as_type_;
  std::set<const Type*> used_in_part_;
};

}  // namespace offhand::codegen
