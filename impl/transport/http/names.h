#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Which names a client may have used to reach us. A page of a stranger's site can make a browser send requests here:
/// its Origin tells, and where the site's name was pointed at us (DNS rebinding), its Host tells. Each is checked by
/// itself.
namespace offhand::http {

struct AllowedNames {
  /// Further hosts without port ("desk.example"), or whole origins ("https://desk.example:8443").
  std::vector<std::string> configured;
  /// The address this connection arrived at. Rebinding works with names, never with a literal address.
  std::string local_address;
};

/// Host of "name:port", "[::1]:port" or "name"; empty when the form is wrong.
std::string_view host_without_port(std::string_view authority);

bool host_allowed(std::string_view host_header, const AllowedNames& names);
/// "null" and whatever is no origin at all are not allowed.
bool origin_allowed(std::string_view origin, const AllowedNames& names);

/// Whether a path takes this query. Only /messages has one, with the one parameter that /sse told its client; anything
/// else may be a secret under whatever name, and a secret in an address ends up in histories, logs and Referer headers.
bool query_defined(std::string_view path, std::string_view query);

}  // namespace offhand::http
