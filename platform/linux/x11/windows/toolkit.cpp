#include "platform/linux/x11/windows/toolkit.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <mutex>
#include <string_view>

#include "platform/host/steady_clock.h"

namespace offhand::platform::x11 {
namespace {

/// Covers the pause between two calls of a client that thinks in between.
constexpr std::chrono::seconds between_calls{10};
/// Covers the reply of a page's process to a forwarded event. Chromium first asks that process about each key, and
/// handles ctrl+L only if it still believes that it has the focus when the reply arrives; Firefox opens a file dialog
/// in the same way.
constexpr std::chrono::seconds time_to_answer{1};

struct Mapped {
  bool chromium = false;
  bool gecko = false;
  bool qt = false;
  bool gtk4 = false;
  bool gtk3 = false;
  bool libreoffice = false;
  bool gtk2 = false;
  bool xt = false;
};

void note_file(std::string_view path, Mapped& mapped) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  mapped.chromium |= name.ends_with(".pak") || name.starts_with("v8_context_snapshot");
  mapped.gecko |= name.starts_with("libxul.so");
  mapped.qt |= name.starts_with("libqxcb") || name.starts_with("libQt5XcbQpa") || name.starts_with("libQt6XcbQpa");
  mapped.gtk4 |= name.starts_with("libgtk-4.so");
  mapped.gtk3 |= name.starts_with("libgtk-3.so");
  mapped.libreoffice |= name.starts_with("libvclplug_gtk3");
  mapped.gtk2 |= name.starts_with("libgtk-x11-2.0.so");
  mapped.xt |= name.starts_with("libXt.so");
}

/// Recent results: an action asks several times, and reading the mapped files of a browser takes a millisecond.
class Findings {
 public:
  std::optional<Toolkit> of(std::int64_t pid) {
    const std::scoped_lock lock(mutex_);
    std::erase_if(found_, [now = steady_now()](const auto& finding) { return finding.second.good_until <= now; });
    const auto found = found_.find(pid);
    return found == found_.end() ? std::nullopt : std::optional(found->second.toolkit);
  }
  void keep(std::int64_t pid, Toolkit toolkit) {
    // A starting program may not have mapped its toolkit yet.
    if (toolkit == Toolkit::unknown) return;
    const std::scoped_lock lock(mutex_);
    found_[pid] = {toolkit, steady_now() + good_for};
  }

 private:
  /// A process id may be reused.
  static constexpr std::chrono::seconds good_for{10};
  struct Finding {
    Toolkit toolkit = Toolkit::unknown;
    TimePoint good_until;
  };
  std::mutex mutex_;
  std::map<std::int64_t, Finding> found_;
};

Toolkit look_up(std::int64_t pid) {
  std::ifstream maps("/proc/" + std::to_string(pid) + "/maps");
  Mapped mapped;
  std::string last;
  for (std::string line; std::getline(maps, line);) {
    const auto slash = line.find('/');
    if (slash == std::string::npos) continue;
    // A file appears once for each of its segments.
    if (line.compare(slash, std::string::npos, last) == 0) continue;
    last = line.substr(slash);
    note_file(last, mapped);
  }
  if (mapped.chromium) return Toolkit::chromium;
  if (mapped.gecko) return Toolkit::gecko;
  if (mapped.qt) return Toolkit::qt;
  if (mapped.gtk4) return Toolkit::gtk4;
  if (mapped.libreoffice) return Toolkit::libreoffice;
  if (mapped.gtk3) return Toolkit::gtk3;
  if (mapped.gtk2) return Toolkit::gtk2;
  if (mapped.xt) return Toolkit::xt;
  return Toolkit::unknown;
}

}  // namespace

Toolkit toolkit_of(std::int64_t pid) {
  if (pid <= 0) return Toolkit::unknown;
  static Findings findings;
  if (const auto found = findings.of(pid)) return *found;
  const auto toolkit = look_up(pid);
  findings.keep(pid, toolkit);
  return toolkit;
}

std::string_view to_string(Toolkit toolkit) {
  switch (toolkit) {
    case Toolkit::gtk2:
      return "gtk2";
    case Toolkit::gtk3:
      return "gtk3";
    case Toolkit::libreoffice:
      return "libreoffice";
    case Toolkit::gtk4:
      return "gtk4";
    case Toolkit::qt:
      return "qt";
    case Toolkit::chromium:
      return "chromium";
    case Toolkit::gecko:
      return "gecko";
    case Toolkit::xt:
      return "xt";
    case Toolkit::unknown:
      break;
  }
  return "unknown";
}

std::string how_to_show_tree(Toolkit toolkit) {
  switch (toolkit) {
    case Toolkit::gtk2:
    case Toolkit::gtk3:
    case Toolkit::libreoffice:
      return "with GTK_MODULES=gail:atk-bridge and without NO_AT_BRIDGE in its environment";
    case Toolkit::gtk4:
      return "without GTK_A11Y in its environment";
    case Toolkit::qt:
      return "after at-spi-bus-launcher (Qt looks for the bus once, when it starts)";
    case Toolkit::chromium:
      return "for which Chromium and Electron look once, when they start (GNOME_ACCESSIBILITY=1 in its environment "
             "serves too)";
    case Toolkit::gecko:
      return "with GNOME_ACCESSIBILITY=1 in its environment";
    case Toolkit::xt:
    case Toolkit::unknown:
      break;
  }
  return {};
}

std::optional<std::chrono::milliseconds> starts_within(Toolkit toolkit) {
  using std::chrono::milliseconds;
  switch (toolkit) {
    case Toolkit::gtk3:
    case Toolkit::libreoffice:
    case Toolkit::gtk4:
    case Toolkit::qt:
      return milliseconds(20);
    // Chromium's renderers report tree changes in batches.
    case Toolkit::chromium:
      return milliseconds(60);
    case Toolkit::gtk2:
    case Toolkit::gecko:
    case Toolkit::xt:
    case Toolkit::unknown:
      break;
  }
  return std::nullopt;
}

std::chrono::milliseconds dialog_input_delay(Toolkit toolkit) {
  // Chromium's dialogs ignore presses for the double-click time, 500 ms, by whatever route they come.
  return std::chrono::milliseconds(toolkit == Toolkit::chromium ? 550 : 0);
}

SentEventTraits sent_event_traits(Toolkit toolkit) {
  switch (toolkit) {
    case Toolkit::gtk2:
    case Toolkit::gtk3:
      return {.focus_for_list_keys = true, .focus_to_look_up = true, .crossing = true, .reads = Reads::all};
    // In a minimised window a double click and a drag select nothing.
    case Toolkit::libreoffice:
      return {.focus_for_list_keys = true, .crossing = true, .reads = Reads::not_minimised};
    case Toolkit::qt:
      return {.focus_for_clicks = true,
              .wait_for_focus = true,
              .focus_for_keys = true,
              .focus_outlasts_clicks = between_calls,
              .focus_outlasts_keys = between_calls,
              .reads = Reads::all,
              .wheel = "Qt windows take no turns of the wheel that were sent to them"};
    case Toolkit::chromium:
      return {.focus_for_clicks = true,
              .wait_for_focus = true,
              .focus_for_keys = true,
              .shortcuts_by_place = true,
              .focus_outlasts_keys = time_to_answer,
              .crossing = true,
              .reads = Reads::not_minimised};
    // While the page does not have the focus within its own window, keys go to the address bar. In a minimised window
    // the tree reports effects long afterwards.
    case Toolkit::gecko:
      return {.focus_for_clicks = true,
              .wait_for_focus = true,
              .focus_for_keys = true,
              .focus_outlasts_clicks = time_to_answer,
              .crossing = true,
              .reads = Reads::not_minimised};
    // GTK 4 reads XInput 2 events only, and the server does not let clients send those.
    case Toolkit::gtk4:
      return {.refusal = "GTK 4 windows take no events that were sent to them"};
    case Toolkit::xt:
      return {.refusal = "X Toolkit windows (xterm) drop events that were sent to them"};
    case Toolkit::unknown:
      break;
  }
  return {.refusal = "it is not known how its toolkit takes events that were sent to it"};
}

SecondPointerTraits second_pointer_traits(Toolkit toolkit) {
  switch (toolkit) {
    case Toolkit::gtk4:
    case Toolkit::xt:
      return {.clicks = true, .wheel = true, .drags = true};
    // For a drag and drop they grab the devices that the events came from: this pointer and its keyboard, but the
    // user's where the events were sent.
    case Toolkit::gtk2:
    case Toolkit::gtk3:
      return {.drags = true};
    // Qt would accept clicks as well, but asks for activation.
    case Toolkit::qt:
      return {.wheel = true};
    default:
      return {};
  }
}

bool knows_modifiers_of_one_keyboard(Toolkit toolkit) { return toolkit == Toolkit::qt; }

}  // namespace offhand::platform::x11
