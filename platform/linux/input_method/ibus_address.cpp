#include "platform/linux/input_method/ibus_address.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>

namespace offhand::platform::input_method {
namespace {

namespace fs = std::filesystem;

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

fs::path folder() {
  const auto configuration = variable("XDG_CONFIG_HOME");
  const fs::path base = configuration.empty() ? fs::path(variable("HOME")) / ".config" : fs::path(configuration);
  return base / "ibus" / "bus";
}

/// Of a file of lines `NAME=value`.
std::string address_in(const fs::path& path) {
  constexpr std::string_view name = "IBUS_ADDRESS=";
  constexpr std::size_t longest = 4'096;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line) && line.size() < longest;)
    if (line.starts_with(name)) return line.substr(name.size());
  return {};
}

}  // namespace

std::string ibus_address(const std::string& host, int display_number) {
  if (auto given = variable("IBUS_ADDRESS"); !given.empty()) return given;
  // The name begins with the machine's id, which is of no interest here: another machine's file leads nowhere.
  const auto ending = "-" + (host.empty() ? std::string("unix") : host) + "-" + std::to_string(display_number);
  std::error_code error;
  for (fs::directory_iterator entry(folder(), error), end; !error && entry != end; entry.increment(error)) {
    if (!entry->path().filename().string().ends_with(ending)) continue;
    if (auto address = address_in(entry->path()); !address.empty()) return address;
  }
  return {};
}

}  // namespace offhand::platform::input_method
