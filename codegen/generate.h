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
};

Generation generate(const std::filesystem::path& schema_folder);

}  // namespace offhand::codegen
