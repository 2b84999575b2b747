#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace offhand::codegen {

/// Writes a tool that works and waits to become yours: its schema, its body and, in this repository, its test. `space`
/// is the namespace of a server of your own, which gets its list of presets with its first tool; empty for this
/// repository. Such a server rests on `shared`; empty: on the schema beside the program. Throws and writes nothing when
/// a file is there already, the name is none, bodies there are of another namespace, or the generator would refuse the
/// schema. The files that were written.
std::vector<std::filesystem::path> write_new_tool(std::string_view identity, const std::filesystem::path& root,
                                                  const std::string& space, const std::filesystem::path& shared = {});

}  // namespace offhand::codegen
