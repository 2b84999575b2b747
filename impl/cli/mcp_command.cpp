#include <unistd.h>

#include <cstdlib>

#include "generated/registry/registry.h"
#include "impl/cli/daemon_caller.h"
#include "impl/cli/serve.h"
#include "impl/cli/service_commands.h"
#include "impl/command_line/print.h"
#include "impl/daemon/proxy.h"
#include "impl/dispatch/selection.h"
#include "impl/sandbox/sandbox.h"
#include "impl/transport/stdio.h"
#include "platform/host/process.h"

namespace offhand::cli {
namespace {

/// Starts a private desktop and moves this process to it.
Result<std::unique_ptr<sandbox::Sandbox>> enter_own_desktop() {
  OFFHAND_ASSIGN(auto started, sandbox::Sandbox::start());
  sandbox::join(started->environment());
  return started;
}

}  // namespace

int run_mcp(const ProgramOptions& program, const CollectedOptions& options) {
  const auto selection = Selection::parse(options.value("tools"));
  if (!selection) return print_error(selection.error(), OutputForm::text);
  if (!options.flag("sandbox") && !wants_http(options)) {
    const auto tools = options.value("tools");
    auto client = daemon_client(program, tools.empty() ? catalog().default_preset->name : tools);
    if (!client) return print_error(client.error(), OutputForm::text);
    if (*client) {
      daemon::carry(STDIN_FILENO, STDOUT_FILENO, std::move(**client).release());
      return 0;
    }
  }
  host::share_freed_memory();
  std::unique_ptr<sandbox::Sandbox> own_desktop;
  if (options.flag("sandbox")) {
    // The HTTP server removes the token from the environment itself. On stdio nothing would, and applications would
    // inherit it.
    if (!wants_http(options)) ::unsetenv("OFFHAND_HTTP_TOKEN");
    auto started = enter_own_desktop();
    if (!started) return print_error(started.error(), OutputForm::text);
    own_desktop = std::move(*started);
  }
  const auto process = make_process(program);
  if (!process) return print_error(process.error(), OutputForm::text);
  Dispatcher dispatcher(**process);
  mcp::Server server(dispatcher, *selection);
  if (wants_http(options)) return run_http(server, options);
  serve_stdio(server, STDIN_FILENO, STDOUT_FILENO);
  return 0;
}

}  // namespace offhand::cli
