#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "platform/linux/atspi/elements/identity.h"
#include "platform/linux/atspi/reading/accessible.h"
#include "platform/linux/atspi/reading/levels.h"
#include "platform/linux/atspi/reading/root_pane.h"
#include "platform/linux/atspi/reading/small_containers.h"

namespace offhand::platform::atspi {

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
  void assume_unchanged(Reference ancestor, const SmallContainers::Container& was);
  std::size_t add(Reference ancestor);
  void ask_place(std::size_t ancestor);
  void ask_role_and_parent(std::size_t ancestor, std::function<void()> next);
  /// The earlier state of an expected ancestor, if it can be verified without reading it, because its children and
  /// those of its parent are read.
  const SmallContainers::Container* assumed_state(const std::vector<Reference>& expected, std::size_t ancestor) const;
  /// Reads assumed ancestors whose children have changed or whose parent no longer lists them; true if there are any.
  bool read_changed_assumptions();
  /// Keeps the expected ancestors that are still the ancestors of the node.
  void keep_confirmed();
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
  struct Assumed {
    std::size_t ancestor = 0;
    std::vector<Reference> children;
  };
  std::vector<Assumed> assumed_;
};

}  // namespace offhand::platform::atspi
