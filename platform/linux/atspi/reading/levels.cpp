#include "platform/linux/atspi/reading/levels.h"

#include <algorithm>
#include <iterator>

#include "platform/linux/atspi/elements/geometry.h"

namespace offhand::platform::atspi {
namespace {

/// The children that may cover the one that the level is about.
std::vector<Reference> later_children(const Reference& below, const std::vector<Reference>& children) {
  auto from = children.begin();
  if (!below.path.empty()) {
    from = std::ranges::find(children, below);
    if (from != children.end()) ++from;
  }
  std::vector<Reference> found;
  std::copy_if(from, children.end(), std::back_inserter(found), [](const auto& child) { return !is_nothing(child); });
  return found;
}

/// `level` must stay at its address until the inquiry ends.
void ask_place(Inquiry& inquiry, Toolkit toolkit, Level& level, const Reference& child) {
  inquiry.call(get_extents(child, coordinates_of(toolkit)), [&level, child](const Reply& reply) {
    Extents extents;
    if (read_extents(reply, extents)) level.places[child] = extents;
  });
}

void take_children(Level& level, MessageReader& in) {
  level.children.clear();
  Reference child;
  for (level.child_count = 0; !in.at_end() && in.read(child); ++level.child_count) {
    if (level.child_count <= max_placed_children) level.children.push_back(child);
  }
  if (!has_few_children(level)) level.children.clear();
}

/// The list also gives the number of children. Further queries are sent as soon as the list arrives, while the
/// application still answers others. The places of `expected` children are queried together with the list.
void list_children(Inquiry& inquiry, Toolkit toolkit, const Reference& of, Level& level,
                   const std::vector<Reference>& expected) {
  const auto asked = later_children(level.below, expected);
  inquiry.call({of, interface::accessible, "GetChildren"}, [&inquiry, toolkit, &level, asked](const Reply& listed) {
    if (!listed.ok()) return;
    MessageReader in = listed.reader();
    if (!in.enter('a', "(so)")) return;
    take_children(level, in);
    level.over = later_children(level.below, level.children);
    for (const Reference& child : level.over) {
      if (std::ranges::find(asked, child) == asked.end()) ask_place(inquiry, toolkit, level, child);
    }
  });
  for (const Reference& child : asked) ask_place(inquiry, toolkit, level, child);
}

}  // namespace

bool is_nothing(const Reference& node) {
  return node.application.empty() || node.path == null_path || node.path == root_path;
}

bool has_correct_hit_tests(Toolkit toolkit) { return toolkit != Toolkit::gtk3 && toolkit != Toolkit::qt; }

bool has_few_children(const Level& level) { return level.child_count > 0 && level.child_count <= max_placed_children; }

void read_level(Inquiry& inquiry, Application& application, const Reference& of, Level& level) {
  level.children.clear();
  level.over.clear();
  level.places.clear();
  level.at_point.clear();
  const Toolkit toolkit = application.toolkit();
  if (const auto* known = application.small_containers().find(of.path))
    return list_children(inquiry, toolkit, of, level, known->children);
  inquiry.call(get_property(of, interface::accessible, "ChildCount"),
               [&inquiry, toolkit, of, &level](const Reply& counted) {
                 counted.property("i", level.child_count);
                 if (has_few_children(level)) list_children(inquiry, toolkit, of, level, {});
               });
}

}  // namespace offhand::platform::atspi
