#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/reading/reader.h"

namespace offhand::platform::atspi {
namespace {

/// Several points, because the first may be covered or not accept the pointer.
constexpr int points_in_page = 3;

/// Everything except a page of a stack or notebook is a widget and has a position.
bool is_page(const Accessible& item) {
  return item.known && item.parent >= 0 && item.interfaces.known() && !item.interfaces.has(Interfaces::component);
}

bool overlap(const Extents& one, const Extents& other) {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height &&
         other.y < one.y + one.height;
}

}  // namespace

/// GTK 4 reports the same states and position for hidden pages and for the current one. Only a hit test at a point
/// tells them apart.
void TreeReader::ask_pages() {
  std::map<int, std::vector<int>> pages;
  for (int index = 0; toolkit_ == Toolkit::gtk4 && index < static_cast<int>(nodes_.size()); ++index) {
    if (is_page(node(index))) pages[node(index).parent].push_back(index);
  }
  for (const auto& [stack, of_stack] : pages) {
    if (of_stack.size() < 2) continue;
    for (const int page : of_stack) ask_points_in(page);
  }
  inquiry_.then([this, pages = std::move(pages)] {
    for (const auto& [stack, of_stack] : pages) mark_hidden_pages(of_stack);
    name_actions();
  });
}

void TreeReader::ask_points_in(int page) {
  int asked = 0;
  for (int index = page + 1; index < static_cast<int>(nodes_.size()) && asked < points_in_page; ++index) {
    const auto& item = node(index);
    if (!item.children.empty() || !item.extents || !item.extents->plausible() || !lies_in(index, page)) continue;
    ++asked;
    const auto x = item.extents->x + item.extents->width / 2;
    const auto y = item.extents->y + item.extents->height / 2;
    inquiry_.call({nodes_.front().handle, interface::component, "GetAccessibleAtPoint",
                   [x, y, coordinates = coordinates_of(toolkit_)](sd_bus_message* message) {
                     return sd_bus_message_append(message, "iiu", x, y, static_cast<std::uint32_t>(coordinates));
                   }},
                  [this](const Reply& reply) {
                    Reference hit;
                    if (!reply.value(hit)) return;
                    const auto found = std::ranges::find(nodes_, hit, &Accessible::handle);
                    for (auto above = found == nodes_.end() ? -1 : static_cast<int>(found - nodes_.begin()); above >= 0;
                         above = node(above).parent)
                      if (is_page(node(above))) pages_met_.insert(above);
                  });
  }
}

bool TreeReader::lies_in(int index, int holder) {
  while (index > holder) index = node(index).parent;
  return index == holder;
}

/// If no page was hit, or two were (during a transition), nothing is known. Pages that lie beside each other both show.
void TreeReader::mark_hidden_pages(const std::vector<int>& pages) {
  const auto is_met = [this](int page) { return pages_met_.contains(page); };
  if (std::ranges::count_if(pages, is_met) != 1) return;
  const auto place_of = [this](int page) {
    const auto& children = node(page).children;
    return children.empty() ? std::nullopt : node(children.front()).extents;
  };
  const auto shown = place_of(*std::ranges::find_if(pages, is_met));
  for (const int page : pages) {
    const auto place = place_of(page);
    if (is_met(page) || !shown || !place || !overlap(*shown, *place)) continue;
    for (int index = page; index < static_cast<int>(nodes_.size()); ++index)
      if (lies_in(index, page)) node(index).states.remove(StateBits::visible);
  }
}

}  // namespace offhand::platform::atspi
