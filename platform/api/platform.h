#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "platform/api/apps.h"
#include "platform/api/clock.h"
#include "platform/api/event.h"
#include "platform/api/input.h"
#include "platform/api/screen.h"
#include "platform/api/tree.h"
#include "platform/api/windows.h"

namespace offhand::platform {

/// A backend's facets. One it lacks is null; the generated gate keeps tools that need it away.
/// Destroyed in reverse order, so `connection` outlives the facets.
struct Platform {
  /// As in schema/platforms.
  std::string name;
  /// "linux on :0", for people.
  std::string description;
  std::shared_ptr<void> connection;
  std::unique_ptr<Clock> clock;
  std::unique_ptr<Windows> windows;
  std::unique_ptr<AccessibilityTree> tree;
  std::unique_ptr<Input> input;
  std::unique_ptr<Screen> screen;
  std::unique_ptr<Apps> apps;
};

/// What one call uses of a platform: its clock, and the facets that its tool declares in the schema. Asking for another
/// one throws std::logic_error, for then the gate that keeps tools from platforms without it knows nothing of the need.
class Facets {
 public:
  /// `declared` by the names of schema/platforms.
  Facets(const Platform& platform, std::span<const std::string_view> declared);

  Clock& clock() const { return *clock_; }
  Windows& windows() const { return declared(windows_, "windows"); }
  AccessibilityTree& tree() const { return declared(tree_, "accessibility"); }
  Input& input() const { return declared(input_, "input"); }
  Screen& screen() const { return declared(screen_, "screen"); }
  Apps& apps() const { return declared(apps_, "apps"); }
  bool has_input() const { return input_ != nullptr; }
  bool has_tree() const { return tree_ != nullptr; }

 private:
  [[noreturn]] static void refuse(const char* facet);
  template <class Facet>
  static Facet& declared(Facet* facet, const char* name) {
    if (facet == nullptr) refuse(name);
    return *facet;
  }

  Clock* clock_;
  Windows* windows_ = nullptr;
  AccessibilityTree* tree_ = nullptr;
  Input* input_ = nullptr;
  Screen* screen_ = nullptr;
  Apps* apps_ = nullptr;
};

}  // namespace offhand::platform
