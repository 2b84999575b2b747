#include "platform/linux/atspi/applications/processes.h"

#include <fstream>
#include <sstream>

namespace offhand::platform::atspi {
namespace {

struct Kin {
  std::int64_t parent = 0;
  std::int64_t group = 0;
};

Kin kin_of(std::int64_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string line;
  Kin kin;
  if (!std::getline(file, line)) return kin;
  // The name in parentheses may itself contain any character.
  const std::size_t end = line.rfind(')');
  if (end == std::string::npos) return kin;
  std::istringstream rest(line.substr(end + 1));
  char state = 0;
  rest >> state >> kin.parent >> kin.group;
  return kin;
}

bool descends_from(std::int64_t pid, std::int64_t ancestor) {
  for (int depth = 0; depth < 32 && pid > 1; ++depth) {
    if (pid == ancestor) return true;
    pid = kin_of(pid).parent;
  }
  return false;
}

std::string sandboxed_app_id(std::int64_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/root/.flatpak-info");
  std::string line;
  while (std::getline(file, line)) {
    if (line.starts_with("name=")) return line.substr(5);
  }
  return {};
}

}  // namespace

bool are_related(std::int64_t one, std::int64_t other) {
  if (one <= 1 || other <= 1) return false;
  const std::int64_t group = kin_of(one).group;
  if (group > 0 && group == kin_of(other).group) return true;
  if (descends_from(one, other) || descends_from(other, one)) return true;
  const std::string app_id = sandboxed_app_id(one);
  return !app_id.empty() && app_id == sandboxed_app_id(other);
}

std::string process_name(std::int64_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/comm");
  std::string name;
  return std::getline(file, name) ? name : "an application";
}

}  // namespace offhand::platform::atspi
