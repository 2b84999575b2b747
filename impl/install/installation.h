#pragma once

#include <optional>
#include <string>

#include "impl/install/clients.h"

namespace offhand::install {

/// What becomes of a client's file.
struct Change {
  std::string file;
  /// The content now; nothing if there is no file.
  std::optional<std::string> before;
  std::string after;
  /// The permissions of the file, which it keeps.
  unsigned mode = 0600;

  bool changes_anything() const { return before.value_or("") != after; }
};

/// Computes the change that enters this program as the server "offhand", in place of an older entry of that name.
/// Nothing is written. Fails with `client_file_refused` and `client_file_invalid`.
Result<Change> planned_entry(const Client& client, Scope scope, const ServerCommand& command);
/// The same for the removal of the entry.
Result<Change> planned_removal(const Client& client, Scope scope);

/// The command by which the client starts the server "offhand"; nothing if it has no such entry. Fails as a change
/// does.
Result<std::optional<ServerCommand>> entered_command(const Client& client, Scope scope);

/// Writes the change, once the file was copied to FILE.offhand-backup. Fails with `client_file_refused` if somebody
/// else changed the file since, and with `write_failed`; the file is then as it was.
Result<void> apply(const Change& change);

/// The changed lines with two lines around them, as `diff -u` shows them.
std::string difference_text(const Change& change);

}  // namespace offhand::install
