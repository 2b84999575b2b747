#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "platform/api/pages.h"
#include "platform/web/endpoint.h"

namespace offhand::platform::web {

/// What only the system knows of a process: where it serves the protocol of its pages. The other half of this facet.
struct EndpointSource {
  /// The pipe that this process itself was started with, or the port on which it listens, on this machine alone:
  /// `page_unavailable` with the reason. A wish is the port that the caller says it is.
  std::function<Result<Endpoint>(const WindowInfo& window, std::optional<std::int64_t> wish)> endpoint_of;
  /// Whether it was started to serve it.
  std::function<bool(std::int64_t pid)> offers;
  /// Whether it was, and so short a time ago that it may not have come to it yet.
  std::function<bool(std::int64_t pid)> is_starting = [](std::int64_t) { return false; };
};

/// Pages by the protocol that a browser serves, DevTools or WebDriver BiDi. Where one may stay, connections and
/// attachments are kept, and made anew where they broke.
std::unique_ptr<Pages> make_pages(EndpointSource source, Clock& clock);

}  // namespace offhand::platform::web
