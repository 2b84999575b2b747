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

/// A schema file, parsed.
struct Document {
  /// As it is shown in messages and banners, with forward slashes: "schema/common/target.json".
  std::string path;
  Json json;
  LineIndex lines;
};

/// A value of a document.
struct Found {
  const Document* document = nullptr;
  const Json* json = nullptr;
  Place place;
};

/// All JSON files of the schema folder, read at once, sorted by path.
class SchemaFolder {
 public:
  SchemaFolder(const std::filesystem::path& folder, Diagnostics& diagnostics);

  /// Paths start below the folder: "common/target.json".
  const Document* find(std::string_view relative) const;
  /// Documents whose path below the folder starts with `prefix`.
  std::vector<const Document*> below(std::string_view prefix) const;

  /// Follows `reference`, written at `from`; reports and gives nothing if it leads nowhere.
  std::optional<Found> resolve(std::string_view reference, const Place& from, Diagnostics& diagnostics) const;

  /// `path` as shown.
  int line_of(const Place& place) const;
  void error(Diagnostics& diagnostics, const Place& place, std::string_view message) const;

 private:
  void read(const std::filesystem::path& file, const std::string& relative, Diagnostics& diagnostics);

  std::map<std::string, Document, std::less<>> documents_;
};

/// What `path` is called in messages: "schema/" and the path below the schema folder.
std::string shown_path(std::string_view relative);

}  // namespace offhand::codegen
