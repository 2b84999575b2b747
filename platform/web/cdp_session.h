#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "platform/web/connection.h"

namespace offhand::platform::web {

/// Attaches to a page by the DevTools protocol and returns the session; fails with `page_gone` if the page's process
/// has crashed.
Result<std::string> attach_session(Connection& connection, const std::string& target, const Limits& limits);

}  // namespace offhand::platform::web
