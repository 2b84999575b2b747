#include "codegen/check/check.h"

namespace offhand::codegen {
void check_model(const Model&, const SchemaFolder&, Diagnostics&) {}
}  // namespace offhand::codegen
