#pragma once

#include <set>
#include <string>

#include "codegen/check/runtime_schema.h"
#include "codegen/load/schema_folder.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// Input comes from outside, so its lists must be bounded.
enum class Direction { input, output };

/// Checks types and all their parts: descriptions, limits, enums, defaults, examples.
class TypeChecker {
 public:
  TypeChecker(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics)
      : model_(model), folder_(folder), diagnostics_(diagnostics) {}

  void check(const Type& type, Direction direction);
  /// Checks a JSON value that the schema gives for a type; returns whether it is valid.
  bool check_value(const Type& type, const Json& value, const Place& place);
  /// It is there to be shorter.
  void check_summary(const std::string& summary, const std::string& description, const Place& place);

 private:
  void check_field(const Type& owner, const Field& field, Direction direction);
  void check_row(const Type& list, const std::string& row, const Place& place);
  void check_default(const Type& owner, const Field& field);
  void require_key(const Type& type, const std::string& key, const std::string& keyword);
  void check_names(const Type& type);
  void check_enum(const Type& type);
  void check_limits(const Type& type, Direction direction);
  void check_call(const Type& type);
  void check_platforms(const Field& field);
  void error(const Place& place, std::string_view message) { folder_.error(diagnostics_, place, message); }

  const Model& model_;
  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
  RuntimeSchema runtime_;
  std::set<std::pair<const Type*, Direction>> seen_;
};

}  // namespace offhand::codegen
