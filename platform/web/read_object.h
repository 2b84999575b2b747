#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/json_depth.h"
#include "platform/web/whole_pairs.h"

#include <tl/expected.hpp>

namespace offhand::platform::web {

/// Scripts may return results of any depth; deeper ones are refused before parsing, because much JSON code is
/// recursive.
constexpr int message_depth_limit = 256;

/// A discarded value if the text is no JSON.
inline nlohmann::json read_json(std::string_view text) {
  auto parsed = nlohmann::json::parse(text, nullptr, false);
  if (!parsed.is_discarded()) return parsed;
  return nlohmann::json::parse(with_whole_pairs(std::string(text)), nullptr, false);
}

/// Parses any bytes as a JSON object, or returns the reason why they are none.
inline tl::expected<nlohmann::json, std::string> read_object(std::string_view text) {
  if (nests_deeper_than(text, message_depth_limit)) return tl::unexpected<std::string>("it nests too deep");
  auto parsed = read_json(text);
  if (!parsed.is_object()) return tl::unexpected<std::string>("it is no JSON object");
  return parsed;
}

inline const nlohmann::json* member(const nlohmann::json& object, const char* name) {
  const auto found = object.find(name);
  return found == object.end() ? nullptr : &*found;
}

}  // namespace offhand::platform::web
