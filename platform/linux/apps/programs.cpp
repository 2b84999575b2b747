#include "platform/linux/apps/programs.h"

#include "platform/host/launch.h"
#include "platform/host/process.h"

namespace offhand::platform::linux_apps {

std::string search_path() {
  auto path = host::variable("PATH").value_or("/usr/local/bin:/usr/bin:/bin");
  for (const std::string folder : {"/usr/local/games", "/usr/games"}) {
    if ((":" + path + ":").find(":" + folder + ":") == std::string::npos) path += ":" + folder;
  }
  return path;
}

std::optional<std::filesystem::path> find_program(const std::string& word) {
  return host::find_program(word, search_path());
}

}  // namespace offhand::platform::linux_apps
