#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "impl/action/action_run.h"

namespace offhand {

/// A drop-down that tells its options only while its list is open, and takes none that is merely selected there
/// (platform::Tree::opens_for_options). Its list takes pointer and keyboard from whoever sits at the desk, and is gone
/// with the focus. Keys are sent only while the list has the focus.
class DropDown {
 public:
  DropDown(ActionRun& run, platform::NodeHandle holder) : run_(run), holder_(std::move(holder)) {}

  /// The one in whose list a node of the target's window lies, by what the session was last shown.
  static std::optional<platform::NodeHandle> around(const ActionRun& run, const platform::NodeHandle& node);

  /// Presses it and waits for its options; those of a list that is open already without a press.
  Result<std::vector<platform::Node>> open();
  /// Goes to an option of the open list by the arrows, and takes it. Not attempted where the list is closed.
  platform::Delivery take(const platform::NodeHandle& option);
  void close();
  /// Whether the list is closed, and a text is written on the drop-down.
  bool shows(const std::string& text) const;

 private:
  Result<std::vector<platform::Node>> options() const;
  bool lies_in_list(const platform::NodeHandle& node) const;
  /// Whether the window's focus lies in the list.
  bool is_open(const std::vector<platform::Node>& options) const;
  /// What has no action of its own is pressed by the button in it.
  platform::Delivery press();
  std::vector<platform::NodeHandle> buttons() const;
  void press_escape() const;
  /// Of a list that never told of itself: the user's keys would go there.
  void close_what_opened() const;

  ActionRun& run_;
  const platform::NodeHandle holder_;
};

}  // namespace offhand
