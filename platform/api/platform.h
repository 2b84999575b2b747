#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "platform/api/apps.h"
#include "platform/api/clipboard.h"
#include "platform/api/clock.h"
#include "platform/api/event.h"
#include "platform/api/facet.h"
#include "platform/api/input.h"
#include "platform/api/menus.h"
#include "platform/api/overlay.h"
#include "platform/api/pages.h"
#include "platform/api/screen.h"
#include "platform/api/tree.h"
#include "platform/api/windows.h"

namespace offhand::platform {

/// A backend's facets. One it never has is null, and the generated gate keeps tools that need it away; one that comes
/// and goes is null in between. Destroyed in reverse order, so `connection` outlives the facets.
struct Platform {
  /// As in schema/platforms.
  std::string name;
  /// "linux on :0", for people.
  std::string description;
  std::shared_ptr<void> connection;
  std::unique_ptr<Clock> clock;
  Facet<Windows> windows;
  Facet<AccessibilityTree> tree;
  Facet<Input> input;
  Facet<Screen> screen;
  Facet<Clipboard> clipboard;
  Facet<Apps> apps;
  Facet<Pages> pages;
  Facet<Overlay> overlay;
  Facet<Menus> menus;
};

/// What one call uses of a platform: its clock, and the facets that its tool declares in the schema. Asking for another
/// one throws std::logic_error, for then the gate that keeps tools from platforms without it knows nothing of the need.
class Facets {
 public:
  /// `declared` by the names of schema/platforms; `facet_missing` where one of them is not there now. Those that are
  /// stay as long as this lives.
  static Result<Facets> of(const Platform& platform, std::span<const std::string_view> declared);

  Clock& clock() const { return *clock_; }
  Windows& windows() const { return declared(windows_, "windows"); }
  AccessibilityTree& tree() const { return declared(tree_, "accessibility"); }
  Input& input() const { return declared(input_, "input"); }
  Screen& screen() const { return declared(screen_, "screen"); }
  Clipboard& clipboard() const { return declared(clipboard_, "clipboard"); }
  Apps& apps() const { return declared(apps_, "apps"); }
  Pages& pages() const { return declared(pages_, "pages"); }
  Overlay& overlay() const { return declared(overlay_, "overlay"); }
  Menus& menus() const { return declared(menus_, "menus"); }
  bool has_input() const { return input_ != nullptr; }
  bool has_tree() const { return tree_ != nullptr; }
  bool has_screen() const { return screen_ != nullptr; }

 private:
  explicit Facets(Clock& clock) : clock_(&clock) {}
  [[noreturn]] static void refuse(const char* facet);
  template <class Kind>
  static Kind& declared(const std::shared_ptr<Kind>& facet, const char* name) {
    if (facet == nullptr) refuse(name);
    return *facet;
  }

  Clock* clock_;
  std::shared_ptr<Windows> windows_;
  std::shared_ptr<AccessibilityTree> tree_;
  std::shared_ptr<Input> input_;
  std::shared_ptr<Screen> screen_;
  std::shared_ptr<Clipboard> clipboard_;
  std::shared_ptr<Apps> apps_;
  std::shared_ptr<Pages> pages_;
  std::shared_ptr<Overlay> overlay_;
  std::shared_ptr<Menus> menus_;
};

}  // namespace offhand::platform
