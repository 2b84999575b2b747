#include "codegen/generate.h"

#include "codegen/check/check.h"
#include "codegen/load/schema_folder.h"
#include "codegen/model/build_model.h"
#include "codegen/model/manifest.h"

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
  if (diagnostics.empty()) check_shared_arguments(model, folder, diagnostics);
  if (diagnostics.empty()) check_sizes(model, folder, diagnostics);
  if (diagnostics.empty()) check_released(model, folder, diagnostics);
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
