#include "impl/base/file_address.h"

#include <algorithm>

#include "codegen/runtime/percent_code.h"

namespace offhand {
namespace {

constexpr std::string_view scheme = "file://";
/// What besides unreserved characters needs no escape in a path (RFC 3986: pchar and the slash).
constexpr std::string_view plain_in_path = "!$&'()*+,;=:@/";

}  // namespace

std::string file_address(std::string_view path) { return std::string(scheme) + percent_encoded(path, plain_in_path); }

std::optional<std::string> path_of_address(std::string_view address) {
  if (!address.starts_with(scheme)) return std::nullopt;
  address.remove_prefix(scheme.size());
  // The URI may name a host; only local files are accepted.
  const auto slash = address.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  if (slash > 0 && address.substr(0, slash) != "localhost") return std::nullopt;
  return percent_decoded(address.substr(slash));
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    auto line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!line.empty()) lines.emplace_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace offhand
