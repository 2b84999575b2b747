#pragma once

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "codegen/model/model.h"
#include "codegen/runtime/schema.h"

namespace offhand::codegen {

/// Builds the tables of generated code in memory, so that the interpreter that validates calls also validates defaults
/// and examples. The model must outlive it.
class RuntimeSchema {
 public:
  const SchemaNode& node(const Type& type);

 private:
  using Texts = std::vector<std::string_view>;

  const Texts& texts(const std::vector<std::string>& list);
  SchemaProperty property(const Field& field);
  const SchemaUnion* schema_union(const Type& type, const std::string& prefix);
  void fill_object(SchemaNode& node, const Type& type);

  std::map<const Type*, SchemaNode> nodes_;
  // Deques, because spans refer to their elements.
  std::deque<std::string> names_;
  std::deque<Texts> texts_;
  std::deque<std::vector<SchemaProperty>> properties_;
  std::deque<std::vector<EnumAlias>> aliases_;
  std::deque<std::vector<SchemaForm>> forms_;
  std::deque<SchemaUnion> unions_;
  std::deque<std::vector<const SchemaUnion*>> union_lists_;
  std::deque<std::vector<DependentRequired>> dependencies_;
};

}  // namespace offhand::codegen
