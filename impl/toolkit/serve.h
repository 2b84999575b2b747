#pragma once

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/facets.h"
#include "impl/mcp/server.h"

/// What programs start with that serve tools of their own: docs/guide/your-own-tools.md.
namespace offhand::toolkit {

/// The whole of such a program: serves `catalog` to one MCP client on standard input and output, or with `--port N` to
/// many over HTTP on this machine. Each tool is a command as well, and so are `call`, `list-tools`, `describe`, `help`
/// and `version`. `facets`: what its bodies need, as the generated function of that name makes it. Its exit code.
int serve(int argc, char** argv, const Catalog& catalog, mcp::ServerInfo info, FacetTable facets = {});

}  // namespace offhand::toolkit
