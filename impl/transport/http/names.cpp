#include "impl/transport/http/names.h"

#include <algorithm>

#include "impl/base/text.h"
#include "impl/transport/http/request.h"

namespace offhand::http {
namespace {

using std::string_view;

bool is_port(string_view text) {
  return !text.empty() && text.size() <= 5 &&
         std::all_of(text.begin(), text.end(), [](char letter) { return letter >= '0' && letter <= '9'; });
}

bool is_host_character(char letter) {
  const bool alphanumeric =
      (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
  return alphanumeric || letter == '.' || letter == '-' || letter == '_';
}

string_view bracketed_host(string_view authority) {
  const auto end = authority.find(']');
  if (end == string_view::npos) return {};
  const auto inside = authority.substr(1, end - 1);
  const bool is_address = std::all_of(inside.begin(), inside.end(), [](char letter) {
    return letter == ':' || letter == '%' || is_host_character(letter);
  });
  const auto rest = authority.substr(end + 1);
  if (!is_address || inside.empty() || (!rest.empty() && (rest.front() != ':' || !is_port(rest.substr(1))))) return {};
  return inside;
}

bool is_allowed(string_view host, const AllowedNames& names) {
  if (host.empty()) return false;
  if (equal_ignoring_case(host, "localhost") || host == "127.0.0.1" || host == "::1" || host == names.local_address)
    return true;
  return std::any_of(names.configured.begin(), names.configured.end(),
                     [&](const std::string& name) { return equal_ignoring_case(name, host); });
}

}  // namespace

string_view host_without_port(string_view authority) {
  if (authority.starts_with('[')) return bracketed_host(authority);
  const auto colon = authority.find(':');
  const auto host = authority.substr(0, colon);
  if (colon != string_view::npos && !is_port(authority.substr(colon + 1))) return {};
  return std::all_of(host.begin(), host.end(), is_host_character) ? host : string_view{};
}

bool host_allowed(string_view host_header, const AllowedNames& names) {
  return is_allowed(host_without_port(host_header), names);
}

bool origin_allowed(string_view origin, const AllowedNames& names) {
  const bool named_whole = std::any_of(names.configured.begin(), names.configured.end(), [&](const std::string& name) {
    return name.find("://") != std::string::npos && equal_ignoring_case(name, origin);
  });
  if (named_whole) return true;
  for (const string_view scheme : {"http://", "https://"}) {
    if (equal_ignoring_case(origin.substr(0, scheme.size()), scheme)) {
      return is_allowed(host_without_port(origin.substr(scheme.size())), names);
    }
  }
  return false;
}

bool query_defined(string_view path, string_view query) {
  if (query.empty()) return true;
  return path == "/messages" && query.starts_with("session_id=") && query.find('&') == string_view::npos;
}

}  // namespace offhand::http
