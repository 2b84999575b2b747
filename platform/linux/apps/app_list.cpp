#include "platform/linux/apps/app_list.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "platform/linux/apps/desktop_entry.h"
#include "platform/linux/apps/instance.h"
#include "platform/linux/apps/planner.h"
#include "platform/linux/apps/process_table.h"
#include "platform/linux/apps/programs.h"

namespace offhand::platform::linux_apps {
namespace {

namespace fs = std::filesystem;

std::string resolved(const fs::path& path) {
  std::error_code error;
  const auto real = fs::canonical(path, error);
  return error ? path.string() : real.string();
}

/// When the program file was last read, to within a day: file systems update access times no more often (relatime).
std::optional<std::int64_t> last_read(const std::string& program) {
  struct stat facts{};
  if (::stat(program.c_str(), &facts) != 0) return std::nullopt;
  return facts.st_atim.tv_sec;
}

/// A desktop entry whose program exists.
struct Installed {
  AppInfo app;
  /// With symbolic links resolved.
  std::string program;
  std::vector<std::string> arguments;
  /// The application names that its windows may have, in lower case.
  std::vector<std::string> names;
  bool for_menus = true;
};

std::optional<Installed> as_installed(const DesktopEntry& entry) {
  const auto command = expand_exec(entry, {});
  if (command.empty() || (!entry.try_exec.empty() && !find_program(entry.try_exec))) return std::nullopt;
  const auto program = find_program(command.front());
  if (!program) return std::nullopt;
  Installed installed;
  installed.program = resolved(*program);
  installed.arguments.assign(command.begin() + 1, command.end());
  for (const auto& name : app_names_of(entry, command.front())) installed.names.push_back(folded(name));
  installed.for_menus = !entry.no_display;
  installed.app = {.name = entry.name.empty() ? entry.id : entry.name,
                   .id = entry.id,
                   .launch_path = entry.path.string(),
                   .terminal = entry.terminal,
                   .last_used = last_read(installed.program)};
  return installed;
}

struct Process {
  std::int64_t parent = 0;
  std::string executable;
  std::vector<std::string> command;
  /// The program that it runs: for an interpreter the script.
  std::string program() const {
    const bool runs_script = is_interpreter(executable) && command.size() > 1 && command[1].starts_with('/');
    return runs_script ? resolved(command[1]) : executable;
  }
};

std::map<std::int64_t, Process> processes_of_this_user() {
  std::map<std::int64_t, Process> found;
  for (const auto& row : all_processes()) {
    if (row.state == 'Z' || row.state == 'X' || user_of(row.pid) != static_cast<std::int64_t>(::geteuid())) continue;
    found[row.pid] = {.parent = row.parent, .executable = executable_of(row.pid), .command = command_line_of(row.pid)};
  }
  return found;
}

/// ":1" of ":1.0": screens of one display share a desktop.
std::string without_screen(const std::string& display) {
  const auto colon = display.rfind(':');
  return colon == std::string::npos ? display : display.substr(0, display.find('.', colon));
}

/// Whether a process was started for the desktop that this one works on: another display is somebody else's, such as
/// that of the user beside a sandbox.
bool is_of_this_desktop(std::int64_t pid) {
  const char* x11 = std::getenv("DISPLAY");
  const char* wayland = std::getenv("WAYLAND_DISPLAY");
  if (x11 == nullptr && wayland == nullptr) return true;
  if (const auto theirs = variable_of(pid, "DISPLAY"); x11 != nullptr && theirs)
    return without_screen(*theirs) == without_screen(x11);
  const auto theirs = variable_of(pid, "WAYLAND_DISPLAY");
  return wayland != nullptr && theirs == wayland;
}

/// Matches processes and windows with the installed applications.
class Listing {
 public:
  Listing() : processes_(processes_of_this_user()) {
    for (const auto& entry : installed_entries())
      if (auto app = as_installed(entry)) installed_.push_back(*std::move(app));
  }

  void add_owner(const WindowInfo& window) {
    if (window.pid <= 0) return;
    auto* app = named(folded(window.app_name));
    if (app == nullptr) app = running(window.pid);
    if (app != nullptr) return note(app->app, window.pid);
    auto& other = others_[{window.pid, window.app_name}];
    const auto process = processes_.find(window.pid);
    other = {.name = window.app_name, .id = {}, .launch_path = {}, .pids = {window.pid}};
    if (process != processes_.end()) other.launch_path = process->second.program();
  }

  void add_others() {
    for (const auto& [pid, process] : processes_) {
      auto* app = running(pid);
      if (app == nullptr || !app->for_menus || !is_of_this_desktop(pid)) continue;
      const auto parent = processes_.find(process.parent);
      if (parent != processes_.end() && parent->second.program() == process.program()) continue;
      const auto knows_it = [wanted = pid](const Installed& one) {
        return std::ranges::count(one.app.pids, wanted) > 0;
      };
      if (std::ranges::none_of(installed_, knows_it)) note(app->app, pid);
    }
  }

  std::vector<AppInfo> take() {
    std::vector<AppInfo> apps;
    for (auto& installed : installed_)
      if (installed.for_menus || !installed.app.pids.empty()) apps.push_back(std::move(installed.app));
    for (auto& [key, app] : others_) apps.push_back(std::move(app));
    return apps;
  }

 private:
  static void note(AppInfo& app, std::int64_t pid) {
    if (std::ranges::count(app.pids, pid) == 0) app.pids.push_back(pid);
  }

  Installed* named(const std::string& app_name) {
    if (app_name.empty()) return nullptr;
    // Several entries may have the same program name; the name in the desktop file itself identifies an entry better.
    Installed* found = nullptr;
    std::size_t best = 0;
    for (auto& one : installed_) {
      const auto place = std::ranges::find(one.names, app_name);
      if (place == one.names.end()) continue;
      const auto rank = static_cast<std::size_t>(place - one.names.begin());
      if (found != nullptr && rank >= best) continue;
      found = &one;
      best = rank;
    }
    return found;
  }

  /// The entry whose program the process runs. Of several, the one with the most arguments that are all on the
  /// process's command line.
  Installed* running(std::int64_t pid) {
    const auto process = processes_.find(pid);
    if (process == processes_.end()) return nullptr;
    const auto program = process->second.program();
    if (program.empty()) return nullptr;
    const auto& command = process->second.command;
    Installed* found = nullptr;
    for (auto& one : installed_) {
      if (one.program != program) continue;
      const bool was_given = std::ranges::all_of(
          one.arguments, [&](const std::string& argument) { return std::ranges::count(command, argument) > 0; });
      if (was_given && (found == nullptr || one.arguments.size() > found->arguments.size())) found = &one;
    }
    return found;
  }

  std::map<std::int64_t, Process> processes_;
  std::vector<Installed> installed_;
  std::map<std::pair<std::int64_t, std::string>, AppInfo> others_;
};

}  // namespace

std::vector<AppInfo> list_applications(const std::vector<WindowInfo>& windows) {
  Listing listing;
  for (const auto& window : windows) listing.add_owner(window);
  listing.add_others();
  return listing.take();
}

}  // namespace offhand::platform::linux_apps
