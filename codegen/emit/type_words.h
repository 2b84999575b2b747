#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codegen/model/model.h"

/// The permitted values of a type in words, the same in help, man pages and reference.
namespace offhand::codegen {

/// How a product marks text to type: `code` of Markdown, or not at all.
using Quote = std::string (*)(std::string_view);
std::string unquoted(std::string_view text);

/// "1 to 3", "at most 4096 characters, a path"; empty without limits.
std::string limits_in_words(const Type& type, Quote quote);
/// "one of `left`, `right`", "integer, 1 to 3"
std::string type_in_words(const Type& type, Quote quote);
/// As it is typed: left, 3, true. Empty without a default and for an empty list.
std::string default_in_words(const Field& field);
/// The sentences after a description: "One of left, right. Limits: 1 to 3. Default: 1. Required."; may be empty.
std::string facts_in_words(const std::vector<std::string>& values, const std::string& limits,
                           const std::string& fallback, bool required);
std::string facts_in_words(const Field& field);
/// The platforms of a property, and its effect elsewhere: "windows; refused elsewhere". Empty: all platforms.
std::string platforms_in_words(const Field& field);
/// A tool's support on a platform: "full", "partial: Only the last ten."
std::string support_in_words(const PlatformEntry& entry);
/// The platforms of which the same is to be said, and what: {"linux, sim", "full"}.
std::vector<std::pair<std::string, std::string>> grouped_support(const Tool& tool);
/// The facts of an argument on the command line.
std::string facts_in_words(const Tool& tool, const Field& field);
/// The placeholder of a value in help and manual, which completions use too: "WINDOW", "PATH", "NAME,...".
std::string placeholder_of(const Type& type);
/// The names of an enum, or of the items of a list of enum values.
std::vector<std::string> enum_names(const Type& type);
/// The forms of a union, which a flat schema cannot express: "x + y, or shape"; with a tag "click (x + y), or wait".
std::string forms_in_words(const Type& type, const std::string& prefix);
/// An object or a union inside arguments, and its path: "expect[]".
struct HeldObject {
  std::string path;
  const Type* type;
};
/// From outside to inside; a recursive type appears once.
std::vector<HeldObject> held_objects(const Type& arguments);
/// A member inside an argument, by a dotted name: "expect[].query", "labels.*".
struct HeldMember {
  std::string name;
  Field field;
};
/// In the order of declaration; a recursive type appears once.
std::vector<HeldMember> held_members(const Type& arguments);
/// The facts of a member that is written as JSON: "String, 1 to 8 characters. Default: left. Required."
std::string member_facts_in_words(const Field& field);
/// The permitted combinations of arguments, one sentence each: "Target: element_token, or element_index + window_id.",
/// "x needs y."
std::vector<std::string> combinations_in_words(const Tool& tool);

}  // namespace offhand::codegen
