#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "platform/linux/atspi/accessible.h"
#include "platform/linux/atspi/inquiry.h"
#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// How many children of one node may be listed in one call. Listing costs GTK 3's containers and Chromium the square of
/// their number; at these counts it took either less than 50 ms of its main thread.
int max_listed_children(Toolkit toolkit);

/// Finds those children of a node that show, where there are too many to list (a sheet has 2^34 cells) or their number
/// is not known. A table that manages its descendants is asked what lies at points of it and then for rows and columns
/// around that; of any other node the children are taken to follow each other downwards, and the first that shows is
/// searched for by bisection. Works within an inquiry by handlers alone, so that several can work at once.
class ShowingChildren {
 public:
  struct Found {
    std::vector<Reference> children;
    /// Whether what shows could be told; otherwise the first children are given.
    bool located = true;
  };
  /// `clips`: ancestors beyond whose rectangle nothing of the node shows. `done` is called once, unless the inquiry
  /// ends.
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
  // Tables.
  void probe(const std::vector<std::pair<double, double>>& places, bool is_last);
  void climb(int steps);
  void place_cell();
  void ask_lines();
  void widen();
  void ask_cells();
  Call cell_at(std::int32_t row, std::int32_t column) const;
  bool extend(Axis axis, const std::vector<Child>& line, Range& range, std::int32_t count) const;
  std::vector<std::int32_t> shown(const std::vector<Child>& line, Range range) const;
  // Anything else.
  void bisect(std::int32_t low, std::int32_t high);
  void collect(std::int32_t from);
  void guess();
  void take_first();
  Call child_at(std::int32_t index) const;
  /// Asks for children by index, then where they lie.
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
  /// The part of the node that shows.
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
