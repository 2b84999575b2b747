#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace offhand::platform::web {

// Tolerant access to a browser's JSON: missing members and those of another type read as empty, because any program may
// answer on a port.

inline std::string text_of(const nlohmann::json& object, const char* name) {
  if (!object.is_object()) return {};
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

inline double number_of(const nlohmann::json& value) {
  constexpr double limit = 1e15;
  const double number = value.is_number() ? value.get<double>() : 0;
  return number > -limit && number < limit ? number : 0;
}

inline double number_of(const nlohmann::json& object, const char* name) {
  if (!object.is_object()) return 0;
  const auto found = object.find(name);
  return found == object.end() ? 0 : number_of(*found);
}

inline std::int64_t integer_of(const nlohmann::json& object, const char* name) {
  if (!object.is_object()) return 0;
  const auto found = object.find(name);
  if (found == object.end()) return 0;
  if (found->is_number_integer()) return found->get<std::int64_t>();
  return static_cast<std::int64_t>(number_of(*found));
}

inline bool flag_of(const nlohmann::json& object, const char* name) {
  if (!object.is_object()) return false;
  const auto found = object.find(name);
  return found != object.end() && found->is_boolean() && found->get<bool>();
}

/// A member that is an object or array; null if there is none.
inline const nlohmann::json& part_of(const nlohmann::json& object, const char* name) {
  static const nlohmann::json nothing;
  if (!object.is_object()) return nothing;
  const auto found = object.find(name);
  return found == object.end() ? nothing : *found;
}

}  // namespace offhand::platform::web
