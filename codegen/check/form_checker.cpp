#include "codegen/check/form_checker.h"

#include <algorithm>
#include <array>

#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"

namespace offhand::codegen {
namespace {

/// Whether a keyword is handled together with others, or only informs.
bool is_silent(const std::string& keyword) {
  constexpr auto kSilent = std::to_array<std::string_view>({"$schema", "$defs", "title", "description", "then", "else",
                                                            "type", "required", "properties", "additionalProperties",
                                                            "propertyNames", "items", "minItems", "uniqueItems"});
  return std::find(kSilent.begin(), kSilent.end(), keyword) != kSilent.end();
}

bool has_type(const Json& value, const std::string& type) {
  if (type == "string") return value.is_string();
  if (type == "integer") return value.is_number_integer();
  if (type == "number") return value.is_number();
  if (type == "boolean") return value.is_boolean();
  if (type == "array") return value.is_array();
  return type == "object" && value.is_object();
}

std::string article(const std::string& noun) {
  return (std::string("aeiou").find(noun.front()) == std::string::npos ? "a " : "an ") + noun;
}

std::string did_you_mean(const std::string& word, const std::vector<std::string>& candidates) {
  const std::vector<std::string_view> views(candidates.begin(), candidates.end());
  const auto suggestion = nearest(word, views);
  return suggestion ? "; did you mean \"" + std::string(*suggestion) + "\"?" : ".";
}

std::string shown(const Json& value) {
  return value.is_string() ? '"' + preview(value.get<std::string>()) + '"' : preview(value.dump());
}

std::string not_one_of(const Json& value, const Json& allowed) {
  std::vector<std::string> names;
  std::string list;
  for (const Json& entry : allowed) {
    names.push_back(entry.get<std::string>());
    list += (list.empty() ? "" : ", ") + names.back();
  }
  return shown(value) + " is not one of " + list +
         did_you_mean(value.is_string() ? value.get<std::string>() : "", names);
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

void FormChecker::check(const Document& document, const Document& meta) {
  Findings findings;
  apply({meta.json, {meta.path, ""}}, document.json, {document.path, ""}, findings);
  for (const Finding& finding : findings) folder_.error(diagnostics_, finding.place, finding.message);
}

const std::regex& FormChecker::compiled(const std::string& pattern) {
  return patterns_.try_emplace(pattern, pattern).first->second;
}

bool FormChecker::fits(const Rule& rule, const Json& value, const Place& place) {
  Findings findings;
  apply(rule, value, place, findings);
  return findings.empty();
}

void FormChecker::apply(const Rule& rule, const Json& value, const Place& place, Findings& findings) {
  if (rule.json.is_boolean()) {
    if (!rule.json.get<bool>()) findings.push_back({place, "does not belong here."});
    return;
  }
  if (rule.json.contains("type") && !has_type(value, rule.json["type"].get<std::string>())) {
    // Nothing else would make sense of it.
    findings.push_back(
        {place, "must be " + article(rule.json["type"].get<std::string>()) + ", not " + shown(value) + '.'});
    return;
  }
  if (value.is_object()) apply_object(rule, value, place, findings);
  if (value.is_array()) apply_array(rule, value, place, findings);
  for (const auto& [keyword, ignored] : rule.json.items()) apply_keyword(keyword, rule, value, place, findings);
}

void FormChecker::apply_keyword(const std::string& keyword, const Rule& rule, const Json& value, const Place& place,
                                Findings& findings) {
  const Json& wanted = rule.json[keyword];
  if (is_silent(keyword)) return;
  if (keyword == "$ref") {
    const auto found = folder_.resolve(wanted.get<std::string>(), rule.place.child(keyword), diagnostics_);
    if (found) apply({*found->json, found->place}, value, place, findings);
  } else if (keyword == "if") {
    apply_condition(rule, value, place, findings);
  } else if (keyword == "allOf") {
    apply_all(rule, value, place, findings);
  } else if (keyword == "not") {
    if (fits({wanted, rule.place.child(keyword)}, value, place))
      findings.push_back({place, shown(value) + " is not allowed here."});
  } else if (keyword == "const") {
    if (value != wanted) findings.push_back({place, "must be " + shown(wanted) + ", not " + shown(value) + '.'});
  } else if (keyword == "enum") {
    if (std::find(wanted.begin(), wanted.end(), value) == wanted.end())
      findings.push_back({place, not_one_of(value, wanted)});
  } else if (keyword == "minLength") {
    const bool short_text = value.is_string() && character_count(value.get<std::string>()) < wanted.get<std::size_t>();
    if (short_text) findings.push_back({place, "must not be empty."});
  } else if (keyword == "pattern") {
    const bool differs =
        value.is_string() && !std::regex_search(value.get<std::string>(), compiled(wanted.get<std::string>()));
    if (differs) findings.push_back({place, shown(value) + " does not match " + wanted.get<std::string>() + '.'});
  } else if (keyword == "minimum" || keyword == "maximum") {
    const bool below = keyword == "minimum" && value.is_number() && value < wanted;
    const bool above = keyword == "maximum" && value.is_number() && value > wanted;
    if (below || above)
      findings.push_back({place, shown(value) + " is beyond the " + keyword + ' ' + wanted.dump() + '.'});
  } else {
    folder_.error(diagnostics_, rule.place.child(keyword), "the generator does not know this keyword.");
  }
}

void FormChecker::apply_condition(const Rule& rule, const Json& value, const Place& place, Findings& findings) {
  const char* branch = fits({rule.json["if"], rule.place.child("if")}, value, place) ? "then" : "else";
  if (rule.json.contains(branch)) apply({rule.json[branch], rule.place.child(branch)}, value, place, findings);
}

void FormChecker::apply_all(const Rule& rule, const Json& value, const Place& place, Findings& findings) {
  const Json& rules = rule.json["allOf"];
  for (std::size_t i = 0; i < rules.size(); ++i) {
    apply({rules[i], rule.place.child("allOf").child(i)}, value, place, findings);
  }
}

void FormChecker::apply_object(const Rule& rule, const Json& value, const Place& place, Findings& findings) {
  for (const Json& key : rule.json.value("required", Json::array())) {
    if (!value.contains(key.get<std::string>())) findings.push_back({place, "no " + key.get<std::string>() + '.'});
  }
  for (const auto& [key, member] : value.items()) {
    if (rule.json.contains("propertyNames")) {
      apply({rule.json["propertyNames"], rule.place.child("propertyNames")}, key, place.child(key), findings);
    }
    if (rule.json.contains("properties") && rule.json["properties"].contains(key)) {
      apply({rule.json["properties"][key], rule.place.child("properties").child(key)}, member, place.child(key),
            findings);
    } else if (rule.json.contains("additionalProperties")) {
      apply_additional(rule, key, member, place, findings);
    }
  }
}

void FormChecker::apply_additional(const Rule& rule, const std::string& key, const Json& member, const Place& place,
                                   Findings& findings) {
  const Json& additional = rule.json["additionalProperties"];
  if (additional.is_object())
    return apply({additional, rule.place.child("additionalProperties")}, member, place.child(key), findings);
  std::vector<std::string> names;
  const Json properties = rule.json.value("properties", Json::object());
  for (const auto& [name, ignored] : properties.items()) names.push_back(name);
  findings.push_back({place.child(key), "unknown keyword" + did_you_mean(key, names)});
}

void FormChecker::apply_array(const Rule& rule, const Json& value, const Place& place, Findings& findings) {
  if (rule.json.contains("items")) {
    for (std::size_t i = 0; i < value.size(); ++i) {
      apply({rule.json["items"], rule.place.child("items")}, value[i], place.child(i), findings);
    }
  }
  if (value.size() < rule.json.value("minItems", std::size_t{0})) findings.push_back({place, "has too few items."});
  if (rule.json.value("uniqueItems", false) && has_repeats(value)) findings.push_back({place, "has an item twice."});
}

}  // namespace offhand::codegen
