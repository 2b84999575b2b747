#include <algorithm>
#include <set>

#include "codegen/check/check.h"

namespace offhand::codegen {
namespace {

constexpr std::string_view kKeyword = "x-mcp-header";

/// True for a token by RFC 9110.
bool is_token(const std::string& text) {
  constexpr std::string_view kMarks = "!#$%&'*+-.^_`|~";
  return !text.empty() && std::all_of(text.begin(), text.end(), [&](char c) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    return letter || kMarks.find(c) != std::string_view::npos;
  });
}

std::string lower(std::string text) {
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return text;
}

class HeaderChecker {
 public:
  HeaderChecker(const Tool& tool, const SchemaFolder& folder, Diagnostics& diagnostics)
      : tool_(tool), folder_(folder), diagnostics_(diagnostics) {}

  void run() {
    std::set<std::string> names;
    for (const HeaderArgument& argument : tool_.headers) {
      reached_.insert(argument.place.file + '#' + argument.place.pointer);
      check(argument);
      if (!names.insert(lower(argument.header)).second) error(argument.place, "another argument has this header.");
    }
    if (tool_.verbatim) {
      refuse_strays(tool_.input_schema, tool_.place.child("inputSchema"));
      refuse_strays(tool_.output_schema, tool_.place.child("outputSchema"));
    } else {
      refuse_strays(*tool_.args);
      if (tool_.result) refuse_strays(*tool_.result);
    }
  }

 private:
  void error(const Place& place, std::string_view message) { folder_.error(diagnostics_, place, message); }

  void check(const HeaderArgument& argument) {
    const bool fits = argument.type == "string" || argument.type == "integer" || argument.type == "boolean";
    if (!fits) error(argument.place, "only a string, an integer or a boolean can stand in a header.");
    if (!is_token(argument.header)) error(argument.place, '"' + argument.header + "\" is no token.");
  }

  void refuse(const Place& place) {
    const bool known = reached_.contains(place.file + '#' + place.pointer);
    if (!known) error(place, "only `properties` may lead from the root of inputSchema to an argument with a header.");
  }

  void refuse_strays(const Json& json, const Place& place) {
    if (!json.is_structured()) return;
    for (const auto& [key, value] : json.items()) {
      if (key == kKeyword && json.is_object() && value.is_string()) refuse(place.child(key));
      refuse_strays(value, place.child(key));
    }
  }

  void refuse_strays(const Type& type) {
    if (!seen_.insert(&type).second) return;
    if (type.items) refuse_strays(*type.items);
    for (const Field& field : type.fields) {
      if (!field.header.empty()) refuse(field.place.child(kKeyword));
      refuse_strays(*field.type);
    }
  }

  const Tool& tool_;
  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
  std::set<std::string> reached_;
  std::set<const Type*> seen_;
};

}  // namespace

void check_headers(const Tool& tool, const SchemaFolder& folder, Diagnostics& diagnostics) {
  HeaderChecker(tool, folder, diagnostics).run();
}

void check_tool_names(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  std::set<std::string> taken;
  for (const Tool& tool : model.tools) taken.insert(tool.identity());
  for (const Tool& tool : model.tools) {
    for (std::size_t i = 0; i < tool.aliases.size(); ++i) {
      if (taken.insert(tool.toolset + '.' + tool.aliases[i]).second) continue;
      folder.error(diagnostics, tool.place.child("aliases").child(i),
                   "another tool of " + tool.toolset + " has this name.");
    }
  }
}

}  // namespace offhand::codegen
