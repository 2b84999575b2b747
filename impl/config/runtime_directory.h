#pragma once

#include <string>

#include "codegen/runtime/error.h"

namespace offhand {

/// Where sockets, locks and state of this user's processes lie: $XDG_RUNTIME_DIR/offhand if that directory is ours,
/// else /tmp/offhand-<uid>. Nothing is made; see make_private_directory.
std::string runtime_directory();

/// Whether an absolute path leads to a directory that is ours and that we may write.
bool is_own_directory(const std::string& path);

/// Makes a directory of ours, 0700, if need be. Refused (`write_failed`) when it is somebody else's: in /tmp anybody
/// may have been there first.
Result<void> make_private_directory(const std::string& path);

}  // namespace offhand
