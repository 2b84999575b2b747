#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "impl/dispatch/dispatcher.h"

namespace offhand::mcp {

class Server;

/// The lists of what is offered, ready to send: written once for each version and kept. They depend on nothing but the
/// version, so any process of the same build can answer for any page of another.
class Lists {
 public:
  enum class Kind : std::uint8_t { tools, resources, resource_templates, prompts };

  explicit Lists(Server& server) : server_(server) {}

  /// Members of the result for one page; the first without a cursor. Nothing for a cursor that no page has.
  const std::string* page(Kind kind, std::string_view version, const std::optional<std::string>& cursor);

 private:
  struct Page {
    std::string cursor;
    std::string members;
  };
  using Key = std::pair<Kind, std::string>;

  /// Names and texts of the entries, in their order.
  std::vector<std::pair<std::string, std::string>> entries(Kind kind, std::string_view version) const;
  std::vector<Page> write(Kind kind, std::string_view version) const;

  Server& server_;
  std::mutex mutex_;
  std::map<Key, std::vector<Page>, std::less<>> pages_;
};

/// Of lists and of what was discovered: they do not change while the process lives, and are the same for everybody.
inline constexpr std::string_view list_cache_hints = R"("ttlMs":3600000,"cacheScope":"public")";

}  // namespace offhand::mcp
