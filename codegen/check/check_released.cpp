#include <algorithm>

#include "codegen/check/check.h"
#include "codegen/model/manifest.h"

namespace offhand::codegen {
namespace {

// Callers may go on sending what they sent, and go on reading what they read. So arguments may only take more, and
// results may only say more.
enum class Way { into, out_of };

class ReleaseChecker {
 public:
  ReleaseChecker(std::string release, const SchemaFolder& folder, Diagnostics& diagnostics)
      : release_(std::move(release)), folder_(folder), diagnostics_(diagnostics) {}

  void check(const Json& before, const Json& now, const Model& model) {
    const Place schema{folder_.own("tools"), ""};
    for (const auto& [identity, tool] : before.at("tools").items()) {
      if (const Tool* known = model.find_tool(identity)) {
        check_tool(tool, now.at("tools").at(identity), *known);
      } else if (!is_alias(identity, model)) {
        error(schema, identity + " is gone.");
      }
    }
    for (const Json& code : before.at("errors")) {
      if (!contains(now.at("errors"), code))
        error({model.errors_path, "/errors"}, code.get<std::string>() + " is gone.");
    }
  }

 private:
  void error(const Place& place, const std::string& message) {
    folder_.error(diagnostics_, place, "since " + release_ + ": " + message);
  }

  static bool contains(const Json& list, const Json& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
  }

  static bool is_alias(const std::string& identity, const Model& model) {
    return std::any_of(model.tools.begin(), model.tools.end(), [&](const Tool& tool) {
      return std::any_of(tool.aliases.begin(), tool.aliases.end(),
                         [&](const std::string& alias) { return tool.toolset + '.' + alias == identity; });
    });
  }

  void check_tool(const Json& before, const Json& now, const Tool& tool) {
    check_members(before.at("arguments"), now.at("arguments"), "", Way::into, tool.place.child("inputSchema"));
    for (const Json& alias : before.value("aliases", Json::array())) {
      if (!contains(now.value("aliases", Json::array()), alias))
        error(tool.place, "the old name " + alias.get<std::string>() + " is gone.");
    }
    for (const Json& platform : before.value("platforms", Json::array())) {
      if (!contains(now.value("platforms", Json::array()), platform))
        error(tool.place.child("platforms"), "it works no more on " + platform.get<std::string>() + '.');
    }
    if (!before.contains("result")) return;
    const Place result = tool.place.child("outputSchema");
    if (!now.contains("result")) return error(result, "there is no structured result any more.");
    check_members(before.at("result"), now.at("result"), "", Way::out_of, result);
  }

  void check_members(const Json& before, const Json& now, const std::string& path, Way way, const Place& place) {
    for (const auto& [name, member] : before.items()) {
      const std::string at = path + name;
      if (now.contains(name)) {
        check_member(member, now.at(name), at, way, place);
      } else if (way == Way::out_of || !is_also_called(now, name)) {
        error(place, at + " is gone.");
      }
    }
    if (way == Way::out_of) return;
    for (const auto& [name, member] : now.items()) {
      if (!before.contains(name) && member.value("required", false))
        error(place, path + name + " is new and required.");
    }
  }

  static bool is_also_called(const Json& members, const std::string& name) {
    return std::any_of(members.begin(), members.end(),
                       [&](const Json& member) { return contains(member.value("also_called", Json::array()), name); });
  }

  void check_member(const Json& before, const Json& now, const std::string& at, Way way, const Place& place) {
    const bool was = before.value("required", false);
    const bool is = now.value("required", false);
    if (way == Way::into && is && !was) error(place, at + " is required now.");
    if (way == Way::out_of && was && !is) error(place, at + " may be absent now.");
    const bool null_was = before.value("nullable", false);
    const bool null_is = now.value("nullable", false);
    if (way == Way::into ? null_was && !null_is : null_is && !null_was)
      error(place, at + (null_is ? " may be null now." : " may be null no more."));
    if (way == Way::into && before.value("default", Json()) != now.value("default", Json()))
      error(place, at + " has another default.");
    check_value(before, now, at, way, place);
  }

  void check_value(const Json& before, const Json& now, const std::string& at, Way way, const Place& place) {
    const std::string was = before.at("type").get<std::string>();
    const std::string is = now.at("type").get<std::string>();
    const bool wider = way == Way::into && (is == "any" || (was == "integer" && is == "number"));
    if (was != is && !wider) return error(place, at + " was " + was + " and is " + is + '.');
    if (way == Way::into) check_narrowing(before, now, at, place);
    if (before.contains("items") && now.contains("items"))
      check_value(before.at("items"), now.at("items"), at + "[]", way, place);
    if (before.contains("members") && now.contains("members"))
      check_members(before.at("members"), now.at("members"), at + '.', way, place);
  }

  void check_narrowing(const Json& before, const Json& now, const std::string& at, const Place& place) {
    for (const char* lower : {"minimum", "min_size"}) {
      if (now.contains(lower) && (!before.contains(lower) || now[lower] > before[lower]))
        error(place, at + " takes less than it did: " + lower + '.');
    }
    for (const char* upper : {"maximum", "max_size"}) {
      if (now.contains(upper) && (!before.contains(upper) || now[upper] < before[upper]))
        error(place, at + " takes less than it did: " + upper + '.');
    }
    for (const char* exact : {"pattern", "format", "unique"}) {
      if (now.contains(exact) && (!before.contains(exact) || now[exact] != before[exact]))
        error(place, at + " takes less than it did: " + exact + '.');
    }
    if (!now.contains("values")) return;
    if (!before.contains("values")) return error(place, at + " takes certain values only now.");
    for (const Json& value : before["values"]) {
      if (!contains(now["values"], value)) error(place, at + " takes " + value.dump() + " no more.");
    }
  }

  std::string release_;
  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
};

}  // namespace

void check_released(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  const Json now = manifest_of(model);
  for (const Document* document : folder.below(folder.own("released/"))) {
    const std::string file = document->relative().substr(std::string_view("released/").size());
    ReleaseChecker(file.substr(0, file.rfind('.')), folder, diagnostics).check(document->json, now, model);
  }
}

}  // namespace offhand::codegen
