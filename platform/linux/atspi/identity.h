#pragma once

#include <optional>

#include "platform/linux/atspi/accessible.h"
#include "platform/linux/atspi/application.h"

namespace offhand::platform::atspi {

/// Reads what a node says of itself in one inquiry. Outlives the inquiry.
class StateReader {
 public:
  void begin(Inquiry& inquiry, Application& application, const Reference& node);
  /// None of one that is gone.
  std::optional<States> states() const;

 private:
  Toolkit toolkit_ = Toolkit::unknown;
  Accessible node_;
  bool has_states_ = false;
};

/// Reads what identifies one node, in one batch within an inquiry. Outlives the inquiry.
class IdentityReader {
 public:
  /// `root` is the node's window, if it is known; bounds are measured against it.
  void begin(Inquiry& inquiry, Application& application, const Reference& node, const std::optional<Reference>& root);
  bool exists() const { return has_states_; }
  const Reference& parent() const { return node_.parent_handle; }
  /// Where the node and its window are told to be.
  struct Place {
    std::optional<Extents> node;
    std::optional<Extents> root_on_screen;
    std::optional<Extents> root_in_window;
    bool operator==(const Place&) const = default;
  };
  Place place() const { return {node_.extents, on_screen_, in_window_}; }
  /// Once the root's place is known.
  WindowFrame frame(const WindowFacts& facts) const;
  /// `offset`: how far from its place it is told.
  NodeIdentity identity(const std::optional<WindowFacts>& facts, const Offset& offset = {}) const;

 private:
  void find_label(Inquiry& inquiry);

  Toolkit toolkit_ = Toolkit::unknown;
  Accessible node_;
  bool has_states_ = false;
  std::optional<Extents> on_screen_;
  std::optional<Extents> in_window_;
};

}  // namespace offhand::platform::atspi
