#include "platform/linux/apps/planner.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <functional>
#include <string_view>
#include <system_error>
#include <utility>

#include "codegen/runtime/suggest.h"
#include "generated/types/errors.h"
#include "platform/linux/apps/desktop_entry.h"
#include "platform/linux/apps/programs.h"

namespace offhand::platform::linux_apps {
namespace {

namespace fs = std::filesystem;

/// The last part of an id in reverse domain order: "Calculator" of "org.gnome.Calculator".
std::string_view short_id(const DesktopEntry& entry) {
  return std::string_view(entry.id).substr(entry.id.rfind('.') + 1);
}

/// Whether a file is one of the installed entries, and not another file of the same format.
bool is_installed(const fs::path& path) {
  std::error_code error;
  const auto entries = installed_entries();
  return std::ranges::any_of(entries, [&](const auto& entry) { return fs::equivalent(entry.path, path, error); });
}

Result<LaunchPlan> plan_for_entry(const DesktopEntry& entry, const std::vector<std::string>& urls,
                                  const std::vector<std::string>& arguments) {
  LaunchPlan plan{
      .name = entry.name.empty() ? entry.id : entry.name, .argv = expand_exec(entry, urls), .environment = {}};
  plan.working_directory = entry.working_directory;
  plan.id = entry.id;
  plan.is_installed = is_installed(entry.path);
  plan.argv.insert(plan.argv.end(), arguments.begin(), arguments.end());
  if (!plan.argv.empty()) {
    const auto& program = plan.argv.front();
    if (!find_program(program)) {
      const bool is_path = program.find('/') != std::string::npos;
      const auto reason = "its program " + program + (is_path ? " is missing" : " is in no folder of PATH");
      return fail(errors::launch_failed({.name = plan.name, .reason = reason, .output = std::nullopt}));
    }
    plan.app_names = app_names_of(entry, program);
  }
  if (entry.terminal) plan.argv.insert(plan.argv.begin(), {"x-terminal-emulator", "-e"});
  return plan;
}

LaunchPlan plan_for_program(const fs::path& program, const std::vector<std::string>& urls,
                            const std::vector<std::string>& arguments) {
  LaunchPlan plan{.name = program.filename().string(), .argv = {program.string()}, .environment = {}};
  plan.argv.insert(plan.argv.end(), arguments.begin(), arguments.end());
  plan.argv.insert(plan.argv.end(), urls.begin(), urls.end());
  return plan;
}

/// The program of an Exec line without its folders, as users type it.
std::string program_of(const DesktopEntry& entry) {
  const auto words = expand_exec(entry, {});
  return words.empty() ? std::string() : fs::path(words.front()).filename().string();
}

/// What an entry is called: by its own name, by its id, by a name in another language.
enum class Called { by_name, by_id, in_another_language };

std::vector<std::string> names_of(const DesktopEntry& entry, Called called) {
  if (called == Called::by_name) return {entry.name};
  if (called == Called::by_id) return {entry.id, std::string(short_id(entry))};
  return entry.localized_names;
}

/// A name of its own goes before one in another language ("Calculator" is what a file manager's "Computer" is called in
/// Romanian), and what menus show before what they do not.
const DesktopEntry* find_entry(const std::vector<DesktopEntry>& entries,
                               const std::function<bool(const std::string& candidate)>& fits) {
  struct Rank {
    Called called;
    bool is_shown;
  };
  constexpr std::array ranks{Rank{Called::by_name, true},
                             Rank{Called::by_id, true},
                             Rank{Called::by_name, false},
                             Rank{Called::by_id, false},
                             Rank{Called::in_another_language, true},
                             Rank{Called::in_another_language, false}};
  for (const auto& rank : ranks) {
    for (const DesktopEntry& entry : entries) {
      if (entry.no_display == rank.is_shown) continue;
      const auto names = names_of(entry, rank.called);
      if (std::ranges::any_of(names, [&](const std::string& name) { return !name.empty() && fits(name); }))
        return &entry;
    }
  }
  return nullptr;
}

Error unknown_application(const std::string& name, const std::vector<DesktopEntry>& entries) {
  std::vector<std::string> known;
  for (const DesktopEntry& entry : entries) {
    known.push_back(entry.name);
    known.emplace_back(short_id(entry));
    known.push_back(program_of(entry));
  }
  // Nobody is helped by the name that was asked for.
  std::erase_if(known, [&](const std::string& other) { return folded(other) == folded(name); });
  const std::vector<std::string_view> candidates(known.begin(), known.end());
  const auto suggestion = nearest(name, candidates);
  return errors::app_not_found(
      {.name = name, .suggestion = suggestion ? std::optional<std::string>(*suggestion) : std::nullopt});
}

Result<LaunchPlan> plan_for_path(const std::string& text, const std::vector<std::string>& urls,
                                 const std::vector<std::string>& arguments) {
  const fs::path path(text);
  if (path.extension() == ".desktop") {
    if (const auto entry = read_desktop_entry(path)) return plan_for_entry(*entry, urls, arguments);
    return fail(errors::app_not_found({.name = text, .suggestion = {}}));
  }
  // A program that cannot be executed fails on start, with the system's message.
  std::error_code error;
  if (text.find('/') != std::string::npos && fs::exists(path, error)) return plan_for_program(path, urls, arguments);
  if (const auto program = find_program(text)) return plan_for_program(*program, urls, arguments);
  return fail(errors::app_not_found({.name = text, .suggestion = {}}));
}

}  // namespace

std::vector<std::string> app_names_of(const DesktopEntry& entry, const std::string& program) {
  std::vector<std::string> names{entry.window_class, entry.id, std::string(short_id(entry)),
                                 fs::path(program).filename().string()};
  std::erase(names, "");
  return names;
}

std::string folded(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(),
                         [](unsigned char character) { return static_cast<char>(std::tolower(character)); });
  return out;
}

Result<LaunchPlan> make_plan(const std::optional<std::string>& name, const std::optional<std::string>& launch_path,
                             const std::vector<std::string>& urls, const std::vector<std::string>& arguments) {
  if (launch_path) return plan_for_path(*launch_path, urls, arguments);
  if (!name || name->empty()) return fail(errors::app_not_found({.name = name.value_or(""), .suggestion = {}}));
  if (name->find('/') != std::string::npos) return plan_for_path(*name, urls, arguments);
  const auto entries = installed_entries();
  const std::string wanted = folded(name->ends_with(".desktop") ? name->substr(0, name->size() - 8) : *name);
  if (const auto* entry = find_entry(entries, [&](const std::string& other) { return folded(other) == wanted; }))
    return plan_for_entry(*entry, urls, arguments);
  if (const auto program = find_program(*name)) {
    auto plan = plan_for_program(*program, urls, arguments);
    plan.app_names = {plan.name};
    return plan;
  }
  // One whose program is missing: its plan says so.
  const auto is_run_by = [&](const DesktopEntry& entry) { return folded(program_of(entry)) == wanted; };
  if (const auto entry = std::ranges::find_if(entries, is_run_by); entry != entries.end())
    return plan_for_entry(*entry, urls, arguments);
  // Accepts "Calc" for the Calculator, but not one or two letters.
  if (wanted.size() >= 3) {
    if (const auto* entry =
            find_entry(entries, [&](const std::string& other) { return folded(other).starts_with(wanted); }))
      return plan_for_entry(*entry, urls, arguments);
  }
  return fail(unknown_application(*name, entries));
}

}  // namespace offhand::platform::linux_apps
