// Generated from schema. Do not edit.
#pragma once

#include "codegen/runtime/catalog.h"

namespace offhand {

/// All that schema declares for clients.
const Catalog& catalog();

}  // namespace offhand
