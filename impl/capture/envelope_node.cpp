#include "impl/capture/envelope_node.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/utf8.h"
#include "generated/types/cup.h"
#include "impl/capture/attributes.h"
#include "impl/capture/offered_actions.h"
#include "impl/perception/view.h"

namespace offhand {
namespace {

using platform::Node;

/// Characters of a name, a description or a value; longer ones are cut.
constexpr std::size_t longest_text = 200;

cup::Rectangle rectangle_of(const Bounds& bounds) { return {bounds.x, bounds.y, bounds.width, bounds.height}; }

cup::Rectangle moved_by(const Bounds& bounds, const Bounds& window) {
  return {bounds.x + window.x, bounds.y + window.y, bounds.width, bounds.height};
}

std::string first_characters(std::string text, std::size_t most) {
  if (text.size() <= most) return text;
  std::size_t at = 0;
  for (std::size_t count = 0; count < most && at < text.size(); ++count)
    at += std::max<std::size_t>(utf8_length(text, at), 1);
  text.resize(std::min(at, text.size()));
  return text;
}

/// The protocol's word for each of our states; those that only we have are none of its words.
std::optional<cup::State> word_for(ElementState state) {
  constexpr auto count = static_cast<std::size_t>(ElementState::protected_) + 1;
  static const auto words = [] {
    std::array<std::optional<cup::State>, count> all;
    for (std::size_t i = 0; i < count; ++i) all[i] = cup::state_from_string(to_string(static_cast<ElementState>(i)));
    return all;
  }();
  return words[static_cast<std::size_t>(state)];
}

cup::States protocol_states(const Node& node) {
  cup::States states;
  for (const auto state : node.states)
    if (const auto word = word_for(state)) states.add(*word);
  return states;
}

/// Absent where the element holds nothing, and where toolkits merely repeat the name.
std::optional<std::string> protocol_value(const Node& node, const std::string& name) {
  if (!node.has_value || (node.value == name && !node.editable_text)) return std::nullopt;
  return first_characters(node.value, longest_text);
}

/// Which elements hold others that can be acted on.
std::vector<bool> holding_controls(const Snapshot& snapshot, const std::vector<cup::Actions>& actions) {
  std::vector<bool> holds(snapshot.elements.size(), false);
  for (auto i = snapshot.elements.size(); i-- > 0;) {
    const auto parent = snapshot.elements[i].node.parent;
    if (parent >= 0 && (holds[i] || !actions[i].empty())) holds[static_cast<std::size_t>(parent)] = true;
  }
  return holds;
}

/// A label around a field is no text, of which nothing but its words would count.
cup::Role protocol_role(const Node& node, bool holds_controls) {
  const auto role = cup::role_of(node.role);
  return role == cup::Role::text && holds_controls ? cup::Role::group : role;
}

std::string platform_section(const Node& node, std::string_view platform) {
  std::string text;
  if (node.platform_role.empty()) return text;
  JsonWriter writer(text);
  writer.begin_object();
  writer.key(platform);
  writer.begin_object();
  // The protocol has no word for the role that a browser computed.
  write_member(writer, platform == "web" ? "axRole" : "atspiRole", node.platform_role);
  // Of a long list, of which only some were read.
  if (node.children_told > 0) write_member(writer, "childCount", node.children_told);
  writer.end_object();
  writer.end_object();
  return text;
}

}  // namespace

void append_nodes(std::vector<cup::Node>& nodes, const Snapshot& snapshot, std::string_view platform,
                  const platform::AttributesOfWindow& told) {
  const auto actions = offered_actions(snapshot);
  const auto holds_controls = holding_controls(snapshot, actions);
  auto attributes = attributes_of(snapshot, told);
  const auto first = nodes.size();
  nodes.reserve(first + snapshot.elements.size());
  for (std::size_t i = 0; i < snapshot.elements.size(); ++i) {
    const auto& node = snapshot.elements[i].node;
    auto name = shown_name(snapshot.elements[i]);
    auto& made = nodes.emplace_back();
    if (node.parent >= 0) made.depth = nodes[first + static_cast<std::size_t>(node.parent)].depth + 1;
    made.role = protocol_role(node, holds_controls[i]);
    made.states = protocol_states(node);
    made.actions = actions[i];
    if (node.bounds) made.bounds = moved_by(*node.bounds, snapshot.window.bounds);
    made.value = protocol_value(node, name);
    made.name = first_characters(std::move(name), longest_text);
    if (node.description != made.name) made.description = first_characters(node.description, longest_text);
    made.attributes = std::move(attributes[i]);
    made.platform = platform_section(node, platform);
  }
}

cup::Node node_of_window(const platform::WindowInfo& window, std::string why) {
  cup::Node node;
  node.role = cup::Role::window;
  node.name = first_characters(window.title, longest_text);
  node.description = first_characters(std::move(why), longest_text);
  if (window.is_on_screen) node.bounds = rectangle_of(window.bounds);
  return node;
}

cup::Window listed_window(const platform::WindowInfo& window) {
  cup::Window listed;
  listed.title = window.title;
  if (window.pid > 0) listed.pid = window.pid;
  listed.foreground = window.is_active;
  listed.bounds = rectangle_of(window.bounds);
  return listed;
}

}  // namespace offhand
