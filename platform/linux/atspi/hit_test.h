#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "platform/linux/atspi/accessible.h"
#include "platform/linux/atspi/identity.h"
#include "platform/linux/atspi/root_pane.h"
#include "platform/linux/atspi/small_containers.h"
#include "platform/linux/atspi/taken_part.h"

namespace offhand::platform::atspi {

/// The children of a node that may cover another child of it.
struct Level {
  /// The child that is, or contains, the other node. Children are drawn in order, so only later ones can cover it.
  /// Empty: every child counts.
  Reference below;
  std::int32_t child_count = 0;
  /// All children, if they are few.
  std::vector<Reference> children;
  /// The children that may cover it.
  std::vector<Reference> over;
  /// The places of these children, as far as they were reported.
  std::map<Reference, Extents> places;
  /// Handle and states of those children whose rectangle contains the point.
  std::vector<Accessible> at_point;
};

/// The path from a node to its outermost ancestor with the same reporting offset.
struct WayUp {
  std::vector<Reference> ancestors;
  /// The level of the node itself, then of each ancestor, as read together with the place of node and window; empty if
  /// the toolkit answers hit tests itself.
  std::vector<Level> levels;
  /// The places at that time.
  IdentityReader identity;
  WindowFacts facts;
};

/// Reads the identity of a node and how far its ancestors let it show, in one inquiry. Must outlive the inquiry.
class ExposureReader {
 public:
  enum class Root { place, place_and_state };
  /// `expected`: its last known ancestors, the parent first. `of_root`: what to read of the window.
  void begin(Inquiry& inquiry, Application& application, const Reference& node, const Reference& root,
             const std::vector<Reference>& expected, Root of_root);
  /// `pane`: the window's root pane.
  Exposure exposure(const WindowFacts& facts, const RootPane& pane) const;
  /// Whether the ancestors end at the root; empty if they end at no window.
  std::optional<bool> lies_in_root() const;

 private:
  /// Reads a further ancestor, then calls `next`.
  void ask(Reference ancestor, std::function<void()> next);
  /// The same for an ancestor that is assumed to be unchanged.
  void ask_whether_still(Reference ancestor, const SmallContainers::Container& was);
  std::size_t add(Reference ancestor);
  void ask_place(std::size_t ancestor);
  void ask_role_and_parent(std::size_t ancestor, std::function<void()> next);
  /// The earlier state of an expected ancestor, if it can be verified without reading it, because its children and
  /// those of its parent are read.
  const SmallContainers::Container* supposed(const std::vector<Reference>& expected, std::size_t ancestor) const;
  /// Reads assumed ancestors whose children have changed or whose parent no longer lists them; true if there are any.
  bool ask_what_was_wrongly_supposed();
  /// Keeps the expected ancestors that are still the ancestors of the node.
  void keep_true_ones();
  /// By value, because the argument may be in a container that grows here.
  void climb(Reference to);
  /// The reporting offsets of the node and, after it, of its ancestors.
  std::vector<Offset> offsets(const RootPane& pane) const;

  void note_small_containers();

  Inquiry* inquiry_ = nullptr;
  Application* application_ = nullptr;
  Toolkit toolkit_ = Toolkit::unknown;
  Reference root_;
  StateBits root_states_;
  Reference node_;
  IdentityReader identity_;
  /// From the parent outwards: handle, parent, role and extents of each.
  std::vector<Accessible> ancestors_;
  /// The level of the node itself, then of each ancestor. A deque, because replies are read into its elements.
  std::deque<Level> levels_;
  struct Supposed {
    std::size_t ancestor = 0;
    std::vector<Reference> children;
  };
  std::vector<Supposed> supposed_;
};

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
  void go_by(Inquiry& inquiry, const Reference& node, const WayUp& way, const std::optional<Bounds>& visible, double x,
             double y);
  /// True if nothing must be read again while nothing has changed.
  static bool tells_all(const WayUp& way) { return !way.levels.empty(); }
  PointHit hit() const;

 private:
  void set_out(Inquiry& inquiry, const Reference& node, const WayUp& way, const std::optional<Bounds>& visible,
               double x, double y);
  void take_levels(const WayUp& way);
  /// Uses the levels that were read before, or reads them again if something has moved since.
  void look_around(const WayUp& way);
  void look_at_point();
  void judge();
  /// Reads whether the children that contain the point show.
  void find_at_point(Level& level);
  std::optional<Reference> topmost(const Level& level) const;
  /// Descends into a node to what is at the point inside it.
  void enter(const Reference& node);
  /// For nodes with too many children to list.
  void ask_point_of_many(const Reference& node);
  void go_deeper(const Reference& node);
  /// True if nothing but the node can be at the point, and its view decides who gets a press there.
  bool is_plain_item() const;
  void ask_point(const Reference& of, Reference& answer);
  void meet(Reference node);
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
