#include "platform/linux/atspi/reading/showing_children.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "platform/linux/atspi/elements/cell_handle.h"
#include "platform/linux/atspi/reading/round.h"

namespace offhand::platform::atspi {
namespace {

/// The number of places queried at once during a search.
constexpr std::int32_t pivots = 7;
constexpr std::int32_t showing_children_at_once = 32;
/// How many children are read if it is unknown which show.
constexpr std::int32_t first_children = 100;
constexpr std::int32_t max_guessed = 400;
constexpr std::int32_t max_rows = 400;
constexpr std::int32_t max_columns = 200;
constexpr int max_widenings = 6;
constexpr int max_steps_up = 8;

Extents common_part(const Extents& one, const Extents& other) {
  Extents part;
  part.x = std::max(one.x, other.x);
  part.y = std::max(one.y, other.y);
  part.width = std::max(0, std::min(one.x + one.width, other.x + other.width) - part.x);
  part.height = std::max(0, std::min(one.y + one.height, other.y + other.height) - part.y);
  return part;
}

bool has_area(const Extents& extents) { return extents.plausible() && extents.width > 0 && extents.height > 0; }

}  // namespace

int max_listed_children(Toolkit toolkit) {
  switch (toolkit) {
    case Toolkit::qt:
    case Toolkit::gtk4:
      return 1000;
    case Toolkit::chromium:
      return 500;
    default:
      return 300;
  }
}

ShowingChildren::ShowingChildren(Inquiry& inquiry, Toolkit toolkit, const Accessible& node,
                                 std::vector<Reference> clips, int max_children, std::function<void(Found)> done)
    : inquiry_(inquiry),
      toolkit_(toolkit),
      node_(node.handle),
      is_table_(node.interfaces.has(Interfaces::table) && node.states.has(StateBits::manages_descendants)),
      count_(node.child_count),
      clips_(std::move(clips)),
      max_children_(std::max(max_children, 1)),
      done_(std::move(done)) {}

void ShowingChildren::begin() {
  Round round;
  const auto places = std::make_shared<std::vector<Extents>>(clips_.size() + 1);
  const auto ask = [&](const Reference& handle, std::size_t at) {
    round.add(get_extents(handle, coordinates_of(toolkit_)),
              [places, at](const Reply& reply) { read_extents(reply, (*places)[at]); });
  };
  ask(node_, 0);
  for (std::size_t i = 0; i < clips_.size(); ++i) ask(clips_[i], i + 1);
  if (is_table_) {
    round.add(get_property(node_, interface::table, "NRows"),
              [this](const Reply& reply) { reply.property("i", rows_); });
    round.add(get_property(node_, interface::table, "NColumns"),
              [this](const Reply& reply) { reply.property("i", columns_); });
  }
  round.begin(inquiry_, [this, places] {
    whole_ = places->front();
    area_ = whole_;
    // A box without an area (the content of a page) clips nothing.
    for (const Extents& clip : *places) {
      if (has_area(clip)) area_ = common_part(area_, clip);
    }
    look();
  });
}

void ShowingChildren::look() {
  if (!has_area(area_)) return finish(true);
  if (is_table_ && rows_ > 0 && columns_ > 0) return probe({{0.5, 0.5}}, false);
  if (count_ < 0) return take_first();
  bisect(0, count_);
}

/// Looks for any cell, because the middle may be a gap, next to the last row or column.
void ShowingChildren::probe(const std::vector<std::pair<double, double>>& places, bool is_last) {
  Round round;
  for (const auto& [across, down] : places) {
    const auto x = static_cast<std::int32_t>(area_.x + across * area_.width);
    const auto y = static_cast<std::int32_t>(area_.y + down * area_.height);
    round.add({node_, interface::component, "GetAccessibleAtPoint",
               [x, y, coordinates = coordinates_of(toolkit_)](sd_bus_message* message) {
                 return sd_bus_message_append(message, "iiu", x, y, static_cast<std::uint32_t>(coordinates));
               }},
              [this](const Reply& reply) {
                Reference answer;
                if (reply.value(answer) && !is_null(answer) && answer != node_ && cell_.path.empty()) cell_ = answer;
              });
  }
  round.begin(inquiry_, [this, is_last] {
    if (!cell_.path.empty()) return climb(max_steps_up);
    if (is_last) return take_first();
    std::vector<std::pair<double, double>> grid;
    for (const double down : {0.95, 0.75, 0.5, 0.3, 0.15, 0.05}) {
      for (const double across : {0.05, 0.25, 0.5, 0.75}) grid.emplace_back(across, down);
    }
    probe(grid, true);
  });
}

/// The node at a point may be inside a cell.
void ShowingChildren::climb(int steps) {
  const auto parent = std::make_shared<Reference>();
  const auto index = std::make_shared<std::int32_t>(-1);
  Round round;
  round.add(get_property(cell_, interface::accessible, "Parent"),
            [parent](const Reply& reply) { reply.property("(so)", *parent); });
  round.add({cell_, interface::accessible, "GetIndexInParent"}, [index](const Reply& reply) { reply.value(*index); });
  round.add(get_extents(cell_, coordinates_of(toolkit_)),
            [this](const Reply& reply) { read_extents(reply, cell_extents_); });
  round.begin(inquiry_, [this, parent, index, steps] {
    if (*parent != node_) {
      if (is_null(*parent) || parent->path == root_path || steps == 0) return take_first();
      cell_ = *parent;
      return climb(steps - 1);
    }
    if (*index < 0) return take_first();
    Round places;
    for (const auto& [member, target] : {std::pair{"GetRowAtIndex", &row_}, {"GetColumnAtIndex", &column_}}) {
      places.add({node_, interface::table, member,
                  [at = *index](sd_bus_message* message) { return sd_bus_message_append(message, "i", at); }},
                 [place = target](const Reply& reply) { reply.value(*place); });
    }
    places.begin(inquiry_, [this] { place_cell(); });
  });
}

/// Estimates the other cells from one, as if all had its size.
void ShowingChildren::place_cell() {
  const bool is_inside = row_ >= 0 && column_ >= 0 && row_ < rows_ && column_ < columns_;
  if (!is_inside || !has_area(cell_extents_)) return take_first();
  const auto around = [](std::int32_t at, std::int32_t before, std::int32_t after, std::int32_t size,
                         std::int32_t count, std::int32_t most) {
    Range range;
    range.first = std::max(at - std::clamp(before / size + 1, 0, most / 2), 0);
    range.last = std::min(at + std::clamp(after / size + 1, 0, most / 2), count - 1);
    return range;
  };
  row_range_ = around(row_, cell_extents_.y - area_.y, area_.y + area_.height - cell_extents_.y - cell_extents_.height,
                      cell_extents_.height, rows_, max_rows);
  column_range_ =
      around(column_, cell_extents_.x - area_.x, area_.x + area_.width - cell_extents_.x - cell_extents_.width,
             cell_extents_.width, columns_, max_columns);
  ask_lines();
}

Call ShowingChildren::cell_at(std::int32_t row, std::int32_t column) const { return get_cell({node_, row, column}); }

/// The row and the column through that cell show which columns and rows are visible.
void ShowingChildren::ask_lines() {
  row_line_.assign(static_cast<std::size_t>(row_range_.last - row_range_.first) + 1, {});
  column_line_.assign(static_cast<std::size_t>(column_range_.last - column_range_.first) + 1, {});
  Round handles;
  const auto ask = [&](std::int32_t row, std::int32_t column, Child& child) {
    handles.add(cell_at(row, column), [&child](const Reply& reply) { reply.value(child.handle); });
  };
  for (std::int32_t row = row_range_.first; row <= row_range_.last; ++row)
    ask(row, column_, row_line_[static_cast<std::size_t>(row - row_range_.first)]);
  for (std::int32_t column = column_range_.first; column <= column_range_.last; ++column)
    ask(row_, column, column_line_[static_cast<std::size_t>(column - column_range_.first)]);
  handles.begin(inquiry_, [this] {
    Round places;
    for (std::vector<Child>* line : {&row_line_, &column_line_}) {
      for (Child& child : *line) {
        if (is_null(child.handle)) continue;
        places.add(get_extents(child.handle, coordinates_of(toolkit_)),
                   [&child](const Reply& reply) { read_extents(reply, child.extents); });
      }
    }
    places.begin(inquiry_, [this] { widen(); });
  });
}

/// If the outermost queried row or column is still visible, there may be more beyond it.
void ShowingChildren::widen() {
  const bool more_rows = extend(Axis::rows, row_line_, row_range_, rows_);
  const bool more_columns = extend(Axis::columns, column_line_, column_range_, columns_);
  if ((more_rows || more_columns) && ++widenings_ <= max_widenings) return ask_lines();
  ask_cells();
}

bool ShowingChildren::extend(Axis axis, const std::vector<Child>& line, Range& range, std::int32_t count) const {
  const std::int32_t most = axis == Axis::rows ? max_rows : max_columns;
  const std::int32_t more = std::min(range.last - range.first + 1, most - (range.last - range.first + 1));
  if (more <= 0) return false;
  const Range before = range;
  if (shows(line.front().extents)) range.first = std::max(range.first - more, 0);
  if (shows(line.back().extents)) range.last = std::min(range.last + more, count - 1);
  return range.first != before.first || range.last != before.last;
}

std::vector<std::int32_t> ShowingChildren::shown(const std::vector<Child>& line, Range range) const {
  std::vector<std::int32_t> numbers;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (shows(line[i].extents)) numbers.push_back(range.first + static_cast<std::int32_t>(i));
  }
  return numbers;
}

/// Reads the column headers, then the cells row by row.
void ShowingChildren::ask_cells() {
  const std::vector<std::int32_t> rows = shown(row_line_, row_range_);
  const std::vector<std::int32_t> columns = shown(column_line_, column_range_);
  // The same cell was queried twice. Different paths mean that the table creates cells anew for each query.
  const Reference& once = row_line_[static_cast<std::size_t>(row_ - row_range_.first)].handle;
  const Reference& again = column_line_[static_cast<std::size_t>(column_ - column_range_.first)].handle;
  const bool made_anew = once != again;
  const auto headers = std::make_shared<std::vector<Reference>>(columns.size());
  const auto cells = std::make_shared<std::vector<Reference>>();
  Round round;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    round.add({node_, interface::table, "GetColumnHeader",
               [column = columns[i]](sd_bus_message* message) { return sd_bus_message_append(message, "i", column); }},
              [headers, i](const Reply& reply) { reply.value((*headers)[i]); });
  }
  for (const std::int32_t row : rows) {
    for (const std::int32_t column : columns) {
      if (cells->size() >= static_cast<std::size_t>(max_children_)) break;
      cells->push_back(reference_to({node_, row, column}));
      if (made_anew) continue;
      round.add(cell_at(row, column), [cells, at = cells->size() - 1](const Reply& reply) {
        if (!reply.value((*cells)[at])) (*cells)[at] = {};
      });
    }
  }
  round.begin(inquiry_, [this, headers, cells] {
    found_.children = std::move(*headers);
    found_.children.insert(found_.children.end(), std::make_move_iterator(cells->begin()),
                           std::make_move_iterator(cells->end()));
    finish(true);
  });
}

void ShowingChildren::ask_children(const std::vector<std::int32_t>& indices,
                                   std::function<void(const std::vector<Child>&)> next) {
  const auto children = std::make_shared<std::vector<Child>>(indices.size());
  Round handles;
  for (std::size_t i = 0; i < indices.size(); ++i) {
    handles.add(get_child(node_, indices[i]),
                [children, i](const Reply& reply) { reply.value((*children)[i].handle); });
  }
  handles.begin(inquiry_, [this, children, next = std::move(next)] {
    Round places;
    for (Child& child : *children) {
      if (is_null(child.handle)) continue;
      places.add(get_extents(child.handle, coordinates_of(toolkit_)),
                 [children, &child](const Reply& reply) { read_extents(reply, child.extents); });
    }
    places.begin(inquiry_, [children, next] { next(*children); });
  });
}

/// Narrows down the first child that reaches into the visible part: at or after `low`, before or at `high`.
void ShowingChildren::bisect(std::int32_t low, std::int32_t high) {
  if (high - low <= pivots) return collect(low);
  std::vector<std::int32_t> indices;
  for (std::int32_t i = 1; i <= pivots; ++i)
    indices.push_back(low + static_cast<std::int32_t>(std::int64_t{high - low} * i / (pivots + 1)));
  ask_children(indices, [this, indices, low, high](const std::vector<Child>& children) {
    std::int32_t from = low;
    std::int32_t to = high;
    bool any = false;
    for (std::size_t i = 0; i < children.size(); ++i) {
      if (!has_area(children[i].extents)) continue;
      any = true;
      if (children[i].extents.y + children[i].extents.height <= area_.y) {
        from = indices[i] + 1;
      } else {
        to = indices[i];
        break;
      }
    }
    // GTK 3 reports no position for hidden nodes.
    if (!any) return guess();
    bisect(from, to);
  });
}

void ShowingChildren::collect(std::int32_t from) {
  std::vector<std::int32_t> indices;
  for (std::int32_t i = from; i < count_ && i - from < showing_children_at_once; ++i) indices.push_back(i);
  if (indices.empty()) return finish(true);
  ask_children(indices, [this, next = indices.back() + 1](const std::vector<Child>& children) {
    bool below = false;
    for (const Child& child : children) {
      if (shows(child.extents)) found_.children.push_back(child.handle);
      below = below || (has_area(child.extents) && child.extents.y >= area_.y + area_.height);
    }
    if (below || static_cast<int>(found_.children.size()) >= max_children_) return finish(true);
    collect(next);
  });
}

/// Estimates from the rectangle of all children which of them are in the visible part.
void ShowingChildren::guess() {
  if (whole_.height <= area_.height) return take_first();
  const auto at = [this](std::int32_t y) {
    return static_cast<std::int32_t>(std::int64_t{count_} * (y - whole_.y) / whole_.height);
  };
  const std::int32_t first = at(area_.y);
  const std::int32_t last = at(area_.y + area_.height);
  const std::int32_t margin = std::max(showing_children_at_once / 2, (last - first) / 2);
  std::vector<std::int32_t> indices;
  for (std::int32_t i = std::max(first - margin, 0); i < count_ && i <= last + margin; ++i) {
    if (indices.size() >= static_cast<std::size_t>(max_guessed)) break;
    indices.push_back(i);
  }
  ask_children(indices, [this](const std::vector<Child>& children) {
    for (const Child& child : children) {
      if (shows(child.extents)) found_.children.push_back(child.handle);
    }
    if (found_.children.empty()) return take_first();
    finish(true);
  });
}

void ShowingChildren::take_first() {
  std::vector<std::int32_t> indices;
  const std::int32_t most = std::min(first_children, max_children_);
  for (std::int32_t i = 0; i < (count_ < 0 ? most : std::min(count_, most)); ++i) indices.push_back(i);
  ask_children(indices, [this](const std::vector<Child>& children) {
    for (const Child& child : children) {
      if (!is_null(child.handle)) found_.children.push_back(child.handle);
    }
    finish(false);
  });
}

bool ShowingChildren::shows(const Extents& extents) const {
  return has_area(extents) && has_area(common_part(extents, area_));
}

void ShowingChildren::finish(bool located) {
  found_.located = located;
  done_(std::move(found_));
}

}  // namespace offhand::platform::atspi
