#pragma once

#include <cstdint>

#include "codegen/runtime/error.h"
#include "impl/session/scope.h"
#include "platform/api/apps.h"

namespace offhand {

/// Ends the process of an application, and answers how many windows it had. `protected_process`; `foreign_process` for
/// one of another user, and for one that neither owns a window nor was launched here.
Result<std::int64_t> close_application(const Scope& scope, const platform::ProcessInfo& process);

}  // namespace offhand
