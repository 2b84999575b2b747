#pragma once

#include <optional>

#include "platform/linux/atspi/applications/application.h"
#include "platform/linux/atspi/reading/accessible.h"

namespace offhand::platform::atspi {

/// Reads the states of a node in one inquiry. Must outlive the inquiry.
class StateReader {
 public:
  void begin(Inquiry& inquiry, Application& application, const Reference& node);
  /// Nothing if the node is gone.
  std::optional<States> states() const;

 private:
  Toolkit toolkit_ = Toolkit::unknown;
  Accessible node_;
  bool has_states_ = false;
};

/// Reads what identifies one node, in one batch within an inquiry. Must outlive the inquiry.
class IdentityReader {
 public:
  /// `root` is the node's window, if known; bounds are relative to it.
  void begin(Inquiry& inquiry, Application& application, const Reference& node, const std::optional<Reference>& root);
  bool exists() const { return has_states_; }
  const Reference& parent() const { return node_.parent_handle; }
  /// The reported places of the node and its window.
  struct Place {
    std::optional<Extents> node;
    std::optional<Extents> root_on_screen;
    std::optional<Extents> root_in_window;
    bool operator==(const Place&) const = default;
  };
  Place place() const { return {node_.extents, on_screen_, in_window_}; }
  /// Available once the root's place is known.
  WindowFrame frame(const WindowFacts& facts) const;
  /// `offset`: the difference between the true and the reported position.
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
