#include "impl/cli/diagnosis.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/cli/caller.h"
#include "impl/cli/own_tools.h"
#include "impl/command_line/print.h"
#include "impl/config/load_config.h"
#include "impl/dispatch/selection.h"
#include "platform/host/launch.h"
#include "platform/host/paths.h"
#include "platform/host/process.h"
#include "platform/select.h"

namespace offhand::cli {
namespace {

using nlohmann::json;
using Standing = Finding::Standing;

constexpr std::chrono::milliseconds timeout = OwnTools::timeout;
constexpr std::size_t most_windows = 8;

std::vector<Finding> settings(const ProgramOptions& program) {
  const auto named = program.config.empty() ? std::nullopt : std::optional(program.config);
  const auto file = named.value_or(config_path());
  if (const auto config = load_config(named); !config) {
    auto finding = finding_of("settings", config.error(), Standing::broken);
    finding.advice = fmt::format("Mend {}; `offhand config list` explains every setting.", file);
    return {finding};
  }
  std::error_code ignored;
  const auto status = std::filesystem::status(host::path_of(file), ignored);
  if (!std::filesystem::exists(status))
    return {{"settings", Standing::works, "the defaults; there is no file " + file}};
  using std::filesystem::perms;
  if ((status.permissions() & (perms::group_write | perms::others_write)) != perms::none) {
    return {{"settings", Standing::limited, fmt::format("others may write {}, and so decide what offhand does", file),
             fmt::format("chmod go-w '{}'", file)}};
  }
  if (const auto read = read_settings_file(file, false); read && !read->unknown.empty()) {
    return {{"settings", Standing::limited, unknown_settings_note(file, read->unknown),
             "`offhand config list` names every setting."}};
  }
  return {{"settings", Standing::works, "read from " + file}};
}

/// The finding for a facet that this desktop lacks.
Finding lack(const platform::Platform& platform, std::string name, platform::Facet facet) {
  return finding_of(std::move(name), platform.missing(facet), Standing::limited);
}

Finding window_manager(platform::Platform& platform, const platform::Limits& limits) {
  if (!platform.window_placement) return lack(platform, "window manager", platform::Facet::window_placement);
  const auto manager = platform.window_placement->manager(limits);
  if (!manager) return finding_of("window manager", manager.error(), Standing::limited);
  if (!manager->empty()) return {"window manager", Standing::works, *manager};
  return {"window manager", Standing::limited,
          "none runs: windows are found and operated, but none can be brought to the front or minimised",
          "Start one, such as `openbox &`, or work in `offhand sandbox run -- ...`, which has one."};
}

/// Takes a picture instead of only checking the permission.
Finding pictures(platform::Platform& platform, const platform::Limits& limits) {
  if (!platform.screen) return lack(platform, "pictures", platform::Facet::screen);
  const auto picture = platform.screen->capture_desktop(limits);
  if (!picture) return finding_of("pictures", picture.error(), Standing::broken);
  if (const auto of_windows = platform.screen->available(limits); !of_windows) {
    auto finding = finding_of("pictures", of_windows.error(), Standing::limited);
    finding.detail = "the screen can be taken, but no window by itself: " + finding.detail;
    return finding;
  }
  return {"pictures", Standing::works,
          fmt::format("one of the screen was taken, {}x{} pixels", picture->width, picture->height)};
}

Finding permission(const json& permissions, const std::string& name, const std::string& asked, Standing if_missing) {
  for (const auto& one : permissions.value("permissions", json::array())) {
    if (one.value("name", "") != asked) continue;
    const bool granted = one.value("granted", false);
    return {name, granted ? Standing::works : if_missing, one.value("detail", ""),
            granted ? "" : "Work in a private desktop, which has it: offhand sandbox run -- CMD"};
  }
  return {name, if_missing, "nothing was told of it",
          "`offhand check_permissions` tells what it is told of; `offhand sandbox run -- CMD` has everything."};
}

Finding accessibility(platform::Platform& platform, const json& permissions, const platform::Limits& limits) {
  const auto switched_on = platform.tree->enabled(limits);
  if (!switched_on) return finding_of("accessibility", switched_on.error(), Standing::limited);
  auto finding = permission(permissions, "accessibility", "accessibility", Standing::limited);
  if (finding.standing != Standing::works && !*switched_on)
    finding.advice = "offhand config set accessibility_enable auto";
  return finding;
}

/// Whether a session can show a cursor. Nothing is shown.
Finding cursors(platform::Platform& platform, const platform::Limits& limits) {
  if (!platform.overlay) return lack(platform, "cursors of sessions", platform::Facet::overlay);
  const auto cursor = platform.overlay->cursor(limits);
  if (!cursor) return finding_of("cursors of sessions", cursor.error(), Standing::limited);
  return {"cursors of sessions", Standing::works, "they can be shown, over all windows"};
}

/// Facts that the backend itself reports about its environment.
void add_circumstances(const ProgramOptions& program, std::vector<Finding>& findings) {
  const auto told = platform::examine(program.platform, timeout);
  if (!told) {
    findings.push_back(finding_of("display", told.error(), Standing::broken));
    return;
  }
  const auto config = load_config(program.config.empty() ? std::nullopt : std::optional(program.config));
  for (const auto& one : *told) {
    const bool is_off = one.name == "second keyboard" && config && !config->second_keyboard;
    if (one.lack) {
      findings.push_back(finding_of(one.name, *one.lack, Standing::limited));
    } else if (is_off) {
      findings.push_back({one.name, Standing::limited,
                          "switched off: GTK 4 windows and terminals take keys in the foreground only",
                          "offhand config set second_keyboard true"});
    } else {
      findings.push_back({one.name, Standing::works, one.detail});
    }
  }
}

/// Recordings work without ffmpeg, but no film is made.
Finding films() {
  if (host::find_program("ffmpeg", host::variable("PATH").value_or("")))
    return {"films", Standing::works, "ffmpeg is there; start_recording makes one on request"};
  return finding_of("films", errors::missing_package({.program = "ffmpeg", .package = "ffmpeg"}), Standing::limited);
}

std::string shown(const json& window) {
  return fmt::format("{} \"{}\" (pid {})", window.value("app_name", ""), window.value("title", ""),
                     window.value("pid", 0));
}

/// The application sandbox named by debug_window_info: "flatpak org.example.App".
std::string confinement(const json& told) {
  for (const auto& fact : told.value("facts", json::array())) {
    if (fact.value("name", "") == "confined by") return fact.value("value", "");
  }
  return {};
}

/// A command that restarts the application with its accessibility support enabled.
std::string restart_of(const std::string& confinement) {
  const auto name = confinement.substr(confinement.find(' ') + 1);
  if (confinement.starts_with("snap "))
    return fmt::format("env GNOME_ACCESSIBILITY=1 QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 snap run {}", name);
  return fmt::format("flatpak run --env=GNOME_ACCESSIBILITY=1 --env=QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 {}", name);
}

/// Confined applications (flatpak, snap) without elements, which offhand cannot start with the required settings.
struct Confined {
  std::string windows;
  std::string restart;

  Finding finding() const {
    return {"sandboxed applications", Standing::limited,
            "without elements, to be operated by points of their pictures: " + windows,
            fmt::format("Close it, and start it again: `{}`", restart)};
  }
};

/// Whether the elements of the open applications can be read, or only pictures and points are available.
Finding applications(OwnTools& tools, Confined& confined) {
  const auto listed = tools.ask("list_windows");
  if (!listed) return finding_of("applications", listed.error(), Standing::broken);
  std::size_t looked_at = 0;
  std::string blind;
  std::string advice;
  std::string first_app;
  for (const auto& window : listed->at("windows")) {
    if (looked_at == most_windows) break;
    if (window.value("pid", 0) == 0) continue;
    ++looked_at;
    const auto told = tools.ask("debug_window_info", {{"pid", window["pid"]}, {"window_id", window["window_id"]}});
    if (told && told->at("accessibility").value("found", false)) continue;
    if (const auto by = told ? confinement(*told) : std::string(); !by.empty()) {
      confined.windows += fmt::format("{}{}, {}", confined.windows.empty() ? "" : "; ", shown(window), by);
      if (confined.restart.empty()) confined.restart = restart_of(by);
      continue;
    }
    blind += (blind.empty() ? "" : ", ") + shown(window);
    if (first_app.empty()) first_app = window.value("app_name", "");
    if (told && advice.empty()) advice = told->at("accessibility").value("advice", "");
  }
  if (looked_at == 0) return {"applications", Standing::works, "no window is open"};
  const auto all = fmt::format("{} window{} looked at", looked_at, looked_at == 1 ? "" : "s");
  if (blind.empty()) {
    return {"applications", Standing::works,
            confined.windows.empty()
                ? fmt::format("{}, {} elements", all, looked_at == 1 ? "which shows its" : "all show their")
                : all};
  }
  return {"applications", Standing::limited,
          fmt::format("{}; without elements, to be operated by points of their pictures: {}", all, blind),
          // The advice is never to kill it, because it is the user's and may contain unsaved work.
          fmt::format("{}{}Close it, and start it again by offhand: `offhand launch_app '{}'`", advice,
                      advice.empty() ? "" : " ", first_app)};
}

/// All checks that need a display.
void diagnose_desktop(const ProgramOptions& program, OwnTools& tools, std::vector<Finding>& findings) {
  const auto opened = tools.process().desk().platform();
  if (!opened) {
    findings.push_back(finding_of("display", opened.error(), Standing::broken));
    return;
  }
  auto& platform = **opened;
  const auto limits = [&] { return platform::Limits{platform.clock->now() + timeout, {}}; };
  const auto permissions = tools.ask("check_permissions");
  const auto screen = platform.screen_layout ? tools.ask("get_screen_size") : Result<json>(json::object());
  if (!permissions || !screen) {
    findings.push_back(finding_of("display", permissions ? screen.error() : permissions.error(), Standing::broken));
    return;
  }
  if (platform.screen_layout) {
    findings.push_back(
        {"display", Standing::works,
         fmt::format("{}, {}x{} pixels", platform.description, screen->value("width", 0), screen->value("height", 0))});
  } else {
    findings.push_back(lack(platform, "display", platform::Facet::screen_layout));
  }
  add_circumstances(program, findings);
  findings.push_back(window_manager(platform, limits()));
  findings.push_back(pictures(platform, limits()));
  // A desktop without input still has elements that can be operated.
  findings.push_back(platform.input ? permission(*permissions, "pointer and keys", "input", Standing::broken)
                                    : lack(platform, "pointer and keys", platform::Facet::input));
  findings.push_back(cursors(platform, limits()));
  findings.push_back(accessibility(platform, *permissions, limits()));
  Confined confined;
  findings.push_back(applications(tools, confined));
  if (!confined.windows.empty()) findings.push_back(confined.finding());
  findings.push_back(films());
}

}  // namespace

Finding finding_of(std::string name, const Error& error, Finding::Standing standing) {
  return {std::move(name), standing, error.message, hint_for_a_user(error)};
}

std::vector<Finding> diagnose(const ProgramOptions& program) {
  auto findings = settings(program);
  if (auto process = make_process(program)) {
    OwnTools tools(*std::move(process));
    diagnose_desktop(program, tools, findings);
  } else if (findings.front().standing != Standing::broken) {
    findings.push_back(finding_of("display", process.error(), Standing::broken));
  }
  return findings;
}

}  // namespace offhand::cli
