#pragma once

#include "codegen/runtime/error.h"
#include "impl/mcp/asking/sealed_text.h"

namespace offhand::mcp {

/// Loads the key from this file, or creates the file with a new key. Only a file that belongs to this user and is
/// closed to everybody else is trusted. Two processes that start at the same time get the same key.
Result<SealKey> load_or_make_key(const std::string& directory, const std::string& name);

}  // namespace offhand::mcp
