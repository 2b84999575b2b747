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

/// The children of a node that may lie over another one inside it.
struct Level {
  /// The child that the other lies in or is. Children are drawn in their order, so only those behind it can lie over
  /// it. Empty: every child counts.
  Reference below;
  std::int32_t child_count = 0;
  /// All of them, where they are few.
  std::vector<Reference> children;
  /// Those of them that count.
  std::vector<Reference> over;
  /// Of those that told theirs.
  std::map<Reference, Extents> places;
  /// Of these, handle and states of those whose rectangle has the point.
  std::vector<Accessible> at_point;
};

/// From a node outwards, as far as what is told beside its place is told alike.
struct WayUp {
  std::vector<Reference> ancestors;
  /// Of the node itself, then of each ancestor, as it was when node and window were there; none where the toolkit tells
  /// what lies on top.
  std::vector<Level> levels;
  /// As they were told then.
  IdentityReader identity;
  WindowFacts facts;
};

/// Reads what identifies a node and how far its ancestors show it, in one inquiry. Outlives the inquiry.
class ExposureReader {
 public:
  enum class Root { place, place_and_state };
  /// `expected`: the ancestors that it had, from its parent outwards. `of_root`: what is to be known of the window.
  void begin(Inquiry& inquiry, Application& application, const Reference& node, const Reference& root,
             const std::vector<Reference>& expected, Root of_root);
  /// `pane`: the window's.
  Exposure exposure(const WindowFacts& facts, const RootPane& pane) const;
  /// Whether the way up from the node ends at the root; empty: it ends at no window.
  std::optional<bool> lies_in_root() const;

 private:
  /// Asks of a further ancestor; `next` has the last word.
  void ask(Reference ancestor, std::function<void()> next);
  /// The same of one that is supposed to be what it was.
  void ask_whether_still(Reference ancestor, const SmallContainers::Container& was);
  std::size_t add(Reference ancestor);
  void ask_place(std::size_t ancestor);
  void ask_role_and_parent(std::size_t ancestor, std::function<void()> next);
  /// What an expected ancestor was, where that can be seen without asking it: its children and its parent's are asked.
  const SmallContainers::Container* supposed(const std::vector<Reference>& expected, std::size_t ancestor) const;
  /// Whether one of the supposed ones holds something else by now, or its parent does not list it, and is asked.
  bool ask_what_was_wrongly_supposed();
  /// Those that were expected, as far as they are still what lies above the node.
  void keep_true_ones();
  /// By value: it may come out of what grows here.
  void climb(Reference to);
  /// How far from their places the node and, behind it, its ancestors are told.
  std::vector<Offset> offsets(const RootPane& pane) const;

  void note_small_containers();

  Inquiry* inquiry_ = nullptr;
  Application* application_ = nullptr;
  Toolkit toolkit_ = Toolkit::unknown;
  Reference root_;
  StateBits root_states_;
  Reference node_;
  IdentityReader identity_;
  /// From the parent outwards; handle, parent, role and extents of each.
  std::vector<Accessible> ancestors_;
  /// Of the node itself, then of each ancestor. What is read into them stays where it is.
  std::deque<Level> levels_;
  struct Supposed {
    std::size_t ancestor = 0;
    std::vector<Reference> children;
  };
  std::vector<Supposed> supposed_;
};

/// Finds out what lies at a point where a node is to be hit, in one inquiry. Outlives the inquiry.
///
/// GTK 4 and Chromium tell what the pointer would meet there. GetAccessibleAtPoint of GTK 3 and Qt takes the first
/// child that has the point and clips nothing, so what lies on top is found from the rectangles of the children that
/// show.
class HitReader {
 public:
  HitReader(Application& application, const WindowFacts& facts)
      : application_(application), toolkit_(application.toolkit()), facts_(facts) {}
  /// The way up from the node, and how far it shows, as ExposureReader found them.
  void begin(Inquiry& inquiry, const Reference& node, const Reference& root, const WayUp& way,
             const std::optional<Bounds>& visible, double x, double y);
  /// The same where all that it tells can be relied on, as tells_all() has it.
  void go_by(Inquiry& inquiry, const Reference& node, const WayUp& way, const std::optional<Bounds>& visible, double x,
             double y);
  /// Whether nothing needs to be asked again while nothing has changed.
  static bool tells_all(const WayUp& way) { return !way.levels.empty(); }
  PointHit hit() const;

 private:
  void set_out(Inquiry& inquiry, const Reference& node, const WayUp& way, const std::optional<Bounds>& visible,
               double x, double y);
  void take_levels(const WayUp& way);
  /// Takes what was told of the levels, or reads them anew where something has moved since.
  void look_around(const WayUp& way);
  void look_at_point();
  void judge();
  /// Asks of those that have the point whether they show.
  void find_at_point(Level& level);
  std::optional<Reference> topmost(const Level& level) const;
  /// Goes on to what lies at the point inside a node, and further in.
  void enter(const Reference& node);
  /// Where what lies in it are too many to be listed.
  void ask_point_of_many(const Reference& node);
  void go_deeper(const Reference& node);
  /// Whether the node is all that can lie at the point, and its view tells whose that is.
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
  /// What was met inside the node, or what covers it.
  std::vector<Accessible> path_;
  std::optional<TakenPart> taken_part_;
};

}  // namespace offhand::platform::atspi
