#include "platform/linux/toolkit/toolkit.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "platform/host/steady_clock.h"

namespace offhand::platform {
namespace {

struct Mapped {
  bool chromium = false;
  bool gecko = false;
  bool qt = false;
  bool gtk4 = false;
  bool gtk3 = false;
  bool libreoffice = false;
  bool gtk2 = false;
  bool gnustep = false;
  bool fltk = false;
  bool tk = false;
  bool xt = false;
  bool keyboard_state = false;
  bool awt = false;
};

void note_file(std::string_view path, Mapped& mapped) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  mapped.chromium |= name.ends_with(".pak") || name.starts_with("v8_context_snapshot");
  mapped.gecko |= name.starts_with("libxul.so");
  mapped.qt |= name.starts_with("libqxcb") || name.starts_with("libQt5XcbQpa") || name.starts_with("libQt6XcbQpa") ||
               name.starts_with("libqwayland");
  mapped.gtk4 |= name.starts_with("libgtk-4.so");
  mapped.gtk3 |= name.starts_with("libgtk-3.so");
  mapped.libreoffice |= name.starts_with("libvclplug_gtk3");
  mapped.gtk2 |= name.starts_with("libgtk-x11-2.0.so");
  mapped.gnustep |= name.starts_with("libgnustep-gui.so");
  mapped.fltk |= name.starts_with("libfltk.so");
  mapped.tk |= name.starts_with("libtk8.") || name.starts_with("libtcl9tk9.");
  mapped.xt |= name.starts_with("libXt.so");
  mapped.awt |= name == "libawt_xawt.so";
  mapped.keyboard_state |= name.starts_with("libxkbcommon-x11.so");
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

std::vector<std::string> files_of(std::int64_t pid) {
  std::ifstream maps("/proc/" + std::to_string(pid) + "/maps");
  std::vector<std::string> files;
  for (std::string line; std::getline(maps, line);) {
    const auto slash = line.find('/');
    if (slash == std::string::npos) continue;
    // A file appears once for each of its segments.
    if (!files.empty() && line.compare(slash, std::string::npos, files.back()) == 0) continue;
    files.push_back(line.substr(slash));
  }
  return files;
}

Mapped noted(std::span<const std::string> paths) {
  Mapped mapped;
  for (const auto& path : paths) note_file(path, mapped);
  return mapped;
}

}  // namespace

Toolkit toolkit_of_files(std::span<const std::string> paths) {
  const Mapped mapped = noted(paths);
  if (mapped.chromium) return Toolkit::chromium;
  if (mapped.gecko) return Toolkit::gecko;
  if (mapped.qt) return Toolkit::qt;
  if (mapped.gtk4) return Toolkit::gtk4;
  if (mapped.libreoffice) return Toolkit::libreoffice;
  if (mapped.gtk3) return Toolkit::gtk3;
  if (mapped.gtk2) return Toolkit::gtk2;
  if (mapped.gnustep) return Toolkit::gnustep;
  if (mapped.fltk) return Toolkit::fltk;
  if (mapped.tk) return Toolkit::tk;
  if (mapped.xt) return Toolkit::xt;
  return Toolkit::unknown;
}

Toolkit toolkit_of(std::int64_t pid) {
  if (pid <= 0) return Toolkit::unknown;
  static Findings findings;
  if (const auto found = findings.of(pid)) return *found;
  const auto toolkit = toolkit_of_files(files_of(pid));
  findings.keep(pid, toolkit);
  return toolkit;
}

bool keeps_keyboard_state_itself(std::int64_t pid) {
  return pid > 0 && toolkit_of(pid) == Toolkit::unknown && noted(files_of(pid)).keyboard_state;
}

bool draws_menus_inside(std::int64_t pid) { return pid > 0 && noted(files_of(pid)).awt; }

Toolkit toolkit_reported_as(std::string_view toolkit_name) {
  if (toolkit_name == "GAIL") return Toolkit::gtk2;
  if (toolkit_name == "gtk") return Toolkit::gtk3;
  if (toolkit_name == "GTK") return Toolkit::gtk4;
  if (toolkit_name == "Qt") return Toolkit::qt;
  if (toolkit_name == "Chromium") return Toolkit::chromium;
  if (toolkit_name == "Gecko") return Toolkit::gecko;
  return Toolkit::unknown;
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
    case Toolkit::tk:
      return "tk";
    case Toolkit::fltk:
      return "fltk";
    case Toolkit::gnustep:
      return "gnustep";
    case Toolkit::unknown:
      break;
  }
  return "unknown";
}

}  // namespace offhand::platform
