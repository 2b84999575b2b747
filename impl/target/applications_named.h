#pragma once

#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/session/connections.h"
#include "impl/session/scope.h"

namespace offhand {

/// All running applications that these words name equally closely, for whoever has to choose; none by a pid.
Result<std::vector<Connection>> applications_named(const Scope& scope, std::string_view words);

}  // namespace offhand
