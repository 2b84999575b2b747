#pragma once

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/facets.h"
#include "impl/mcp/server.h"

/// The entry point of programs with tools of their own: docs/guide/your-own-tools.md.
namespace offhand::toolkit {

/// Implements the whole program: serves `catalog` to one MCP client on stdio, or with `--port N` to many over HTTP on
/// this machine. Each tool is a command as well, and so are `call`, `list-tools`, `describe`, `help` and `version`.
/// `facets` lists the facets that the bodies need, as the generated function of that name makes it. Returns the exit
/// code.
int serve(int argc, char** argv, const Catalog& catalog, mcp::ServerInfo info, FacetTable facets = {});

}  // namespace offhand::toolkit
