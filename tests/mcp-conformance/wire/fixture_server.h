#pragma once

#include <string>

#include "tests/support/http_client.h"
#include "tests/support/mcp_client.h"
#include "tests/support/process.h"

/// How tests start the server of the fixtures, with a runtime directory of its own: the key of its request state lies
/// there.
namespace offhand::test {

McpClient::Options fixtures_on_pipes(const TemporaryFolder& runtime_directory);
HttpServerProcess::Options fixtures_on_http(const TemporaryFolder& runtime_directory);

/// Everything that a legacy client can declare.
json capable_client();

}  // namespace offhand::test
