#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

/// What the judges of a client's answers have in common.
namespace offhand::mcp {

/// What is wrong with a member, which it names by its place: "roots[0].uri must be a string". Empty where nothing is.
using Complaint = std::string;
using JsonTest = bool (nlohmann::json::*)() const noexcept;

/// Null where there is none.
const nlohmann::json* member_of(const nlohmann::json& object, std::string_view name);

/// `where` stands before the name: "roots[0].", or nothing. `kind` is what the test finds: "a string".
Complaint needed_member(const nlohmann::json& object, const std::string& where, std::string_view name, JsonTest test,
                        std::string_view kind);
/// One that may be missing.
Complaint optional_member(const nlohmann::json& object, const std::string& where, std::string_view name, JsonTest test,
                          std::string_view kind);
Complaint meta_problem(const nlohmann::json& object, const std::string& where);

}  // namespace offhand::mcp
