#pragma once

#include "impl/command_line/option_table.h"
#include "impl/mcp/server.h"

namespace offhand::cli {

/// True if `--http` was given, with or without a port.
bool wants_http(const CollectedOptions& options);

/// Serves over HTTP according to options and configuration. Returns the exit code.
int run_http(mcp::Server& server, const CollectedOptions& options);

}  // namespace offhand::cli
