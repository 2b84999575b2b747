#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"
#include "impl/command_line/print.h"

namespace offhand::cli {

/// The words given for a tool on the command line.
struct WrittenArguments {
  std::vector<std::string> positionals;
  /// By key of the JSON arguments; several values if an option was repeated.
  std::map<std::string, std::vector<std::string>> options;
};

/// Converts words to JSON arguments without checking them: a word that is no number stays text, and the generated
/// parser reports the problem. A single positional that starts with { is the whole arguments object.
Result<nlohmann::json> json_arguments(const ToolInfo& tool, const WrittenArguments& written);

/// Adds defaults of the command line: JSON for a tool with a format of its own if JSON is to be printed, and no picture
/// that would not be used.
void complete_arguments(const ToolInfo& tool, OutputForm form, nlohmann::json& arguments);

/// The value of an option of this kind.
nlohmann::json value_of(CliKind kind, CliKind item_kind, const std::vector<std::string>& words);

}  // namespace offhand::cli
