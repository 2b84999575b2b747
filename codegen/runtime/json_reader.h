#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/resource.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/validate.h"

/// What generated parsers read with. It keeps the JSON library out of the generated files: that header alone costs more
/// compile time than everything else in them.
namespace offhand {

/// A private copy of a JSON value, validated and normalised.
class CheckedJson {
 public:
  CheckedJson(const SchemaNode& node, const nlohmann::json& json, std::string_view platform = {});
  /// Of what stood in a uri.
  CheckedJson(const SchemaNode& node, std::span<const UriVariableInfo> names, const UriVariables& values);
  ~CheckedJson();
  CheckedJson(const CheckedJson&) = delete;
  CheckedJson& operator=(const CheckedJson&) = delete;

  /// Empty: value() may be read without any further check.
  std::span<const Problem> problems() const { return problems_; }
  const nlohmann::json& value() const { return *value_; }

 private:
  std::unique_ptr<nlohmann::json> value_;
  std::vector<Problem> problems_;
};

/// The member of an object, or null.
const nlohmann::json* find_member(const nlohmann::json& object, std::string_view key);
std::size_t item_count(const nlohmann::json& array);
const nlohmann::json& item_at(const nlohmann::json& array, std::size_t index);
/// Of a string.
std::string_view text_of_json(const nlohmann::json& json);

void read(const nlohmann::json& json, std::string& out);
void read(const nlohmann::json& json, std::int64_t& out);
void read(const nlohmann::json& json, double& out);
void read(const nlohmann::json& json, bool& out);

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
void read(const nlohmann::json& json, std::optional<T>& out) {
  T value{};
  read(json, value);
  out = std::move(value);
}

/// Leaves `out` as it is when the member is absent.
template <class T>
void read_member(const nlohmann::json& object, std::string_view key, T& out) {
  if (const nlohmann::json* member = find_member(object, key)) read(*member, out);
}

}  // namespace offhand
