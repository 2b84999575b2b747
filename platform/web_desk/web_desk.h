#pragma once

#include <memory>
#include <string_view>

#include "platform/api/platform.h"

namespace offhand::platform {

/// Whether this build has the desk of a browser.
bool has_web_desk();

/// Opens a browser as a desk of its own: its tabs are the windows. `specification` is empty for one that is started
/// without a screen, an address that such a one shows, or the port of one that listens on this machine.
/// `browser_unavailable`, `launch_failed`, `missing_package`.
Result<std::unique_ptr<Platform>> open_web_desk(std::string_view specification, EventSink& sink);

}  // namespace offhand::platform
