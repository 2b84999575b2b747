#include "impl/install/installation.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "generated/types/errors.h"
#include "impl/install/lines.h"
#include "platform/host/descriptor.h"
#include "platform/host/files.h"
#include "platform/host/paths.h"

namespace offhand::install {
namespace {

/// Settings of the largest clients have some hundred kilobytes.
constexpr std::size_t most_file_bytes = 4 * 1024 * 1024;
constexpr std::string_view server_name = "offhand";

Error refused(const std::string& file, std::string reason) {
  return errors::client_file_refused({.path = file, .reason = std::move(reason)});
}

/// Reads the file if it is one that may be changed: a regular file of this user, no link to another.
Result<Change> opened(const std::string& file) {
  Change change{.file = file, .before = std::nullopt, .after = {}};
  struct stat facts{};
  if (::lstat(file.c_str(), &facts) != 0) {
    if (errno == ENOENT) return change;
    return fail(refused(file, std::strerror(errno)));
  }
  if (S_ISLNK(facts.st_mode))
    return fail(refused(file, "it is a symbolic link, and what it leads to may be managed by another program"));
  if (!S_ISREG(facts.st_mode)) return fail(refused(file, "it is no regular file"));
  if (facts.st_uid != ::geteuid())
    return fail(refused(file, fmt::format("it belongs to another user (uid {})", facts.st_uid)));
  if ((facts.st_mode & S_IWUSR) == 0) return fail(refused(file, "it is read-only"));
  if (static_cast<std::size_t>(facts.st_size) > most_file_bytes)
    return fail(refused(file, fmt::format("it has {} bytes, and at most {} are read", facts.st_size, most_file_bytes)));
  const host::Descriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  if (!descriptor) return fail(refused(file, std::strerror(errno)));
  std::string text;
  std::array<char, 65536> piece{};
  while (text.size() <= most_file_bytes) {
    const auto size = ::read(descriptor.get(), piece.data(), piece.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return fail(refused(file, std::strerror(errno)));
    if (size == 0) break;
    text.append(piece.data(), static_cast<std::size_t>(size));
  }
  change.mode = facts.st_mode & 0777U;
  change.before = std::move(text);
  return change;
}

Error invalid(const std::string& file, const TextProblem& problem) {
  return errors::client_file_invalid({.path = file,
                                      .line = static_cast<std::int64_t>(problem.line),
                                      .column = static_cast<std::int64_t>(problem.column),
                                      .reason = problem.reason});
}

std::array<std::string, 2> path_of_entry(const Client& client) {
  return {std::string(client.servers), std::string(server_name)};
}

template <class Edit>
Result<Change> planned(const Client& client, Scope scope, Edit edit) {
  const auto file = file_of(client, scope);
  if (file.empty()) return fail(errors::client_without_projects({.client = std::string(client.title)}));
  OFFHAND_ASSIGN(auto change, opened(file));
  const auto path = path_of_entry(client);
  auto after = edit(editor_of(client), change.before.value_or(""), MemberPath(path));
  if (!after) return fail(invalid(file, after.error()));
  change.after = std::move(*after);
  return change;
}

Result<void> write_with_mode(const std::string& file, const std::string& text, unsigned mode) {
  OFFHAND_CHECK(host::write_file_durably(file, text));
  if (::chmod(file.c_str(), mode) != 0)
    return fail(errors::write_failed({.path = file, .reason = std::strerror(errno)}));
  return {};
}

}  // namespace

Result<Change> planned_entry(const Client& client, Scope scope, const ServerCommand& command) {
  return planned(client, scope, [&](const TextEditor& editor, const std::string& text, MemberPath path) {
    return editor.with_member(text, path, entry_of(client, command));
  });
}

Result<Change> planned_removal(const Client& client, Scope scope) {
  return planned(client, scope, [](const TextEditor& editor, const std::string& text, MemberPath path) {
    return editor.without_member(text, path);
  });
}

Result<std::optional<ServerCommand>> entered_command(const Client& client, Scope scope) {
  const auto file = file_of(client, scope);
  if (file.empty()) return fail(errors::client_without_projects({.client = std::string(client.title)}));
  OFFHAND_ASSIGN(const auto facts, opened(file));
  const auto path = path_of_entry(client);
  const auto entry = editor_of(client).member(facts.before.value_or(""), MemberPath(path));
  if (!entry) return fail(invalid(file, entry.error()));
  return *entry ? command_of(client, **entry) : std::nullopt;
}

Result<void> apply(const Change& change) {
  std::error_code failed;
  const auto folder = host::path_of(change.file).parent_path();
  std::filesystem::create_directories(folder, failed);
  if (failed) return fail(errors::write_failed({.path = host::text_of(folder), .reason = failed.message()}));
  // Two installations at once: the second one finds that the file is not what it planned for.
  OFFHAND_ASSIGN(const auto lock, host::open_folder_lock(host::text_of(folder)));
  OFFHAND_ASSIGN(const auto taken, lock->try_take());
  if (!taken) return fail(refused(change.file, "another process of offhand changes it right now"));
  OFFHAND_ASSIGN(const auto now, opened(change.file));
  if (now.before != change.before) return fail(refused(change.file, "it was changed meanwhile"));
  if (change.before) OFFHAND_CHECK(write_with_mode(change.file + ".offhand-backup", *change.before, change.mode));
  return write_with_mode(change.file, change.after, change.mode);
}

std::string difference_text(const Change& change) {
  constexpr std::size_t around = 2;
  const auto before = lines_of(change.before.value_or(""));
  const auto after = lines_of(change.after);
  const auto shorter = std::min(before.size(), after.size());
  std::size_t same = 0;
  while (same < shorter && before[same] == after[same]) ++same;
  std::size_t tail = 0;
  while (tail < shorter - same && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) ++tail;
  std::string text = fmt::format("--- {0}\n+++ {0}\n", change.file);
  const auto add = [&](char mark, const std::string& line) {
    text += mark;
    text += line;
    if (!line.ends_with('\n')) text += '\n';
  };
  for (auto at = same - std::min(same, around); at < same; ++at) add(' ', before[at]);
  for (auto at = same; at < before.size() - tail; ++at) add('-', before[at]);
  for (auto at = same; at < after.size() - tail; ++at) add('+', after[at]);
  for (auto at = after.size() - tail; at < after.size() - tail + std::min(tail, around); ++at) add(' ', after[at]);
  return text;
}

}  // namespace offhand::install
