#pragma once

#include <optional>
#include <vector>

#include "impl/action/attempt.h"

namespace offhand {

/// A drop-down that tells its options only while its list is open, and takes none that is merely selected there: the
/// GtkDropDown of GTK 4. Its list takes pointer and keyboard from whoever sits at the desk, and is gone with the focus.
class DropDown {
 public:
  DropDown(Attempt& attempt, platform::NodeHandle holder) : attempt_(attempt), holder_(std::move(holder)) {}

  /// The one whose open list a node of the target's window lies in, by what the session was last shown.
  static std::optional<platform::NodeHandle> around(const Attempt& attempt, const platform::NodeHandle& node);

  /// Presses it and waits for its options; those of a list that is open already without a press.
  Result<std::vector<platform::Node>> open();
  /// Goes to an option of the open list by the arrows, and takes it.
  platform::Delivery take(const std::vector<platform::Node>& options, std::size_t place);
  void close();

 private:
  Result<std::vector<platform::Node>> options() const;
  platform::Delivery press();

  Attempt& attempt_;
  const platform::NodeHandle holder_;
};

}  // namespace offhand
