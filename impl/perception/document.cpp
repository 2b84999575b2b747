#include "impl/perception/document.h"

#include <algorithm>
#include <utility>

namespace offhand {

Document::Document(const Snapshot& snapshot) : snapshot_(snapshot), inside_(snapshot.elements.size(), false) {
  const auto& elements = snapshot.elements;
  // Takes the document with the most content; others are side panels and background pages.
  std::int64_t largest = 0;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const auto& node = elements[i].node;
    if (node.role != Role::document || !node.bounds) continue;
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
  // Headings, links and buttons are named by the text in them; a paragraph's value has the words of what lies in it.
  const auto repeats_holder = [&](const platform::Node& holder, const std::string& said) {
    return words(holder) == said || (holder.has_value && holder.value.find(said) != std::string::npos);
  };
  platform::PageText all;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const auto& node = elements[i].node;
    const bool is_page_itself = static_cast<int>(i) == root_;
    if (!is_inside(i) && !is_page_itself) continue;
    // The page is named by its title.
    const auto said = is_page_itself ? (node.has_value ? node.value : std::string()) : words(node);
    if (said.empty()) continue;
    const bool repeats =
        node.parent > root_ && repeats_holder(elements[static_cast<std::size_t>(node.parent)].node, said);
    if (repeats) continue;
    const auto line = (all.characters == 0 ? "" : "\n") + said;
    all.characters += std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; });
    all.truncated = all.truncated || all.text.size() + line.size() > max_bytes;
    if (!all.truncated) all.text += line;
  }
  return all;
}

std::vector<platform::NodeHandle> Document::handles() const {
  std::vector<platform::NodeHandle> handles;
  for (std::size_t i = 0; i < snapshot_.elements.size(); ++i) {
    if (is_inside(i)) handles.push_back(snapshot_.elements[i].node.handle);
  }
  return handles;
}

void Document::take_markup(std::vector<platform::Markup> markup) {
  markup_.assign(snapshot_.elements.size(), {});
  auto next = markup.begin();
  for (std::size_t i = 0; i < markup_.size() && next != markup.end(); ++i) {
    if (is_inside(i)) markup_[i] = std::move(*next++);
  }
  is_marked_up_ = std::ranges::any_of(markup_, [](const platform::Markup& each) { return !each.tag.empty(); });
  tells_classes_ = std::ranges::any_of(markup_, [](const platform::Markup& each) { return !each.classes.empty(); });
}

/// Firefox repeats the label of a select element on the list inside it.
bool Document::is_repeated_label(std::size_t place) const {
  const auto parent = snapshot_.elements[place].node.parent;
  if (parent < 0 || !is_inside(static_cast<std::size_t>(parent))) return false;
  const auto& markup = markup_[place];
  return (!markup.id.empty() || markup.tag == "select") && markup == markup_[static_cast<std::size_t>(parent)];
}

std::vector<const SnapshotElement*> Document::find(const PageSelector& selector) const {
  std::vector<const SnapshotElement*> found;
  for (std::size_t i = 0; i < snapshot_.elements.size(); ++i) {
    const auto& element = snapshot_.elements[i];
    if (!is_inside(i)) continue;
    // In a page with markup, a node without a tag is a text node.
    const bool fits = is_marked_up_ ? !markup_[i].tag.empty() && selector.fits(markup_[i]) && !is_repeated_label(i)
                                    : selector.fits_role(element.node.role);
    if (fits) found.push_back(&element);
  }
  return found;
}

const SnapshotElement* Document::focused() const {
  const SnapshotElement* innermost = nullptr;
  for (std::size_t i = 0; i < snapshot_.elements.size(); ++i) {
    if (is_inside(i) && snapshot_.elements[i].node.states.contains(ElementState::focused))
      innermost = &snapshot_.elements[i];
  }
  return innermost;
}

bool Document::shows(const SnapshotElement& element) {
  const auto& node = element.node;
  // Content that is scrolled out has no bounds in the window.
  const bool is_laid_out = node.bounds || node.states.contains(ElementState::offscreen);
  return is_laid_out && !node.states.contains(ElementState::hidden);
}

PageElement Document::describe(const SnapshotElement& element) const {
  const auto& node = element.node;
  PageElement told;
  const auto place = static_cast<std::size_t>(&element - snapshot_.elements.data());
  told.tag = is_marked_up_ ? markup_[place].tag : std::string(to_string(node.role));
  told.text = node.has_value && !node.value.empty() ? node.value : node.name;
  told.visible = shows(element);
  if (node.bounds) told.bounds = *node.bounds;
  return told;
}

}  // namespace offhand
