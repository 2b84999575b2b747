#pragma once

#include <string>

#include "platform/web/cdp_tab.h"

namespace offhand::platform::web {

/// By the DevTools protocol: runs a script among the page's own, waits for what it promises, and tells the result as
/// JSON text: `script_failed`, `script_timeout`, `script_result_unusable`.
Result<std::string> execute_script(CdpTab& tab, const std::string& javascript, Clock& clock, const Limits& limits);

}  // namespace offhand::platform::web
