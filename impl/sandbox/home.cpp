#include "impl/sandbox/home.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "codegen/runtime/utf8.h"
#include "impl/sandbox/environment.h"
#include "impl/sandbox/errors.h"

namespace offhand::sandbox {
namespace {

namespace fs = std::filesystem;

Error let_in_failed(const std::string& path, const std::string& reason) {
  return sandbox_failed("letting in " + preview(path), reason);
}

/// A directory of the sandbox itself, created if missing. A symbolic link there is an error, because it leads to the
/// caller's files.
Result<void> own_folder(const fs::path& path) {
  struct stat status{};
  if (::mkdir(path.c_str(), 0700) == 0) return {};
  if (::lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode)) return {};
  return fail(let_in_failed(path.string(), "What is to be around it is let in itself."));
}

Result<void> own_folders(const fs::path& home, const fs::path& below) {
  fs::path path = home;
  for (const auto& part : below) {
    path /= part;
    OFFHAND_CHECK(own_folder(path));
  }
  return {};
}

Result<void> link(const fs::path& home, const std::string& place, const std::string& target) {
  OFFHAND_CHECK(own_folders(home, fs::path(place).parent_path()));
  const fs::path path = home / place;
  if (::symlink(target.c_str(), path.c_str()) == 0) return {};
  const int reason = errno;
  std::error_code ignored;
  if (reason == EEXIST && fs::read_symlink(path, ignored) == target) return {};
  return fail(let_in_failed(
      target, reason == EEXIST ? "Something else is at its place already: " + place + "." : errno_text(reason) + "."));
}

}  // namespace

std::string home_in(const std::string& directory) { return directory + "/home"; }

Result<HomeLinks> home_links(const std::vector<std::string>& paths) {
  std::error_code failed;
  const fs::path home = fs::weakly_canonical(variable("HOME"), failed);
  HomeLinks links;
  for (const std::string& path : paths) {
    const fs::path target = fs::canonical(path, failed);
    if (failed) return fail(let_in_failed(path, failed.message() + "."));
    if (!is_utf8(target.string())) return fail(let_in_failed(path, "Its name is not UTF-8."));
    const fs::path below = home.empty() ? fs::path() : target.lexically_relative(home);
    const bool is_below = !below.empty() && *below.begin() != ".." && below != ".";
    const fs::path place = is_below ? below : target.filename();
    if (below == "." || place.empty()) return fail(let_in_failed(path, "That would be everything of yours."));
    const auto [known, added] = links.try_emplace(place.string(), target.string());
    if (!added && known->second != target.string())
      return fail(let_in_failed(path, known->second + " would be at the same place."));
  }
  return links;
}

Result<void> furnish_home(const std::string& directory, const HomeLinks& links) {
  const fs::path home = home_in(directory);
  for (const auto& [place, target] : links) OFFHAND_CHECK(link(home, place, target));
  for (const char* usual : {".config", ".cache", ".local/share", ".local/state"}) {
    struct stat status{};
    // An entry that was let in stays as its owner has it.
    if (::lstat((home / usual).c_str(), &status) == 0) continue;
    const fs::path around = fs::path(usual).parent_path();
    if (!around.empty() && fs::is_symlink(home / around)) continue;
    OFFHAND_CHECK(own_folders(home, usual));
  }
  return {};
}

}  // namespace offhand::sandbox
