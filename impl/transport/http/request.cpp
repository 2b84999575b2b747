#include "impl/transport/http/request.h"

#include <algorithm>

#include "impl/base/text.h"

namespace offhand::http {

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string_view Request::header(std::string_view name) const {
  const auto found = std::find_if(headers.begin(), headers.end(),
                                  [&](const auto& entry) { return equal_ignoring_case(entry.name, name); });
  return found == headers.end() ? std::string_view{} : found->value;
}

std::string Request::header_list(std::string_view name) const {
  std::string list;
  for (const auto& entry : headers) {
    if (equal_ignoring_case(entry.name, name)) list.append(list.empty() ? "" : ", ").append(entry.value);
  }
  return list;
}

bool Request::has_header(std::string_view name) const {
  return std::any_of(headers.begin(), headers.end(),
                     [&](const auto& entry) { return equal_ignoring_case(entry.name, name); });
}

}  // namespace offhand::http
