#include <fmt/format.h>

#include <filesystem>

#include "impl/cli/daemon_caller.h"
#include "impl/cli/diagnosis.h"
#include "impl/cli/round_trip.h"
#include "impl/daemon/client.h"
#include "impl/sandbox/sandbox.h"

namespace offhand::cli {
namespace {

using Standing = Finding::Standing;

constexpr std::chrono::milliseconds probe_timeout{1'000};

/// A user who can write to the socket can do everything its owner can do on this desktop; one who can write to its
/// directory can replace the socket.
std::optional<Finding> open_to_others(const std::string& socket) {
  using std::filesystem::perms;
  constexpr auto others = perms::group_write | perms::others_write;
  const auto of = [](const std::filesystem::path& path) {
    std::error_code absent;
    const auto status = std::filesystem::status(path, absent);
    return std::filesystem::exists(status) ? status.permissions() : perms::none;
  };
  if ((of(socket) & others) != perms::none) {
    return Finding{"daemon", Standing::broken, fmt::format("others may connect to {} and use this desktop", socket),
                   fmt::format("chmod 600 '{}'", socket)};
  }
  const auto folder = std::filesystem::path(socket).parent_path();
  if ((of(folder) & others) == perms::none) return std::nullopt;
  const bool is_shared = (of(folder) & perms::sticky_bit) != perms::none;
  return Finding{
      "daemon", Standing::limited,
      fmt::format("its socket lies in {}, where others may put one of theirs", folder.string()),
      is_shared
          ? "Name one in a folder of your own: `offhand --socket ~/.offhand-socket serve`, and so for each command."
          : fmt::format("chmod 700 '{}'", folder.string())};
}

Finding daemon_of(const ProgramOptions& program) {
  const auto socket = socket_of(program);
  if (auto open = open_to_others(socket)) return *std::move(open);
  const auto client = daemon::Client::connect(socket, probe_timeout);
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

Finding private_desktops(Thoroughness how) {
  if (const auto ready = sandbox::programs_are_there(sandbox::Options{}); !ready)
    return finding_of("sandbox", ready.error(), Standing::limited);
  if (how == Thoroughness::thorough) return round_trip();
  return {"sandbox", Standing::works, "its programs are installed; `offhand sandbox run -- xterm` runs one in it"};
}

}  // namespace

std::vector<Finding> diagnose_services(const ProgramOptions& program, Thoroughness how) {
  return {daemon_of(program), private_desktops(how)};
}

}  // namespace offhand::cli
