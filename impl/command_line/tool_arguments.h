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

/// What was written on the command line of a tool.
struct WrittenArguments {
  std::vector<std::string> positionals;
  /// By key of the JSON arguments; several values where an option was repeated.
  std::map<std::string, std::vector<std::string>> options;
};

/// Turns words into JSON arguments. Nothing is judged here: a word that is no number stays text, and the generated
/// parser says what is wrong with it. A single positional that starts with { is the arguments themselves.
Result<nlohmann::json> json_arguments(const ToolInfo& tool, const WrittenArguments& written);

/// Adds what the command line means where nothing was said: JSON of a tool with a format of its own where JSON is to be
/// printed, and no picture that nothing would come of.
void complete_arguments(const ToolInfo& tool, OutputForm form, nlohmann::json& arguments);

/// The word as the value of an option of this kind.
nlohmann::json value_of(CliKind kind, CliKind item_kind, const std::vector<std::string>& words);

}  // namespace offhand::cli
