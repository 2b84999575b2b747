// Generated from schema/facets.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "codegen/runtime/enum_set.h"

namespace offhand::platform {

class AccessibilityTree;
class Input;
class InputGrabs;
class FocusSynthesis;
class Screen;
class Windows;
class WindowPlacement;
class ScreenLayout;
class UserDesk;
class KeyInterception;
class Clipboard;
class Apps;
class Pages;
class Overlay;
class Scripts;
class Menus;

enum class Facet : std::uint8_t {
  /// The tree of elements that applications show to assistive technology.
  accessibility,
  /// Pointer gestures and keys that are sent to applications.
  input,
  /// Whether an application holds pointer and keyboard for itself, as menus do, and how they are freed.
  input_grabs,
  /// Making an application believe that one of its windows has the keyboard.
  focus_synthesis,
  /// Pictures of windows and of the screen.
  screen,
  /// The windows, and what is known of each.
  windows,
  /// Bringing windows to the front, putting them away and moving them.
  window_placement,
  /// The size of the screen, and the monitors that it is made of.
  screen_layout,
  /// What the user has at the desk, the active window, the focus, the stacking and the pointer, and putting it back.
  user_desk,
  /// Keeping what the user types out of windows that an action opens.
  key_interception,
  /// The clipboard: reading and writing what is copied and pasted.
  clipboard,
  /// Programs: which are installed, which run, starting and ending them.
  apps,
  /// Pages of browsers, by the browser's own protocol.
  pages,
  /// Cursors drawn over the desktop, which take no input.
  overlay,
  /// Scripts in the system's own languages of automation.
  scripts,
  /// Menus and commands that applications export without showing them.
  menus,
};

using FacetSet = EnumSet<Facet>;

/// Its name in the schema.
std::string_view to_string(Facet facet);
/// Empty if there is no facet of this name.
std::optional<Facet> facet_called(std::string_view name);
/// The facet that this one extends, if any.
std::optional<Facet> whole_of(Facet facet);

/// The facets of a backend; a missing one is null.
struct FacetPlaces {
  std::shared_ptr<AccessibilityTree> tree;
  std::shared_ptr<Input> input;
  std::shared_ptr<InputGrabs> input_grabs;
  std::shared_ptr<FocusSynthesis> focus_synthesis;
  std::shared_ptr<Screen> screen;
  std::shared_ptr<Windows> windows;
  std::shared_ptr<WindowPlacement> window_placement;
  std::shared_ptr<ScreenLayout> screen_layout;
  std::shared_ptr<UserDesk> user_desk;
  std::shared_ptr<KeyInterception> key_interception;
  std::shared_ptr<Clipboard> clipboard;
  std::shared_ptr<Apps> apps;
  std::shared_ptr<Pages> pages;
  std::shared_ptr<Overlay> overlay;
  std::shared_ptr<Scripts> scripts;
  std::shared_ptr<Menus> menus;

  /// The facets that are not null.
  FacetSet provided() const;
};

/// The facets that one call may use: those that its tool declares, as far as they exist. Access to any other facet
/// throws std::logic_error; for an optional facet, ask has_...() first.
class FacetAccess {
 public:
  FacetAccess() = default;
  bool has(Facet facet) const { return usable_.contains(facet); }

  bool has_tree() const { return has(Facet::accessibility); }
  AccessibilityTree& tree() const { return used(&FacetPlaces::tree, Facet::accessibility); }
  bool has_input() const { return has(Facet::input); }
  Input& input() const { return used(&FacetPlaces::input, Facet::input); }
  bool has_input_grabs() const { return has(Facet::input_grabs); }
  InputGrabs& input_grabs() const { return used(&FacetPlaces::input_grabs, Facet::input_grabs); }
  bool has_focus_synthesis() const { return has(Facet::focus_synthesis); }
  FocusSynthesis& focus_synthesis() const { return used(&FacetPlaces::focus_synthesis, Facet::focus_synthesis); }
  bool has_screen() const { return has(Facet::screen); }
  Screen& screen() const { return used(&FacetPlaces::screen, Facet::screen); }
  bool has_windows() const { return has(Facet::windows); }
  Windows& windows() const { return used(&FacetPlaces::windows, Facet::windows); }
  bool has_window_placement() const { return has(Facet::window_placement); }
  WindowPlacement& window_placement() const { return used(&FacetPlaces::window_placement, Facet::window_placement); }
  bool has_screen_layout() const { return has(Facet::screen_layout); }
  ScreenLayout& screen_layout() const { return used(&FacetPlaces::screen_layout, Facet::screen_layout); }
  bool has_user_desk() const { return has(Facet::user_desk); }
  UserDesk& user_desk() const { return used(&FacetPlaces::user_desk, Facet::user_desk); }
  bool has_key_interception() const { return has(Facet::key_interception); }
  KeyInterception& key_interception() const { return used(&FacetPlaces::key_interception, Facet::key_interception); }
  bool has_clipboard() const { return has(Facet::clipboard); }
  Clipboard& clipboard() const { return used(&FacetPlaces::clipboard, Facet::clipboard); }
  bool has_apps() const { return has(Facet::apps); }
  Apps& apps() const { return used(&FacetPlaces::apps, Facet::apps); }
  bool has_pages() const { return has(Facet::pages); }
  Pages& pages() const { return used(&FacetPlaces::pages, Facet::pages); }
  bool has_overlay() const { return has(Facet::overlay); }
  Overlay& overlay() const { return used(&FacetPlaces::overlay, Facet::overlay); }
  bool has_scripts() const { return has(Facet::scripts); }
  Scripts& scripts() const { return used(&FacetPlaces::scripts, Facet::scripts); }
  bool has_menus() const { return has(Facet::menus); }
  Menus& menus() const { return used(&FacetPlaces::menus, Facet::menus); }

 protected:
  FacetAccess(const FacetPlaces& places, FacetSet usable) : places_(&places), usable_(usable) {}

 private:
  template <class Kind>
  Kind& used(std::shared_ptr<Kind> FacetPlaces::* place, Facet facet) const {
    if (!has(facet)) refuse(facet);
    return *(places_->*place);
  }
  [[noreturn]] static void refuse(Facet facet);

  const FacetPlaces* places_ = nullptr;
  FacetSet usable_;
};

}  // namespace offhand::platform
