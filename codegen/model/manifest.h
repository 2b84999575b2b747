#pragma once

#include "codegen/model/model.h"

namespace offhand::codegen {

/// What callers rely on: tools with their arguments and results, without prose. schema/released keeps one for each
/// release.
Json manifest_of(const Model& model);

}  // namespace offhand::codegen
