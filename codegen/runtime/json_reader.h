#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/enum_set.h"
#include "codegen/runtime/json_value.h"
#include "codegen/runtime/resource.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/validate.h"

/// Functions for generated parsers. They keep the JSON library out of generated files, whose compile time it would more
/// than double.
namespace offhand {

/// A validated and normalised JSON value: the given one, or a copy if something had to be changed.
class CheckedJson {
 public:
  /// `json` must outlive it.
  CheckedJson(const SchemaNode& node, const nlohmann::json& json, std::string_view platform = {});
  /// For the variables of a URI.
  CheckedJson(const SchemaNode& node, std::span<const UriVariableInfo> names, const UriVariables& values);
  ~CheckedJson();
  CheckedJson(const CheckedJson&) = delete;
  CheckedJson& operator=(const CheckedJson&) = delete;

  /// If empty, value() may be read without further checks.
  std::span<const Problem> problems() const { return problems_; }
  const nlohmann::json& value() const { return *value_; }

 private:
  void judge(const SchemaNode& node, std::string_view platform);

  std::unique_ptr<nlohmann::json> copy_;
  const nlohmann::json* value_ = nullptr;
  std::vector<Problem> problems_;
};

/// The members of an object whose keys start with `prefix`, by the rest of their keys.
class MembersBelow {
 public:
  MembersBelow(const nlohmann::json& object, std::string_view prefix);
  ~MembersBelow();
  MembersBelow(const MembersBelow&) = delete;
  MembersBelow& operator=(const MembersBelow&) = delete;

  const nlohmann::json& value() const { return *value_; }

 private:
  std::unique_ptr<nlohmann::json> value_;
};

/// The member of an object, or null.
const nlohmann::json* find_member(const nlohmann::json& object, std::string_view key);
std::size_t item_count(const nlohmann::json& array);
const nlohmann::json& item_at(const nlohmann::json& array, std::size_t index);
/// The value of a string.
std::string_view text_of_json(const nlohmann::json& json);

void read(const nlohmann::json& json, std::string& out);
void read(const nlohmann::json& json, std::int64_t& out);
void read(const nlohmann::json& json, double& out);
void read(const nlohmann::json& json, bool& out);
void read(const nlohmann::json& json, JsonValue& out);
void read(const nlohmann::json& json, ToolCall& out);
/// The keys of an object in alphabetical order.
std::vector<std::string> keys_of(const nlohmann::json& object);
bool is_null(const nlohmann::json& json);

// These overloads refer to each other.
template <class T>
void read(const nlohmann::json& json, std::vector<T>& out);
template <class T>
void read(const nlohmann::json& json, std::map<std::string, T>& out);
template <class T>
void read(const nlohmann::json& json, std::optional<T>& out);

template <class T>
void read(const nlohmann::json& json, std::vector<T>& out) {
  out.clear();
  out.reserve(item_count(json));
  for (std::size_t i = 0; i < item_count(json); ++i) {
    T item{};
    read(item_at(json, i), item);
    out.push_back(std::move(item));
  }
}

template <class T>
void read(const nlohmann::json& json, std::map<std::string, T>& out) {
  out.clear();
  for (std::string& key : keys_of(json)) {
    T& member = out[key];
    read(*find_member(json, key), member);
  }
}

template <class E>
void read(const nlohmann::json& json, EnumSet<E>& out) {
  out = {};
  for (std::size_t i = 0; i < item_count(json); ++i) {
    E value{};
    read(item_at(json, i), value);
    out.insert(value);
  }
}

/// null, where the schema allows it, means no value.
template <class T>
void read(const nlohmann::json& json, std::optional<T>& out) {
  out.reset();
  if (is_null(json)) return;
  T value{};
  read(json, value);
  out = std::move(value);
}

/// For a member that may be absent and may be null.
template <class T>
void read(const nlohmann::json& json, std::optional<std::optional<T>>& out) {
  read(json, out.emplace());
}

/// Leaves `out` unchanged if the member is absent.
template <class T>
void read_member(const nlohmann::json& object, std::string_view key, T& out) {
  if (const nlohmann::json* member = find_member(object, key)) read(*member, out);
}

}  // namespace offhand
