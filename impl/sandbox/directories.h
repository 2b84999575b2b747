#pragma once

#include <string>
#include <vector>

#include "codegen/runtime/error.h"

namespace offhand::sandbox {

/// Where the user's sandboxes keep their state: `<registry>/<id>.json` and `<registry>/<id>/`. Made if need be, 0700,
/// refused when it is somebody else's.
Result<std::string> registry_directory();

/// The directory of one sandbox and those below it.
Result<void> make_sandbox_directory(const std::string& directory);

/// Leaves mounted file systems alone: an application may have mounted the user's documents in there.
void remove_sandbox_directory(const std::string& directory);

/// A new file, 0600, or the reason why not.
Result<void> write_private_file(const std::string& path, const std::string& bytes);

}  // namespace offhand::sandbox
