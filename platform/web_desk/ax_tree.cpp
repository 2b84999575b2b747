#include <algorithm>
#include <cmath>
#include <deque>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "codegen/runtime/utf8.h"
#include "platform/web_desk/ax_nodes.h"
#include "platform/web_desk/meanings.h"

namespace offhand::platform::web_desk {
namespace {

// Beside those of the namespace web.
using web_desk::integer_of;
using web_desk::part_of;
using web_desk::text_of;

/// A node of the protocol's answer that the tree shows, and its place.
struct Entry {
  const LargeJson* ax = nullptr;
  const ReadDocument* document = nullptr;
  int parent = -1;
  int depth = 1;
  bool kept = false;
};

/// The nodes of several documents, depth first.
class Walk {
 public:
  explicit Walk(const std::vector<ReadDocument>& documents) : documents_(documents) {
    for (std::size_t i = 1; i < documents.size(); ++i)
      if (documents[i].parent >= 0) children_.emplace(std::pair(documents[i].parent, documents[i].owner), i);
  }

  std::vector<Entry> run() {
    if (!documents_.empty()) document(0, -1, 1);
    return std::move(entries_);
  }

 private:
  struct Step {
    const LargeJson* ax;
    int parent;
    int depth;
  };

  void document(std::size_t place, int parent, int depth) {
    const auto& read = documents_[place];
    const auto& nodes = items_of(*read.nodes, "nodes");
    std::unordered_map<std::string_view, const LargeJson*> by_id;
    by_id.reserve(nodes.size());
    for (const auto& node : nodes) by_id.emplace(text_of(node, "nodeId"), &node);
    const LargeJson* root = nullptr;
    for (const auto& node : nodes)
      if (root == nullptr && text_of(node, "parentId").empty()) root = &node;
    if (root == nullptr) return;
    std::size_t budget = nodes.size();
    std::vector<Step> steps{{root, parent, depth}};
    while (!steps.empty() && budget-- > 0) {
      const auto step = steps.back();
      steps.pop_back();
      const auto at = add(step, read);
      const bool is_leaf = at >= 0 && (is_plain_field(*step.ax) || is_text_button(*step.ax, read));
      if (!is_leaf && !is_ornament(*step.ax)) {
        const auto& children = items_of(*step.ax, "childIds");
        for (std::size_t i = children.size(); i-- > 0;) {
          const auto found = by_id.find(text_of(children[i]));
          if (found == by_id.end()) continue;
          steps.push_back({found->second, at >= 0 ? at : step.parent, at >= 0 ? step.depth + 1 : step.depth});
        }
      }
      const auto inner = children_.find(std::pair(static_cast<int>(place), integer_of(*step.ax, "backendDOMNodeId")));
      if (inner != children_.end())
        document(inner->second, at >= 0 ? at : step.parent, at >= 0 ? step.depth + 1 : step.depth);
    }
  }

  int add(const Step& step, const ReadDocument& read) {
    if (is_passed_over(*step.ax) || is_ornament(*step.ax)) return -1;
    entries_.push_back({.ax = step.ax, .document = &read, .parent = step.parent, .depth = step.depth});
    return static_cast<int>(entries_.size()) - 1;
  }

  /// What a field of plain text is made of inside is its own business.
  static bool is_plain_field(const LargeJson& ax) {
    for (const auto& property : items_of(ax, "properties"))
      if (text_of(property, "name") == "editable") return text_of(part_of(property, "value"), "value") == "plaintext";
    return false;
  }

  static bool is_text_button(const LargeJson& ax, const ReadDocument& read) {
    const auto found = read.layouts->places.find(integer_of(ax, "backendDOMNodeId"));
    return found != read.layouts->places.end() && found->second.is_text_button;
  }

  const std::vector<ReadDocument>& documents_;
  std::map<std::pair<int, std::int64_t>, std::size_t> children_;
  std::vector<Entry> entries_;
};

/// Caps are breadth first: each keeps the parents of what it keeps.
void choose(std::vector<Entry>& entries, const ReadOptions& options, Tree& tree) {
  std::vector<std::size_t> order;
  order.reserve(entries.size());
  bool too_deep = false;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (entries[i].depth <= options.max_depth) {
      order.push_back(i);
    } else {
      too_deep = true;
    }
  }
  const auto most = static_cast<std::size_t>(std::max(0, options.max_nodes));
  const bool too_many = order.size() > most;
  if (too_many) {
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return entries[i].depth; });
    order.resize(most);
  }
  for (const auto i : order) entries[i].kept = true;
  tree.complete = !too_many && !too_deep;
  if (too_deep) tree.incomplete_reason = "deeper than " + std::to_string(options.max_depth) + " levels";
  if (too_many) tree.incomplete_reason = "more than " + std::to_string(options.max_nodes) + " nodes";
}

void place(Node& node, const Entry& entry) {
  const auto& document = *entry.document;
  const auto found = document.layouts->places.find(integer_of(*entry.ax, "backendDOMNodeId"));
  const bool is_root = node.role == Role::document && node.platform_role == "RootWebArea";
  if (found != document.layouts->places.end() && found->second.is_busy) node.states.insert(ElementState::busy);
  if (found != document.layouts->places.end() && found->second.is_read_only) node.states.insert(ElementState::readonly);
  Box box;
  if (is_root) {
    box = {0, 0, document.width, document.height};
  } else if (found != document.layouts->places.end() && found->second.has_box) {
    box = found->second.box;
  } else {
    return;
  }
  if (found != document.layouts->places.end() && found->second.is_secret) {
    node.states.insert(ElementState::protected_);
    node.value = std::string(character_count(node.value), '*');
  }
  if (found != document.layouts->places.end() && found->second.is_clickable && !is_root &&
      !node.verbs.contains(NodeAction::press)) {
    node.verbs.insert(NodeAction::press);
    node.actions.insert(node.actions.begin(), std::string(to_string(NodeAction::press)));
  }
  if (box.width <= 0 && box.height <= 0) return;
  const bool shows =
      box.x < document.width && box.y < document.height && box.x + box.width > 0 && box.y + box.height > 0;
  if (!shows) node.states.insert(ElementState::offscreen);
  const auto pixel = [&](double units) { return std::llround(units * document.scale); };
  const auto left = pixel(document.left + box.x);
  const auto top = pixel(document.top + box.y);
  node.bounds = Bounds{.x = left,
                       .y = top,
                       .width = std::max<std::int64_t>(1, pixel(document.left + box.x + box.width) - left),
                       .height = std::max<std::int64_t>(1, pixel(document.top + box.y + box.height) - top)};
}

void note_attributes(const Node& node, const Entry& entry, AttributesByNode& attributes) {
  const auto& places = entry.document->layouts->places;
  const auto found = places.find(integer_of(*entry.ax, "backendDOMNodeId"));
  auto own = attributes_of(*entry.ax, found == places.end() ? nullptr : &found->second);
  if (own != NodeAttributes()) attributes.emplace(node.handle, std::move(own));
}

}  // namespace

Tree tree_of(const std::vector<ReadDocument>& documents, const ReadOptions& options, AttributesByNode* attributes) {
  Tree tree;
  auto entries = Walk(documents).run();
  choose(entries, options, tree);
  std::vector<int> places(entries.size(), -1);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto& entry = entries[i];
    if (!entry.kept) continue;
    auto node = node_of(*entry.ax, entry.document->document);
    if (!node) continue;
    node->parent = entry.parent < 0 ? -1 : places[static_cast<std::size_t>(entry.parent)];
    place(*node, entry);
    if (attributes != nullptr) note_attributes(*node, entry, *attributes);
    places[i] = static_cast<int>(tree.nodes.size());
    tree.nodes.push_back(*std::move(node));
  }
  note_meanings(tree);
  return tree;
}

}  // namespace offhand::platform::web_desk
