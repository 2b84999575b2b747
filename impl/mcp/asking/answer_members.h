#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

/// Helpers shared by the checks of a client's answers (forms, sampling).
namespace offhand::mcp {

/// A message about an invalid member that names its path: "roots[0].uri must be a string". Empty if it is valid.
using Complaint = std::string;
using JsonTest = bool (nlohmann::json::*)() const noexcept;

/// Null if the member is missing.
const nlohmann::json* member_of(const nlohmann::json& object, std::string_view name);

/// Checks a required member. `where` is the path in front of the name ("roots[0]." or empty); `kind` names the type
/// that the test accepts: "a string".
Complaint needed_member(const nlohmann::json& object, const std::string& where, std::string_view name, JsonTest test,
                        std::string_view kind);
/// The same for an optional member.
Complaint optional_member(const nlohmann::json& object, const std::string& where, std::string_view name, JsonTest test,
                          std::string_view kind);
Complaint meta_problem(const nlohmann::json& object, const std::string& where);

}  // namespace offhand::mcp
