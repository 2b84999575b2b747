#include "platform/sim/tree_view.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <set>
#include <utility>
#include <vector>

#include "codegen/runtime/utf8.h"

namespace offhand::platform::sim {
namespace {

/// The words that toolkits use for one meaning, the best first.
struct Words {
  NodeAction action;
  /// That mean nothing else.
  std::initializer_list<std::string_view> own;
  std::initializer_list<std::string_view> borrowed;
};

const std::array<Words, 9>& vocabulary() {
  static const std::array<Words, 9> words{{
      {NodeAction::press, {"press", "click", "jump"}, {"activate", "toggle", "select"}},
      {NodeAction::show_menu, {"show menu", "showmenu", "menu", "popup"}, {}},
      {NodeAction::pick, {"pick", "select"}, {"click", "press"}},
      {NodeAction::confirm, {"confirm"}, {"activate", "press", "click"}},
      {NodeAction::cancel, {"cancel", "dismiss"}, {}},
      {NodeAction::open, {"open", "activate"}, {"expand", "expand or contract"}},
      {NodeAction::toggle, {"toggle", "check", "uncheck"}, {"press", "click"}},
      {NodeAction::expand, {"expand", "expand or contract"}, {}},
      {NodeAction::collapse, {"collapse"}, {"expand or contract"}},
  }};
  return words;
}

/// Paths within the limits, chosen breadth first so that no branch starves another.
std::set<std::string> within_caps(const Application& application, const std::string& root, const ReadOptions& options,
                                  Tree& tree) {
  struct Waiting {
    std::string path;
    int depth = 1;
    bool in_hidden = false;
  };
  std::set<std::string> taken;
  std::deque<Waiting> queue{{root}};
  int hidden_ones = 0;
  const auto cut = [&](const std::string& why) {
    tree.complete = false;
    if (tree.incomplete_reason.empty()) tree.incomplete_reason = why;
  };
  while (!queue.empty()) {
    const auto [path, depth, in_hidden] = queue.front();
    queue.pop_front();
    const auto& states = application.elements.at(path).is.states;
    const bool is_hidden =
        in_hidden ||
        (path != root && (states.contains(ElementState::hidden) || states.contains(ElementState::offscreen)));
    if (is_hidden && hidden_ones++ >= options.max_hidden) {
      tree.left_hidden_out = true;
      cut("of what does not show only a part was read; hidden lists more, query looks through all");
      continue;
    }
    if (static_cast<int>(taken.size()) >= options.max_nodes) {
      cut("more than " + std::to_string(options.max_nodes) + " nodes");
      break;
    }
    taken.insert(path);
    const auto& children = application.elements.at(path).children;
    if (depth >= options.max_depth && !children.empty()) {
      cut("deeper than " + std::to_string(options.max_depth) + " levels");
      continue;
    }
    for (const auto& child : children) queue.push_back({child, depth + 1, is_hidden});
  }
  return taken;
}

}  // namespace

Node view(const World& world, const Application& application, const Element& element) {
  Node node;
  node.handle = handle_of({application.bus_name(), element.path});
  node.role = element.is.role;
  node.platform_role = keep(element.is.platform_role);
  node.name = element.is.name;
  node.description = element.is.description;
  node.has_value = element.is.has_value;
  const bool secret = element.is.states.contains(ElementState::protected_);
  node.value = secret ? std::string(character_count(element.is.value), '*') : element.is.value;
  node.states = element.is.states;
  const auto window = world.windows.find(element.window);
  if (window != world.windows.end() && window->second.focus == element.path) node.states.insert(ElementState::focused);
  if (const auto& bounds = element.is.bounds)
    node.bounds = Bounds{.x = bounds->x, .y = bounds->y, .width = bounds->width, .height = bounds->height};
  node.actions = application.is.flavour.actions ? element.is.actions : std::vector<std::string>();
  if (application.is.flavour.actions) {
    for (const auto& words : vocabulary())
      if (offered(element, words.action)) node.verbs.insert(words.action);
  }
  if (const auto& range = element.is.range)
    node.range = ValueRange{static_cast<double>(range->first), static_cast<double>(range->second)};
  node.editable_text = element.is.editable;
  node.inserts_text = element.is.editable;
  node.many_lines = element.is.multiline;
  return node;
}

Tree read_tree(World& world, const LiveWindow& window, const ReadOptions& options) {
  Tree tree;
  tree.calls = 1;
  const auto& application = world.applications.at(window.pid);
  const auto taken = within_caps(application, window.root, options, tree);
  const std::function<void(const std::string&, int)> add = [&](const std::string& path, int parent) {
    if (!taken.contains(path)) return;
    const auto& element = application.elements.at(path);
    tree.nodes.push_back(view(world, application, element));
    tree.nodes.edit().back().parent = parent;
    const auto self = tree.nodes.size() - 1;
    for (const auto& child : element.children) {
      add(child, static_cast<int>(self));
      if (tree.left_hidden_out && !taken.contains(child)) ++tree.nodes.edit()[self].children_left_out;
    }
  };
  add(window.root, -1);
  return tree;
}

std::optional<std::string> offered(const Element& element, NodeAction action) {
  const auto* const words = std::ranges::find(vocabulary(), action, &Words::action);
  if (words == vocabulary().end()) return {};
  for (const auto& list : {words->own, words->borrowed}) {
    for (const auto word : list)
      if (std::ranges::find(element.is.actions, word) != element.is.actions.end()) return std::string(word);
  }
  return {};
}

std::optional<NodeAction> meaning_of(std::string_view word) {
  const auto is_meant = [&](const Words& words) { return std::ranges::find(words.own, word) != words.own.end(); };
  const auto* const found = std::ranges::find_if(vocabulary(), is_meant);
  return found == vocabulary().end() ? std::nullopt : std::optional(found->action);
}

}  // namespace offhand::platform::sim
