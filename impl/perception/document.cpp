#include "impl/perception/document.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

namespace offhand {
namespace {

/// Tags and the roles that browsers give to them.
const std::map<std::string, std::set<std::string_view>, std::less<>>& roles_of_tags() {
  static const std::map<std::string, std::set<std::string_view>, std::less<>> roles{
      {"*", {}},
      {"a", {"link"}},
      {"button", {"button", "togglebutton"}},
      {"input", {"textbox", "checkbox", "radio", "slider", "spinbutton", "searchbox"}},
      {"textarea", {"textbox"}},
      {"select", {"combobox", "listbox"}},
      {"option", {"option", "listitem", "menuitem"}},
      {"img", {"img"}},
      {"h1", {"heading"}},
      {"h2", {"heading"}},
      {"h3", {"heading"}},
      {"h4", {"heading"}},
      {"h5", {"heading"}},
      {"h6", {"heading"}},
      {"table", {"table", "grid"}},
      {"tr", {"row"}},
      {"td", {"cell"}},
      {"th", {"columnheader", "rowheader"}},
      {"ul", {"list"}},
      {"ol", {"list"}},
      {"li", {"listitem"}}};
  return roles;
}

}  // namespace

Document::Document(const Snapshot& snapshot) : snapshot_(snapshot), inside_(snapshot.elements.size(), false) {
  const auto& elements = snapshot.elements;
  // Of several the one that shows most: others are side panels and pages behind.
  std::int64_t largest = 0;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const auto& node = elements[i].node;
    if (node.role != "document" || !node.bounds) continue;
    const auto area = node.bounds->width * node.bounds->height;
    if (area <= largest) continue;
    largest = area;
    root_ = static_cast<int>(i);
  }
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const int parent = elements[i].node.parent;
    inside_[i] =
        root_ >= 0 && (static_cast<int>(i) == root_ || (parent >= 0 && inside_[static_cast<std::size_t>(parent)]));
  }
}

std::string Document::title() const { return snapshot_.elements[static_cast<std::size_t>(root_)].node.name; }

bool Document::is_inside(std::size_t place) const { return inside_[place] && static_cast<int>(place) != root_; }

platform::PageText Document::text(std::size_t max_bytes) const {
  const auto& elements = snapshot_.elements;
  const auto words = [](const platform::Node& node) {
    return node.has_value && !node.value.empty() ? node.value : node.name;
  };
  platform::PageText all;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const auto& node = elements[i].node;
    if (!is_inside(i)) continue;
    const auto said = words(node);
    if (said.empty()) continue;
    // A heading, a link or a button is named by the text in it.
    const bool repeats = node.parent >= 0 && words(elements[static_cast<std::size_t>(node.parent)].node) == said;
    if (repeats) continue;
    const auto line = (all.characters == 0 ? "" : "\n") + said;
    all.characters += std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; });
    all.truncated = all.truncated || all.text.size() + line.size() > max_bytes;
    if (!all.truncated) all.text += line;
  }
  return all;
}

bool Document::knows(const std::string& selector) { return roles_of_tags().contains(selector); }

std::vector<PageElement> Document::query(const std::string& selector) const {
  std::vector<PageElement> found;
  const auto& roles = roles_of_tags().at(selector);
  for (std::size_t i = 0; i < snapshot_.elements.size(); ++i) {
    const auto& node = snapshot_.elements[i].node;
    if (!is_inside(i) || (!roles.empty() && !roles.contains(node.role))) continue;
    PageElement element;
    element.tag = selector == "*" ? std::string(node.role) : selector;
    element.text = node.has_value && !node.value.empty() ? node.value : node.name;
    element.visible =
        node.bounds && !node.states.contains(ElementState::hidden) && !node.states.contains(ElementState::offscreen);
    if (node.bounds) element.bounds = *node.bounds;
    found.push_back(std::move(element));
  }
  return found;
}

}  // namespace offhand
