#pragma once

#include <functional>
#include <string>

#include "codegen/load/json.h"

namespace offhand::codegen {

// Callers may keep sending what they sent and reading what they read. So input may only accept more, and output may
// only contain more.
enum class Way { into, out_of };

/// Reports a loss, worded to follow "since 0.1: ".
using TellLoss = std::function<void(const std::string& loss)>;

bool contains(const Json& list, const Json& value);

/// Compares two objects of manifests: members, and the conditions between them.
void compare_objects(const Json& before, const Json& now, Way way, const TellLoss& tell);
/// Compares the members alone.
void compare_members(const Json& before, const Json& now, const std::string& path, Way way, const TellLoss& tell);

}  // namespace offhand::codegen
