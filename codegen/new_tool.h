#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace offhand::codegen {

/// Creates a working tool as a starting point: its schema, its body and, in this repository, its test. `space` is the
/// namespace of a separate server, which also gets a list of presets with its first tool; empty for this repository.
/// `shared` is the schema that such a server uses; empty: the one beside the program. Throws without writing anything
/// if a file exists, the name is invalid, existing bodies have another namespace, or the generator would refuse the
/// schema. Returns the written files.
std::vector<std::filesystem::path> write_new_tool(std::string_view identity, const std::filesystem::path& root,
                                                  const std::string& space, const std::filesystem::path& shared = {});

}  // namespace offhand::codegen
