#pragma once

#include <string>
#include <string_view>

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/cli.h"
#include "codegen/runtime/tool.h"

/// Help texts, at most 80 columns wide.
namespace offhand::cli {

/// Wraps `text` into lines of at most `width` columns that begin at `indent`; the first continues a line of which
/// `used` columns are taken. The last one ends too.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t used, std::size_t width);

std::string help_of(const CliProgram& program);
/// `path` is the full command, such as "sandbox run". Tools of a toolset of that name stand behind it, too.
std::string help_of(const CliProgram& program, const CliCommand& command, const std::string& path,
                    const Catalog& catalog);
/// `command` is the tool's name on this command line.
std::string help_of(const CliProgram& program, const ToolInfo& tool, const std::string& command);
/// The help of a toolset's word, in front of its tools.
std::string help_of(const CliProgram& program, const Catalog& catalog, std::string_view group);

}  // namespace offhand::cli
