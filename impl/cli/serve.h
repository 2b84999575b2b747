#pragma once

#include "impl/command_line/option_table.h"
#include "impl/mcp/server.h"

namespace offhand::cli {

/// Whether `--http` was given, alone or with a port.
bool wants_http(const CollectedOptions& options);

/// Serves over HTTP as the options and the configuration say. The exit code.
int run_http(mcp::Server& server, const CollectedOptions& options);

}  // namespace offhand::cli
