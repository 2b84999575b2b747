#pragma once

#include <deque>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/schema.h"

namespace offhand {

/// Makes tables of JSON Schema, as much of it as the files of schema/meta and the forms of MCP use. What it read must
/// outlive it: the tables point into it.
class SchemaReader {
 public:
  /// What a reference leads to; null where nothing is there.
  using Resolve = std::function<const nlohmann::json*(const std::string& reference)>;

  explicit SchemaReader(Resolve resolve = {}) : resolve_(std::move(resolve)) {}

  const SchemaNode& read(const nlohmann::json& schema);
  /// Keywords that it passed over.
  const std::vector<std::string>& unknown() const { return unknown_; }

 private:
  using Json = nlohmann::json;

  /// A limit of sizes is one of values of this kind alone.
  void read_size(SchemaNode& node, const Json& schema, SchemaKind kind, const std::string& keyword, const Json& value);
  void read_keyword(SchemaNode& node, const Json& schema, const std::string& keyword, const Json& value);
  void read_properties(SchemaNode& node, const Json& schema);
  std::span<const std::string_view> texts(const Json& list, std::string_view member = {});

  Resolve resolve_;
  // Deques and maps keep what the tables point at in place.
  std::map<const Json*, SchemaNode> nodes_;
  std::deque<std::vector<std::string_view>> texts_;
  std::deque<std::vector<SchemaProperty>> properties_;
  std::deque<std::vector<const SchemaNode*>> lists_;
  std::deque<std::string> constants_;
  std::deque<SchemaNode> sized_;
  std::vector<std::string> unknown_;
};

}  // namespace offhand
