#pragma once

#include <memory>
#include <string>

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

}  // namespace offhand::platform
