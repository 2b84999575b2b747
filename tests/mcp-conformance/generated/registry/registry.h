// Generated from tests/mcp-conformance/schema. Do not edit.
#pragma once

#include "codegen/runtime/catalog.h"

namespace offhand::fixtures {

/// All that tests/mcp-conformance/schema declares for clients.
const Catalog& catalog();

}  // namespace offhand::fixtures
