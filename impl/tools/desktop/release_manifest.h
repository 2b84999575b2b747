#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace offhand::tools::desktop {

/// What a publisher says of the latest release: {"version": "1.2.3", "install": "...", "release_notes_url": "..."}.
struct ReleaseManifest {
  std::string version;
  std::optional<std::string> install;
  std::optional<std::string> release_notes_url;
};

/// Bytes from outside; else what is wrong with them, for people. Text that would not fit on a line of a terminal as it
/// is written is refused: people and models read it.
tl::expected<ReleaseManifest, std::string> parse_release_manifest(const std::string& bytes);

/// Whether version `one` is newer than `other`; empty where one of them is none. 1.2.0-rc1 comes before 1.2.0.
std::optional<bool> is_newer(const std::string& one, const std::string& other);

}  // namespace offhand::tools::desktop
