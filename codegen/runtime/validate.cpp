#include "codegen/runtime/validate.h"

#include <cstdint>
#include <nlohmann/json.hpp>

#include "codegen/runtime/describe_json.h"
#include "codegen/runtime/explain_union.h"
#include "codegen/runtime/utf8.h"
#include "codegen/runtime/validator.h"

namespace offhand {
namespace {

using Json = nlohmann::json;

bool has_kind(const SchemaNode& node, const Json& value) {
  switch (node.kind) {
    case SchemaKind::string:
      return value.is_string();
    case SchemaKind::integer:
    case SchemaKind::number:
      return value.is_number();
    case SchemaKind::boolean:
      return value.is_boolean();
    case SchemaKind::array:
      return value.is_array();
    case SchemaKind::object:
      return value.is_object();
    case SchemaKind::any:
      break;
  }
  return true;
}

/// The kind by which a value is checked.
SchemaKind kind_of(const Json& value) {
  if (value.is_string()) return SchemaKind::string;
  if (value.is_number()) return SchemaKind::number;
  if (value.is_array()) return SchemaKind::array;
  return value.is_object() ? SchemaKind::object : SchemaKind::boolean;
}

bool has_repeats(const Json& list) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (list[i] == list[j]) return true;
    }
  }
  return false;
}

}  // namespace

std::string Validator::instead(const Json& value) const {
  if (shown_ == Shown::nothing) return {};
  if (shown_ == Shown::kind_and_text) return ", not " + described(value);
  if (value.is_structured()) return ", not " + described(value);
  return ", not " + (value.is_string() ? in_quotes(value.get_ref<const std::string&>()) : value.dump());
}

bool Validator::fits(const SchemaNode& node, const Json& value) const {
  Validator judge(platform_, shown_, Changes::none);
  judge.check_as_it_is(node, value);
  if (!judge.wants_change()) return judge.problems_.empty();
  Validator changing(platform_, shown_, Changes::made);
  Json copy = value;
  changing.check(node, copy, {}, {});
  return changing.problems_.empty();
}

void Validator::check(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown) {
  if (node.never) return report(where, "does not belong here");
  // Further checks do not apply to a value of another kind.
  if (!has_kind(node, value)) return report(where, "must be " + std::string(wanted(node.kind)) + instead(value));
  check_by_type(node, value, where, unknown);
  check_composition(node, value, where);
}

void Validator::check_by_type(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown) {
  if (!node.values.empty() && !value.is_string()) {
    return report(where, subject(described(value)) + "is not one of " + joined(node.values, ", "));
  }
  switch (node.kind == SchemaKind::any ? kind_of(value) : node.kind) {
    case SchemaKind::string:
      return check_string(node, value, where, unknown);
    case SchemaKind::integer:
      return check_integer(node, value, where);
    case SchemaKind::number:
      return check_range(node, value, where);
    case SchemaKind::array:
      return check_array(node, value, where);
    case SchemaKind::object:
      return check_object(node, value, where);
    case SchemaKind::boolean:
    case SchemaKind::any:
      break;
  }
}

/// Checks the composition keywords (allOf, if, const and the like).
void Validator::check_composition(const SchemaNode& node, Json& value, const Where& where) {
  if (!node.constant.empty() && value != Json::parse(node.constant)) {
    report(where, "must be " + std::string(node.constant) + instead(value));
  }
  for (const SchemaNode* part : node.all) check(*part, value, where, {});
  if (node.condition != nullptr) {
    const SchemaNode* branch = fits(*node.condition, value) ? node.then : node.otherwise;
    if (branch != nullptr) check(*branch, value, where, {});
  }
  if (node.none_of != nullptr && fits(*node.none_of, value)) report(where, "must be something else" + instead(value));
}

void Validator::check_array(const SchemaNode& node, Json& value, const Where& where) {
  const std::size_t count = value.size();
  check_size(node, count, "items", where);
  // The items of an overlong list are not checked.
  if (node.max_size && count > *node.max_size) return;
  if (node.unique_items && has_repeats(value)) report(where, "has an item twice");
  if (node.items == nullptr) return;
  for (std::size_t i = 0; i < count; ++i) {
    check(*node.items, value[i], where.item(i), {});
  }
}

void Validator::check_size(const SchemaNode& node, std::size_t count, std::string_view things, const Where& where) {
  const auto has = [&] { return "has " + std::to_string(count) + ' ' + std::string(things); };
  if (node.min_size && count < *node.min_size) {
    report(where, has() + ", at least " + std::to_string(*node.min_size) + " are needed");
  } else if (node.max_size && count > *node.max_size) {
    report(where, has() + ", at most " + std::to_string(*node.max_size) + " are allowed");
  }
}

std::vector<Problem> validate(const SchemaNode& node, Json& value, std::string_view platform, Shown shown,
                              std::size_t most) {
  Validator validator(platform, shown, Validator::Changes::made, most);
  validator.check(node, value, {}, {});
  return validator.take();
}

std::optional<std::vector<Problem>> validate_as_it_is(const SchemaNode& node, const Json& value,
                                                      std::string_view platform, Shown shown) {
  Validator validator(platform, shown, Validator::Changes::none);
  validator.check_as_it_is(node, value);
  if (validator.wants_change()) return std::nullopt;
  return validator.take();
}

std::string summary_of(std::span<const Problem> problems) {
  std::string text;
  for (const Problem& problem : problems) {
    if (!text.empty()) text += "; ";
    if (!problem.pointer.empty()) text += problem.pointer + ": ";
    text += problem.message;
  }
  return text;
}

}  // namespace offhand
