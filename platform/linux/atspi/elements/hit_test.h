#pragma once

#include <optional>
#include <vector>

#include "platform/linux/atspi/applications/exposure.h"
#include "platform/linux/atspi/reading/taken_part.h"

namespace offhand::platform::atspi {

/// Determines what is at a point where a node is to be hit, in one inquiry. Must outlive the inquiry.
///
/// GTK 4 and Chromium answer hit tests correctly. GetAccessibleAtPoint of GTK 3 and Qt takes the first child that
/// contains the point and ignores clipping, so there the topmost node is computed from the rectangles of the visible
/// children.
class HitReader {
 public:
  HitReader(Application& application, const WindowFacts& facts)
      : application_(application), toolkit_(application.toolkit()), facts_(facts) {}
  /// Takes the ancestors of the node and its visible part, as ExposureReader found them.
  void begin(Inquiry& inquiry, const Reference& node, const Reference& root, const WayUp& way,
             const std::optional<Bounds>& visible, double x, double y);
  /// The same if all of it is still valid, as tells_all() says.
  void begin_from_known(Inquiry& inquiry, const Reference& node, const WayUp& way, const std::optional<Bounds>& visible,
                        double x, double y);
  /// True if nothing must be read again while nothing has changed.
  static bool can_be_reused(const WayUp& way) { return !way.levels.empty(); }
  PointHit hit() const;

 private:
  void set_target(Inquiry& inquiry, const Reference& node, const WayUp& way, const std::optional<Bounds>& visible,
                  double x, double y);
  void take_levels(const WayUp& way);
  /// Uses the levels that were read before, or reads them again if something has moved since.
  void use_or_read_levels(const WayUp& way);
  void read_point();
  void decide_relation();
  /// Reads whether the children that contain the point show.
  void find_at_point(Level& level);
  std::optional<Reference> topmost(const Level& level) const;
  /// Descends into a node to what is at the point inside it.
  void descend(const Reference& node);
  /// For nodes with too many children to list.
  void ask_point_of_many(const Reference& node);
  void follow_topmost(const Reference& node);
  /// True if nothing but the node can be at the point, and its view decides who gets a press there.
  bool is_plain_item() const;
  void ask_point(const Reference& of, Reference& answer);
  void add_to_path(Reference node);
  void climb(Reference from);

  Inquiry* inquiry_ = nullptr;
  Application& application_;
  const Toolkit toolkit_;
  const WindowFacts& facts_;
  IdentityReader identity_;
  Reference node_;
  std::vector<Reference> ancestors_;
  std::optional<Bounds> visible_;
  double x_ = 0;
  double y_ = 0;
  std::vector<Level> levels_;
  Level inner_;
  Reference answer_;
  PointHit::Relation relation_ = PointHit::Relation::unknown;
  /// The nodes at the point inside the target, or those that cover it.
  std::vector<Accessible> path_;
  std::optional<TakenPart> taken_part_;
};

}  // namespace offhand::platform::atspi
