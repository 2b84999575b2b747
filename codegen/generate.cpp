#include "codegen/generate.h"

#include "codegen/check/check.h"
#include "codegen/load/schema_folder.h"
#include "codegen/model/build_model.h"

namespace offhand::codegen {
namespace {

Generation generate(const std::vector<SchemaRoot>& roots, const Part& part) {
  Diagnostics diagnostics;
  const SchemaFolder folder(roots, diagnostics);
  // Each step relies on what the one before has checked.
  if (diagnostics.empty()) check_forms(folder, diagnostics);
  if (!diagnostics.empty()) return {{}, diagnostics.lines()};
  const Model model = build_model(folder, part, diagnostics);
  if (diagnostics.empty()) check_model(model, folder, diagnostics);
  if (!diagnostics.empty()) return {{}, diagnostics.lines()};
  return {emit_all(model), {}};
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
