#pragma once

#include <string>
#include <string_view>
#include <vector>

/// The host names and origins by which clients may address this server. A foreign web page can make a browser send
/// requests here: its Origin header reveals that, and after DNS rebinding its Host header does. Each is checked on its
/// own.
namespace offhand::http {

struct AllowedNames {
  /// Configured hosts without port ("desk.example") or whole origins ("https://desk.example:8443").
  std::vector<std::string> configured;
  /// The local address of this connection. Rebinding works with names, never with a literal address.
  std::string local_address;
};

/// The host of "name:port", "[::1]:port" or "name"; empty if malformed.
std::string_view host_without_port(std::string_view authority);

bool host_allowed(std::string_view host_header, const AllowedNames& names);
/// "null" and malformed origins are not allowed.
bool origin_allowed(std::string_view origin, const AllowedNames& names);

/// True if the path may have this query. Only /messages has one, with the single parameter that /sse gave its client.
/// Any other query may contain a secret, which would end up in histories, logs and Referer headers.
bool query_defined(std::string_view path, std::string_view query);

}  // namespace offhand::http
