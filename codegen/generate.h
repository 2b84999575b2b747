#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "codegen/emit/products.h"

namespace offhand::codegen {

/// All products of a schema folder, or what is wrong with it.
struct Generation {
  Products products;
  /// "schema/tools/desktop/click.json:14: /inputSchema/properties/count: no description."
  std::vector<std::string> errors;
  /// For each of them the line that it is about with a mark below, or nothing.
  std::vector<std::string> excerpts = {};
  /// JSON text of what callers rely on, for schema/released.
  std::string manifest = {};
};

Generation generate(const std::filesystem::path& schema_folder);
/// Of a schema folder that rests on another.
Generation generate_part(const std::filesystem::path& shared_folder, const std::filesystem::path& schema_folder,
                         const Part& part);

}  // namespace offhand::codegen
