#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "codegen/emit/products.h"

namespace offhand::codegen {

/// All products of a schema folder, or the errors in it.
struct Generation {
  Products products;
  /// "schema/tools/desktop/click.json:14: /inputSchema/properties/count: no description."
  std::vector<std::string> errors;
  /// For each error the source line with a mark below, or empty.
  std::vector<std::string> excerpts = {};
  /// JSON text of the contract that callers rely on, for schema/released.
  std::string manifest = {};
};

Generation generate(const std::filesystem::path& schema_folder);
/// Generates a part, a schema folder that depends on another.
Generation generate_part(const std::filesystem::path& shared_folder, const std::filesystem::path& schema_folder,
                         const Part& part);

}  // namespace offhand::codegen
