#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "impl/dispatch/dispatcher.h"

namespace offhand::mcp {

class Server;

/// The lists of tools, resources and prompts as ready JSON text, written once for each protocol version. They depend on
/// the version and the security mode alone, so any process of the same build can continue the pages of another.
class Lists {
 public:
  enum class Kind : std::uint8_t { tools, resources, resource_templates, prompts };

  explicit Lists(Server& server) : server_(server) {}

  /// The result members of one page; without a cursor, of the first. Nothing for an unknown cursor. `mode`: what holds
  /// for the client.
  const std::string* page(Kind kind, std::string_view version, ConfigSecurityMode mode,
                          const std::optional<std::string>& cursor);
  /// The result members of the list of resources for a client that is connected to applications, as it calls them:
  /// besides, what the templates come to for each. In one page, and nothing to be kept.
  std::string resources_of(std::string_view version, const std::vector<std::string>& applications) const;

 private:
  struct Page {
    std::string cursor;
    std::string members;
  };
  using Key = std::tuple<Kind, std::string, ConfigSecurityMode>;

  /// Names and JSON texts of the entries, in order.
  std::vector<std::pair<std::string, std::string>> entries(Kind kind, std::string_view version,
                                                           ConfigSecurityMode mode) const;
  std::vector<Page> write(Kind kind, std::string_view version, ConfigSecurityMode mode) const;

  Server& server_;
  std::mutex mutex_;
  std::map<Key, std::vector<Page>, std::less<>> pages_;
};

/// Cache hints of lists and of server/discover: they stay the same while the process lives, for every client.
inline constexpr std::string_view list_cache_hints = R"("ttlMs":3600000,"cacheScope":"public")";

}  // namespace offhand::mcp
