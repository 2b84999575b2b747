#include "codegen/check/check_types.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>

#include "codegen/model/text_access.h"
#include "codegen/runtime/validate.h"

namespace offhand::codegen {
namespace {

// std::regex recurses with the length of the text; this length fits any stack.
constexpr std::uint64_t kLongestMatched = 4096;

bool has_value(const Type& type, const std::string& text) {
  return std::any_of(type.values.begin(), type.values.end(),
                     [&](const EnumValue& value) { return value.name.text() == text; });
}

/// True if a value of a type contains a value of a `wanted` type.
template <class Wanted>
bool holds(const Type& type, const Json& value, const Wanted& wanted) {
  if (wanted(type)) return true;
  if (type.items)
    return std::any_of(value.begin(), value.end(), [&](const Json& item) { return holds(*type.items, item, wanted); });
  return std::any_of(type.fields.begin(), type.fields.end(), [&](const Field& field) {
    const auto member = value.is_object() ? value.find(field.name.text()) : value.end();
    return member != value.end() && !member->is_null() && holds(*field.type, *member, wanted);
  });
}

bool compiles(const std::string& pattern) {
  try {
    static_cast<void>(std::regex(pattern));
    return true;
  } catch (const std::regex_error&) {
    return false;
  }
}

}  // namespace

void TypeChecker::check(const Type& type, Direction direction) {
  if (!seen_.emplace(&type, direction).second) return;
  check_enum(type);
  check_summary(type.summary, type.description, type.place);
  if (!type.row.empty()) check_row(type, type.row, type.place.child("row"));
  if (!type.text.empty()) {
    if (const std::string problem = text_problem(type.text, type); !problem.empty())
      error(type.place.child("text"), problem);
  }
  check_limits(type, direction);
  check_call(type);
  if (type.items) check(*type.items, direction);
  for (const Field& field : type.fields) check_field(type, field, direction);
  for (const std::string& key : type.at_least_one_of) require_key(type, key, "at_least_one_of");
  for (const DependentKeys& dependency : type.dependent_required) {
    std::vector<std::string> keys = dependency.needs;
    keys.push_back(dependency.key);
    for (const std::string& key : keys) require_key(type, key, "dependentRequired");
  }
  check_names(type);
}

void TypeChecker::require_key(const Type& type, const std::string& key, const std::string& keyword) {
  const std::vector<Field> fields = flat_fields(type);
  const bool known =
      std::any_of(fields.begin(), fields.end(), [&](const Field& field) { return field.name.text() == key; });
  if (!known) error(type.place.child(keyword), "there is no property " + key + '.');
}

/// Each name must mean one property.
void TypeChecker::check_names(const Type& type) {
  std::map<std::string, std::string> members;
  for (const Field& field : type.fields) {
    const auto [other, added] = members.emplace(field.name.identifier(), field.name.text());
    if (!added) error(field.place, "has the same C++ name as " + other->second + '.');
  }
  const std::vector<Field> fields = flat_fields(type);
  std::set<std::string> names;
  for (const Field& field : fields) names.insert(field.name.text());
  for (const Field& field : fields) {
    for (const std::string& other : field.also_called) {
      if (!names.insert(other).second) error(field.place.child("also_called"), other + " is another property's name.");
    }
  }
  for (const Field& field : fields) {
    for (const std::string& other : field.not_called) {
      if (names.contains(other)) error(field.place.child("not_called"), other + " is a property's name.");
    }
  }
}

void TypeChecker::check_field(const Type& owner, const Field& field, Direction direction) {
  check(*field.type, direction);
  if (field.description.empty()) error(field.place, "no description.");
  if (field.summary != field.type->summary) check_summary(field.summary, field.description, field.place);
  if (field.row != field.type->row) check_row(*field.type, field.row, field.place.child("row"));
  if (field.default_value && !(field.nullable && field.default_value->is_null())) check_default(owner, field);
  for (std::size_t i = 0; i < field.examples.size(); ++i) {
    check_value(*field.type, field.examples[i], field.place.child("examples").child(i));
  }
  if (!field.unknown.empty() && !has_value(*field.type, field.unknown)) {
    error(field.place.child("unknown"), "\"" + field.unknown + "\" is no value of the enum.");
  }
  check_platforms(field);
  if (field.dispatch == "wait" && (field.type->kind != Kind::integer || !field.type->limits.maximum))
    error(field.place.child("dispatch"), "a time to wait is an integer with a maximum.");
  if (field.dispatch.starts_with("session") && (field.type->kind != Kind::string || field.type->is_enum()))
    error(field.place.child("dispatch"), "a run has a name: it is a string that is no enum.");
  if (field.dispatch == "delivery" && !has_value(*field.type, "foreground"))
    error(field.place.child("dispatch"), "a mode of delivery is an enum with the value foreground.");
  if (field.dispatch == "screen" && !has_value(*field.type, "desktop"))
    error(field.place.child("dispatch"), "what lets a call act on the screen is an enum with the value desktop.");
}

void TypeChecker::check_summary(const std::string& summary, const std::string& description, const Place& place) {
  if (!summary.empty() && summary.size() >= description.size())
    error(place.child("summary"), "is not shorter than the description.");
}

void TypeChecker::check_row(const Type& list, const std::string& row, const Place& place) {
  if (list.kind != Kind::array || !list.items->is_struct()) return error(place, "is for a list of objects.");
  if (const std::string problem = text_problem(row, *list.items); !problem.empty()) error(place, problem);
}

/// Checks a default, which is documented and becomes a C++ value.
void TypeChecker::check_default(const Type& owner, const Field& field) {
  const Place place = field.place.child("default");
  const Json& value = *field.default_value;
  if (!check_value(*field.type, value, place)) return;
  nlohmann::json read = nlohmann::json::parse(value.dump());
  const std::string written = read.dump();
  validate(runtime_.node(*field.type), read, {});
  if (read.dump() != written) error(place, "is taken for " + read.dump() + ", and has to say so.");
  if (holds(*field.type, value, [](const Type& type) { return type.is_call(); }))
    error(place, "a call of a tool is no default.");
  if (holds(*field.type, value, [&](const Type& type) { return &type == &owner; }))
    error(place, "each " + owner.cpp_name + " would hold another without end.");
}

bool TypeChecker::check_value(const Type& type, const Json& value, const Place& place) {
  nlohmann::json copy = nlohmann::json::parse(value.dump());
  const std::vector<Problem> problems = validate(runtime_.node(type), copy, {});
  for (const Problem& problem : problems) {
    error({place.file, place.pointer + problem.pointer}, problem.message + (problem.message.ends_with('?') ? "" : "."));
  }
  return problems.empty();
}

void TypeChecker::check_enum(const Type& type) {
  for (const auto& [alias, value] : type.aliases) {
    if (!has_value(type, value))
      error(type.place.child("aliases").child(alias), "\"" + value + "\" is no value of the enum.");
    if (has_value(type, alias)) error(type.place.child("aliases").child(alias), "is a value of the enum itself.");
  }
  for (std::size_t i = 0; i < type.values.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (type.values[i].name.identifier() != type.values[j].name.identifier()) continue;
      error(type.place.child("enum").child(i), "has the same C++ name as " + type.values[j].name.text() + '.');
    }
  }
}

void TypeChecker::check_limits(const Type& type, Direction direction) {
  const Limits& limits = type.limits;
  if (limits.minimum && limits.maximum && *limits.minimum > *limits.maximum)
    error(type.place, "the minimum is more than the maximum.");
  if (limits.min_size && limits.max_size && *limits.min_size > *limits.max_size)
    error(type.place, "the minimum is more than the maximum.");
  if (direction == Direction::input && !limits.max_size) {
    if (type.kind == Kind::array) error(type.place, "no maxItems.");
    if (type.is_map() || type.open) error(type.place, "no maxProperties.");
  }
  if (type.is_set() && type.items->values.size() > 64) error(type.place, "a set holds at most 64 different values.");
  if (limits.pattern.empty()) return;
  if (!compiles(limits.pattern)) error(type.place.child("pattern"), "is no regular expression.");
  if (!limits.max_size || *limits.max_size > kLongestMatched) {
    error(type.place, "a pattern needs a maxLength of at most " + std::to_string(kLongestMatched) + '.');
  }
}

void TypeChecker::check_call(const Type& type) {
  const auto is_of_it = [&](const Tool& tool) { return tool.toolset == type.call_toolset; };
  if (type.is_call() && std::none_of(model_.tools.begin(), model_.tools.end(), is_of_it))
    error(type.place.child("toolset"), "there is no toolset " + type.call_toolset + '.');
}

void TypeChecker::check_platforms(const Field& field) {
  for (const std::string& platform : field.platforms) {
    if (model_.find_platform(platform) == nullptr)
      error(field.place.child("platforms"), "there is no platform " + platform + '.');
  }
  if (field.ignored_elsewhere && field.platforms.empty())
    error(field.place.child("elsewhere"), "means nothing without platforms.");
  if (!field.platforms.empty() && field.required)
    error(field.place.child("platforms"), "what is required must exist everywhere.");
}

}  // namespace offhand::codegen
