#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "codegen/emit/products.h"

namespace offhand::codegen {

/// A difference between the files on disk and the products.
struct Difference {
  enum class Kind {
    missing,
    different,
    /// Generated earlier, but no longer.
    extra,
    /// Not written by the generator.
    foreign
  };
  Kind kind;
  std::string path;
  /// The first differing lines.
  std::string detail;
};

/// The path of the list of all generated files, which includes itself. Files outside of the list belong to somebody
/// else.
std::string list_of_products(const Part& part);

/// Compares with the files below `folder`. Only generated/ and docs/reference/ belong to the generator, of a part only
/// its own generated/.
std::vector<Difference> compare(const Products& products, const std::filesystem::path& folder, const Part& part = {});

/// Writes what differs and deletes what is no longer generated; files of others stay. Returns the changed paths.
std::vector<std::string> write_products(const Products& products, const std::filesystem::path& folder,
                                        const Part& part = {});

}  // namespace offhand::codegen
