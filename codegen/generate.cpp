#include "codegen/generate.h"

#include <algorithm>

#include "codegen/check/check.h"
#include "codegen/load/schema_folder.h"
#include "codegen/model/build_model.h"
#include "codegen/model/manifest.h"
#include "codegen/runtime/suggest.h"

namespace offhand::codegen {
namespace {

/// The size of the list in its final form is known only to its emitters.
void check_sizes(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  for (const Preset& preset : model.presets) {
    const std::size_t size = list_size(model, preset);
    if (!preset.max_bytes || size <= *preset.max_bytes) continue;
    folder.error(diagnostics, preset.place,
                 "its tool list takes " + std::to_string(size) + " bytes, at most " +
                     std::to_string(*preset.max_bytes) + " are allowed.");
  }
}

/// What it refers to may have been renamed, of which other checks tell more.
void check_peers(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  std::vector<std::string> identities;
  for (const Tool& tool : model.tools) identities.push_back(tool.identity());
  const std::vector<std::string_view> known(identities.begin(), identities.end());
  for (const Peer& peer : model.peers) {
    for (const PeerRow& row : peer.rows) {
      for (const std::string& identity : row.ours) {
        if (model.find_tool_ever_called(identity) != nullptr) continue;
        const auto near = nearest(identity, known);
        folder.error(diagnostics, row.place,
                     "there is no tool " + identity + (near ? "; did you mean \"" + std::string(*near) + "\"?" : "."));
      }
    }
  }
}

/// What tells whether a call came to what was asked has to be in its result.
void check_verdicts(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  for (const Tool& tool : model.tools) {
    if (tool.verdict.empty()) continue;
    const bool is_told = tool.result != nullptr && std::ranges::any_of(tool.result->fields, [&](const Field& field) {
                           return field.name.text() == tool.verdict && field.type->kind == Kind::boolean;
                         });
    if (!is_told) folder.error(diagnostics, tool.place.child("verdict"), "no boolean member of the result.");
  }
}

Generation generate(const std::vector<SchemaRoot>& roots, const Part& part) {
  Diagnostics diagnostics;
  const SchemaFolder folder(roots, diagnostics);
  // Each step relies on the checks of the one before.
  if (diagnostics.empty()) check_files(folder, part.is_product(), diagnostics);
  if (diagnostics.empty()) check_forms(folder, diagnostics);
  if (!diagnostics.empty()) return {{}, diagnostics.lines(), diagnostics.excerpts()};
  const Model model = build_model(folder, part, diagnostics);
  if (diagnostics.empty()) check_model(model, folder, diagnostics);
  if (diagnostics.empty()) check_gates(model, folder, diagnostics);
  if (diagnostics.empty()) check_holds(model, folder, diagnostics);
  if (diagnostics.empty()) check_shared_arguments(model, folder, diagnostics);
  if (diagnostics.empty()) check_sizes(model, folder, diagnostics);
  if (diagnostics.empty()) check_released(model, folder, diagnostics);
  if (diagnostics.empty()) check_verdicts(model, folder, diagnostics);
  if (diagnostics.empty()) check_peers(model, folder, diagnostics);
  if (!diagnostics.empty()) return {{}, diagnostics.lines(), diagnostics.excerpts()};
  return {emit_all(model), {}, {}, manifest_of(model).dump(1) + '\n'};
}

}  // namespace

Generation generate(const std::filesystem::path& schema_folder) {
  return generate({{schema_folder, shown_path("")}}, Part{});
}

Generation generate_part(const std::filesystem::path& shared_folder, const std::filesystem::path& schema_folder,
                         const Part& part) {
  return generate({{shared_folder, shown_path("")}, {schema_folder, part.folder + shown_path("")}}, part);
}

}  // namespace offhand::codegen
