#pragma once

#include <string>
#include <vector>

#include "codegen/runtime/error.h"

namespace offhand::sandbox {

/// The directory for the state of the user's sandboxes: `<registry>/<id>.json` and `<registry>/<id>/`. Created with
/// mode 0700 if missing; refused if it belongs to another user.
Result<std::string> registry_directory();

/// Creates the directory of one sandbox and its subdirectories.
Result<void> make_sandbox_directory(const std::string& directory);

/// Does not descend into mounted file systems, because an application may have mounted the user's documents there.
void remove_sandbox_directory(const std::string& directory);

/// Creates a new file with mode 0600.
Result<void> write_private_file(const std::string& path, const std::string& bytes);

}  // namespace offhand::sandbox
