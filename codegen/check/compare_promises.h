#pragma once

#include <functional>
#include <string>

#include "codegen/load/json.h"

namespace offhand::codegen {

// Callers may go on sending what they sent, and go on reading what they read. So what goes in may only take more, and
// what comes out may only say more.
enum class Way { into, out_of };

/// Says what is lost, in words that follow "since 0.1: ".
using TellLoss = std::function<void(const std::string& loss)>;

bool contains(const Json& list, const Json& value);

/// Two objects as a manifest has them: members, and what is asked of these together.
void compare_objects(const Json& before, const Json& now, Way way, const TellLoss& tell);
/// The members alone.
void compare_members(const Json& before, const Json& now, const std::string& path, Way way, const TellLoss& tell);

}  // namespace offhand::codegen
