#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "platform/api/pages.h"
#include "platform/web/endpoint.h"

namespace offhand::platform::web {

/// The system-specific half of this facet: where a process serves the protocol of its pages.
struct EndpointSource {
  /// The pipe with which the process was started, or the port on which it listens on this machine; `page_unavailable`
  /// with the reason. `wish` is the port that the caller names.
  std::function<Result<Endpoint>(const WindowInfo& window, std::optional<std::int64_t> wish)> endpoint_of;
  /// True if the process was started to serve it.
  std::function<bool(std::int64_t pid)> offers;
  /// True if that was so recently that it may not serve it yet.
  std::function<bool(std::int64_t pid)> is_starting = [](std::int64_t) { return false; };
};

/// Pages by the browser's own protocol, DevTools or WebDriver BiDi. Connections and attachments are kept between calls
/// where possible, and renewed when they break.
std::unique_ptr<Pages> make_pages(EndpointSource source, Clock& clock);

}  // namespace offhand::platform::web
