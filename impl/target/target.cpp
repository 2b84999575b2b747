#include "impl/target/target.h"

#include <fmt/format.h>

#include "codegen/runtime/utf8.h"

namespace offhand {
namespace {

/// Its present name. What its application does not name is called as it was shown.
std::string name_now(const LiveElement& element) {
  return element.now.name.empty() ? shown_name(element.seen) : element.now.name;
}

}  // namespace

ActedOn Target::acted_on() const {
  ActedOn acted;
  acted.pid = window.pid;
  acted.window_id = window.window_id;
  if (element) {
    acted.element_index = element->seen.index;
    acted.role = std::string(to_string(element->seen.node.role));
    acted.name = brief(name_now(*element));
    if (element->renamed()) acted.renamed_from = brief(element->seen.node.name);
  }
  return acted;
}

std::string Target::describe() const {
  if (element)
    return fmt::format("element {} ({} \"{}\")", element->seen.index, to_string(element->seen.node.role),
                       brief(name_now(*element)));
  if (point) return fmt::format("the point {}, {}", point->x, point->y);
  if (recipient) return fmt::format("window {}, which has the keyboard", recipient->window_id);
  if (on_screen()) return "the desktop";
  return fmt::format("window {}", window.window_id);
}

}  // namespace offhand
