#pragma once

#include <optional>
#include <vector>

#include "impl/action/action_run.h"

namespace offhand {

/// Tells whether the target's element came to lie elsewhere among what it lies in: what a drag that was heeded does
/// to it. What a list did that only scrolled is no sign: then all in it moved together.
class MovedElement {
 public:
  /// Reads where it lies now.
  explicit MovedElement(const ActionRun& run);

  std::optional<Evidence> look() const;

 private:
  struct Place {
    platform::NodeHandle node;
    Bounds bounds;
  };
  std::optional<Place> place_of(const platform::NodeHandle& node) const;

  const ActionRun& run_;
  std::optional<Place> was_;
  /// What it lies in, and what lies beside it.
  std::vector<Place> around_;
};

}  // namespace offhand
