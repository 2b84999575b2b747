// Generated from schema/cli/commands.json. Do not edit.
#pragma once

#include "codegen/runtime/cli.h"

namespace offhand {

/// The command line apart from the tools, which are commands too.
const CliProgram& cli_program();

}  // namespace offhand
