#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "platform/linux/atspi/acting/actions.h"
#include "platform/linux/atspi/reading/accessible.h"

/// The settable values of nodes: numbers and choices.
namespace offhand::platform::atspi {

/// Reads the number of a node; empty if it has none.
void read_number(Inquiry& inquiry, Toolkit toolkit, const Reference& node, std::optional<HeldNumber>& number);
void write_number(Inquiry& inquiry, const Reference& node, double number, ActionRun& attempt);

/// Reads the options below a node, level by level, in one inquiry. Must outlive the inquiry.
class OptionReader {
 public:
  void begin(Inquiry& inquiry, Toolkit toolkit, const Reference& node);
  /// In tree order; `selected` marks the chosen one.
  std::vector<Node> options(Toolkit toolkit) const;

 private:
  void descend(const std::vector<std::size_t>& level, int depth);
  /// Places in `found_`.
  std::vector<std::size_t> in_tree_order() const;
  /// The first label below an option.
  std::string words_in(std::size_t option) const;

  Inquiry* inquiry_ = nullptr;
  Toolkit toolkit_ = Toolkit::unknown;
  /// A deque, because replies refer to its elements while it grows. The first is the node itself.
  std::deque<Accessible> found_;
  /// The chosen option by the node's own selection, if it has one.
  Reference chosen_;
  std::string name_;
};

/// What SelectChild does to the existing selection.
enum class Choice { replaces, adds };

/// Selects a node as the only one: in `holder`, or in the node's parent if `holder` is the node itself.
void select_child(Inquiry& inquiry, const Reference& holder, const Reference& child, Choice choice, ActionRun& attempt);

}  // namespace offhand::platform::atspi
