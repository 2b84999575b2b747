#include "codegen/check/check.h"

namespace offhand::codegen {
void check_forms(const SchemaFolder&, Diagnostics&) {}
}  // namespace offhand::codegen
