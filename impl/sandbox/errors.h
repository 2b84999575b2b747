#pragma once

#include <string>
#include <string_view>
#include <system_error>

#include "codegen/runtime/error.h"

/// The errors of this folder, so that other files need not include the generated factories.
namespace offhand::sandbox {

/// `step` names the failed step ("window manager"), `reason` is a sentence.
Error sandbox_failed(std::string_view step, std::string_view reason);

/// A required program is not installed; `package` is the Debian package that contains it.
Error missing_package(std::string_view program, std::string_view package);

/// The command to run in a sandbox does not exist, or cannot be executed for this errno.
Error command_not_found(std::string_view command);
Error command_not_executable(std::string_view command, int reason);

Error sandbox_not_found(std::string_view id);

/// The text of an errno value.
inline std::string errno_text(int number) { return std::system_category().message(number); }

}  // namespace offhand::sandbox
