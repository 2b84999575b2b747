#include "platform/linux/apps/page_pipe.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "platform/host/directories.h"
#include "platform/linux/apps/process_table.h"

namespace offhand::platform::linux_apps {
namespace {

constexpr std::string_view pipe_flag = "--remote-debugging-pipe";
/// The descriptor from which a browser reads commands.
constexpr int reading_number = 3;

std::optional<std::uint64_t> pipe_at(std::int64_t pid, int number) {
  std::error_code error;
  const auto target = std::filesystem::read_symlink(fmt::format("/proc/{}/fd/{}", pid, number), error).string();
  constexpr std::string_view pipe = "pipe:[";
  if (error || !target.starts_with(pipe)) return std::nullopt;
  std::uint64_t inode = 0;
  const auto [end, problem] = std::from_chars(target.data() + pipe.size(), target.data() + target.size(), inode);
  return problem == std::errc{} && *end == ']' ? std::optional(inode) : std::nullopt;
}

bool is_own_socket(const std::string& path) {
  struct stat status{};
  return ::lstat(path.c_str(), &status) == 0 && S_ISSOCK(status.st_mode) && status.st_uid == ::geteuid();
}

}  // namespace

bool has_page_pipe(std::int64_t pid) {
  const auto arguments = arguments_of(pid);
  return std::find(arguments.begin(), arguments.end(), pipe_flag) != arguments.end();
}

std::optional<std::string> page_pipe_of(std::int64_t pid) {
  if (!has_page_pipe(pid)) return std::nullopt;
  const auto pipe = pipe_at(pid, reading_number);
  if (!pipe) return std::nullopt;
  auto path = page_pipe_socket(*pipe);
  return is_own_socket(path) ? std::optional(std::move(path)) : std::nullopt;
}

bool is_page_pipe_to_come(std::int64_t pid) { return page_pipe_of(pid) && is_young(pid); }

std::string page_pipe_folder() { return host::runtime_directory() + "/pages"; }

std::string page_pipe_socket(std::uint64_t inode) { return fmt::format("{}/{}.socket", page_pipe_folder(), inode); }

}  // namespace offhand::platform::linux_apps
