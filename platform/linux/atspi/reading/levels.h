#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "platform/linux/atspi/applications/application.h"
#include "platform/linux/atspi/reading/accessible.h"
#include "platform/linux/atspi/reading/inquiry.h"

namespace offhand::platform::atspi {

/// The most ancestors, or nodes inside each other, that are followed.
constexpr std::size_t max_climb = 64;
/// More children than this are rows and cells, which do not overlap.
constexpr std::int32_t max_placed_children = 64;

/// The children of a node that may cover another child of it.
struct Level {
  /// The child that is, or contains, the other node. Children are drawn in order, so only later ones can cover it.
  /// Empty: every child counts.
  Reference below;
  std::int32_t child_count = 0;
  /// All children, if they are few.
  std::vector<Reference> children;
  /// The children that may cover it.
  std::vector<Reference> over;
  /// The places of these children, as far as they were reported.
  std::map<Reference, Extents> places;
  /// Handle and states of those children whose rectangle contains the point.
  std::vector<Accessible> at_point;
};

/// Reads the level of a node, except at_point. `level` must stay at its address until the inquiry ends.
void read_level(Inquiry& inquiry, Application& application, const Reference& of, Level& level);
bool has_few_children(const Level& level);

/// True for a reference to no object or to the root of an application.
bool is_nothing(const Reference& node);

/// True if the toolkit's own hit tests are right, so that no levels are needed.
bool has_correct_hit_tests(Toolkit toolkit);

}  // namespace offhand::platform::atspi
