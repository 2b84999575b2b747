#include "impl/config/output_path.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "platform/host/directories.h"
#include "platform/host/paths.h"
#include "platform/host/process.h"

namespace offhand {
namespace {

namespace fs = std::filesystem;

/// For callers over HTTP.
fs::path network_folder() {
  const auto state = host::variable("XDG_STATE_HOME").value_or(host::home_directory() + "/.local/state");
  return host::path_of(state) / "offhand" / "out";
}

std::vector<fs::path> roots_of(const Config& config, Entrance entrance) {
  std::vector<fs::path> roots;
  const auto add = [&](const fs::path& root) {
    std::error_code error;
    auto resolved = fs::weakly_canonical(root, error);
    // The root of the file system is not accepted, since it would allow everything.
    if (!error && resolved.is_absolute() && resolved.has_relative_path()) roots.push_back(std::move(resolved));
  };
  std::error_code error;
  if (entrance == Entrance::network) {
    // One that cannot be made lets nothing be written into it.
    fs::create_directories(network_folder(), error);
    add(network_folder());
  } else {
    for (const auto& root :
         {host::path_of(host::home_directory()), fs::temp_directory_path(error), fs::current_path(error)})
      if (!root.empty()) add(root);
  }
  for (const auto& root : config.output_roots) add(host::path_of(root));
  return roots;
}

bool lies_below(const fs::path& path, const fs::path& root) {
  const auto [in_root, in_path] = std::mismatch(root.begin(), root.end(), path.begin(), path.end());
  return in_root == root.end() && in_path != path.end();
}

bool is_hidden(const fs::path& name) {
  const auto text = name.string();
  return text.size() > 1 && text.front() == '.' && text != "..";
}

/// True if the path lies in one of the roots and is not hidden below it.
bool is_visible_below_root(const fs::path& path, const std::vector<fs::path>& roots) {
  return std::any_of(roots.begin(), roots.end(), [&](const fs::path& root) {
    if (!lies_below(path, root)) return false;
    const auto below = path.lexically_relative(root);
    return std::none_of(below.begin(), below.end(), is_hidden);
  });
}

bool begins_as_picture(const std::string& start) {
  return start.starts_with("\x89PNG\r\n\x1a\n") || start.starts_with("\xff\xd8\xff");
}

/// Why a picture must not replace the existing file; empty if it may.
std::string keeps_its_place(const fs::path& place) {
  std::error_code error;
  const auto status = fs::symlink_status(place, error);
  switch (status.type()) {
    case fs::file_type::not_found:
      return {};
    case fs::file_type::symlink:
      return "it is a symbolic link";
    case fs::file_type::directory:
      return "it is a folder";
    case fs::file_type::regular:
      break;
    default:
      return "it is no ordinary file";
  }
  if (fs::file_size(place, error) == 0 && !error) return {};
  std::string start(8, '\0');
  std::ifstream file(place, std::ios::binary);
  file.read(start.data(), static_cast<std::streamsize>(start.size()));
  return begins_as_picture(start) ? "" : "a file that is no picture is there";
}

}  // namespace

namespace {

/// Relative paths are relative to where the caller may write.
fs::path placed(const std::string& path, Entrance entrance) {
  auto place = path_with_home(path);
  return entrance == Entrance::network && place.is_relative() ? network_folder() / place : place;
}

}  // namespace

fs::path path_with_home(const std::string& path) {
  if (path != "~" && !path.starts_with("~/")) return host::path_of(path);
  return host::path_of(host::home_directory()) / host::path_of(path.substr(std::min<std::size_t>(2, path.size())));
}

Result<std::string> allowed_output_path(const std::string& path, const Config& config, Entrance entrance) {
  const auto wanted = placed(path, entrance);
  std::error_code error;
  const auto absolute = fs::absolute(wanted, error);
  const auto resolved = fs::weakly_canonical(absolute, error);
  const auto roots = roots_of(config, entrance);
  const auto is_allowed = [&](const fs::path& place) {
    return std::any_of(roots.begin(), roots.end(), [&](const auto& root) { return lies_below(place, root); });
  };
  if (!error && is_allowed(resolved)) return host::text_of(resolved);
  // A path with too long a name or with circular links may be in an allowed place and still not be writable.
  if (error && is_allowed(absolute.lexically_normal()))
    return fail(errors::write_failed({.path = path, .reason = error.message()}));
  std::string names;
  for (const auto& root : roots) names += (names.empty() ? "" : ", ") + host::text_of(root);
  return fail(errors::path_not_allowed({.path = path, .roots = names}));
}

Result<std::string> allowed_picture_path(const std::string& path, const Config& config, Entrance entrance) {
  OFFHAND_ASSIGN(auto allowed, allowed_output_path(path, config, entrance));
  const auto refused = [&](std::string reason) {
    return fail(errors::output_refused({.path = path, .reason = std::move(reason)}));
  };
  if (!is_visible_below_root(host::path_of(allowed), roots_of(config, entrance)))
    return refused("hidden files and what lies in hidden folders are left alone");
  // Checks the path as given, because the allowed path has its links resolved.
  if (auto reason = keeps_its_place(placed(path, entrance)); !reason.empty()) return refused(std::move(reason));
  return allowed;
}

}  // namespace offhand
