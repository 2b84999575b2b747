#pragma once

#include <map>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"

/// The home directory of a sandbox: an empty one of its own, in which chosen files of the caller are linked.
namespace offhand::sandbox {

/// Paths below the home, and the targets of their links.
using HomeLinks = std::map<std::string, std::string>;

std::string home_in(const std::string& directory);

/// The links for these files and directories of the caller. Fails with `sandbox_failed` and the reason.
Result<HomeLinks> home_links(const std::vector<std::string>& paths);

/// Creates the links and the directories that programs expect in a home. Nothing is created beyond a link, because that
/// would be among the caller's own files.
Result<void> furnish_home(const std::string& directory, const HomeLinks& links);

}  // namespace offhand::sandbox
