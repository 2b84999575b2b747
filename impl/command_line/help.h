#pragma once

#include <string>
#include <string_view>

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/cli.h"
#include "codegen/runtime/tool.h"

/// Help texts, at most 80 columns wide.
namespace offhand::cli {

std::string help_of(const CliProgram& program);
/// `path` is "sandbox run".
std::string help_of(const CliProgram& program, const CliCommand& command, const std::string& path);
/// `command` is what the tool is called on this command line.
std::string help_of(const CliProgram& program, const ToolInfo& tool, const std::string& command);
/// Of a word that stands before the commands of a toolset.
std::string help_of(const CliProgram& program, const Catalog& catalog, std::string_view group);

}  // namespace offhand::cli
