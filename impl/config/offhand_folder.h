#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"

// `.offhand` below the folders that a client works in (roots of MCP): its settings, which may only tighten what holds,
// and files that tools and resources read.
namespace offhand {

/// Whether a name leads nowhere: letters, digits and the characters _ . and -, and it is no hidden file's.
bool is_plain_file_name(std::string_view name);

/// What lies in a folder of its own there.
enum class OffhandFiles : std::uint8_t { scripts, macros, baselines };
std::string_view to_string(OffhandFiles kind);

/// Names of files of a kind, sorted, without what all of that kind end with; those that could not be read are left out.
std::vector<std::string> offhand_files(const std::string& folder, OffhandFiles kind);
/// The file of this name in the first of the folders that has it; nothing for what is no name, leads out of the folder
/// or is larger than such files are.
std::optional<std::string> offhand_file(const std::vector<std::string>& folders, OffhandFiles kind,
                                        std::string_view name);

/// The folder's settings applied to those that hold. `configuration_invalid` names the file, and a setting there that
/// would loosen something, or that is none for a folder to set.
Result<Config> tightened_by(const std::string& folder, const Config& config);

}  // namespace offhand
