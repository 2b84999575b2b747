#pragma once

#include <string>
#include <vector>

#include "platform/web/connection.h"

namespace offhand::platform::web {

/// For WebDriver BiDi: runs a script among those of the page in a context, awaits its promise, and returns the result
/// as JSON text. Fails with `script_failed`, `script_timeout` or `script_result_unusable`.
Result<std::string> execute_bidi_script(Connection& connection, const std::string& context,
                                        const std::string& javascript, Clock& clock, const Limits& limits);

/// The ways to read a text as a script, best first: as it is; then, for scripts with a top-level await, as a function
/// body that returns the value of its last expression, if it ends in one. Each is tried only if the one before was no
/// script at all, so that nothing runs twice.
std::vector<std::string> readings_of(const std::string& javascript);

}  // namespace offhand::platform::web
