#pragma once

#include <string>

#include "codegen/runtime/error.h"

namespace offhand::host {

/// Where sockets, locks and state of this user's processes lie. Nothing is made; see make_private_directory.
std::string runtime_directory();

/// Where programs of this user keep their settings, each in a folder of its own.
std::string settings_directory();

/// What ~ stands for; the root of all files where this user has no folder of their own.
std::string home_directory();

/// Whether an absolute path leads to a directory that is ours and that we may write.
bool is_own_directory(const std::string& path);

/// Makes a directory of ours that nobody else can enter, if need be. Refused (`write_failed`) when it is somebody
/// else's: where everybody may write, anybody may have been there first.
Result<void> make_private_directory(const std::string& path);

}  // namespace offhand::host
