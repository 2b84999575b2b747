#pragma once

#include <string>

#include "codegen/model/model.h"

namespace offhand::codegen {

/// What callers rely on: tools with their arguments and results, without prose. schema/released keeps one for each
/// release, with the digest of all the rest.
Json manifest_of(const Model& model);

/// Of everything in it but its digest.
std::string digest_of(Json manifest);

}  // namespace offhand::codegen
