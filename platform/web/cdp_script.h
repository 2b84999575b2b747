#pragma once

#include <string>

#include "platform/web/cdp_tab.h"

namespace offhand::platform::web {

/// For the DevTools protocol: runs a script among the page's own, awaits its promise, and returns the result as JSON
/// text. Fails with `script_failed`, `script_timeout` or `script_result_unusable`.
Result<std::string> execute_script(CdpTab& tab, const std::string& javascript, Clock& clock, const Limits& limits);

}  // namespace offhand::platform::web
