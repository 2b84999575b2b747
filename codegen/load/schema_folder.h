#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/load/diagnostics.h"
#include "codegen/load/json.h"
#include "codegen/load/line_index.h"

namespace offhand::codegen {

/// A folder of schema files.
struct SchemaRoot {
  std::filesystem::path folder;
  /// Its displayed path in the repository, with a slash at the end: "schema/".
  std::string shown;
};

/// A parsed schema file.
struct Document {
  /// The path in messages and banners, with forward slashes: "schema/common/target.json".
  std::string path;
  /// The displayed path of its root folder.
  std::string root;
  Json json;
  LineIndex lines;
  std::string text;

  /// "common/target.json"
  std::string relative() const { return path.substr(root.size()); }
};

/// A value of a document.
struct Found {
  const Document* document = nullptr;
  const Json* json = nullptr;
  Place place;
};

/// All JSON files of the schema folders, read at once and sorted by path. The first folder has the shared files (forms,
/// types, errors, platforms), the last one is generated; usually they are the same.
class SchemaFolder {
 public:
  SchemaFolder(const std::vector<SchemaRoot>& roots, Diagnostics& diagnostics);

  /// By displayed path: "schema/common/target.json".
  const Document* find(std::string_view path) const;
  /// Documents whose path starts with `prefix`.
  std::vector<const Document*> below(std::string_view prefix) const;
  std::vector<const Document*> all() const { return below(""); }
  /// The displayed path in the folder to be generated: "schema/presets.json" for "presets.json".
  std::string own(std::string_view relative) const { return own_ + std::string(relative); }

  /// Resolves `reference`, written at `from`; "offhand:common/target.json" is in the shared folder. Reports an error
  /// and returns nothing if there is no such value.
  std::optional<Found> resolve(std::string_view reference, const Place& from, Diagnostics& diagnostics) const;

  /// The displayed path of the file that a reference names.
  static std::string target_of(std::string_view reference, const std::string& from_file);

  /// True if the document is in the folder to be generated.
  bool owns(const Document& document) const { return document.root == own_; }

  void error(Diagnostics& diagnostics, const Place& place, std::string_view message) const;

 private:
  void read_folder(const SchemaRoot& root, Diagnostics& diagnostics);
  /// True if all could be read.
  static bool list_files(const SchemaRoot& root, const std::filesystem::path& folder,
                         std::vector<std::filesystem::path>& files, Diagnostics& diagnostics);
  void read(const std::filesystem::path& file, const SchemaRoot& root, Diagnostics& diagnostics);

  std::string own_;
  std::map<std::string, Document, std::less<>> documents_;
};

/// The displayed path of a file in the shared folder: "schema/" and its relative path.
std::string shown_path(std::string_view relative);

}  // namespace offhand::codegen
