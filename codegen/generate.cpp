#include "codegen/generate.h"

#include "codegen/check/check.h"
#include "codegen/load/schema_folder.h"
#include "codegen/model/build_model.h"

namespace offhand::codegen {

Generation generate(const std::filesystem::path& schema_folder) {
  Diagnostics diagnostics;
  const SchemaFolder folder(schema_folder, diagnostics);
  // Each step relies on what the one before has checked.
  if (diagnostics.empty()) check_forms(folder, diagnostics);
  if (!diagnostics.empty()) return {{}, diagnostics.lines()};
  const Model model = build_model(folder, diagnostics);
  if (diagnostics.empty()) check_model(model, folder, diagnostics);
  if (!diagnostics.empty()) return {{}, diagnostics.lines()};
  return {emit_all(model), {}};
}

}  // namespace offhand::codegen
