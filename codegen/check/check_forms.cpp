#include <array>
#include <filesystem>

#include "codegen/check/check.h"
#include "codegen/check/form_checker.h"

namespace offhand::codegen {
namespace {

struct FileKind {
  /// Start of the path below the schema folder.
  std::string_view prefix;
  std::string_view meta;
};

// The first that fits counts.
constexpr auto kKinds = std::to_array<FileKind>({
    {"common/errors.json", "errors"},
    {"common/", "fragments"},
    {"tools/", "tool"},
    {"resources/", "resource"},
    {"prompts/", "prompt"},
    {"platforms/", "platform"},
    {"presets.json", "presets"},
    {"config/config.json", "config"},
    {"cli/commands.json", "cli"},
});

const FileKind* kind_of(std::string_view relative) {
  for (const FileKind& kind : kKinds) {
    if (relative.starts_with(kind.prefix)) return &kind;
  }
  return nullptr;
}

/// Editors follow $schema, so it must lead to the file that counts.
void check_schema_link(const SchemaFolder& folder, const Document& document, const std::string& meta,
                       Diagnostics& diagnostics) {
  if (!document.json.is_object() || !document.json.contains("$schema") || !document.json["$schema"].is_string()) return;
  const auto here = std::filesystem::path(document.path).parent_path();
  const auto target = (here / document.json["$schema"].get<std::string>()).lexically_normal().generic_string();
  if (target != meta) folder.error(diagnostics, {document.path, "/$schema"}, "must lead to " + meta + '.');
}

}  // namespace

void check_forms(const SchemaFolder& folder, Diagnostics& diagnostics) {
  FormChecker checker(folder, diagnostics);
  for (const Document* document : folder.below("")) {
    const std::string relative = document->relative();
    if (relative.starts_with("meta/") || relative.starts_with("released/")) continue;
    const FileKind* kind = kind_of(relative);
    if (kind == nullptr) {
      folder.error(diagnostics, {document->path, ""}, "no kind of schema file belongs here.");
      continue;
    }
    const std::string meta_path = shown_path("meta/" + std::string(kind->meta) + ".schema.json");
    const Document* meta = folder.find(meta_path);
    if (meta == nullptr) {
      folder.error(diagnostics, {document->path, ""}, "its form is missing: " + meta_path + '.');
      continue;
    }
    check_schema_link(folder, *document, meta_path, diagnostics);
    checker.check(*document, *meta);
  }
}

}  // namespace offhand::codegen
