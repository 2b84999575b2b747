#include "platform/web_desk/meanings.h"

#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "platform/web_desk/node_address.h"

namespace offhand::platform::web_desk {
namespace {

/// As the page's library knows them, too: what is said of a button depends on the one that it lies in.
bool holds_together(Role role) {
  return role == Role::listitem || role == Role::row || role == Role::treeitem || role == Role::dialog ||
         role == Role::alertdialog;
}

/// The longest text of a row that is compared: a document in one row is no row.
constexpr std::size_t longest_text = 2'000;

void add_without_blanks(std::string& text, const std::string& more) {
  for (const char c : more)
    if (c != ' ' && c != '\n' && c != '\t' && c != '\r') text += c;
}

/// Of each node, by its place in the tree.
struct Around {
  /// Place of the nearest node that holds together, itself included; -1: none.
  int item = -1;
  int dialog = -1;
  bool in_collection = false;
};

std::vector<Around> surroundings(const std::vector<Node>& nodes) {
  std::vector<Around> all(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const auto& node = nodes[i];
    auto& own = all[i];
    if (node.parent >= 0) {
      const auto parent = static_cast<std::size_t>(node.parent);
      own = all[parent];
      own.in_collection = own.in_collection || has(nodes[parent].role, RoleTrait::collection);
    }
    // What lies around a frame its own document does not know.
    if (node.platform_role == "RootWebArea") own = {};
    if (holds_together(node.role)) own.item = static_cast<int>(i);
    if (node.role == Role::dialog || node.role == Role::alertdialog) own.dialog = static_cast<int>(i);
  }
  return all;
}

/// The text in each node that holds together.
std::map<int, std::string> texts_in(const std::vector<Node>& nodes, const std::vector<Around>& around) {
  std::map<int, std::string> texts;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].platform_role != "StaticText") continue;
    for (int item = around[i].item; item >= 0;) {
      auto& text = texts[item];
      if (text.size() <= longest_text) add_without_blanks(text, nodes[i].name);
      const int parent = nodes[static_cast<std::size_t>(item)].parent;
      item = parent < 0 ? -1 : around[static_cast<std::size_t>(parent)].item;
    }
  }
  return texts;
}

}  // namespace

void note_meanings(Tree& tree) {
  // What was left out may say the same.
  if (!tree.complete) return;
  auto& nodes = tree.nodes.edit();
  const auto around = surroundings(nodes);
  const auto texts = texts_in(nodes, around);
  const auto text_of_item = [&](int item) {
    const auto found = texts.find(item);
    return found == texts.end() ? std::string() : found->second;
  };
  std::map<std::tuple<const Document*, Role, std::string, std::string>, int> count;
  const auto key_of = [&](std::size_t i) {
    return std::tuple(nodes[i].handle.as<NodeAddress>()->document.get(), nodes[i].role, nodes[i].name,
                      text_of_item(around[i].item));
  };
  const auto is_meant = [&](std::size_t i) {
    return !nodes[i].name.empty() && nodes[i].verbs != NodeActions() &&
           text_of_item(around[i].item).size() <= longest_text;
  };
  for (std::size_t i = 0; i < nodes.size(); ++i)
    if (is_meant(i)) ++count[key_of(i)];
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    auto& node = nodes[i];
    if (!is_meant(i) || count[key_of(i)] != 1) continue;
    auto meaning = std::make_shared<NodeMeaning>();
    meaning->role = node.role;
    meaning->name = node.name;
    meaning->around = text_of_item(around[i].item);
    if (around[i].dialog >= 0) meaning->dialog = nodes[static_cast<std::size_t>(around[i].dialog)].name;
    meaning->is_item = around[i].in_collection;
    if (node.parent >= 0) meaning->parent = nodes[static_cast<std::size_t>(node.parent)].handle;
    const auto* address = node.handle.as<NodeAddress>();
    node.handle = NodeHandle::of(
        NodeAddress{.document = address->document, .node = address->node, .dialog = 0, .meaning = std::move(meaning)});
  }
}

}  // namespace offhand::platform::web_desk
