#pragma once

#include <string>
#include <vector>

#include "platform/web/connection.h"

namespace offhand::platform::web {

/// By WebDriver BiDi: runs a script among those of the page that a context shows, waits for what it promises, and tells
/// the result as JSON text: `script_failed`, `script_timeout`, `script_result_unusable`.
Result<std::string> execute_bidi_script(Connection& connection, const std::string& context,
                                        const std::string& javascript, Clock& clock, const Limits& limits);

/// The ways in which a text may be a script, best first: as it stands; and, for those that wait at their top level, as
/// the inside of a function, with the value of its last expression where it ends in one. Each is tried only if the
/// one before was no script at all, so that nothing runs twice.
std::vector<std::string> readings_of(const std::string& javascript);

}  // namespace offhand::platform::web
