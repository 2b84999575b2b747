#include <algorithm>

#include "codegen/check/check.h"
#include "codegen/check/compare_promises.h"
#include "codegen/model/manifest.h"

namespace offhand::codegen {
namespace {

/// Compares one release with the current schema.
class ReleaseChecker {
 public:
  ReleaseChecker(std::string release, const Json& before, const Json& now, const Model& model,
                 const SchemaFolder& folder, Diagnostics& diagnostics)
      : release_(std::move(release)),
        before_(before),
        now_(now),
        model_(model),
        folder_(folder),
        diagnostics_(diagnostics) {}

  void check() {
    check_tools();
    check_presets();
    each("resources", folder_.own("resources"), [](const auto&...) {});
    each("prompts", folder_.own("prompts"), [this](const auto& name, const Json& was, const Json& is, const Place& at) {
      compare_objects(was, is, Way::into, teller(at, name));
    });
    each("commands", model_.command_line ? model_.command_line->path : folder_.own("cli"),
         [this](const auto& name, const Json& was, const Json& is, const Place& at) {
           compare_members(was, is, "", Way::into, teller(at, name));
         });
    each("errors", model_.errors_path, [this](const auto& name, const Json& was, const Json& is, const Place& at) {
      compare_objects(was, is, Way::out_of, teller(at, name));
    });
    compare_members(part(before_, "settings"), part(now_, "settings"), "", Way::into,
                    teller({model_.config_path, ""}, ""));
  }

 private:
  static Json part(const Json& manifest, const char* kind) { return manifest.value(kind, Json::object()); }

  void error(const Place& place, const std::string& message) {
    folder_.error(diagnostics_, place, "since " + release_ + ": " + message);
  }

  TellLoss teller(const Place& place, const std::string& name) {
    return [this, place, name](const std::string& loss) { error(place, name.empty() ? loss : name + ": " + loss); };
  }

  /// Compares entries that still exist.
  template <class Compare>
  void each(const char* kind, const std::string& file, const Compare& compare) {
    const Json now = part(now_, kind);
    const Json before = part(before_, kind);
    for (const auto& [name, was] : before.items()) {
      if (!now.contains(name)) {
        error({file, ""}, name + " is gone.");
      } else {
        compare(name, was, now[name], Place{file, ""});
      }
    }
  }

  void check_tools() {
    const Json before = part(before_, "tools");
    for (const auto& [identity, tool] : before.items()) {
      if (now_.at("tools").contains(identity)) {
        check_tool(tool, now_.at("tools").at(identity), *model_.find_tool(identity));
      } else if (!is_alias(identity)) {
        error({folder_.own("tools"), ""}, identity + " is gone.");
      }
    }
  }

  bool is_alias(const std::string& identity) const {
    return std::any_of(model_.tools.begin(), model_.tools.end(), [&](const Tool& tool) {
      return std::any_of(tool.aliases.begin(), tool.aliases.end(),
                         [&](const std::string& alias) { return tool.toolset + '.' + alias == identity; });
    });
  }

  void check_tool(const Json& before, const Json& now, const Tool& tool) {
    compare_objects(before.at("arguments"), now.at("arguments"), Way::into,
                    teller(tool.place.child("inputSchema"), ""));
    check_command(before, now, tool);
    for (const Json& alias : before.value("aliases", Json::array())) {
      if (!contains(now.value("aliases", Json::array()), alias))
        error(tool.place, "the old name " + alias.get<std::string>() + " is gone.");
    }
    for (const Json& platform : before.value("platforms", Json::array())) {
      if (!contains(now.value("platforms", Json::array()), platform))
        error(tool.place.child("platforms"), "it works no more on " + platform.get<std::string>() + '.');
    }
    if (before.contains("external_result") && before["external_result"] != now.value("external_result", Json()))
      error(tool.place.child("outputSchema"), "its results follow another schema.");
    if (!before.contains("result")) return;
    const Place result = tool.place.child("outputSchema");
    if (!now.contains("result")) return error(result, "there is no structured result any more.");
    compare_objects(before.at("result"), now.at("result"), Way::out_of, teller(result, ""));
  }

  void check_command(const Json& before, const Json& now, const Tool& tool) {
    if (before.contains("command") && before["command"] != now["command"])
      error(tool.command_place, "its command was " + before["command"].get<std::string>() + '.');
    const Json places_before = before.value("positional", Json::array());
    const Json places_now = now.value("positional", Json::array());
    for (std::size_t i = 0; i < places_before.size(); ++i) {
      if (i >= places_now.size() || places_now[i] != places_before[i])
        error(tool.place.child("cli"), places_before[i].get<std::string>() + " is no more given by its place.");
    }
  }

  /// A renamed tool is in its preset under the new name.
  void check_presets() {
    each("presets", folder_.own("presets.json"),
         [this](const auto& name, const Json& was, const Json& is, const Place& at) {
           for (const Json& tool : was) {
             if (model_.find_tool(tool.get<std::string>()) != nullptr && !contains(is, tool))
               error(at, name + " has " + tool.get<std::string>() + " no more.");
           }
         });
  }

  std::string release_;
  const Json& before_;
  const Json& now_;
  const Model& model_;
  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
};

}  // namespace

void check_released(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  const std::vector<const Document*> releases = folder.below(folder.own("released/"));
  if (releases.empty()) return;
  const Json now = manifest_of(model);
  for (const Document* document : releases) {
    const std::string file = document->relative().substr(std::string_view("released/").size());
    try {
      if (document->json.at("digest") != digest_of(document->json)) {
        folder.error(diagnostics, {document->path, ""}, "was edited: what a release promised is not changed.");
        continue;
      }
      ReleaseChecker(file.substr(0, file.rfind('.')), document->json, now, model, folder, diagnostics).check();
    } catch (const Json::exception&) {
      folder.error(diagnostics, {document->path, ""}, "is not what offhand-codegen --release wrote.");
    }
  }
}

}  // namespace offhand::codegen
