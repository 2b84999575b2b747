#pragma once

#include <optional>
#include <vector>

#include "impl/action/action_run.h"
#include "platform/api/scroll_offsets.h"

namespace offhand {

enum class Axis { across, down };

/// What scrolls where a target is, as its window's tree tells it: the place for the wheel, the scroll bar, and what
/// shows by moving that something scrolled.
class ScrolledPlace {
 public:
  /// Of a window without a tree only its middle is known. `not_visible` for an element that has no place.
  static Result<ScrolledPlace> look(const ActionRun& run, Axis axis);

  const PointTarget& point() const { return point_; }
  /// How much of what scrolls shows at once, in pixels.
  double extent() const { return extent_; }
  const std::optional<platform::NodeHandle>& bar() const { return bar_; }
  const platform::HeldNumber& bar_number() const { return number_; }
  /// Height of a line, or width of a column, of a list that its scroll bar counts in.
  double item_extent() const { return item_extent_; }
  /// Whether anything there has a scroll bar for the axis, be it one that cannot be moved.
  bool scrolls() const { return !scrolled_.empty(); }
  /// Whether what has the focus lies in what scrolls there, and in nothing else in it that scrolls: what keys scroll.
  bool scrolls_with(const platform::NodeHandle& focus) const;

  bool tells_distance() const;
  /// How far what shows has moved since it was read, once it rests; empty where nothing of it tells. `towards` as
  /// below.
  std::optional<double> await_distance(const ActionRun& run, int towards) const;
  /// The same as it is now.
  std::optional<double> distance(const ActionRun& run, int towards) const;
  /// By how far it is scrolled, the scroll bar's number, or what moved. `towards`: 1 for down and right, -1 for up and
  /// left.
  Observation moved(const ActionRun& run, int towards) const;

 private:
  explicit ScrolledPlace(Axis axis) : axis_(axis) {}
  double along(const Bounds& bounds) const { return static_cast<double>(axis_ == Axis::down ? bounds.y : bounds.x); }
  double size(const Bounds& bounds) const {
    return static_cast<double>(axis_ == Axis::down ? bounds.height : bounds.width);
  }
  /// Of what scrolls without a bar: as much of the list, the table or the page around `at` as shows.
  void find_extent(const platform::Tree& tree, int at);
  /// How far it is scrolled, where the tree knows that.
  void note_offset(const ActionRun& run, const platform::NodeHandle& node);
  std::optional<platform::ScrollOffsets::Offset> offset(const ActionRun& run) const;
  void note_frame(const platform::Tree& tree, int at);
  void find_bar(const ActionRun& run, const platform::Tree& tree, int at);
  void find_scrolled(const platform::Tree& tree, int at);
  bool is_bar(const platform::Node& node) const;
  void find_landmarks(const platform::Tree& tree, int within);
  /// How far the page around a document moved.
  double carried(const ActionRun& run) const;
  std::optional<Evidence> look_again(const ActionRun& run, int towards) const;
  /// Why it is not proved that nothing moved; empty: all is as it was.
  std::optional<std::string> doubt(const ActionRun& run) const;

  const Axis axis_;
  PointTarget point_;
  double extent_ = 0;
  double item_extent_ = 0;
  /// All that lies in what scrolls, but for what scrolls by itself in there.
  std::vector<platform::NodeHandle> scrolled_;
  std::optional<platform::NodeHandle> bar_;
  platform::HeldNumber number_;
  struct Landmark {
    platform::NodeHandle node;
    std::string name;
    double was = 0;
  };
  std::vector<Landmark> landmarks_;
  /// What was asked how far it is scrolled, and what it was then.
  platform::NodeHandle offset_of_;
  std::optional<platform::ScrollOffsets::Offset> offset_;
  /// What holds a document that is scrolled: it stays where it is, unless the page around it scrolled.
  std::optional<Landmark> frame_;
};

}  // namespace offhand
