#include "impl/capture/pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "generated/types/errors.h"

namespace offhand {
namespace {

/// Where nothing says how many a page has.
constexpr std::size_t usual_page = 20;

struct Container {
  std::size_t place = 0;
  /// Places of its children.
  std::vector<std::size_t> children;
  /// Behind the last of what lies in it.
  std::size_t end = 0;
};

Container container_at(const std::vector<cup::Node>& tree, std::size_t place) {
  Container container;
  container.place = place;
  std::size_t at = place + 1;
  for (; at < tree.size() && tree[at].depth > tree[place].depth; ++at)
    if (tree[at].depth == tree[place].depth + 1) container.children.push_back(at);
  container.end = at;
  return container;
}

bool lies_outside(const cup::Rectangle& inner, const cup::Rectangle& outer) {
  return inner.x + inner.w <= outer.x || inner.x >= outer.x + outer.w || inner.y + inner.h <= outer.y ||
         inner.y >= outer.y + outer.h;
}

bool is_in_sight(const cup::Node& child, const cup::Node& container) {
  if (child.states.contains(cup::State::offscreen) || child.states.contains(cup::State::hidden)) return false;
  return !child.bounds || !container.bounds || !lies_outside(*child.bounds, *container.bounds);
}

struct Shown {
  /// Children that show, and of those before and behind them.
  std::size_t count = 0;
  std::size_t first = 0;
  std::size_t behind = 0;
};

Shown shown_of(const std::vector<cup::Node>& tree, const Container& container) {
  Shown shown;
  const auto& children = container.children;
  // Of a long list that was read whole only those have a place that show.
  const bool has_places =
      std::ranges::any_of(children, [&](std::size_t child) { return tree[child].bounds.has_value(); });
  const auto is_shown = [&](std::size_t child) {
    return (tree[child].bounds || !has_places) && is_in_sight(tree[child], tree[container.place]);
  };
  const auto first = std::ranges::find_if(children, is_shown);
  if (first == children.end()) return shown;
  const auto last = std::find_if(children.rbegin(), children.rend(), is_shown).base();
  shown.first = static_cast<std::size_t>(first - children.begin());
  shown.behind = static_cast<std::size_t>(last - children.begin());
  shown.count = shown.behind - shown.first;
  return shown;
}

bool is_forwards(ScrollDirection direction) {
  return direction == ScrollDirection::down || direction == ScrollDirection::right;
}

/// The first child of the page. `last`: where the page before began and how long it was.
std::size_t first_of_page(const PageWishes& wishes, const Shown& shown, std::size_t size, std::size_t total,
                          const std::optional<PageCursor>& last) {
  std::size_t first = 0;
  if (wishes.offset) {
    first = *wishes.offset;
  } else if (wishes.direction && last) {
    first = is_forwards(*wishes.direction) ? last->first + last->count : last->first - std::min(last->first, size);
  } else if (wishes.direction && !is_forwards(*wishes.direction)) {
    first = shown.first - std::min(shown.first, size);
  } else {
    first = shown.behind;
  }
  return std::min(first, total - 1);
}

std::string lines_of(const std::vector<cup::Node>& tree, const Container& container, std::size_t first,
                     std::size_t count, cup::Dialect dialect) {
  const auto& children = container.children;
  const auto begin = children[first];
  const auto end = first + count < children.size() ? children[first + count] : container.end;
  return cup::print_nodes(std::vector<cup::Node>(tree.begin() + static_cast<std::ptrdiff_t>(begin),
                                                 tree.begin() + static_cast<std::ptrdiff_t>(end)),
                          dialect);
}

}  // namespace

std::string how_to_read_more(const Capture& capture) {
  return capture.detail == cup::Detail::full ? "scroll to see them"
                                             : "a capture with detail='full' reads them, or scroll to see them";
}

Result<std::string> page_of_capture(Captures& captures, const PageWishes& wishes) {
  OFFHAND_ASSIGN(const auto found, captures.place(wishes.element_id));
  const auto& tree = found.capture->envelope.tree;
  const auto container = container_at(tree, found.at);
  const auto total = container.children.size();
  if (total == 0)
    return fail(errors::nothing_to_page({.element_id = wishes.element_id, .reason = "it holds no elements"}));
  const auto shown = shown_of(tree, container);
  const auto size = wishes.limit.value_or(shown.count > 0 ? shown.count : usual_page);
  const auto first = first_of_page(wishes, shown, size, total, captures.page_cursor(wishes.element_id));
  const auto count = std::min(size, total - first);
  captures.keep_page_cursor({wishes.element_id, first, count});

  const auto& node = tree[found.at];
  const auto unread = std::ranges::find(found.capture->unread, found.at, &cup::Unread::node);
  const auto left = unread == found.capture->unread.end() ? 0 : unread->count();
  auto text = fmt::format("# page {} | items {}-{} of {}", node.id, first + 1, first + count, total);
  if (left > 0) text += fmt::format(" that were read, of {}", total + left);
  text += fmt::format(" | {}", to_string(node.role));
  if (!node.name.empty()) text += fmt::format(" \"{}\"", node.name);
  text += "\n\n" + lines_of(tree, container, first, count, found.capture->dialect);
  const auto more = total - first - count;
  if (more > 0) text += fmt::format("\n# {} more — page(element_id='{}', direction='down')\n", more, node.id);
  if (left > 0)
    text += fmt::format("{}# {} were not read — {}\n", more > 0 ? "" : "\n", left, how_to_read_more(*found.capture));
  if (first > 0) text += fmt::format("# {} before — page(element_id='{}', direction='up')\n", first, node.id);
  return text;
}

}  // namespace offhand
