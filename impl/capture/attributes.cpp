#include "impl/capture/attributes.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "generated/types/roles.h"
#include "impl/base/number_text.h"

namespace offhand {
namespace {

using platform::Node;

class AttributeReader {
 public:
  explicit AttributeReader(const Snapshot& snapshot)
      : elements_(snapshot.elements), is_whole_(snapshot.complete && !snapshot.left_hidden_out) {}

  std::vector<Rare<cup::Attributes>> read() {
    found_.resize(elements_.size());
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      read_number(i);
      read_orientation(i);
      read_level(i);
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
  const bool is_whole_;
  std::vector<Rare<cup::Attributes>> found_;
};

}  // namespace

std::vector<Rare<cup::Attributes>> attributes_of(const Snapshot& snapshot) { return AttributeReader(snapshot).read(); }

}  // namespace offhand
