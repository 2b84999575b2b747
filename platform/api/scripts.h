#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"

namespace offhand::platform {

enum class ScriptLanguage { applescript, jxa };

/// What came of a script.
struct ScriptOutcome {
  bool succeeded = false;
  /// What it returned, or why it failed.
  std::string text;
};

/// Scripts in the system's own languages of automation, with whatever power the system gives them.
class Scripts {
 public:
  virtual ~Scripts() = default;
  /// `deadline_exceeded` where it does not end in time.
  virtual Result<ScriptOutcome> run(const std::string& script, ScriptLanguage language, const Limits& limits) = 0;
};

}  // namespace offhand::platform
