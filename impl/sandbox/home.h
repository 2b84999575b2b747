#pragma once

#include <map>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"

/// The home of a sandbox: an empty one of its own, in which some of the caller's files may show.
namespace offhand::sandbox {

/// Where something shows, below the home, and the path that it leads to.
using HomeLinks = std::map<std::string, std::string>;

std::string home_in(const std::string& directory);

/// Where these files and folders of the caller's show. `sandbox_failed` with the reason.
Result<HomeLinks> home_links(const std::vector<std::string>& paths);

/// Links, and the folders that programs expect in a home. Nothing is ever made beyond a link: that would be among the
/// caller's own files.
Result<void> furnish_home(const std::string& directory, const HomeLinks& links);

}  // namespace offhand::sandbox
