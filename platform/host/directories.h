#pragma once

#include <string>

#include "codegen/runtime/error.h"

namespace offhand::host {

/// The directory for sockets, locks and state of this user's processes. It is not created here; see
/// make_private_directory.
std::string runtime_directory();

/// The directory for configuration of this user's programs, each in a subdirectory of its own.
std::string settings_directory();

/// The directory for data that this user's programs keep, each in a subdirectory of its own.
std::string data_directory();

/// The directory that ~ stands for; the root directory if this user has no home.
std::string home_directory();

/// True if an absolute path names a directory that belongs to this user and is writable.
bool is_own_directory(const std::string& path);

/// Creates a directory that only this user can enter, if it is missing. Fails with `write_failed` if it belongs to
/// another user, who could have created it first in a place where everybody may write.
Result<void> make_private_directory(const std::string& path);

}  // namespace offhand::host
