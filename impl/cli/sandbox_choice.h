#pragma once

#include <string>
#include <vector>

#include "impl/sandbox/sandbox.h"

/// Selects the live sandbox that a command means.
namespace offhand::cli {

/// One line for each sandbox, for users to read.
std::string lines_of(const std::vector<sandbox::Info>& sandboxes);

/// The error of an ambiguous command; it lists the live sandboxes.
Error which_is_not_said(const std::vector<sandbox::Info>& live);

/// The sandbox of that id; without an id, the only live one.
Result<sandbox::Info> sandbox_meant(const std::string& id);

}  // namespace offhand::cli
