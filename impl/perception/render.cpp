#include "impl/perception/render.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>

namespace offhand {
namespace {

using platform::Node;

/// A value longer than this is cut in text; `format: json` has it whole.
constexpr std::size_t longest_value = 400;

std::string one_line(const std::string& text) {
  std::string line;
  for (const char c : text) {
    if (line.size() >= longest_value && (static_cast<unsigned char>(c) & 0xc0) != 0x80) return line + "…";
    if (c == '\n') {
      line += "\\n";
    } else if (static_cast<unsigned char>(c) >= 0x20) {
      line += c == '"' ? '\'' : c;
    }
  }
  return line;
}

std::string states_of(const Node& node) {
  std::string states;
  for (const auto state : node.states) {
    if (state == ElementState::focusable) continue;  // nearly everything is
    states += (states.empty() ? "" : ", ") + std::string(to_string(state));
  }
  return states;
}

bool says_something(const SnapshotElement& element) {
  const auto& node = element.node;
  return !node.name.empty() || node.has_value || !node.actions.empty() || !node.description.empty() ||
         node.editable_text || !element.parent;
}

std::string line_of(const SnapshotElement& element) {
  const auto& node = element.node;
  auto line = fmt::format("[{}] {}", element.index,
                          node.role == "generic" && !node.platform_role.empty() ? node.platform_role : node.role);
  if (!node.name.empty()) line += fmt::format(" \"{}\"", one_line(node.name));
  if (node.has_value && node.value != node.name) line += fmt::format(" = \"{}\"", one_line(node.value));
  if (!node.description.empty() && node.description != node.name)
    line += fmt::format(" – {}", one_line(node.description));
  if (const auto states = states_of(node); !states.empty()) line += fmt::format(" ({})", states);
  return line;
}

/// Depth in what is printed: ancestors that are left out do not indent.
std::vector<int> depths_of(const Snapshot& snapshot, const std::vector<bool>& printed) {
  std::vector<int> depths(snapshot.elements.size(), 0);
  for (std::size_t i = 0; i < snapshot.elements.size(); ++i) {
    const int parent = snapshot.elements[i].node.parent;
    if (parent < 0) continue;
    const auto above = static_cast<std::size_t>(parent);
    depths[i] = depths[above] + (printed[above] ? 1 : 0);
  }
  return depths;
}

template <class Line>
std::string render(const Snapshot& snapshot, const std::vector<bool>& shown, std::size_t indent, const Line& line) {
  auto printed = shown;
  for (std::size_t i = 0; i < printed.size(); ++i) printed[i] = shown[i] && says_something(snapshot.elements[i]);
  const auto depths = depths_of(snapshot, printed);
  std::string text;
  for (std::size_t i = 0; i < snapshot.elements.size(); ++i) {
    if (!printed[i]) continue;
    text.append(static_cast<std::size_t>(depths[i]) * indent, ' ');
    line(text, snapshot.elements[i]);
    text += '\n';
  }
  return text;
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

Bounds on_screen(const Bounds& local, const Bounds& window) {
  return {local.x + window.x, local.y + window.y, local.width, local.height};
}

Element to_element(const Snapshot& snapshot, const Perception& perception, const SnapshotElement& source,
                   const PictureFrame& picture) {
  const auto& node = source.node;
  Element element;
  element.element_index = source.index;
  element.element_token = perception.token(snapshot.window.window_id, source.index);
  element.role = std::string(node.role);
  if (!node.platform_role.empty() && node.platform_role != node.role)
    element.platform_role = std::string(node.platform_role);
  element.name = node.name;
  if (!node.description.empty()) element.description = node.description;
  if (node.has_value) element.value = node.value;
  std::copy(node.states.begin(), node.states.end(), std::back_inserter(element.states));
  element.actions = node.actions;
  if (node.parent >= 0) element.parent_index = snapshot.elements[static_cast<std::size_t>(node.parent)].index;
  if (node.bounds) {
    element.window_bounds = picture.in_picture(*node.bounds);
    element.bounds = on_screen(*node.bounds, snapshot.window.bounds);
  }
  return element;
}

}  // namespace

std::vector<bool> matching(const Snapshot& snapshot, const std::optional<std::string>& query) {
  std::vector<bool> shown(snapshot.elements.size(), !query);
  if (!query) return shown;
  const auto wanted = lower(*query);
  for (std::size_t i = snapshot.elements.size(); i-- > 0;) {
    if (!shown[i] && lower(line_of(snapshot.elements[i])).find(wanted) == std::string::npos) continue;
    shown[i] = true;  // parents come before their children, so walking back marks whole chains
    if (const int parent = snapshot.elements[i].node.parent; parent >= 0)
      shown[static_cast<std::size_t>(parent)] = true;
  }
  return shown;
}

std::string render_markdown(const Snapshot& snapshot, const std::vector<bool>& shown) {
  return render(snapshot, shown, 2, [](std::string& text, const SnapshotElement& element) {
    text += "- " + line_of(element);
    // One plain action goes without saying; what there is besides is worth a word.
    if (element.node.actions.size() > 1) text += fmt::format(" actions: {}", fmt::join(element.node.actions, ", "));
  });
}

std::string render_compact(const Snapshot& snapshot, const std::vector<bool>& shown, const PictureFrame& picture) {
  return render(snapshot, shown, 1, [&](std::string& text, const SnapshotElement& element) {
    text += line_of(element);
    if (element.node.bounds) {
      const auto bounds = picture.in_picture(*element.node.bounds);
      text += fmt::format(" @{},{} {}x{}", bounds.x, bounds.y, bounds.width, bounds.height);
    }
  });
}

std::vector<Element> to_elements(const Snapshot& snapshot, const Perception& perception, const std::vector<bool>& shown,
                                 const PictureFrame& picture) {
  std::vector<Element> elements;
  elements.reserve(snapshot.elements.size());
  for (std::size_t i = 0; i < snapshot.elements.size(); ++i)
    if (shown[i]) elements.push_back(to_element(snapshot, perception, snapshot.elements[i], picture));
  return elements;
}

std::vector<Element> to_elements(const Snapshot& snapshot, const Perception& perception,
                                 const std::vector<const SnapshotElement*>& chosen, const PictureFrame& picture) {
  std::vector<Element> elements;
  for (const auto* element : chosen) elements.push_back(to_element(snapshot, perception, *element, picture));
  return elements;
}

bool offers_anything(const Snapshot& snapshot) {
  return std::any_of(snapshot.elements.begin(), snapshot.elements.end(), [](const SnapshotElement& element) {
    return !element.node.actions.empty() || element.node.editable_text;
  });
}

}  // namespace offhand
