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

/// Converts JSON Schema to tables, as far as the files of schema/meta and the forms of MCP use it. The schema must
/// outlive it, because the tables refer to it.
class SchemaReader {
 public:
  /// The target of a reference; null if there is none.
  using Resolve = std::function<const nlohmann::json*(const std::string& reference)>;

  explicit SchemaReader(Resolve resolve = {}) : resolve_(std::move(resolve)) {}

  const SchemaNode& read(const nlohmann::json& schema);
  /// Keywords that it ignored.
  const std::vector<std::string>& unknown() const { return unknown_; }

 private:
  using Json = nlohmann::json;

  /// A size limit applies to values of this kind only.
  void read_size(SchemaNode& node, const Json& schema, SchemaKind kind, const std::string& keyword, const Json& value);
  void read_keyword(SchemaNode& node, const Json& schema, const std::string& keyword, const Json& value);
  void read_properties(SchemaNode& node, const Json& schema);
  std::span<const std::string_view> texts(const Json& list, std::string_view member = {});

  Resolve resolve_;
  // Deques and maps, because the tables refer to their elements.
  std::map<const Json*, SchemaNode> nodes_;
  std::deque<std::vector<std::string_view>> texts_;
  std::deque<std::vector<SchemaProperty>> properties_;
  std::deque<std::vector<const SchemaNode*>> lists_;
  std::deque<std::string> constants_;
  std::deque<SchemaNode> sized_;
  std::vector<std::string> unknown_;
};

}  // namespace offhand
