#include "impl/perception/place_labels.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "impl/perception/quote.h"

namespace offhand {
namespace {

using platform::Node;

/// Tolerance for bounds that overlap by mistake.
constexpr std::int64_t slack = 4;
/// A label above its field is at most this many of its own heights away and starts at about the same left edge.
constexpr std::int64_t most_above = 2;
constexpr std::int64_t most_indent = 24;

bool ends_with_colon(std::string_view words) {
  constexpr std::string_view full_width = "\xef\xbc\x9a";
  return words.size() > 1 && (words.back() == ':' || words.ends_with(full_width));
}

class Form {
 public:
  Form(const Snapshot& snapshot, const std::vector<bool>& among) : elements_(snapshot.elements) {
    for (std::size_t i = 1; i < elements_.size(); ++i) {
      if (!among[i] || !node(i).bounds) continue;
      if (node(i).role == Role::text && ends_with_colon(squeezed(node(i).name))) words_.push_back(i);
      if (has(node(i).role, RoleTrait::control) && !is_part(i)) controls_.push_back(i);
    }
  }

  std::vector<std::optional<std::size_t>> labels() const {
    std::vector<std::optional<std::size_t>> labels(elements_.size());
    for (const auto words : words_) {
      auto field = nearest(words, [&](std::size_t control) { return gap_beside(words, control); });
      if (!field) field = nearest(words, [&](std::size_t control) { return gap_below(words, control); });
      if (!field || !has(node(*field).role, RoleTrait::labelled) || !squeezed(node(*field).name).empty()) continue;
      if (!labels[*field]) labels[*field] = words;
    }
    return labels;
  }

 private:
  const Node& node(std::size_t i) const { return elements_[i].node; }
  const Bounds& box(std::size_t i) const { return *node(i).bounds; }

  /// The editor inside a combo box or spin button has the label of the whole control.
  bool is_part(std::size_t i) const {
    const auto& holder = node(static_cast<std::size_t>(std::max(node(i).parent, 0)));
    return has(holder.role, RoleTrait::entry) && !has(holder.role, RoleTrait::text_field);
  }

  /// The distance from the label to the right neighbour in its row; empty if the control is none.
  std::optional<std::int64_t> gap_beside(std::size_t words, std::size_t control) const {
    const auto& label = box(words);
    const auto& field = box(control);
    const std::int64_t middle = label.y + label.height / 2;
    const std::int64_t gap = field.x - (label.x + label.width);
    if (middle < field.y || middle > field.y + field.height || gap < -slack) return std::nullopt;
    return std::max<std::int64_t>(gap, 0);
  }

  std::optional<std::int64_t> gap_below(std::size_t words, std::size_t control) const {
    const auto& label = box(words);
    const auto& field = box(control);
    const std::int64_t gap = field.y - (label.y + label.height);
    const bool is_near = gap >= -slack && gap <= most_above * label.height;
    const bool begins_here = field.x >= label.x - slack && field.x <= label.x + most_indent;
    if (!is_near || !begins_here) return std::nullopt;
    return std::max<std::int64_t>(gap, 0);
  }

  template <class Gap>
  std::optional<std::size_t> nearest(std::size_t words, const Gap& gap) const {
    std::optional<std::size_t> found;
    std::optional<std::int64_t> least;
    for (const auto control : controls_) {
      const auto far = gap(control);
      if (control == words || !far || (least && *far >= *least)) continue;
      least = far;
      found = control;
    }
    return found;
  }

  const std::vector<SnapshotElement>& elements_;
  std::vector<std::size_t> words_;
  std::vector<std::size_t> controls_;
};

}  // namespace

std::vector<std::optional<std::size_t>> labels_by_place(const Snapshot& snapshot, const std::vector<bool>& among) {
  return Form(snapshot, among).labels();
}

}  // namespace offhand
