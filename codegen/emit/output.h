#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "codegen/emit/products.h"

namespace offhand::codegen {

/// How the files on disk differ from the products.
struct Difference {
  enum class Kind {
    missing,
    different,
    /// Generated once, and not any more.
    extra,
    /// Somebody else's.
    foreign
  };
  Kind kind;
  std::string path;
  /// First lines that differ.
  std::string detail;
};

/// The list of all files that are written, which is one of them: what is not in the one on disk is somebody else's.
std::string list_of_products(const Part& part);

/// Compares with what lies below `folder`; only generated/ and docs/reference/ belong to the generator, of a part only
/// its own generated/.
std::vector<Difference> compare(const Products& products, const std::filesystem::path& folder, const Part& part = {});

/// Writes what differs and deletes what is no longer produced; leaves alone what is somebody else's. Answers the paths
/// it touched.
std::vector<std::string> write_products(const Products& products, const std::filesystem::path& folder,
                                        const Part& part = {});

}  // namespace offhand::codegen
