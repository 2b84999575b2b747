#include "impl/config/offhand_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <utility>

#include "generated/types/errors.h"
#include "impl/config/load_config.h"
#include "platform/host/paths.h"

namespace offhand {
namespace {

namespace fs = std::filesystem;

constexpr const char* folder_name = ".offhand";
constexpr std::uintmax_t largest_settings = 64 * 1024;
/// More names are not listed.
constexpr std::size_t most_files = 200;

struct Kind {
  std::string_view name;
  /// What names are listed and given without.
  std::string_view extension;
  std::uintmax_t largest;
};
constexpr std::array kinds{Kind{"scripts", "", 1024 * 1024}, Kind{"macros", ".json", 1024 * 1024},
                           Kind{"baselines", ".png", std::uintmax_t{64} * 1024 * 1024}};
const Kind& kind_of(OffhandFiles kind) { return kinds[static_cast<std::size_t>(kind)]; }

/// The real path of a regular file that lies below a folder, links followed.
std::optional<fs::path> file_below(const fs::path& folder, const fs::path& file, std::uintmax_t largest) {
  std::error_code problem;
  const auto real = fs::canonical(file, problem);
  if (problem) return std::nullopt;
  const auto home = fs::canonical(folder, problem);
  if (problem) return std::nullopt;
  const auto [in_home, in_file] = std::mismatch(home.begin(), home.end(), real.begin(), real.end());
  if (in_home != home.end() || in_file == real.end() || !fs::is_regular_file(real, problem)) return std::nullopt;
  const auto size = fs::file_size(real, problem);
  return problem || size > largest ? std::nullopt : std::optional(real);
}

fs::path own_folder(const std::string& folder) { return host::path_of(folder) / folder_name; }

/// Less than 0 is no number of anything; no limit is the loosest.
std::int64_t looseness(std::int64_t limit) { return limit == 0 ? std::numeric_limits<std::int64_t>::max() : limit; }

int strictness(ConfigConfirmDestructive setting) {
  switch (setting) {
    case ConfigConfirmDestructive::never:
      return 0;
    case ConfigConfirmDestructive::auto_:
      return 1;
    case ConfigConfirmDestructive::always:
      break;
  }
  return 2;
}

void add_missing(std::vector<std::string>& list, const std::vector<std::string>& others) {
  for (const auto& other : others)
    if (std::ranges::find(list, other) == list.end()) list.push_back(other);
}

/// A setting that a folder may tighten: whether it loosens what holds; lists are added to.
struct Tightening {
  std::string_view name;
  bool (*loosens)(const Config& holds, const Config& wanted);
  void (*add)(const Config& holds, Config& wanted) = [](const Config&, Config&) {};
};
bool never_loosens(const Config& /*holds*/, const Config& /*wanted*/) { return false; }

constexpr std::array tightenings{
    Tightening{"security_mode", [](const Config& h, const Config& w) { return w.security_mode < h.security_mode; }},
    Tightening{"confirm_destructive",
               [](const Config& h, const Config& w) {
                 return strictness(w.confirm_destructive) < strictness(h.confirm_destructive);
               }},
    Tightening{"destructive_words", never_loosens,
               [](const Config& h, Config& w) { add_missing(w.destructive_words, h.destructive_words); }},
    Tightening{"administrator_prompts", never_loosens,
               [](const Config& h, Config& w) { add_missing(w.administrator_prompts, h.administrator_prompts); }},
    Tightening{"rate_limit_per_second",
               [](const Config& h, const Config& w) {
                 return looseness(w.rate_limit_per_second) > looseness(h.rate_limit_per_second);
               }},
    Tightening{"rate_limit_per_minute",
               [](const Config& h, const Config& w) {
                 return looseness(w.rate_limit_per_minute) > looseness(h.rate_limit_per_minute);
               }},
    Tightening{"vision_calls_per_minute",
               [](const Config& h, const Config& w) {
                 return looseness(w.vision_calls_per_minute) > looseness(h.vision_calls_per_minute);
               }},
    Tightening{"user_pause_ms", [](const Config& h, const Config& w) { return w.user_pause_ms < h.user_pause_ms; }},
    Tightening{"capture_scope",
               [](const Config& h, const Config& w) {
                 return w.capture_scope == ConfigCaptureScope::desktop && h.capture_scope != w.capture_scope;
               }},
};

std::string names_of_tightenings() {
  std::string names;
  for (const auto& one : tightenings) names.append(names.empty() ? "" : ", ").append(one.name);
  return names;
}

Result<Config> tightened(const Config& holds, const Settings& settings, const std::string& source) {
  OFFHAND_ASSIGN(auto wanted, with_settings(holds, settings, source));
  for (const auto& [name, value] : settings) {
    const auto* rule = std::ranges::find(tightenings, name, &Tightening::name);
    if (rule == tightenings.end()) {
      return fail(errors::configuration_invalid(
          {.source = source,
           .reason = fmt::format("{} is not for a folder that a client works in to set, only {} are", name,
                                 names_of_tightenings())}));
    }
    if (rule->loosens(holds, wanted)) {
      return fail(errors::configuration_invalid(
          {.source = source,
           .reason = fmt::format("{}: {} would loosen what holds, which a folder that a client works in may only "
                                 "tighten",
                                 name, value)}));
    }
    rule->add(holds, wanted);
  }
  return wanted;
}

}  // namespace

bool is_plain_file_name(std::string_view name) {
  const auto is_plain = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_' || c == '-' || c == '.'; };
  return !name.empty() && name.size() <= 128 && name.front() != '.' && std::ranges::all_of(name, is_plain);
}

std::string_view to_string(OffhandFiles kind) { return kind_of(kind).name; }

std::vector<std::string> offhand_files(const std::string& folder, OffhandFiles kind) {
  const auto& [name, extension, largest] = kind_of(kind);
  std::vector<std::string> names;
  std::error_code problem;
  for (fs::directory_iterator file(own_folder(folder) / name, problem), end; !problem && file != end;
       file.increment(problem)) {
    auto shown = host::text_of(file->path().filename());
    if (!shown.ends_with(extension) || names.size() >= most_files) continue;
    shown.resize(shown.size() - extension.size());
    if (offhand_file({folder}, kind, shown)) names.push_back(std::move(shown));
  }
  std::ranges::sort(names);
  return names;
}

std::optional<std::string> offhand_file(const std::vector<std::string>& folders, OffhandFiles kind,
                                        std::string_view name) {
  if (!is_plain_file_name(name)) return std::nullopt;
  const auto& [folder_of_kind, extension, largest] = kind_of(kind);
  const auto file_name = std::string(name) + std::string(extension);
  for (const auto& folder : folders) {
    const auto own = own_folder(folder);
    if (const auto file = file_below(own, own / folder_of_kind / file_name, largest)) return host::text_of(*file);
  }
  return std::nullopt;
}

Result<Config> tightened_by(const std::string& folder, const Config& config) {
  const auto own = own_folder(folder);
  const auto path = own / "config.json";
  std::error_code problem;
  if (!fs::exists(fs::symlink_status(path, problem)) || problem) return config;
  const auto source = host::text_of(path);
  if (!file_below(own, path, largest_settings)) {
    return fail(errors::configuration_invalid(
        {.source = source, .reason = "it is no file of that folder, or is larger than 64 kB"}));
  }
  OFFHAND_ASSIGN(const auto file, read_settings_file(source, true));
  if (!file.unknown.empty()) {
    return fail(errors::configuration_invalid(
        {.source = source, .reason = fmt::format("there is no setting {}", file.unknown.front())}));
  }
  return tightened(config, file.settings, source);
}

}  // namespace offhand
