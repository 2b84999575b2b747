#pragma once

#include "codegen/runtime/catalog.h"
#include "impl/mcp/server.h"

/// What programs start with that serve tools of their own: docs/guide/your-own-tools.md.
namespace offhand::toolkit {

/// The whole of such a program: serves `catalog` to one MCP client on standard input and output, or with `--port N` to
/// many over HTTP on this machine; `call TOOL JSON` calls a tool once. Its exit code.
int serve(int argc, char** argv, const Catalog& catalog, mcp::ServerInfo info);

}  // namespace offhand::toolkit
