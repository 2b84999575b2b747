#include "codegen/check/compare_promises.h"

#include <algorithm>

namespace offhand::codegen {
namespace {

bool all_within(const Json& values, const Json& list) {
  return std::all_of(values.begin(), values.end(), [&](const Json& value) { return contains(list, value); });
}

/// The member that now has an old name.
const Json* also_called(const Json& members, const std::string& name) {
  const auto found = std::find_if(members.begin(), members.end(), [&](const Json& member) {
    return contains(member.value("also_called", Json::array()), name);
  });
  return found == members.end() ? nullptr : &*found;
}

void compare_limits(const Json& before, const Json& now, const std::string& at, const TellLoss& tell) {
  const auto narrower = [&](const char* limit) { tell(at + " takes less than it did: " + limit + '.'); };
  for (const char* lower : {"minimum", "min_size"}) {
    if (now.contains(lower) && (!before.contains(lower) || now[lower] > before[lower])) narrower(lower);
  }
  for (const char* upper : {"maximum", "max_size"}) {
    if (now.contains(upper) && (!before.contains(upper) || now[upper] < before[upper])) narrower(upper);
  }
  for (const char* exact : {"pattern", "format", "unique"}) {
    if (now.contains(exact) && (!before.contains(exact) || now[exact] != before[exact])) narrower(exact);
  }
  if (!now.contains("values")) return;
  if (!before.contains("values")) return tell(at + " takes certain values only now.");
  for (const Json& value : before["values"]) {
    if (!contains(now["values"], value)) tell(at + " takes " + value.dump() + " no more.");
  }
}

/// True if every value that matched `before` matches `now`.
bool takes_all_of(const Json& now, const Json& before) {
  Json keys = now.at("optional");
  keys.insert(keys.end(), now.at("required").begin(), now.at("required").end());
  return now.value("value", "") == before.value("value", "") && all_within(now.at("required"), before.at("required")) &&
         all_within(before.at("required"), keys) && all_within(before.at("optional"), keys);
}

std::string name_of(const Json& form) {
  if (form.contains("value")) return form["value"].get<std::string>();
  std::string name;
  for (const Json& key : form.at("required")) name += (name.empty() ? "" : " + ") + key.get<std::string>();
  return name;
}

void compare_forms(const Json& before, const Json& now, const std::string& at, const TellLoss& tell) {
  for (const Json& form : before) {
    const bool taken =
        std::any_of(now.begin(), now.end(), [&](const Json& other) { return takes_all_of(other, form); });
    if (!taken) tell(at + "the form " + name_of(form) + " is taken no more.");
  }
}

void compare_conditions(const Json& before, const Json& now, const Json& members_before, const std::string& at,
                        const TellLoss& tell) {
  const char* one = "at_least_one_of";
  if (now.contains(one) && (!before.contains(one) || !all_within(before[one], now[one])))
    tell(at + "at least one of " + now[one].dump() + " is asked for now.");
  const Json needs_before = before.value("needs", Json::object());
  const Json needs_now = now.value("needs", Json::object());
  for (const auto& [key, needs] : needs_now.items()) {
    if (members_before.contains(key) && !all_within(needs, needs_before.value(key, Json::array())))
      tell(at + key + " needs " + needs.dump() + " now.");
  }
  const Json forms_before = before.value("forms", Json::object());
  const Json forms_now = now.value("forms", Json::object());
  for (const auto& [name, forms] : forms_now.items()) {
    if (forms_before.contains(name)) compare_forms(forms_before[name], forms, at, tell);
  }
}

/// What readers of a result were told that it may be.
void compare_told_values(const Json& before, const Json& now, const std::string& at, const TellLoss& tell) {
  if (!before.contains("values") || before.value("more_values", false)) return;
  if (!now.contains("values") || now.value("more_values", false))
    return tell(at + " may be another value than it was said to be.");
  for (const Json& value : now["values"]) {
    if (!contains(before["values"], value)) tell(at + " may be " + value.dump() + " now.");
  }
}

void compare_values(const Json& before, const Json& now, const std::string& at, Way way, const TellLoss& tell) {
  const std::string was = before.at("type").get<std::string>();
  const std::string is = now.at("type").get<std::string>();
  const bool wider = way == Way::into && (is == "any" || (was == "integer" && is == "number"));
  if (was != is && !wider) return tell(at + " was " + was + " and is " + is + '.');
  if (way == Way::into) compare_limits(before, now, at, tell);
  if (way == Way::out_of) compare_told_values(before, now, at, tell);
  if (before.contains("items") && now.contains("items"))
    compare_values(before.at("items"), now.at("items"), at + "[]", way, tell);
  if (!before.contains("members") || !now.contains("members")) return;
  compare_members(before.at("members"), now.at("members"), at + '.', way, tell);
  if (way == Way::into)
    compare_conditions(before.value("conditions", Json::object()), now.value("conditions", Json::object()),
                       before.at("members"), at + ": ", tell);
}

void compare_member(const Json& before, const Json& now, const std::string& at, Way way, const TellLoss& tell) {
  const bool was = before.value("required", false);
  const bool is = now.value("required", false);
  if (way == Way::into && is && !was) tell(at + " is required now.");
  if (way == Way::out_of && was && !is) tell(at + " may be absent now.");
  const bool null_was = before.value("nullable", false);
  const bool null_is = now.value("nullable", false);
  if (way == Way::into ? null_was && !null_is : null_is && !null_was)
    tell(at + (null_is ? " may be null now." : " may be null no more."));
  if (way == Way::into && before.value("default", Json()) != now.value("default", Json()))
    tell(at + " has another default.");
  if (way == Way::into && now.contains("only_on") &&
      (!before.contains("only_on") || !all_within(before["only_on"], now["only_on"])))
    tell(at + " is refused on more platforms.");
  if (way == Way::into && before.value("any_text", false) && !now.value("any_text", false))
    tell(at + " takes no other text than its values now.");
  compare_values(before, now, at, way, tell);
}

}  // namespace

bool contains(const Json& list, const Json& value) { return std::find(list.begin(), list.end(), value) != list.end(); }

void compare_members(const Json& before, const Json& now, const std::string& path, Way way, const TellLoss& tell) {
  for (const auto& [name, member] : before.items()) {
    const std::string at = path + name;
    if (now.contains(name)) {
      compare_member(member, now.at(name), at, way, tell);
    } else if (const Json* renamed = way == Way::into ? also_called(now, name) : nullptr; renamed != nullptr) {
      compare_member(member, *renamed, at, way, tell);
    } else {
      tell(at + " is gone.");
    }
  }
  if (way == Way::out_of) return;
  for (const auto& [name, member] : now.items()) {
    if (!before.contains(name) && member.value("required", false)) tell(path + name + " is new and required.");
  }
}

void compare_objects(const Json& before, const Json& now, Way way, const TellLoss& tell) {
  compare_members(before.at("members"), now.at("members"), "", way, tell);
  if (way == Way::into)
    compare_conditions(before.value("conditions", Json::object()), now.value("conditions", Json::object()),
                       before.at("members"), "", tell);
}

}  // namespace offhand::codegen
