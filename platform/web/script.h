#pragma once

#include <string>

#include "platform/web/tab.h"

namespace offhand::platform::web {

/// Runs a script among the page's own, waits for what it promises, and tells the result as JSON text: `script_failed`,
/// `script_timeout`, `script_result_unusable`.
Result<std::string> execute_script(Tab& tab, const std::string& javascript, Clock& clock, const Limits& limits);

}  // namespace offhand::platform::web
