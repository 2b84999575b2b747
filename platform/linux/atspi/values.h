#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "platform/linux/atspi/accessible.h"
#include "platform/linux/atspi/actions.h"

/// What nodes hold and can be given: numbers and choices.
namespace offhand::platform::atspi {

/// Reads the number of a node; empty where it holds none.
void read_number(Inquiry& inquiry, Toolkit toolkit, const Reference& node, std::optional<HeldNumber>& number);
void write_number(Inquiry& inquiry, const Reference& node, double number, ActionRun& attempt);

/// Reads what can be chosen beneath a node, level by level, in one inquiry. Outlives the inquiry.
class OptionReader {
 public:
  void begin(Inquiry& inquiry, Toolkit toolkit, const Reference& node);
  /// In the order of the tree; `selected` is the one that is chosen.
  std::vector<Node> options(Toolkit toolkit) const;

 private:
  void descend(const std::vector<std::size_t>& level, int depth);
  /// The first label beneath an option.
  std::string words_in(std::size_t option) const;

  Inquiry* inquiry_ = nullptr;
  Toolkit toolkit_ = Toolkit::unknown;
  /// A deque: replies point into it while it grows. The first is the node itself.
  std::deque<Accessible> found_;
  /// What the node itself says is chosen, where it can be asked.
  Reference chosen_;
  std::string name_;
};

/// What SelectChild does with what is selected already.
enum class Choice { replaces, adds };

/// Selects a node in what holds it, alone: in `holder`, or in the node's own parent where that is the node itself.
void select_child(Inquiry& inquiry, const Reference& holder, const Reference& child, Choice choice, ActionRun& attempt);

}  // namespace offhand::platform::atspi
