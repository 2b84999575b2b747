#include "codegen/runtime/validate.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <regex>

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/explain_union.h"
#include "codegen/runtime/formats.h"
#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"

namespace offhand {
namespace {

using Json = nlohmann::json;

// Whoever sends more mistakes than this does not read them one by one.
constexpr std::size_t kMostProblems = 20;

std::string number_text(double number) {
  std::array<char, 32> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
  return {buffer.data(), end};
}

std::string in_quotes(std::string_view text) { return '"' + preview(text) + '"'; }

/// The value as a message names it: its kind, and its text where that is short enough to help.
std::string described(const Json& value) {
  switch (value.type()) {
    case Json::value_t::null:
      return "null";
    case Json::value_t::object:
      return "an object";
    case Json::value_t::array:
      return "an array";
    case Json::value_t::string:
      return "the string " + in_quotes(value.get_ref<const std::string&>());
    case Json::value_t::boolean:
      return value.get<bool>() ? "true" : "false";
    case Json::value_t::number_integer:
      return "the number " + std::to_string(value.get<std::int64_t>());
    case Json::value_t::number_unsigned:
      return "the number " + std::to_string(value.get<std::uint64_t>());
    case Json::value_t::number_float:
      return "the number " + number_text(value.get<double>());
    default:
      return "something that is not JSON";
  }
}

std::string_view wanted(SchemaKind kind) {
  switch (kind) {
    case SchemaKind::string:
      return "a string";
    case SchemaKind::integer:
      return "an integer";
    case SchemaKind::number:
      return "a number";
    case SchemaKind::boolean:
      return "true or false";
    case SchemaKind::array:
      return "an array";
    case SchemaKind::object:
      return "an object";
    case SchemaKind::any:
      break;
  }
  return "anything";
}

/// Where in a value something is. The pointer is written only when there is something to say of it: arguments that are
/// right, nearly all, are not to pay for it.
class Where {
 public:
  Where() = default;

  Where member(std::string_view key) const { return Where(*this, key, 0); }
  Where item(std::size_t index) const { return Where(*this, {}, index); }
  std::string pointer() const {
    if (above_ == nullptr) return {};
    std::string text = above_->pointer() + '/';
    if (key_.data() == nullptr) return text + std::to_string(index_);
    for (const char c : preview(key_)) {
      if (c == '~') {
        text += "~0";
      } else if (c == '/') {
        text += "~1";
      } else {
        text += c;
      }
    }
    return text;
  }

 private:
  Where(const Where& above, std::string_view key, std::size_t index) : above_(&above), key_(key), index_(index) {}

  const Where* above_ = nullptr;
  std::string_view key_;
  std::size_t index_ = 0;
};

const std::regex& compiled(std::string_view pattern) {
  static std::mutex mutex;
  static std::map<std::string, const std::regex, std::less<>> cache;
  const std::scoped_lock lock(mutex);
  const auto known = cache.find(pattern);
  return known != cache.end() ? known->second : cache.emplace(pattern, std::string(pattern)).first->second;
}

/// std::regex recurses with the length of the text; what is longer than any generated schema allows matches nothing.
bool matches(const std::string& text, std::string_view pattern) {
  constexpr std::size_t longest_bytes = 16'384;
  return text.size() <= longest_bytes && std::regex_search(text, compiled(pattern));
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> candidates) {
  const auto suggestion = nearest(word, candidates);
  return suggestion ? ", did you mean \"" + std::string(*suggestion) + "\"?" : std::string();
}

/// Where in an object each property of its schema is, found by one walk over what the object has: it mostly has few of
/// what it may have.
class Members {
 public:
  explicit Members(std::size_t properties) {
    if (properties > few_.size()) many_.resize(properties);
  }

  /// Of the property with this number; null where the object has none.
  Json*& at(std::size_t property) { return many_.empty() ? few_[property] : many_[property]; }

 private:
  std::array<Json*, 32> few_{};
  std::vector<Json*> many_;
};

class Validator {
 public:
  enum class Changes : std::uint8_t { made, none };

  Validator(std::string_view platform, Shown shown, Changes changes)
      : platform_(platform), shown_(shown), changes_(changes) {}

  void check(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown);
  /// Nothing, and no word of what is wrong, where something would have to be changed.
  void check_as_it_is(const SchemaNode& node, const Json& value) {
    // Nothing is changed: may_change() says so wherever something would be.
    check(node, const_cast<Json&>(value), {}, {});
  }
  bool wants_change() const { return wants_change_; }
  std::vector<Problem> take() { return std::move(problems_); }

 private:
  bool may_change() {
    wants_change_ = true;
    return changes_ == Changes::made;
  }
  void report(const Where& where, std::string message, Problem::Fault fault = Problem::Fault::value) {
    if (problems_.size() < kMostProblems) problems_.push_back({where.pointer(), std::move(message), fault});
  }
  /// The value before what is wrong with it: `"a" `.
  std::string counted(std::size_t count) const {
    return shown_ == Shown::nothing ? "the wrong number of" : std::to_string(count);
  }
  std::string subject(std::string value) const { return shown_ == Shown::nothing ? "" : std::move(value += ' '); }
  /// The value behind what it should be.
  std::string instead(const Json& value) const;
  void check_by_type(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown);
  void check_composition(const SchemaNode& node, Json& value, const Where& where);
  bool fits(const SchemaNode& node, const Json& value) const;
  void check_string(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown);
  void check_enum(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown);
  void check_integer(const SchemaNode& node, Json& value, const Where& where);
  void check_range(const SchemaNode& node, const Json& value, const Where& where);
  void check_array(const SchemaNode& node, Json& value, const Where& where);
  void check_object(const SchemaNode& node, Json& value, const Where& where);
  void check_size(const SchemaNode& node, std::size_t count, std::string_view things, const Where& where);
  void check_keys(const SchemaNode& node, Json& value, const Where& where, Members& members);
  void rename(const SchemaProperty& property, Json& object, const Where& where);
  void check_call(const SchemaCall& call, Json& value, const Where& where);
  void check_platform(const SchemaProperty& property, Json& object, const Where& where);
  void check_relations(const SchemaNode& node, const Json& value, const Where& where);
  void check_union(const SchemaUnion& schema, const Json& value, const Where& where);

  std::string_view platform_;
  Shown shown_;
  Changes changes_;
  bool wants_change_ = false;
  std::vector<Problem> problems_;
};

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

/// What a value of any kind is checked as.
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

std::string Validator::instead(const Json& value) const {
  if (shown_ == Shown::nothing) return {};
  if (shown_ == Shown::kind_and_text) return ", not " + described(value);
  return ", not " + (value.is_string() ? in_quotes(value.get_ref<const std::string&>()) : preview(value.dump()));
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
  // Nothing else would make sense of a value of another kind.
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

/// What schemas say of each other.
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

void Validator::check_string(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown) {
  const std::string& text = value.get_ref<const std::string&>();
  if (!is_utf8(text)) return report(where, subject(in_quotes(text)) + "is not valid UTF-8");
  // Programs and desktops take it for the end of a text, and some read on behind it.
  if (text.find('\0') != std::string::npos) return report(where, "must not contain U+0000");
  if (!node.values.empty()) return check_enum(node, value, where, unknown);
  const std::size_t length = character_count(text);
  if (node.min_size && length < *node.min_size) {
    const std::string least = std::to_string(*node.min_size);
    return report(where, text.empty() ? "must not be empty"
                                      : subject(in_quotes(text)) + "has " + counted(length) + " characters, at least " +
                                            least + " are needed");
  }
  if (node.max_size && length > *node.max_size) {
    return report(where, subject(in_quotes(text)) + "has " + counted(length) + " characters, at most " +
                             std::to_string(*node.max_size) + " are allowed");
  }
  if (!node.pattern.empty() && !matches(text, node.pattern)) {
    return report(where, subject(in_quotes(text)) + "does not match " + std::string(node.pattern));
  }
  if (!has_format(text, node.format)) {
    report(where, subject(in_quotes(text)) + "is not " + std::string(name_of(node.format)));
  }
}

void Validator::check_enum(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown) {
  const std::string& text = value.get_ref<const std::string&>();
  if (std::find(node.values.begin(), node.values.end(), text) != node.values.end()) return;
  for (const EnumAlias& alias : node.aliases) {
    if (alias.alias == text) {
      if (may_change()) value = std::string(alias.value);
      return;
    }
  }
  if (!unknown.empty()) {
    if (may_change()) value = std::string(unknown);
    return;
  }
  std::vector<std::string_view> candidates(node.values.begin(), node.values.end());
  for (const EnumAlias& alias : node.aliases) candidates.push_back(alias.alias);
  report(where, subject(in_quotes(text)) + "is not one of " + joined(node.values, ", ") +
                    (shown_ == Shown::nothing ? "" : did_you_mean(text, candidates)));
}

void Validator::check_integer(const SchemaNode& node, Json& value, const Where& where) {
  // 2^63 is the first double that no longer fits.
  constexpr double kLimit = 9223372036854775808.0;
  if (value.is_number_float()) {
    const double number = value.get<double>();
    if (!std::isfinite(number) || number != std::trunc(number)) {
      return report(where, subject(number_text(number)) + "is not a whole number");
    }
    if (number < -kLimit || number >= kLimit) return report(where, subject(number_text(number)) + "is out of range");
    if (!may_change()) return;
    value = static_cast<std::int64_t>(number);
  }
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX)) {
    return report(where, subject(std::to_string(value.get<std::uint64_t>())) + "is out of range");
  }
  check_range(node, value, where);
}

void Validator::check_range(const SchemaNode& node, const Json& value, const Where& where) {
  const double number = value.get<double>();
  const auto shown = [&] {
    return subject(value.is_number_float() || node.kind != SchemaKind::integer
                       ? number_text(number)
                       : std::to_string(value.get<std::int64_t>()));
  };
  if (!std::isfinite(number)) return report(where, shown() + "is not a finite number");
  if (node.minimum && number < *node.minimum) {
    report(where, shown() + "is less than the minimum " + number_text(*node.minimum));
  } else if (node.maximum && number > *node.maximum) {
    report(where, shown() + "is more than the maximum " + number_text(*node.maximum));
  }
}

void Validator::check_array(const SchemaNode& node, Json& value, const Where& where) {
  const std::size_t count = value.size();
  check_size(node, count, "items", where);
  // Nobody reads on in a list that is too long.
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

void Validator::check_object(const SchemaNode& node, Json& value, const Where& where) {
  check_size(node, value.size(), "members", where);
  if (node.open) return;
  Members members(node.properties.size());
  check_keys(node, value, where, members);
  for (std::size_t i = 0; i < node.properties.size(); ++i) {
    const SchemaProperty& property = node.properties[i];
    if (Json* const member = members.at(i)) {
      if (property.nullable && member->is_null()) continue;
      check(*property.node, *member, where.member(property.name), property.unknown);
    } else if (property.required) {
      report(where.member(property.name), "is required", Problem::Fault::missing);
    }
  }
  check_relations(node, value, where);
  if (node.call != nullptr) check_call(*node.call, value, where);
}

std::vector<std::string_view> names_of(const SchemaNode& node) {
  std::vector<std::string_view> names;
  for (const SchemaProperty& property : node.properties) names.push_back(property.name);
  return names;
}

/// Unknown keys, and keys of other platforms; what is known is put among `members`.
void Validator::check_keys(const SchemaNode& node, Json& value, const Where& where, Members& members) {
  for (const SchemaProperty& property : node.properties) {
    if (!property.also_called.empty()) rename(property, value, where);
    if (!property.platforms.empty() && value.contains(property.name)) check_platform(property, value, where);
  }
  for (auto at = value.begin(); at != value.end(); ++at) {
    const std::string& key = at.key();
    if (problems_.size() >= kMostProblems) return;
    if (node.names != nullptr) {
      Json name = key;
      check(*node.names, name, where.member(key), {});
    }
    const auto property = std::ranges::find(node.properties, key, &SchemaProperty::name);
    if (property != node.properties.end()) {
      members.at(static_cast<std::size_t>(property - node.properties.begin())) = &*at;
      continue;
    }
    if (node.others != nullptr) {
      check(*node.others, *at, where.member(key), {});
    } else {
      report(where.member(key), "unknown key" + did_you_mean(key, names_of(node)), Problem::Fault::unknown);
    }
  }
}

/// Puts the property under its own name.
void Validator::rename(const SchemaProperty& property, Json& object, const Where& where) {
  for (const std::string_view alias : property.also_called) {
    const auto found = object.find(alias);
    if (found == object.end()) continue;
    if (!may_change()) return;
    if (object.contains(property.name)) {
      report(where.member(alias), "means " + std::string(property.name) + ", which is given as well");
    } else {
      Json member = std::move(*found);
      object[std::string(property.name)] = std::move(member);
    }
    object.erase(std::string(alias));
  }
}

/// The tool and, by its own schema, what it is given.
void Validator::check_call(const SchemaCall& call, Json& value, const Where& where) {
  const auto named = value.find(call.tool_key);
  if (named == value.end() || !named->is_string() || call.catalog == nullptr) return;
  const std::string& name = named->get_ref<const std::string&>();
  const auto fits = [&](const ToolInfo* tool) {
    if (tool->identity == name) return true;
    const auto& old = tool->aliases;
    return tool->toolset == call.toolset &&
           (tool->name == name || std::find(old.begin(), old.end(), name) != old.end());
  };
  const auto tools = call.catalog().tools;
  const auto tool = std::find_if(tools.begin(), tools.end(), fits);
  if (tool == tools.end()) {
    std::vector<std::string_view> names;
    for (const ToolInfo* known : tools) names.push_back(known->toolset == call.toolset ? known->name : known->identity);
    return report(where.member(call.tool_key), "there is no tool " + in_quotes(name) + did_you_mean(name, names));
  }
  if (const auto given = value.find(call.arguments_key); given == value.end() || given->is_null()) {
    if (!may_change()) return;
    value[std::string(call.arguments_key)] = Json::object();
  }
  check(*(*tool)->input, *value.find(call.arguments_key), where.member(call.arguments_key), {});
}

void Validator::check_platform(const SchemaProperty& property, Json& object, const Where& where) {
  const auto& platforms = property.platforms;
  if (platform_.empty() || platforms.empty()) return;
  if (std::find(platforms.begin(), platforms.end(), platform_) != platforms.end()) return;
  if (property.elsewhere == Elsewhere::refuse) {
    report(where.member(property.name),
           "exists only on " + joined(platforms, " and ") + ", not on " + std::string(platform_));
  }
  if (may_change()) object.erase(std::string(property.name));
}

/// What keys demand of each other.
void Validator::check_relations(const SchemaNode& node, const Json& value, const Where& where) {
  for (const SchemaUnion* schema : node.unions) check_union(*schema, value, where);
  const auto& some = node.at_least_one_of;
  if (!some.empty() && std::none_of(some.begin(), some.end(), [&](auto key) { return value.contains(key); })) {
    report(where, "needs at least one of " + joined(some, ", "));
  }
  for (const DependentRequired& dependency : node.dependent_required) {
    if (!value.contains(dependency.key)) continue;
    std::vector<std::string_view> missing;
    for (const std::string_view key : dependency.needs) {
      if (!value.contains(key)) missing.push_back(key);
    }
    if (!missing.empty()) {
      report(where, std::string(dependency.key) + " needs " + joined(missing, " and ") + " as well");
    }
  }
}

/// The keys of a union that an object has, in their order; found by one walk over what it has.
class PresentKeys {
 public:
  PresentKeys(const SchemaUnion& schema, const Json& object) {
    if (schema.keys.size() > few_.size()) many_.resize(schema.keys.size());
    const std::span<std::string_view> found = many_.empty() ? std::span<std::string_view>(few_) : many_;
    for (auto at = object.begin(); at != object.end(); ++at) {
      const auto key = std::ranges::find(schema.keys, std::string_view(at.key()));
      if (key != schema.keys.end()) found[static_cast<std::size_t>(key - schema.keys.begin())] = *key;
    }
    const auto rest = std::ranges::remove_if(found, [](std::string_view key) { return key.empty(); });
    keys_ = found.first(static_cast<std::size_t>(rest.begin() - found.begin()));
  }
  PresentKeys(const PresentKeys&) = delete;
  PresentKeys& operator=(const PresentKeys&) = delete;

  std::span<const std::string_view> keys() const { return keys_; }

 private:
  std::array<std::string_view, 16> few_{};
  std::vector<std::string_view> many_;
  std::span<const std::string_view> keys_;
};

/// The form that the tag names; null where it names none.
const SchemaForm* tagged_form(const SchemaUnion& schema, const Json& object) {
  const auto tag = object.find(schema.tag);
  if (tag == object.end() || !tag->is_string()) return nullptr;
  const auto form = std::find_if(schema.forms.begin(), schema.forms.end(), [&](const SchemaForm& known) {
    return known.value == tag->get_ref<const std::string&>();
  });
  return form == schema.forms.end() ? nullptr : &*form;
}

/// A tag that is missing or wrong has been reported by then: it is a property like others.
void Validator::check_union(const SchemaUnion& schema, const Json& value, const Where& where) {
  const PresentKeys found(schema, value);
  const auto present = found.keys();
  if (schema.tag.empty()) {
    if (!matching_form(schema, present)) report(where, explain_union(schema, present));
    return;
  }
  const SchemaForm* form = tagged_form(schema, value);
  if (form == nullptr) return;
  const std::string tagged = std::string(schema.tag) + " " + std::string(form->value);
  if (const auto missing = missing_keys(*form, present); !missing.empty()) {
    report(where, tagged + " needs " + joined(missing, " and "));
  }
  for (const std::string_view key : present) {
    if (!takes(*form, key)) report(where.member(key), "does not go with " + tagged);
  }
}

}  // namespace

std::vector<Problem> validate(const SchemaNode& node, Json& value, std::string_view platform, Shown shown) {
  Validator validator(platform, shown, Validator::Changes::made);
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

std::size_t form_of(const SchemaUnion& schema, const Json& object) {
  if (!schema.tag.empty()) {
    const SchemaForm* form = tagged_form(schema, object);
    return form == nullptr ? 0 : static_cast<std::size_t>(form - schema.forms.data());
  }
  return matching_form(schema, PresentKeys(schema, object).keys()).value_or(0);
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
