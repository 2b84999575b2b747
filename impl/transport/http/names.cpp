#include "impl/transport/http/names.h"

#include <algorithm>
#include <array>

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

int hex_digit(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
  if (letter >= 'A' && letter <= 'F') return letter - 'A' + 10;
  return -1;
}

/// "access%5Ftoken" is the same name.
std::string unescaped(string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 && hex_digit(text[i + 2]) >= 0) {
      out += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
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

bool query_has_token(string_view query) {
  constexpr std::array<string_view, 7> credentials{"token",  "access_token", "accesstoken",  "auth",
                                                   "bearer", "api_key",      "authorization"};
  while (!query.empty()) {
    const auto end = query.find('&');
    const auto pair = query.substr(0, end);
    const auto name = unescaped(pair.substr(0, pair.find('=')));
    if (std::any_of(credentials.begin(), credentials.end(),
                    [&](string_view word) { return equal_ignoring_case(word, name); })) {
      return true;
    }
    query.remove_prefix(end == string_view::npos ? query.size() : end + 1);
  }
  return false;
}

}  // namespace offhand::http
