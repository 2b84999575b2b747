#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "platform/linux/atspi/reading/accessible.h"
#include "platform/linux/atspi/reading/inquiry.h"
#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// How many children of a node may be listed in one call. Listing takes GTK 3's containers and Chromium quadratic time;
/// with these counts it took either less than 50 ms of its main thread.
int max_listed_children(Toolkit toolkit);

/// Finds the visible children of a node with too many children to list (a sheet has 2^34 cells) or with an unknown
/// number. In a table that manages its descendants it does a hit test and then queries rows and columns around the
/// cell. For any other node it assumes that the children follow each other downwards and finds the first visible one by
/// bisection. Works within an inquiry by handlers alone, so that several searches can run at once.
class ShowingChildren {
 public:
  struct Found {
    std::vector<Reference> children;
    /// False if it is unknown which show; then the first children are returned.
    bool located = true;
  };
  /// `clips`: ancestors whose rectangles clip the node. `done` is called once, unless the inquiry ends.
  ShowingChildren(Inquiry& inquiry, Toolkit toolkit, const Accessible& node, std::vector<Reference> clips,
                  int max_children, std::function<void(Found)> done);
  void begin();

 private:
  struct Child {
    Reference handle;
    Extents extents;
  };
  struct Range {
    std::int32_t first = 0;
    std::int32_t last = -1;
  };
  enum class Axis { rows, columns };

  void look();
  // For tables.
  void probe(const std::vector<std::pair<double, double>>& places, bool is_last);
  void climb(int steps);
  void place_cell();
  void ask_lines();
  void widen();
  void ask_cells();
  Call cell_at(std::int32_t row, std::int32_t column) const;
  bool extend(Axis axis, const std::vector<Child>& line, Range& range, std::int32_t count) const;
  std::vector<std::int32_t> shown(const std::vector<Child>& line, Range range) const;
  // For all other nodes.
  void bisect(std::int32_t low, std::int32_t high);
  void collect(std::int32_t from);
  void guess();
  void take_first();
  /// Queries children by index, then their places.
  void ask_children(const std::vector<std::int32_t>& indices, std::function<void(const std::vector<Child>&)> next);

  bool shows(const Extents& extents) const;
  void finish(bool located);

  Inquiry& inquiry_;
  const Toolkit toolkit_;
  const Reference node_;
  const bool is_table_;
  const std::int32_t count_;
  const std::vector<Reference> clips_;
  const int max_children_;
  const std::function<void(Found)> done_;
  Found found_;
  Extents whole_;
  /// The visible part of the node.
  Extents area_;

  Reference cell_;
  Extents cell_extents_;
  std::int32_t rows_ = 0;
  std::int32_t columns_ = 0;
  std::int32_t row_ = -1;
  std::int32_t column_ = -1;
  Range row_range_;
  Range column_range_;
  std::vector<Child> row_line_;
  std::vector<Child> column_line_;
  int widenings_ = 0;
};

}  // namespace offhand::platform::atspi
