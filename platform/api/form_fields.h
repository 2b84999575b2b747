#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/api/clock.h"
#include "platform/api/delivery.h"
#include "platform/api/node_handle.h"

namespace offhand::platform {

/// Implemented by an AccessibilityTree that knows what the inputs of a page hold that take no free text. What it tells
/// of their numbers is what the page holds, to the last digit.
class FormFields {
 public:
  virtual ~FormFields() = default;

  /// What a field for a date, a time or a colour makes of a text. It holds one value as a whole, and drops a text that
  /// is written in another way.
  struct WholeValue {
    /// What it takes: "a date as yyyy-mm-dd".
    std::string expected;
    /// The value as the field writes it; empty: it would drop the text.
    std::optional<std::string> held;
  };
  /// Whether a node of this platform role may be such a field.
  virtual bool may_hold_whole_value(std::string_view platform_role) const = 0;
  /// Empty: the node is no such field.
  virtual Result<std::optional<WholeValue>> whole_value(const NodeHandle& node, const std::string& text,
                                                        const Limits& limits) = 0;

  /// The lists that a drop-down says to be its own (aria-controls, aria-owns); empty where it says of none.
  virtual Result<std::vector<NodeHandle>> own_lists(const NodeHandle& node, const Limits& limits) = 0;

  /// Of a list that several options of can be chosen in: that those at these places are, and no others. `names`, of
  /// those, tell whether they are the ones that are meant.
  virtual Delivery choose_exactly(const NodeHandle& node, const std::vector<std::size_t>& places,
                                  const std::vector<std::string>& names, const Limits& limits) = 0;

  /// An input for files.
  struct FileInput {
    bool takes_several = false;
    /// Of the files that it holds, without their folders.
    std::vector<std::string> names;
  };
  /// That which the node is or labels; empty: it is none.
  virtual Result<std::optional<FileInput>> file_input(const NodeHandle& node, const Limits& limits) = 0;
  /// These files take the place of those that it holds. Their paths are absolute.
  virtual Delivery give_files(const NodeHandle& node, const std::vector<std::string>& paths, const Limits& limits) = 0;
};

}  // namespace offhand::platform
