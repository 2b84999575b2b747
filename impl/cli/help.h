#pragma once

#include <string>

#include "codegen/runtime/cli.h"
#include "codegen/runtime/tool.h"

/// Help texts, at most 80 columns wide.
namespace offhand::cli {

std::string help_of(const CliProgram& program);
/// `path` is "sandbox run".
std::string help_of(const CliCommand& command, const std::string& path);
/// `command` is what the tool is called on this command line.
std::string help_of(const ToolInfo& tool, const std::string& command);

}  // namespace offhand::cli
