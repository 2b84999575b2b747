#include "impl/config/output_path.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <vector>

#include "generated/types/errors.h"

namespace offhand {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> roots_of(const Config& config) {
  std::vector<fs::path> roots;
  const auto add = [&](const fs::path& root) {
    std::error_code error;
    auto resolved = fs::weakly_canonical(root, error);
    if (!error && resolved.is_absolute() && resolved != "/") roots.push_back(std::move(resolved));
  };
  for (const char* variable : {"HOME", "TMPDIR"}) {
    if (const char* value = std::getenv(variable); value != nullptr && *value != '\0') add(value);
  }
  if (std::getenv("TMPDIR") == nullptr) add("/tmp");
  std::error_code error;
  add(fs::current_path(error));
  for (const auto& root : config.output_roots) add(root);
  return roots;
}

bool lies_below(const fs::path& path, const fs::path& root) {
  const auto [in_root, in_path] = std::mismatch(root.begin(), root.end(), path.begin(), path.end());
  return in_root == root.end() && in_path != path.end();
}

}  // namespace

Result<std::string> allowed_output_path(const std::string& path, const Config& config) {
  fs::path wanted(path);
  if (path == "~" || path.starts_with("~/")) {
    const char* home = std::getenv("HOME");
    wanted = fs::path(home == nullptr ? "/" : home) / path.substr(std::min<std::size_t>(2, path.size()));
  }
  std::error_code error;
  const auto resolved = fs::weakly_canonical(fs::absolute(wanted, error), error);
  const auto roots = roots_of(config);
  if (!error && std::any_of(roots.begin(), roots.end(), [&](const auto& root) { return lies_below(resolved, root); })) {
    return resolved.string();
  }
  std::string names;
  for (const auto& root : roots) names += (names.empty() ? "" : ", ") + root.string();
  return fail(errors::path_not_allowed({.path = path, .roots = names}));
}

Result<void> write_file(const std::string& path, const std::string& bytes) {
  const auto failed = [&](const std::string& temporary) {
    const int reason = errno;
    if (!temporary.empty()) ::unlink(temporary.c_str());
    return fail(errors::write_failed({.path = path, .reason = std::strerror(reason)}));
  };
  std::string temporary = path + ".XXXXXX";
  const int file = ::mkostemp(temporary.data(), O_CLOEXEC);
  if (file < 0) return failed("");
  std::size_t written = 0;
  while (written < bytes.size()) {
    const auto count = ::write(file, bytes.data() + written, bytes.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      ::close(file);
      return failed(temporary);
    }
    written += static_cast<std::size_t>(count);
  }
  if (::close(file) != 0) return failed(temporary);
  if (::rename(temporary.c_str(), path.c_str()) != 0) return failed(temporary);
  return {};
}

}  // namespace offhand
