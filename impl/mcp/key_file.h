#pragma once

#include "codegen/runtime/error.h"
#include "impl/mcp/sealed_text.h"

namespace offhand::mcp {

/// The key in this file; made with a new one if there is none. Only a file that belongs to this user and that nobody
/// else can open is trusted. Two processes that start at once end up with the same key.
Result<SealKey> load_or_make_key(const std::string& directory, const std::string& name);

}  // namespace offhand::mcp
