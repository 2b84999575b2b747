#include "platform/linux/atspi/reading/words_between.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace offhand::platform::atspi {
namespace {

constexpr std::string_view embedded_element = "\xef\xbf\xbc";
constexpr std::size_t longest_inside = 80;

std::string_view words_of(const Node& node) {
  if (!node.name.empty()) return node.name;
  return node.has_value ? std::string_view(node.value) : std::string_view();
}

std::string filled(std::string_view text, const std::vector<const Node*>& inside) {
  std::string whole;
  auto next = inside.begin();
  while (!text.empty()) {
    if (!text.starts_with(embedded_element)) {
      whole += text.front();
      text.remove_prefix(1);
      continue;
    }
    text.remove_prefix(embedded_element.size());
    const auto words = next == inside.end() ? std::string_view() : words_of(**next++);
    const bool is_short =
        !words.empty() && words.size() <= longest_inside && words.find(embedded_element) == words.npos;
    whole += is_short ? words : std::string_view(" ");
  }
  return whole;
}

}  // namespace

void fill_placeholders(Tree& tree) {
  std::vector<std::vector<const Node*>> inside(tree.nodes.size());
  for (const Node& node : tree.nodes)
    if (node.parent >= 0) inside[static_cast<std::size_t>(node.parent)].push_back(&node);
  // Inner ones first: they are behind what they lie in.
  for (std::size_t at = tree.nodes.size(); at-- > 0;) {
    Node& node = tree.nodes.edit()[at];
    // What is written into is told as it is.
    if (!node.has_value || node.editable_text || node.value.find(embedded_element) == node.value.npos) continue;
    const bool is_page = node.role == Role::document;
    node.value = filled(node.value, is_page ? std::vector<const Node*>() : inside[at]);
  }
}

}  // namespace offhand::platform::atspi
