#include "platform/linux/apps/process_table.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <ctime>
#include <filesystem>
#include <sstream>
#include <system_error>

#include "codegen/runtime/read_file.h"

namespace offhand::platform::linux_apps {
namespace {

std::string directory_of(std::int64_t pid) { return "/proc/" + std::to_string(pid); }

}  // namespace

std::optional<ProcessRow> read_process(std::int64_t pid) {
  if (pid <= 0) return std::nullopt;
  const std::string text = read_file(directory_of(pid) + "/stat").value_or("");
  // The name is in parentheses and may contain some itself.
  const std::size_t open = text.find('(');
  const std::size_t close = text.rfind(')');
  if (open == std::string::npos || close == std::string::npos || close < open) return std::nullopt;
  ProcessRow row;
  row.pid = pid;
  row.name = text.substr(open + 1, close - open - 1);
  std::istringstream rest(text.substr(close + 1));
  std::string skipped;
  rest >> row.state >> row.parent >> row.group >> row.session;
  // Fields 7 to 21 of proc(5) are between the session and the start time.
  for (int field = 7; field <= 21; ++field) rest >> skipped;
  rest >> row.start_time;
  if (!rest) return std::nullopt;
  return row;
}

std::vector<ProcessRow> all_processes() {
  std::vector<ProcessRow> rows;
  std::error_code error;
  for (std::filesystem::directory_iterator place("/proc", error), end; !error && place != end; place.increment(error)) {
    const std::string name = place->path().filename().string();
    const bool number = std::ranges::all_of(name, [](unsigned char digit) { return std::isdigit(digit) != 0; });
    if (!number) continue;
    if (auto row = read_process(std::stoll(name))) rows.push_back(*std::move(row));
  }
  return rows;
}

std::int64_t user_of(std::int64_t pid) {
  struct stat status{};
  if (::stat(directory_of(pid).c_str(), &status) != 0) return -1;
  return status.st_uid;
}

std::string executable_of(std::int64_t pid) {
  std::error_code error;
  return std::filesystem::read_symlink(directory_of(pid) + "/exe", error).string();
}

namespace {

/// The texts of a file of /proc, each of which ends with a NUL byte.
std::vector<std::string> texts_in(std::int64_t pid, const std::string& file) {
  const auto text = read_file("/proc/" + std::to_string(pid) + "/" + file).value_or("");
  std::vector<std::string> words;
  for (std::size_t from = 0; from < text.size();) {
    const auto end = std::min(text.find('\0', from), text.size());
    words.push_back(text.substr(from, end - from));
    from = end + 1;
  }
  return words;
}

}  // namespace

std::vector<std::string> command_line_of(std::int64_t pid) { return texts_in(pid, "cmdline"); }

std::string full_name(const ProcessRow& row) {
  constexpr std::size_t longest = 15;
  if (row.name.size() < longest) return row.name;
  // A script is its interpreter's argument; a thread that renamed itself is like none of them.
  auto candidates = command_line_of(row.pid);
  candidates.resize(std::min<std::size_t>(candidates.size(), 2));
  candidates.push_back(executable_of(row.pid));
  for (const auto& candidate : candidates) {
    auto name = std::filesystem::path(candidate).filename().string();
    if (name.starts_with(row.name)) return name;
  }
  return row.name;
}

std::optional<std::string> variable_of(std::int64_t pid, const std::string& name) {
  for (const auto& text : texts_in(pid, "environ"))
    if (text.starts_with(name + "=")) return text.substr(name.size() + 1);
  return std::nullopt;
}

std::vector<std::string> arguments_of(std::int64_t pid) {
  std::vector<std::string> arguments;
  for (const auto& word : command_line_of(pid)) {
    std::istringstream parts(word);
    for (std::string part; parts >> part;) arguments.push_back(part);
  }
  return arguments;
}

std::optional<std::uint64_t> ProcessFamily::began(std::int64_t pid) {
  const auto row = read_process(pid);
  return row ? std::optional(row->start_time) : std::nullopt;
}

bool ProcessFamily::has(std::int64_t pid) {
  const std::lock_guard lock(mutex_);
  std::vector<std::int64_t> asked;
  bool is_member = true;
  // A pid that occurs again among the ancestors is a cycle: a process that ended between two reads may leave its pid to
  // one of its descendants. It counts as no member then.
  for (auto member = pid; member != eldest_;) {
    const auto [place, is_first] = told_.try_emplace(member, false);
    is_member = place->second;
    if (!is_first) break;
    asked.push_back(member);
    const auto row = read_process(member);
    is_member = row && (row->session == eldest_ || row->group == eldest_);
    // A process that is older than the eldest does not descend from it.
    if (!row || is_member || (began_ && row->start_time < *began_)) break;
    is_member = true;
    member = row->parent;
  }
  for (const auto each : asked) told_[each] = is_member;
  return is_member;
}

bool is_young(std::int64_t pid) {
  // Longer than any browser needs to serve its pages, and short enough for one that never will.
  constexpr std::time_t starting_s = 15;
  const auto process = read_process(pid);
  timespec since_boot{};
  ::clock_gettime(CLOCK_BOOTTIME, &since_boot);
  const auto started_s = static_cast<std::time_t>(process ? process->start_time : 0) / ::sysconf(_SC_CLK_TCK);
  return process && since_boot.tv_sec - started_s < starting_s;
}

}  // namespace offhand::platform::linux_apps
