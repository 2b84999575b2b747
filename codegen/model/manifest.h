#pragma once

#include <string>

#include "codegen/model/model.h"

namespace offhand::codegen {

/// The contract that callers rely on: tools with their arguments and results, without prose. schema/released keeps one
/// for each release, with a digest of its content.
Json manifest_of(const Model& model);

/// The digest of everything except the digest itself.
std::string digest_of(Json manifest);

}  // namespace offhand::codegen
