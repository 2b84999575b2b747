#pragma once

#include <cstdint>
#include <optional>

#include "impl/action/action_run.h"

namespace offhand {

/// Tells whether an action did more than what any press on its target does. A press chooses an item, gives it the
/// focus, and shows elsewhere what was chosen (a line that counts, a preview, a tool that is enabled): of an item that
/// should be opened, or of which a menu should be shown, none of this says that it was.
class BeyondChoosing {
 public:
  /// Of several presses the first may have done all that shows elsewhere.
  BeyondChoosing(const ActionRun& run, std::int64_t presses) : run_(run), presses_(presses) {}

  /// A strategy that presses the target. What is selected of its text is read just before.
  Strategy pressing(Strategy press);
  /// Of what was delivered.
  Observation observation() const;

 private:
  struct SelectedText {
    platform::NodeHandle node;
    platform::TextCaret caret;
  };
  /// Whether the target is one of many in a list, or lies in one. Of the text of such a one a browser selects a word
  /// at each double click.
  bool is_item() const;
  std::optional<SelectedText> selected_text() const;
  std::optional<Evidence> look() const;

  const ActionRun& run_;
  const std::int64_t presses_;
  bool elsewhere_counts_ = true;
  std::optional<SelectedText> before_;
};

}  // namespace offhand
