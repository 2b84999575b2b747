#pragma once

#include <string>
#include <vector>

#include "generated/types/assert.h"
#include "platform/api/tree.h"

namespace offhand {

/// An element as it is looked at. Without a node there is none.
struct Observed {
  const platform::Node* node = nullptr;
  /// What it holds, as replies tell it.
  std::string value = {};
  /// Titles and contents of what lies in it.
  std::vector<std::string> texts_inside = {};
};

/// Which expectations do not hold. Of an element that is not there none does but that it does not exist, and none of
/// one that is there although it should not be.
std::vector<AssertionFailure> failures_of(const Assertions& expected, const Observed& observed);

/// Whether anything but its existence is expected.
bool asks_how_it_is(const Assertions& expected);

}  // namespace offhand
