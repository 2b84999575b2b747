#include "impl/user_recording/durable_query.h"

#include <fmt/format.h>

#include <algorithm>

#include "generated/types/roles.h"
#include "impl/query/query.h"

namespace offhand {
namespace {

/// A name that is quoted has no quotation mark in it, and no line break that another reading may lack.
bool can_be_quoted(const std::string& name) {
  return name.size() <= 200 && name.find_first_of("\"\n\r\t") == std::string::npos;
}

query::Nodes nodes_in(const Snapshot& snapshot) {
  query::Nodes nodes;
  nodes.begin_tree();
  for (const auto& element : snapshot.elements) nodes.add(element.node);
  return nodes;
}

}  // namespace

std::optional<std::string> durable_query(const Snapshot& snapshot, std::size_t place) {
  const auto& node = snapshot.elements[place].node;
  // Another choice is another name.
  const bool is_called_by_choice = node.role == Role::combobox && node.has_value && node.value == node.name;
  const bool is_named = !node.name.empty() && !is_called_by_choice;
  if (is_named && !can_be_quoted(node.name)) return std::nullopt;
  const auto nodes = nodes_in(snapshot);
  const auto text =
      is_named ? fmt::format("{}:\"{}\"", to_string(node.role), node.name) : fmt::format("{}:", to_string(node.role));
  const auto query = query::Query::parse(text);
  if (!query) return std::nullopt;
  const auto matches = query->match(nodes);
  const auto found = std::ranges::find(matches.places, place);
  if (found == matches.places.end()) return std::nullopt;
  if (matches.places.size() == 1) return text;
  // Of several without a name the next window may have them in another order.
  if (!is_named) return std::nullopt;
  return fmt::format("{}[{}]", text, found - matches.places.begin() + 1);
}

}  // namespace offhand
