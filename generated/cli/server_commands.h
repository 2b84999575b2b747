// Generated from schema/cli/server.json. Do not edit.
#pragma once

#include "codegen/runtime/cli.h"

namespace offhand {

/// The command line apart from the tools, which are commands too.
const CliProgram& server_program();

}  // namespace offhand
