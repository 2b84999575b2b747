#include "impl/capture/attributes.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "generated/types/roles.h"
#include "impl/base/number_text.h"

namespace offhand {
namespace {

using platform::Node;
using platform::NodeAttributes;

/// Longer ones are pictures written into their address.
constexpr std::size_t longest_url = 2000;

/// Pages may write anything; the protocol has certain words.
bool is_one_of(std::string_view text, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, text) != words.end();
}

class AttributeReader {
 public:
  AttributeReader(const Snapshot& snapshot, const platform::AttributesOfWindow& told)
      : elements_(snapshot.elements), told_(told), is_whole_(snapshot.complete && !snapshot.left_hidden_out) {}

  std::vector<Rare<cup::Attributes>> read() {
    found_.resize(elements_.size());
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      read_number(i);
      read_orientation(i);
      read_level(i);
      read_told(i);
    }
    // Of a table that was read in part nobody knows in which row a cell lies.
    if (is_whole_) read_tables();
    return std::move(found_);
  }

 private:
  const Node& node(std::size_t i) const { return elements_[i].node; }
  std::optional<std::size_t> parent(std::size_t i) const {
    return node(i).parent < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(node(i).parent));
  }

  static bool has_number(const Node& node) {
    return node.role == Role::slider || node.role == Role::spinbutton || node.role == Role::progressbar ||
           node.role == Role::scrollbar;
  }

  void read_number(std::size_t i) {
    const auto& it = node(i);
    if (!has_number(it)) return;
    if (it.range) {
      found_[i].edit().value_min = it.range->minimum;
      found_[i].edit().value_max = it.range->maximum;
    }
    if (it.has_value) {
      if (const auto number = number_in(it.value)) found_[i].edit().value_now = number;
    }
  }

  /// By its shape: nothing that is read of a tree says it.
  void read_orientation(std::size_t i) {
    const auto& it = node(i);
    const bool has_one = it.role == Role::slider || it.role == Role::scrollbar || it.role == Role::separator;
    if (!has_one || !it.bounds || it.bounds->width == it.bounds->height) return;
    found_[i].edit().orientation = it.bounds->width > it.bounds->height ? "horizontal" : "vertical";
  }

  /// Of an item of a tree, where items lie in items.
  void read_level(std::size_t i) {
    if (node(i).role != Role::treeitem) return;
    std::int64_t level = 1;
    for (auto above = parent(i); above; above = parent(*above)) {
      if (node(*above).role == Role::treeitem) ++level;
      if (node(*above).role == Role::tree) break;
    }
    found_[i].edit().level = level;
  }

  void read_told(std::size_t i) {
    if (told_ == nullptr) return;
    const auto found = told_->find(node(i).handle);
    if (found == told_->end()) return;
    const NodeAttributes& told = found->second;
    auto& made = found_[i].edit();
    if (told.level.value_or(0) >= 1) made.level = told.level;
    if (told.position_in_set.value_or(0) >= 1) made.pos_in_set = told.position_in_set;
    if (told.size_of_set.value_or(-1) >= 0) made.set_size = told.size_of_set;
    if (!told.placeholder.empty()) made.placeholder = told.placeholder;
    if (!told.url.empty() && told.url.size() <= longest_url) made.url = told.url;
    if (is_one_of(told.live, {"polite", "assertive", "off"})) made.live = told.live;
    if (is_one_of(told.autocomplete, {"inline", "list", "both", "none"})) made.autocomplete = told.autocomplete;
    if (!told.key_shortcut.empty()) made.key_shortcut = told.key_shortcut;
    if (!told.role_description.empty()) made.roledescription = told.role_description;
    if (is_one_of(told.orientation, {"horizontal", "vertical"})) made.orientation = told.orientation;
  }

  /// Rows of cells in a table, or in a group of one.
  void read_tables() {
    std::vector<std::int64_t> rows(elements_.size(), 0);
    std::vector<std::int64_t> columns(elements_.size(), 0);
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      const auto above = parent(i);
      if (!above) continue;
      if (node(i).role == Role::row) {
        if (const auto table = table_of(*above)) found_[i].edit().row_index = rows[*table]++;
      } else if (has(node(i).role, RoleTrait::cell) && node(*above).role == Role::row && found_[*above]->row_index) {
        found_[i].edit().row_index = found_[*above]->row_index;
        found_[i].edit().col_index = columns[*above]++;
      }
    }
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      if (rows[i] > 0) found_[i].edit().row_count = rows[i];
      const auto table = node(i).role == Role::row && columns[i] > 0 ? table_of(*parent(i)) : std::nullopt;
      if (!table) continue;
      auto& count = found_[*table].edit().col_count;
      count = std::max(count.value_or(0), columns[i]);
    }
  }

  std::optional<std::size_t> table_of(std::size_t at) const {
    for (std::optional<std::size_t> above = at; above; above = parent(*above)) {
      const auto role = node(*above).role;
      if (role == Role::table || role == Role::grid) return node(*above).children_left_out == 0 ? above : std::nullopt;
      if (role != Role::group && role != Role::generic) return std::nullopt;
    }
    return std::nullopt;
  }

  const std::vector<SnapshotElement>& elements_;
  const platform::AttributesOfWindow& told_;
  const bool is_whole_;
  std::vector<Rare<cup::Attributes>> found_;
};

}  // namespace

std::vector<Rare<cup::Attributes>> attributes_of(const Snapshot& snapshot, const platform::AttributesOfWindow& told) {
  return AttributeReader(snapshot, told).read();
}

}  // namespace offhand
