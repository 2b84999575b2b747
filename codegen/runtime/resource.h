#pragma once

#include <cstdint>
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
  /// Binary content; then there is no text.
  std::optional<std::string> blob = {};
  /// Process whose events may change it; 0: those of any.
  std::int64_t process = 0;
};

/// What may change what a resource tells.
struct ResourceWatches {
  /// Kinds of events, as platform/api names them; empty: whoever changes it says so.
  std::span<const std::string_view> events = {};
  /// The least time from an event to the notification of subscribers.
  int debounce_ms = 0;
  /// Whether what it tells changes with each of them.
  bool each_event_is_news = false;
};

/// The decoded values of a template's variables, in the order of the template; that of {?variable} may be missing.
using UriVariables = std::vector<std::string>;

struct UriVariableInfo {
  std::string_view name;
  /// Values that completion may offer; others may be valid too.
  std::span<const std::string_view> values = {};
  /// The kind of live object that it names, whose names completion offers; empty: none.
  std::string_view live = {};
};

/// Everything known about a resource, or about all resources of a template, without reading one.
struct ResourceInfo {
  /// The call that reads it, as dispatch sees it.
  ToolInfo call = {};
  /// For a template: by RFC 6570, with plain {variables}, and perhaps one {?variable} at its end.
  std::string_view uri;
  bool is_template = false;
  std::string_view name;
  std::string_view title;
  std::string_view description;
  std::string_view mime_type;
  /// Minified JSON of the resource for resources/list or resources/templates/list.
  std::string_view wire;
  std::span<const UriVariableInfo> variables = {};
  ResourceWatches watches = {};
  /// Fails with `resource_not_found` if the variables name nothing.
  Result<ResourceContent> (*read)(Call& call, const UriVariables& variables) = nullptr;
};

/// The variables as an object for the validator, with numbers where the schema requires them and the text is one.
nlohmann::json json_of_variables(const SchemaNode& node, std::span<const UriVariableInfo> names,
                                 const UriVariables& values);

/// The variables of `uri` if it is this resource or matches this template; a variable never contains a slash.
std::optional<UriVariables> match_uri(const ResourceInfo& resource, std::string_view uri);

}  // namespace offhand
