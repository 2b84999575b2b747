#include <functional>
#include <map>
#include <set>
#include <string>

#include "platform/sim/scene_reader.h"

/// References are checked before anything runs: a test whose script names a renamed node must fail to load instead of
/// silently doing nothing.
namespace offhand::platform::sim {
namespace {

/// Matches every application that a call goes to.
constexpr const char* any_application = "*";

struct Names {
  std::set<std::string> nodes;
  std::set<std::string> windows;
};

/// Visits every deed of a scene with its application (empty: none in particular).
class Walk {
 public:
  using Visit = std::function<void(const ScriptedDeed&, const std::string& application)>;
  using VisitNode = std::function<void(const NodeSpec&, const std::string& application)>;
  using VisitWindow = std::function<void(const WindowSpec&, const std::string& application)>;
  Visit deed;
  VisitNode node;
  VisitWindow window;

  void scene(const Scene& scene) const {
    for (const auto& application : scene.applications) windows(application.windows, application.name);
    for (const auto& installed : scene.installed) {
      windows(installed.application.windows, installed.name);
      if (!installed.hands_over_to.empty()) windows(installed.application.windows, installed.hands_over_to);
    }
    for (const auto& trouble : scene.troubles)
      script(trouble.script,
             trouble.at || !trouble.application.empty() ? trouble.application : std::string(any_application));
  }

 private:
  void windows(const std::vector<WindowSpec>& list, const std::string& application) const {
    for (const auto& item : list) one_window(item, application);
  }

  void one_window(const WindowSpec& item, const std::string& application) const {
    window(item, application);
    one_node(item.root, application);
    script(item.on_open, application);
  }

  void one_node(const NodeSpec& item, const std::string& application) const {
    node(item, application);
    script(item.on_press, application);
    script(item.on_hold, application);
    script(item.on_change, application);
    for (const auto& [word, deeds] : item.on_action) script(deeds, application);
    for (const auto& [word, deeds] : item.on_key) script(deeds, application);
    for (const auto& child : item.children) one_node(child, application);
  }

  void script(const Script& deeds, const std::string& application) const {
    for (const auto& item : deeds) {
      const auto& place = item.application.empty() ? application : item.application;
      deed(item, place);
      if (item.node_spec) one_node(*item.node_spec, place);
      if (item.window_spec) one_window(*item.window_spec, place);
    }
  }
};

[[noreturn]] void dangling(const ScriptedDeed& deed, const std::string& key, const std::string& value) {
  throw SceneProblem(deed.pointer + "/" + key, "the scene has no " + key + " \"" + value + "\" here");
}

bool needs_application(Deed deed) { return deed != Deed::display; }

void check_deed(const ScriptedDeed& deed, const std::string& application, const std::map<std::string, Names>& known) {
  if (application.empty()) {
    if (needs_application(deed.deed)) throw SceneProblem(deed.pointer, "needs \"application\": it happens in none");
    return;
  }
  const auto found = known.find(application);
  if (found == known.end()) dangling(deed, "application", application);
  if (!deed.node.empty() && !found->second.nodes.contains(deed.node)) dangling(deed, "node", deed.node);
  if (!deed.parent.empty() && !found->second.nodes.contains(deed.parent)) dangling(deed, "parent", deed.parent);
  if (!deed.window.empty() && !found->second.windows.contains(deed.window)) dangling(deed, "window", deed.window);
}

void check_numbers(const Scene& scene) {
  std::set<std::int64_t> pids;
  std::set<std::int64_t> windows;
  for (std::size_t i = 0; i < scene.applications.size(); ++i) {
    const auto& application = scene.applications[i];
    const auto at = "/applications/" + std::to_string(i);
    if (!pids.insert(application.pid).second) throw SceneProblem(at + "/pid", "two applications have this pid");
    for (std::size_t j = 0; j < application.windows.size(); ++j) {
      const auto id = application.windows[j].window_id;
      if (id != 0 && !windows.insert(id).second)
        throw SceneProblem(at + "/windows/" + std::to_string(j) + "/window_id", "two windows have this id");
    }
  }
}

}  // namespace

void check_references(const Scene& scene) {
  check_numbers(scene);
  std::map<std::string, Names> known;
  for (const auto& application : scene.applications) known[application.name];
  for (const auto& installed : scene.installed) {
    known[installed.name];
    if (!installed.hands_over_to.empty() && !known.contains(installed.hands_over_to))
      throw SceneProblem("/installed", "the scene has no application \"" + installed.hands_over_to + "\"");
  }
  for (const auto& trouble : scene.troubles)
    if (!trouble.application.empty() && !known.contains(trouble.application))
      throw SceneProblem("/troubles", "the scene has no application \"" + trouble.application + "\"");
  // Not operator[], which would add an unknown application to the known ones.
  const auto add = [&](const std::string& application, auto change) {
    if (const auto found = known.find(application); found != known.end()) change(found->second);
    change(known[any_application]);
  };
  Walk collect;
  collect.deed = [&](const ScriptedDeed& deed, const std::string& application) {
    add(application, [&](Names& names) {
      if (deed.deed == Deed::rename) names.nodes.insert(deed.text);
      if (deed.deed == Deed::set_title) names.windows.insert(deed.text);
    });
  };
  collect.node = [&](const NodeSpec& node, const std::string& application) {
    add(application, [&](Names& names) { names.nodes.insert({node.id, node.name}); });
  };
  collect.window = [&](const WindowSpec& window, const std::string& application) {
    add(application, [&](Names& names) { names.windows.insert({window.title, std::to_string(window.window_id)}); });
  };
  collect.scene(scene);
  Walk check = collect;
  check.deed = [&](const ScriptedDeed& deed, const std::string& application) { check_deed(deed, application, known); };
  check.window = [&](const WindowSpec& window, const std::string& application) {
    if (!window.focus.empty() && !known.at(application).nodes.contains(window.focus))
      throw SceneProblem("", "the window \"" + window.title + "\" has no node \"" + window.focus + "\" to focus");
  };
  check.scene(scene);
  if (scene.active_window.empty()) return;
  for (const auto& [application, names] : known)
    if (names.windows.contains(scene.active_window)) return;
  throw SceneProblem("/desk/active_window", "the scene has no window \"" + scene.active_window + "\"");
}

}  // namespace offhand::platform::sim
