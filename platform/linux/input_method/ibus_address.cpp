#include "platform/linux/input_method/ibus_address.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <string_view>
#include <system_error>
#include <vector>

#include "codegen/runtime/read_file.h"
#include "platform/host/steady_clock.h"

namespace offhand::platform::input_method {
namespace {

namespace fs = std::filesystem;

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

fs::path folder(const std::string& configuration, const std::string& home) {
  const fs::path base = configuration.empty() ? fs::path(home) / ".config" : fs::path(configuration);
  return base / "ibus" / "bus";
}

/// Of an environment as /proc tells it.
std::string variable_in(std::string_view environment, std::string_view name) {
  while (!environment.empty()) {
    const auto entry = environment.substr(0, environment.find('\0'));
    if (entry.starts_with(name) && entry.substr(name.size()).starts_with('='))
      return std::string(entry.substr(name.size() + 1));
    environment.remove_prefix(std::min(environment.size(), entry.size() + 1));
  }
  return {};
}

bool is_process(const std::string& name) {
  return std::ranges::all_of(name, [](unsigned char each) { return std::isdigit(each) != 0; });
}

/// Where daemons write that were started with another configuration than ours, by their own environments.
std::vector<fs::path> folders_of_daemons() {
  std::vector<fs::path> folders;
  std::error_code error;
  for (fs::directory_iterator entry("/proc", error), end; !error && entry != end; entry.increment(error)) {
    if (!is_process(entry->path().filename().string())) continue;
    const auto name = read_file(entry->path() / "comm");
    if (!name || *name != "ibus-daemon\n") continue;
    // That of another user's cannot be read.
    const auto environment = read_file(entry->path() / "environ");
    if (environment)
      folders.push_back(folder(variable_in(*environment, "XDG_CONFIG_HOME"), variable_in(*environment, "HOME")));
  }
  return folders;
}

/// To look at all processes takes milliseconds, and every action asks where no daemon runs.
class FoldersOfDaemons {
 public:
  std::vector<fs::path> now() {
    const std::scoped_lock lock(mutex_);
    if (steady_now() >= good_until_) {
      folders_ = folders_of_daemons();
      good_until_ = steady_now() + good_for;
    }
    return folders_;
  }

 private:
  static constexpr std::chrono::seconds good_for{2};
  std::mutex mutex_;
  std::vector<fs::path> folders_;
  TimePoint good_until_ = TimePoint::min();
};

/// Of a file of lines `NAME=value`.
std::string address_in(const fs::path& path) {
  constexpr std::string_view name = "IBUS_ADDRESS=";
  constexpr std::size_t longest = 4'096;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line) && line.size() < longest;)
    if (line.starts_with(name)) return line.substr(name.size());
  return {};
}

std::string address_below(const fs::path& folder, const std::string& ending) {
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    if (!entry->path().filename().string().ends_with(ending)) continue;
    if (auto address = address_in(entry->path()); !address.empty()) return address;
  }
  return {};
}

}  // namespace

std::string ibus_address(const std::string& host, int display_number) {
  if (auto given = variable("IBUS_ADDRESS"); !given.empty()) return given;
  // The name begins with the machine's id, which is of no interest here: another machine's file leads nowhere.
  const auto ending = "-" + (host.empty() ? std::string("unix") : host) + "-" + std::to_string(display_number);
  if (auto address = address_below(folder(variable("XDG_CONFIG_HOME"), variable("HOME")), ending); !address.empty())
    return address;
  static FoldersOfDaemons daemons;
  for (const auto& folder : daemons.now())
    if (auto address = address_below(folder, ending); !address.empty()) return address;
  return {};
}

}  // namespace offhand::platform::input_method
