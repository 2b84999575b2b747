#pragma once

#include <string>
#include <string_view>
#include <system_error>

#include "codegen/runtime/error.h"

/// The errors of this folder, made by the generated factories, which everything else here need not know.
namespace offhand::sandbox {

/// `step` names what was being done ("window manager"), `reason` is a sentence.
Error sandbox_failed(std::string_view step, std::string_view reason);

/// A program that the sandbox needs is not installed; `package` is Debian's name for what has it.
Error missing_package(std::string_view program, std::string_view package);

/// The command to run in a sandbox is not there, or cannot be executed for this reason.
Error command_not_found(std::string_view command);
Error command_not_executable(std::string_view command, int reason);

Error sandbox_not_found(std::string_view id);

/// The words for an errno value.
inline std::string errno_text(int number) { return std::system_category().message(number); }

}  // namespace offhand::sandbox
