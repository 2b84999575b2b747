#include <algorithm>
#include <charconv>
#include <functional>
#include <string>
#include <system_error>
#include <utility>

#include "platform/web_desk/ax_nodes.h"
#include "platform/web_desk/markup.h"

namespace offhand::platform::web_desk {
namespace {

// Beside those of the namespace web.
using web_desk::integer_of;
using web_desk::number_of;
using web_desk::part_of;
using web_desk::text_of;

/// A place in one of the snapshot's lists; -1: none.
std::int64_t place_in(const LargeJson& index) {
  const auto* place = index.if_int64();
  return place == nullptr || *place < 0 ? -1 : *place;
}

/// Finds the nodes that have an attribute. Most pages have none, which the table of texts tells.
void each_attribute(const LargeJson& strings, const LargeJson& attributes, std::string_view name,
                    const std::function<void(std::size_t place, std::string_view value)>& found) {
  const auto& texts = items_of(strings);
  const auto at = std::ranges::find_if(texts, [&](const auto& text) { return text_of(text) == name && !name.empty(); });
  if (at == texts.end()) return;
  const auto name_index = at - texts.begin();
  std::size_t place = 0;
  for (const auto& attributes_of_node : items_of(attributes)) {
    const auto& own = items_of(attributes_of_node);
    for (std::size_t i = 0; i + 1 < own.size(); i += 2) {
      if (place_in(own[i]) != name_index) continue;
      const auto value = place_in(own[i + 1]);
      const auto* text = value < 0 || static_cast<std::size_t>(value) >= texts.size()
                             ? nullptr
                             : texts[static_cast<std::size_t>(value)].if_string();
      if (text != nullptr) found(place, {text->data(), text->size()});
    }
    ++place;
  }
}

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
  return is_whole ? std::optional(number) : std::nullopt;
}

/// What one document of a snapshot tells.
class LayoutReader {
 public:
  LayoutReader(const LargeJson& strings, const LargeJson& document, Layouts& layouts)
      : strings_(strings),
        document_(document),
        nodes_(part_of(document, "nodes")),
        numbers_(items_of(nodes_, "backendNodeId")),
        layouts_(layouts) {}

  void read() {
    layouts_.places.reserve(numbers_.size());
    read_boxes();
    read_inputs();
    read_attributes();
    for (const auto& clickable : items_of(part_of(nodes_, "isClickable"), "index"))
      layouts_.places[number_at(place_in(clickable))].is_clickable = true;
    const auto& shadows = part_of(nodes_, "shadowRootType");
    const auto& roots = items_of(shadows, "index");
    const auto& kinds = items_of(shadows, "value");
    for (std::size_t i = 0; i < std::min(roots.size(), kinds.size()); ++i)
      if (text_at(kinds[i]) == "closed") layouts_.closed_roots.push_back(number_at(place_in(roots[i])));
  }

 private:
  std::string_view text_at(const LargeJson& index) const {
    const auto place = place_in(index);
    const auto& texts = items_of(strings_);
    const bool is_there = place >= 0 && static_cast<std::size_t>(place) < texts.size();
    return is_there ? text_of(texts[static_cast<std::size_t>(place)]) : std::string_view();
  }

  std::int64_t number_at(std::int64_t place) const {
    const bool is_there = place >= 0 && static_cast<std::size_t>(place) < numbers_.size();
    return is_there ? integer_of(numbers_[static_cast<std::size_t>(place)]) : 0;
  }

  void read_boxes() {
    const auto scroll_x = number_of(document_, "scrollOffsetX");
    const auto scroll_y = number_of(document_, "scrollOffsetY");
    const auto& layout = part_of(document_, "layout");
    const auto& of = items_of(layout, "nodeIndex");
    const auto& bounds = items_of(layout, "bounds");
    for (std::size_t i = 0; i < std::min(of.size(), bounds.size()); ++i) {
      const auto& box = items_of(bounds[i]);
      if (box.size() < 4) continue;
      auto& place = layouts_.places[number_at(place_in(of[i]))];
      if (std::exchange(place.has_box, true)) continue;
      place.box = {number_of(box[0]) - scroll_x, number_of(box[1]) - scroll_y, number_of(box[2]), number_of(box[3])};
    }
  }

  /// Only of inputs are these attributes wanted.
  void read_inputs() {
    const auto& attributes = items_of(nodes_, "attributes");
    for (const auto& field : items_of(part_of(nodes_, "inputValue"), "index")) {
      const auto place = place_in(field);
      if (place < 0 || static_cast<std::size_t>(place) >= attributes.size()) continue;
      const auto& own = items_of(attributes[static_cast<std::size_t>(place)]);
      for (std::size_t i = 0; i + 1 < own.size(); i += 2)
        if (text_at(own[i]) == "type") read_type(lower_case(text_at(own[i + 1])), layouts_.places[number_at(place)]);
    }
  }

  static void read_type(std::string_view type, Layouts::Place& place) {
    place.is_secret = type == "password";
    place.is_text_button = type == "submit" || type == "reset" || type == ax::button;
  }

  void read_attributes() {
    using Place = Layouts::Place;
    each("aria-busy", [](Place& place, std::string_view value) { place.is_busy = place.is_busy || value == "true"; });
    each("aria-readonly",
         [](Place& place, std::string_view value) { place.is_read_only = place.is_read_only || value == "true"; });
    each("aria-placeholder", [](Place& place, std::string_view value) { place.placeholder = value; });
    // The element's own attribute wins.
    each("placeholder", [](Place& place, std::string_view value) { place.placeholder = value; });
    each("aria-posinset", [](Place& place, std::string_view value) { place.position_in_set = whole_number(value); });
    each("aria-setsize", [](Place& place, std::string_view value) { place.size_of_set = whole_number(value); });
  }

  void each(std::string_view name, const std::function<void(Layouts::Place&, std::string_view)>& note) {
    each_attribute(strings_, part_of(nodes_, "attributes"), name, [&](std::size_t place, std::string_view value) {
      if (place < numbers_.size()) note(layouts_.places[number_at(static_cast<std::int64_t>(place))], value);
    });
  }

  const LargeJson& strings_;
  const LargeJson& document_;
  const LargeJson& nodes_;
  const boost::json::array& numbers_;
  Layouts& layouts_;
};

}  // namespace

std::unordered_map<std::string, Layouts> layouts_in(const LargeJson& snapshot) {
  std::unordered_map<std::string, Layouts> all;
  const auto& strings = part_of(snapshot, "strings");
  const auto& texts = items_of(strings);
  for (const auto& document : items_of(snapshot, "documents")) {
    const auto frame = place_in(part_of(document, "frameId"));
    const bool is_named = frame >= 0 && static_cast<std::size_t>(frame) < texts.size();
    auto& layouts = all[is_named ? std::string(text_of(texts[static_cast<std::size_t>(frame)])) : std::string()];
    LayoutReader(strings, document, layouts).read();
  }
  return all;
}

}  // namespace offhand::platform::web_desk
