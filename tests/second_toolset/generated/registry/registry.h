// Generated from tests/second_toolset/schema. Do not edit.
#pragma once

#include "codegen/runtime/catalog.h"

namespace offhand::second {

/// All that tests/second_toolset/schema declares for clients.
const Catalog& catalog();

}  // namespace offhand::second
