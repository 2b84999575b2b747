#include "impl/transport/http/negotiation.h"

#include "impl/base/text.h"
#include "impl/transport/http/request.h"

namespace offhand::http {
namespace {

std::string_view without_parameters(std::string_view media) { return trimmed(media.substr(0, media.find(';'))); }

}  // namespace

bool is_json(std::string_view content_type) {
  return equal_ignoring_case(without_parameters(content_type), "application/json");
}

bool accepts(std::string_view accept, std::string_view type) {
  if (trimmed(accept).empty()) return true;
  const auto main_type = type.substr(0, type.find('/'));
  while (!accept.empty()) {
    const auto comma = accept.find(',');
    const auto range = without_parameters(accept.substr(0, comma));
    const bool any_subtype = range.ends_with("/*") && equal_ignoring_case(range.substr(0, range.size() - 2), main_type);
    if (range == "*/*" || any_subtype || equal_ignoring_case(range, type)) return true;
    accept.remove_prefix(comma == std::string_view::npos ? accept.size() : comma + 1);
  }
  return false;
}

std::string_view query_value(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const auto end = query.find('&');
    const auto pair = query.substr(0, end);
    const auto equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == name) return pair.substr(equals + 1);
    query.remove_prefix(end == std::string_view::npos ? query.size() : end + 1);
  }
  return {};
}

}  // namespace offhand::http
