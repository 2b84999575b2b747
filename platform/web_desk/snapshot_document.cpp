#include "platform/web_desk/snapshot_document.h"

#include <algorithm>
#include <array>

namespace offhand::platform::web_desk {
namespace {

// Beside those of the namespace web.
using web_desk::part_of;
using web_desk::text_of;

SnapshotNode::Kind kind_of(std::int64_t type) {
  switch (type) {
    case 1:
      return SnapshotNode::Kind::element;
    case 3:
      return SnapshotNode::Kind::text;
    case 9:
      return SnapshotNode::Kind::document;
    case 11:
      return SnapshotNode::Kind::shadow_root;
    default:
      return SnapshotNode::Kind::other;
  }
}

/// The entries of one of the snapshot's sparse lists.
template <typename Note>
void each_entry(const LargeJson& list, const Note& note) {
  const auto& places = items_of(list, "index");
  const auto& values = items_of(list, "value");
  static const LargeJson nothing;
  for (std::size_t i = 0; i < places.size(); ++i) note(places[i], i < values.size() ? values[i] : nothing);
}

}  // namespace

std::span<const std::string_view> snapshot_styles() {
  static constexpr std::array<std::string_view, style_count> names{"display",
                                                                   "visibility",
                                                                   "position",
                                                                   "float",
                                                                   "content",
                                                                   "content-visibility",
                                                                   "white-space-collapse",
                                                                   "reading-flow",
                                                                   "interactivity",
                                                                   "-webkit-user-modify",
                                                                   "overflow",
                                                                   "columns"};
  return names;
}

SnapshotDocument::SnapshotDocument(const LargeJson& strings, const LargeJson& document) : strings_(items_of(strings)) {
  url_ = text_at(part_of(document, "documentURL"));
  title_ = text_at(part_of(document, "title"));
  const auto& nodes = part_of(document, "nodes");
  read_nodes(nodes);
  read_attributes(nodes);
  read_children();
  read_layout(part_of(document, "layout"));
  read_flags(nodes);
  order_children();
}

std::string_view SnapshotDocument::text_at(const LargeJson& index) const {
  const auto* place = index.if_int64();
  const bool is_there = place != nullptr && *place >= 0 && static_cast<std::size_t>(*place) < strings_.size();
  return is_there ? text_of(strings_[static_cast<std::size_t>(*place)]) : std::string_view();
}

SnapshotNode* SnapshotDocument::node_at(const LargeJson& index) {
  const auto* place = index.if_int64();
  const bool is_there = place != nullptr && *place >= 0 && static_cast<std::size_t>(*place) < nodes_.size();
  if (!is_there) is_whole_ = false;
  return is_there ? &nodes_[static_cast<std::size_t>(*place)] : nullptr;
}

void SnapshotDocument::read_nodes(const LargeJson& nodes) {
  const auto& parents = items_of(nodes, "parentIndex");
  const auto& types = items_of(nodes, "nodeType");
  const auto& names = items_of(nodes, "nodeName");
  const auto& texts = items_of(nodes, "nodeValue");
  const auto& numbers = items_of(nodes, "backendNodeId");
  const auto count = parents.size();
  is_whole_ = types.size() == count && names.size() == count && texts.size() == count && numbers.size() == count;
  if (!is_whole_) return;
  nodes_.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    auto& node = nodes_[i];
    const auto parent = integer_of(parents[i]);
    // Each lies behind the one around it.
    if (parent >= static_cast<std::int64_t>(i)) is_whole_ = false;
    node.parent = is_whole_ ? static_cast<int>(parent) : -1;
    node.kind = kind_of(integer_of(types[i]));
    node.tag = text_at(names[i]);
    node.text = text_at(texts[i]);
    node.number = integer_of(numbers[i]);
  }
}

void SnapshotDocument::read_attributes(const LargeJson& nodes) {
  const auto& lists = items_of(nodes, "attributes");
  std::size_t count = 0;
  for (const auto& list : lists) count += items_of(list).size() / 2;
  attributes_.reserve(count);
  for (std::size_t i = 0; i < std::min(lists.size(), nodes_.size()); ++i) {
    const auto& list = items_of(lists[i]);
    const auto begin = attributes_.size();
    for (std::size_t at = 0; at + 1 < list.size(); at += 2)
      attributes_.emplace_back(text_at(list[at]), text_at(list[at + 1]));
    nodes_[i].attributes = std::span(attributes_).subspan(begin);
  }
}

void SnapshotDocument::read_children() {
  for (const auto& node : nodes_)
    if (node.parent >= 0) ++nodes_[static_cast<std::size_t>(node.parent)].child_count;
  int at = 0;
  for (auto& node : nodes_) {
    node.children_at = at;
    at += node.child_count;
    node.child_count = 0;
  }
  children_.resize(static_cast<std::size_t>(at));
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (nodes_[i].parent < 0) continue;
    auto& parent = nodes_[static_cast<std::size_t>(nodes_[i].parent)];
    children_[static_cast<std::size_t>(parent.children_at + parent.child_count++)] = static_cast<int>(i);
  }
}

void SnapshotDocument::read_layout(const LargeJson& layout) {
  const auto& places = items_of(layout, "nodeIndex");
  const auto& styles = items_of(layout, "styles");
  const auto& texts = items_of(layout, "text");
  const auto& bounds = items_of(layout, "bounds");
  for (std::size_t i = 0; i < places.size(); ++i) {
    auto* node = node_at(places[i]);
    if (node == nullptr) return;
    // A pseudo-element has parts without nodes of their own behind it.
    const auto* text = i < texts.size() ? texts[i].if_int64() : nullptr;
    if (text != nullptr && *text >= 0) {
      if (node->has_laid_text) is_whole_ = false;
      node->laid_text = text_at(texts[i]);
      node->has_laid_text = true;
    }
    if (node->has_layout) continue;
    node->has_layout = true;
    if (i < styles.size()) node->styles = styles[i].if_array();
    const auto& box = i < bounds.size() ? items_of(bounds[i]) : items_of({});
    for (std::size_t k = 0; k < std::min(box.size(), node->box.size()); ++k) node->box[k] = number_of(box[k]);
  }
}

void SnapshotDocument::read_flags(const LargeJson& nodes) {
  const auto read = [&](const char* list, const auto& note) {
    each_entry(part_of(nodes, list), [&](const LargeJson& place, const LargeJson& value) {
      if (auto* node = node_at(place)) note(*node, value);
    });
  };
  read("isClickable", [](SnapshotNode& node, const LargeJson&) { node.is_clickable = true; });
  read("inputChecked", [](SnapshotNode& node, const LargeJson&) { node.is_checked = true; });
  read("optionSelected", [](SnapshotNode& node, const LargeJson&) { node.is_selected = true; });
  read("contentDocumentIndex", [](SnapshotNode& node, const LargeJson&) { node.has_frame = true; });
  read("shadowRootType", [&](SnapshotNode& node, const LargeJson& value) { node.shadow = text_at(value); });
  read("pseudoType", [&](SnapshotNode& node, const LargeJson& value) { node.pseudo = text_at(value); });
  read("inputValue", [&](SnapshotNode& node, const LargeJson& value) { node.value = text_at(value); });
  read("textValue", [&](SnapshotNode& node, const LargeJson& value) { node.value = text_at(value); });
  read("currentSourceURL", [&](SnapshotNode& node, const LargeJson& value) { node.source = text_at(value); });
}

/// The snapshot has pseudo-elements before all else that their element holds.
void SnapshotDocument::order_children() {
  for (const auto& each : nodes_) {
    const auto own = std::span(children_).subspan(static_cast<std::size_t>(each.children_at),
                                                  static_cast<std::size_t>(each.child_count));
    const auto is_last = [&](int child) { return node(child).pseudo == "after"; };
    if (std::ranges::any_of(own, is_last))
      std::ranges::stable_partition(own, [&](int child) { return !is_last(child); });
  }
}

std::span<const int> SnapshotDocument::children(int place) const {
  const auto& own = node(place);
  return std::span(children_).subspan(static_cast<std::size_t>(own.children_at),
                                      static_cast<std::size_t>(own.child_count));
}

std::string_view SnapshotDocument::style(const SnapshotNode& node, Style style) const {
  const auto at = static_cast<std::size_t>(style);
  return node.styles == nullptr || at >= node.styles->size() ? std::string_view() : text_at((*node.styles)[at]);
}

std::optional<std::string_view> SnapshotDocument::attribute(const SnapshotNode& node, std::string_view name) {
  for (const auto& [own, value] : node.attributes)
    if (own == name) return value;
  return std::nullopt;
}

}  // namespace offhand::platform::web_desk
