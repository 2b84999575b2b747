#include "platform/linux/x11/windows/toolkit.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <mutex>
#include <string_view>

#include "platform/host/steady_clock.h"

namespace offhand::platform::x11 {
namespace {

/// Of somebody who thinks in between.
constexpr std::chrono::seconds between_calls{10};
/// Of a page's process for what it was passed on. Chromium asks it first about each key, and does what ctrl+L means
/// only where it still believes to have the keyboard when the answer comes; Firefox opens a dialog for a file likewise.
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

/// What was found lately: an action asks several times, and the list of what a browser has mapped takes a millisecond.
class Findings {
 public:
  std::optional<Toolkit> of(std::int64_t pid) {
    const std::scoped_lock lock(mutex_);
    std::erase_if(found_, [now = steady_now()](const auto& finding) { return finding.second.good_until <= now; });
    const auto found = found_.find(pid);
    return found == found_.end() ? std::nullopt : std::optional(found->second.toolkit);
  }
  void keep(std::int64_t pid, Toolkit toolkit) {
    // A program that is starting is still to map it.
    if (toolkit == Toolkit::unknown) return;
    const std::scoped_lock lock(mutex_);
    found_[pid] = {toolkit, steady_now() + good_for};
  }

 private:
  /// Its number may be another process's one day.
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
    // A file appears once for each of its parts.
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
    // Its renderers tell of their trees in batches.
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
  // Chromium's dialogs drop presses for the time of a double click, 500 ms, whatever way these come.
  return std::chrono::milliseconds(toolkit == Toolkit::chromium ? 550 : 0);
}

SentEventTraits sent_event_traits(Toolkit toolkit) {
  switch (toolkit) {
    case Toolkit::gtk2:
    case Toolkit::gtk3:
      return {.focus_for_list_keys = true, .focus_to_look_up = true, .crossing = true, .reads = Reads::all};
    // In a minimised one a double click and a drag choose nothing.
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
    // Where its page has not the focus of its own window yet, keys go to its address bar. In a minimised one its tree
    // says long after what came of it.
    case Toolkit::gecko:
      return {.focus_for_clicks = true,
              .wait_for_focus = true,
              .focus_for_keys = true,
              .focus_outlasts_clicks = time_to_answer,
              .crossing = true,
              .reads = Reads::not_minimised};
    // GTK 4 hears XInput 2 alone, and the server refuses to send such events for a client.
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
    // For what is carried they hold pointer and keyboard: this pointer and its keyboard, but the user's where the
    // events were sent.
    case Toolkit::gtk2:
    case Toolkit::gtk3:
      return {.drags = true};
    // Clicks it would take as well, and ask for activation.
    case Toolkit::qt:
      return {.wheel = true};
    default:
      return {};
  }
}

bool knows_modifiers_of_one_keyboard(Toolkit toolkit) { return toolkit == Toolkit::qt; }

}  // namespace offhand::platform::x11
