#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "impl/mcp/resources/find_resource.h"

namespace offhand {
class Dispatcher;
}

namespace offhand::mcp {

/// A resource that a client subscribes to, as its session means it. An application that the session is connected to is
/// named by its process from then on: whoever reads for all subscribers knows no aliases, and two sessions may call
/// different applications the same.
struct SubscribedResource {
  /// Names it among those that are watched, and where it is told to have changed; in most cases its URI.
  std::string key;
  ResourceMatch match = {};
};
SubscribedResource subscribed_resource(Dispatcher& dispatcher, const std::string& session, std::string_view uri,
                                       ResourceMatch match);

/// A client's subscription to a resource.
struct SubscribedUri {
  std::string key;
  /// Tells that somebody wants to know of changes. See ResourceNews.
  std::shared_ptr<void> interest = {};
};

}  // namespace offhand::mcp
