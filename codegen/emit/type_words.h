#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codegen/model/model.h"

/// What a type admits, in words: the same in help, man pages and reference.
namespace offhand::codegen {

/// How a product sets off what is to be typed: `code` of Markdown, or nothing.
using Quote = std::string (*)(std::string_view);
std::string unquoted(std::string_view text);

/// "1 to 3", "at most 4096 characters, a path"; empty without limits.
std::string limits_in_words(const Type& type, Quote quote);
/// "one of `left`, `right`", "integer, 1 to 3"
std::string type_in_words(const Type& type, Quote quote);
/// As it is typed: left, 3, true. Empty without one, and for an empty list.
std::string default_in_words(const Field& field);
/// The sentences after a description: "One of left, right. Limits: 1 to 3. Default: 1. Required."; empty when there is
/// nothing to say.
std::string facts_in_words(const std::vector<std::string>& values, const std::string& limits,
                           const std::string& fallback, bool required);
std::string facts_in_words(const Field& field);
/// Where alone a property means something, and what others do with it: "windows; refused elsewhere". Empty: everywhere.
std::string platforms_in_words(const Field& field);
/// Of a tool on a platform: "full", "partial: Only the last ten."
std::string support_in_words(const PlatformEntry& entry);
/// Of an argument, as the command line takes it.
std::string facts_in_words(const Tool& tool, const Field& field);
/// What stands for a value in help and manual, and what completions go by: "WINDOW", "PATH", "NAME,...".
std::string placeholder_of(const Type& type);
/// Names of an enum, or of the items of a list of them.
std::vector<std::string> enum_names(const Type& type);
/// How unions are filled, which a flat schema cannot say: "x + y, or shape"; with a tag "click (x + y), or wait".
std::string forms_in_words(const Type& type, const std::string& prefix);
/// An object or a union within arguments, and what leads to it: "expect[]".
struct HeldObject {
  std::string path;
  const Type* type;
};
/// From outside to inside; what holds itself is told of once.
std::vector<HeldObject> held_objects(const Type& arguments);
/// What lies within an argument, by a dotted name: "expect[].query", "labels.*".
struct HeldMember {
  std::string name;
  Field field;
};
/// In the order in which they are declared; what holds itself is told of once.
std::vector<HeldMember> held_members(const Type& arguments);
/// Of a member that is written as JSON: "String, 1 to 8 characters. Default: left. Required."
std::string member_facts_in_words(const Field& field);
/// Which arguments go together: "Target: element_token, or element_index + window_id.", "x needs y." One sentence each.
std::vector<std::string> combinations_in_words(const Tool& tool);

}  // namespace offhand::codegen
