#pragma once

#include <cstdint>
#include <optional>

#include "codegen/runtime/error.h"
#include "generated/types/window.h"

namespace offhand::platform::linux_apps {

/// Whether a process was started with a port for its pages.
bool has_page_port(std::int64_t pid);

/// Whether it was, but so recently that it may not serve its pages yet.
bool is_page_port_to_come(std::int64_t pid);

/// The port on which the window's process itself serves its pages, to this machine only; `page_unavailable` with the
/// reason. Another process that listens on the requested port is not contacted.
Result<std::uint16_t> page_port_of(const Window& window, std::optional<std::int64_t> wish);

}  // namespace offhand::platform::linux_apps
