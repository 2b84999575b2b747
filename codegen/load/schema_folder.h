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
  /// Its place in the repository, with a slash at the end: "schema/".
  std::string shown;
};

/// A schema file, parsed.
struct Document {
  /// As it is shown in messages and banners, with forward slashes: "schema/common/target.json".
  std::string path;
  /// Of the folder it was found in, as shown.
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

/// All JSON files of the schema folders, read at once, sorted by path. The first holds what all share (forms, types,
/// errors, platforms), the last what is to be generated; mostly they are the same.
class SchemaFolder {
 public:
  SchemaFolder(const std::vector<SchemaRoot>& roots, Diagnostics& diagnostics);

  /// Paths as shown: "schema/common/target.json".
  const Document* find(std::string_view path) const;
  /// Documents whose path starts with `prefix`.
  std::vector<const Document*> below(std::string_view prefix) const;
  /// All of them.
  std::vector<const Document*> all() const { return below(""); }
  /// The same path in the folder that is to be generated: "presets.json" is "schema/presets.json".
  std::string own(std::string_view relative) const { return own_ + std::string(relative); }

  /// Follows `reference`, written at `from`; "offhand:common/target.json" lies in the shared folder, wherever that is.
  /// Reports and gives nothing if it leads nowhere.
  std::optional<Found> resolve(std::string_view reference, const Place& from, Diagnostics& diagnostics) const;

  /// The path as shown of the file that a reference written in another leads to.
  static std::string target_of(std::string_view reference, const std::string& from_file);

  /// Whether a document is of the folder that is to be generated.
  bool owns(const Document& document) const { return document.root == own_; }

  void error(Diagnostics& diagnostics, const Place& place, std::string_view message) const;

 private:
  void read_folder(const SchemaRoot& root, Diagnostics& diagnostics);
  /// Whether all could be read.
  static bool list_files(const SchemaRoot& root, const std::filesystem::path& folder,
                         std::vector<std::filesystem::path>& files, Diagnostics& diagnostics);
  void read(const std::filesystem::path& file, const SchemaRoot& root, Diagnostics& diagnostics);

  std::string own_;
  std::map<std::string, Document, std::less<>> documents_;
};

/// What a file of the shared folder is called in messages: "schema/" and its path below that folder.
std::string shown_path(std::string_view relative);

}  // namespace offhand::codegen
