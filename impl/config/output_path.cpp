#include "impl/config/output_path.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "generated/types/errors.h"
#include "platform/host/directories.h"
#include "platform/host/paths.h"

namespace offhand {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> roots_of(const Config& config) {
  std::vector<fs::path> roots;
  const auto add = [&](const fs::path& root) {
    std::error_code error;
    auto resolved = fs::weakly_canonical(root, error);
    // A root of all files is no root to write below.
    if (!error && resolved.is_absolute() && resolved.has_relative_path()) roots.push_back(std::move(resolved));
  };
  std::error_code error;
  for (const auto& root :
       {host::path_of(host::home_directory()), fs::temp_directory_path(error), fs::current_path(error)})
    if (!root.empty()) add(root);
  for (const auto& root : config.output_roots) add(host::path_of(root));
  return roots;
}

bool lies_below(const fs::path& path, const fs::path& root) {
  const auto [in_root, in_path] = std::mismatch(root.begin(), root.end(), path.begin(), path.end());
  return in_root == root.end() && in_path != path.end();
}

}  // namespace

Result<std::string> allowed_output_path(const std::string& path, const Config& config) {
  auto wanted = host::path_of(path);
  if (path == "~" || path.starts_with("~/")) {
    wanted = host::path_of(host::home_directory()) / host::path_of(path.substr(std::min<std::size_t>(2, path.size())));
  }
  std::error_code error;
  const auto resolved = fs::weakly_canonical(fs::absolute(wanted, error), error);
  const auto roots = roots_of(config);
  if (!error && std::any_of(roots.begin(), roots.end(), [&](const auto& root) { return lies_below(resolved, root); })) {
    return host::text_of(resolved);
  }
  std::string names;
  for (const auto& root : roots) names += (names.empty() ? "" : ", ") + host::text_of(root);
  return fail(errors::path_not_allowed({.path = path, .roots = names}));
}

}  // namespace offhand
