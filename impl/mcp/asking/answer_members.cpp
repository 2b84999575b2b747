#include "impl/mcp/asking/answer_members.h"

#include <fmt/format.h>

namespace offhand::mcp {

using nlohmann::json;

const json* member_of(const json& object, std::string_view name) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(name);
  return found == object.end() ? nullptr : &*found;
}

Complaint optional_member(const json& object, const std::string& where, std::string_view name, JsonTest test,
                          std::string_view kind) {
  const auto* member = member_of(object, name);
  return member == nullptr || (member->*test)() ? "" : fmt::format("{}{} must be {}", where, name, kind);
}

Complaint needed_member(const json& object, const std::string& where, std::string_view name, JsonTest test,
                        std::string_view kind) {
  if (member_of(object, name) == nullptr) return fmt::format("{}{} is missing", where, name);
  return optional_member(object, where, name, test, kind);
}

Complaint meta_problem(const json& object, const std::string& where) {
  return optional_member(object, where, "_meta", &json::is_object, "an object");
}

}  // namespace offhand::mcp
