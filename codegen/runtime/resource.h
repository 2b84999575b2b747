#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/tool.h"

namespace offhand {

struct ResourceContent {
  std::string mime_type = {};
  std::string text = {};
  /// Bytes; with them there is no text.
  std::optional<std::string> blob = {};
};

/// What the variables of a template stand for in a uri, decoded, in the order of the template.
using UriVariables = std::vector<std::string>;

struct UriVariableInfo {
  std::string_view name;
  /// Values that a client may be offered; others may be valid too.
  std::span<const std::string_view> values = {};
};

/// Everything that is known about a resource, or about all resources of a template, without reading one.
struct ResourceInfo {
  /// Its reading as a call, as dispatch sees it.
  ToolInfo call = {};
  /// Of a template: as RFC 6570 writes it, with plain {variables} only.
  std::string_view uri;
  bool is_template = false;
  std::string_view name;
  std::string_view title;
  std::string_view description;
  std::string_view mime_type;
  /// Minified JSON of the resource as resources/list or resources/templates/list has it.
  std::string_view wire;
  std::span<const UriVariableInfo> variables = {};
  /// `resource_not_found` where the variables name nothing.
  Result<ResourceContent> (*read)(Call& call, const UriVariables& variables) = nullptr;
};

/// The variables as an object for the validator; numbers are made of what reads as one where the node wants one.
nlohmann::json json_of_variables(const SchemaNode& node, std::span<const UriVariableInfo> names,
                                 const UriVariables& values);

/// The variables of `uri` if it is this resource, or one of this template; a variable never spans a slash.
std::optional<UriVariables> match_uri(const ResourceInfo& resource, std::string_view uri);

}  // namespace offhand
