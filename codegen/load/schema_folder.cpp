#include "codegen/load/schema_folder.h"

#include <algorithm>
#include <optional>

#include "codegen/load/excerpt.h"
#include "codegen/runtime/json_depth.h"
#include "codegen/runtime/read_file.h"

namespace offhand::codegen {
namespace {

constexpr std::string_view kShownFolder = "schema/";
// Limits for hand-written schemas; larger or deeper files are something else.
constexpr std::size_t kLargest = 1U << 20U;
constexpr int kDeepest = 64;
// Prefix of references to the shared folder, for schemas outside of the repository.
constexpr std::string_view kShared = "offhand:";

/// Resolves "../../common/x.json" in "schema/tools/desktop/click.json" to "schema/common/x.json".
std::string normalised(const std::string& from_file, std::string_view reference_file) {
  if (reference_file.starts_with(kShared)) return shown_path(reference_file.substr(kShared.size()));
  const auto folder = std::filesystem::path(from_file).parent_path();
  return (folder / reference_file).lexically_normal().generic_string();
}

}  // namespace

std::string shown_path(std::string_view relative) { return std::string(kShownFolder) + std::string(relative); }

SchemaFolder::SchemaFolder(const std::vector<SchemaRoot>& roots, Diagnostics& diagnostics) : own_(roots.back().shown) {
  for (const SchemaRoot& root : roots) read_folder(root, diagnostics);
}

void SchemaFolder::read_folder(const SchemaRoot& root, Diagnostics& diagnostics) {
  std::vector<std::filesystem::path> files;
  const bool is_read = list_files(root, root.folder, files, diagnostics);
  std::sort(files.begin(), files.end());
  for (const auto& file : files) read(file, root, diagnostics);
  const std::string name = root.shown.substr(0, root.shown.size() - 1);
  if (files.empty() && is_read) diagnostics.error({name, ""}, 1, "There are no schema files here.");
}

/// Lists the schema files and reports other files, which would be mistaken for tools. Hidden files of editors are
/// ignored.
bool SchemaFolder::list_files(const SchemaRoot& root, const std::filesystem::path& folder,
                              std::vector<std::filesystem::path>& files, Diagnostics& diagnostics) {
  const auto shown = [&](const std::filesystem::path& path) {
    const std::string below = path.lexically_relative(root.folder).generic_string();
    return below == "." ? root.shown.substr(0, root.shown.size() - 1) : root.shown + below;
  };
  if (folder == root.folder && !std::filesystem::is_directory(folder)) return true;
  std::error_code problem;
  std::filesystem::directory_iterator entries(folder, problem);
  bool is_read = true;
  for (; !problem && entries != std::filesystem::directory_iterator(); entries.increment(problem)) {
    const auto& path = entries->path();
    std::error_code ignored;
    if (path.filename().string().starts_with('.')) continue;
    if (entries->symlink_status(ignored).type() == std::filesystem::file_type::directory) {
      is_read = list_files(root, path, files, diagnostics) && is_read;
    } else if (entries->is_regular_file(ignored) && path.extension() == ".json") {
      files.push_back(path);
    } else {
      diagnostics.error({shown(path), ""}, 1, "is no schema file: those are files, and end in .json.");
    }
  }
  if (!problem) return is_read;
  diagnostics.error({shown(folder), ""}, 1, "the folder cannot be read: " + problem.message() + '.');
  return false;
}

void SchemaFolder::read(const std::filesystem::path& file, const SchemaRoot& root, Diagnostics& diagnostics) {
  const std::string path = root.shown + file.lexically_relative(root.folder).generic_string();
  const std::optional<std::string> content = read_file(file);
  if (!content) return diagnostics.error({path, ""}, 1, "cannot be read.");
  const std::string& text = *content;
  if (text.size() > kLargest) {
    return diagnostics.error(
        {path, ""}, 1,
        "has " + std::to_string(text.size()) + " bytes, at most " + std::to_string(kLargest) + " are read.");
  }
  if (nests_deeper_than(text, kDeepest)) {
    return diagnostics.error({path, ""}, 1, "is nested deeper than " + std::to_string(kDeepest) + " levels.");
  }
  Document document{path, root.shown, {}, {}, text};
  try {
    document.json = Json::parse(text);
  } catch (const Json::parse_error& error) {
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(error.byte, text.size()));
    const int line = 1 + static_cast<int>(std::count(text.begin(), end, '\n'));
    const std::string what = error.what();
    const std::size_t detail = what.find("parse error");
    const auto start = text.rfind('\n', std::min(error.byte, text.size()) - 1);
    const int column = static_cast<int>(error.byte - (start == std::string::npos ? 0 : start + 1));
    diagnostics.error({document.path, ""}, line, detail == std::string::npos ? what : what.substr(detail),
                      excerpt_of(text, {line, std::max(column, 1)}));
    return;
  } catch (const Json::exception& error) {
    diagnostics.error({document.path, ""}, 1, error.what());
    return;
  }
  document.lines = index_lines(text);
  for (const auto& [pointer, line] : document.lines.duplicates) {
    diagnostics.error({document.path, pointer}, line, "the key occurs twice.");
  }
  documents_.emplace(path, std::move(document));
}

const Document* SchemaFolder::find(std::string_view path) const {
  const auto found = documents_.find(path);
  return found == documents_.end() ? nullptr : &found->second;
}

std::vector<const Document*> SchemaFolder::below(std::string_view prefix) const {
  std::vector<const Document*> found;
  for (const auto& [path, document] : documents_) {
    if (path.starts_with(prefix)) found.push_back(&document);
  }
  return found;
}

std::optional<Found> SchemaFolder::resolve(std::string_view reference, const Place& from,
                                           Diagnostics& diagnostics) const {
  const std::size_t hash = reference.find('#');
  const std::string pointer(hash == std::string_view::npos ? "" : reference.substr(hash + 1));
  const std::string target = target_of(reference, from.file);
  const Document* document = find(target);
  if (document == nullptr) {
    error(diagnostics, from, "there is no file " + target + ".");
    return std::nullopt;
  }
  try {
    const Json& json = document->json.at(Json::json_pointer(pointer));
    return Found{document, &json, {document->path, pointer}};
  } catch (const Json::exception&) {
    const bool is_of_old = pointer.starts_with("/definitions/");
    error(diagnostics, from,
          "there is no " + (pointer.empty() ? "/" : pointer) + " in " + document->path +
              (is_of_old ? "; definitions are in \"$defs\"." : "."));
    return std::nullopt;
  }
}

std::string SchemaFolder::target_of(std::string_view reference, const std::string& from_file) {
  const std::string_view file = reference.substr(0, reference.find('#'));
  return file.empty() ? from_file : normalised(from_file, file);
}

void SchemaFolder::error(Diagnostics& diagnostics, const Place& place, std::string_view message) const {
  const Document* document = find(place.file);
  if (document == nullptr) return diagnostics.error(place, 1, message);
  const TextPlace at = document->lines.place_of(place.pointer);
  diagnostics.error(place, at.line, message, excerpt_of(document->text, at));
}

}  // namespace offhand::codegen
