#pragma once

#include <string>
#include <vector>

#include "impl/sandbox/sandbox.h"

/// Which of the sandboxes that run a command means.
namespace offhand::cli {

/// A line for each, for people.
std::string lines_of(const std::vector<sandbox::Info>& sandboxes);

/// Names those that run.
Error which_is_not_said(const std::vector<sandbox::Info>& live);

/// The one of that id, or the only one where none is given.
Result<sandbox::Info> sandbox_meant(const std::string& id);

}  // namespace offhand::cli
