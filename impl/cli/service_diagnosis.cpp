#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>

#include <filesystem>

#include "impl/cli/daemon_caller.h"
#include "impl/cli/diagnosis.h"
#include "impl/daemon/client.h"
#include "impl/sandbox/sandbox.h"

namespace offhand::cli {
namespace {

using Standing = Finding::Standing;

constexpr std::chrono::milliseconds answer_patience{1'000};

/// Who can reach the socket can do all that its user can do at this desktop.
std::optional<Finding> reachable_by_others(const std::string& socket) {
  const auto folder = std::filesystem::path(socket).parent_path().string();
  struct stat status{};
  if (::stat(folder.c_str(), &status) != 0) return std::nullopt;
  if (status.st_uid != ::getuid()) {
    return Finding{"daemon", Standing::broken, fmt::format("{} belongs to another user", folder),
                   "Set XDG_RUNTIME_DIR to a folder of your own, or name a socket with --socket."};
  }
  if ((status.st_mode & 077) == 0) return std::nullopt;
  return Finding{"daemon", Standing::broken, fmt::format("others can enter {}, where its socket lies", folder),
                 fmt::format("chmod 700 '{}'", folder)};
}

Finding daemon_of(const ProgramOptions& program) {
  const auto socket = socket_of(program);
  if (auto open = reachable_by_others(socket)) return *std::move(open);
  const auto client = daemon::Client::connect(socket, answer_patience);
  if (!client && client.error().code == "daemon_not_running" && !std::filesystem::exists(socket)) {
    return {"daemon", Standing::works,
            "none runs, and none is needed; `offhand serve` starts one, which lets commands share what they have seen"};
  }
  if (!client) return finding_of("daemon", client.error(), Standing::limited);
  if (client->version() == OFFHAND_VERSION) return {"daemon", Standing::works, "one serves this desktop at " + socket};
  return {"daemon", Standing::limited,
          fmt::format("the one that runs is version {}, and this is {}: commands pass it over", client->version(),
                      OFFHAND_VERSION),
          "End it with `offhand stop`, and start it again."};
}

Finding private_desktops() {
  if (const auto ready = sandbox::programs_are_there(sandbox::Options{}); !ready)
    return finding_of("sandbox", ready.error(), Standing::limited);
  return {"sandbox", Standing::works, "its programs are installed; `offhand sandbox run -- xterm` runs one in it"};
}

}  // namespace

std::vector<Finding> diagnose_services(const ProgramOptions& program) {
  return {daemon_of(program), private_desktops()};
}

}  // namespace offhand::cli
