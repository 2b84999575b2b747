#pragma once

#include <string>

#include "codegen/runtime/error.h"

namespace offhand {

/// Where sockets, locks and state of this user's processes lie: $XDG_RUNTIME_DIR/offhand if that directory is ours, else
/// /tmp/offhand-<uid>. Made if need be, 0700; refused when it is somebody else's, because in /tmp anybody may have been
/// here first. `write_failed`.
Result<std::string> runtime_directory();

/// Makes one directory of ours, 0700, or says why it cannot be that.
Result<void> make_private_directory(const std::string& path);

}  // namespace offhand
