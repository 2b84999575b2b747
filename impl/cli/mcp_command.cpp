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
  mcp::Resumption resumption;
  const auto selection = Selection::parse(options.value("tools"));
  if (!selection) return print_error(selection.error(), OutputForm::text);
  if (!options.flag("sandbox") && !wants_http(options)) {
    const auto tools = options.value("tools");
    const auto preset = tools.empty() ? std::string(catalog().default_preset->name) : tools;
    auto client = daemon_client(program, preset);
    if (!client) return print_error(client.error(), OutputForm::text);
    // A daemon may end and another one begin, as often as somebody likes; the client sees one server.
    while (client && *client) {
      auto carried = daemon::carry(STDIN_FILENO, STDOUT_FILENO, std::move(**client).release(), resumption);
      if (carried.end == daemon::EndOfCarrying::client) return 0;
      resumption = std::move(carried.resumption);
      client = daemon_client(program, preset);
      complain(client && *client ? "offhand: The daemon ended; another one serves from now on."
                                 : "offhand: The daemon ended; working without one from now on.");
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
  serve_stdio(server, STDIN_FILENO, STDOUT_FILENO, resumption);
  return 0;
}

}  // namespace offhand::cli
