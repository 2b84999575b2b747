#include "tests/unit/every_call.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "codegen/runtime/validate.h"

namespace offhand::test {
namespace {

/// Of one property set the values are combined in so many ways at most, of one with an optional argument in fewer: it
/// is to be seen what the argument does, and who is meant is aimed at without it.
constexpr std::size_t most_rows = 12;
constexpr std::size_t rows_of_options = 2;
/// Of an object within arguments.
constexpr std::size_t most_objects = 250;

bool is_valid(const SchemaNode& node, json value) { return validate(node, value, "sim").empty(); }

/// The arguments of one call, by name; with a value where no other will do.
using MemberSet = std::map<std::string_view, std::optional<json>>;

class EveryCall {
 public:
  explicit EveryCall(const Aims& aims) : aims_(aims) {}

  std::vector<json> objects(const SchemaNode& node, std::size_t most) const {
    std::vector<json> found;
    std::set<std::string> known;
    const auto add = [&](const json& object) {
      if (found.size() < most && is_valid(node, object) && known.insert(object.dump()).second) found.push_back(object);
    };
    const auto plain = sets_of(node);
    for (const auto& members : plain) {
      for (const auto& row : rows(node, members, most_rows)) add(row);
    }
    for (const auto& members : with_another(node, plain)) {
      for (const auto& row : rows(node, members, rows_of_options)) add(row);
    }
    return found;
  }

 private:
  static bool is_of_union(const SchemaNode& node, std::string_view key) {
    return std::ranges::any_of(node.unions, [&](const SchemaUnion* one) {
      return one->tag == key || std::ranges::find(one->keys, key) != one->keys.end();
    });
  }

  static std::vector<MemberSet> forms_of(const SchemaUnion& schema) {
    std::vector<MemberSet> sets;
    for (const auto& form : schema.forms) {
      MemberSet least;
      if (!schema.tag.empty()) least[schema.tag] = json(form.value);
      for (const auto key : form.required) least[key] = std::nullopt;
      sets.push_back(least);
      auto all = least;
      for (const auto key : form.optional) {
        all[key] = std::nullopt;
        auto more = least;
        more[key] = std::nullopt;
        sets.push_back(std::move(more));
      }
      sets.push_back(std::move(all));
    }
    return sets;
  }

  static std::vector<MemberSet> sets_of(const SchemaNode& node) {
    MemberSet required;
    MemberSet address;
    for (const auto& property : node.properties) {
      if (property.required) required[property.name] = std::nullopt;
      if (is_of_address(property.holds) && !is_of_union(node, property.name)) address[property.name] = std::nullopt;
    }
    address.insert(required.begin(), required.end());
    std::vector<MemberSet> sets{required};
    if (address.size() > required.size()) sets.push_back(std::move(address));
    for (const auto* one : node.unions) {
      std::vector<MemberSet> joined;
      for (const auto& set : sets) {
        for (auto form : forms_of(*one)) {
          form.insert(set.begin(), set.end());
          joined.push_back(std::move(form));
        }
      }
      sets = std::move(joined);
    }
    return sets;
  }

  /// The same with each optional argument that belongs to no union.
  static std::vector<MemberSet> with_another(const SchemaNode& node, const std::vector<MemberSet>& sets) {
    std::vector<MemberSet> more;
    for (const auto& set : sets) {
      for (const auto& property : node.properties) {
        if (property.required || is_of_union(node, property.name)) continue;
        more.push_back(set);
        more.back()[property.name] = std::nullopt;
      }
    }
    return more;
  }

  std::vector<json> rows(const SchemaNode& node, const MemberSet& members, std::size_t most) const {
    std::map<std::string, std::vector<json>> values;
    std::size_t count = 1;
    for (const auto& [name, only] : members) {
      const auto property = std::ranges::find(node.properties, name, &SchemaProperty::name);
      if (property == node.properties.end()) return {};
      auto possible = only ? std::vector<json>{*only} : values_of(*property);
      if (possible.empty()) return {};
      count = std::min(std::lcm(count, possible.size()), std::max({most, possible.size(), count}));
      values[std::string(name)] = std::move(possible);
    }
    std::vector<json> found;
    for (std::size_t row = 0; row < count; ++row) {
      json object = json::object();
      for (const auto& [name, possible] : values) object[name] = possible[row % possible.size()];
      found.push_back(std::move(object));
    }
    return found;
  }

  std::vector<json> values_of(const SchemaProperty& property) const {
    if (property.holds == Holds::session || property.holds == Holds::session_first) return {};
    if (const auto named = aims_.by_name.find(property.name); named != aims_.by_name.end()) return named->second;
    return values_of(*property.node, property.holds);
  }

  std::vector<json> values_of(const SchemaNode& node, Holds holds) const {
    std::vector<json> found;
    const auto aimed = aims_.by_holds.find(holds);
    if (node.kind == SchemaKind::array) {
      for (const auto& item : node.items == nullptr ? aims_.words : values_of(*node.items, holds))
        found.push_back(json(std::max<std::size_t>(1, node.min_size.value_or(1)), item));
    } else if (node.kind == SchemaKind::object) {
      return objects(node, most_objects);
    } else if (aimed != aims_.by_holds.end()) {
      found = aimed->second;
    } else {
      found = plain_values(node, holds);
    }
    std::erase_if(found, [&](const json& value) { return !is_valid(node, value); });
    return found;
  }

  std::vector<json> plain_values(const SchemaNode& node, Holds holds) const {
    switch (node.kind) {
      case SchemaKind::boolean:
        return {true, false};
      case SchemaKind::integer:
      case SchemaKind::number: {
        const auto number = std::min(std::max(node.minimum.value_or(1), 1.0), node.maximum.value_or(1e9));
        return {node.kind == SchemaKind::integer ? json(static_cast<std::int64_t>(number)) : json(number)};
      }
      default:
        break;
    }
    if (!node.values.empty()) return std::vector<json>(node.values.begin(), node.values.end());
    if (holds == Holds::output_path || node.format == SchemaFormat::path) return {aims_.new_path()};
    return aims_.words;
  }

  const Aims& aims_;
};

bool has_address(const SchemaNode& node, int depth) {
  if (depth == 0) return false;
  if (node.items != nullptr && has_address(*node.items, depth - 1)) return true;
  return std::ranges::any_of(node.properties, [&](const SchemaProperty& property) {
    return is_of_address(property.holds) || has_address(*property.node, depth - 1);
  });
}

}  // namespace

std::vector<json> every_call(const SchemaNode& schema, const Aims& aims) {
  return EveryCall(aims).objects(schema, most_objects);
}

bool takes_an_address(const SchemaNode& schema) { return has_address(schema, 8); }

}  // namespace offhand::test
