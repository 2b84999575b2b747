#include "impl/toolkit/serve.h"

#include <fmt/format.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string_view>

#include "generated/cli/server_commands.h"
#include "generated/types/errors.h"
#include "impl/command_line/command_line.h"
#include "impl/command_line/print.h"
#include "impl/command_line/tool_arguments.h"
#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/process.h"
#include "impl/dispatch/selection.h"
#include "impl/transport/http/server.h"
#include "impl/transport/stdio.h"

namespace offhand::toolkit {
namespace {

using cli::CollectedOptions;
using cli::OutputForm;

/// A program that serves one catalog, with its commands.
class Program {
 public:
  Program(const Catalog& catalog, mcp::ServerInfo info, FacetTable facets)
      : info_(std::move(info)),
        version_(info_.name + ' ' + info_.version),
        process_({.config = {}, .catalog = &catalog, .facets = std::move(facets)}),
        dispatcher_(process_),
        program_(server_program()) {
    program_.name = info_.name;
  }

  int run(int argc, char** argv) {
    const cli::CommandLine line{.program = program_,
                                .catalog = process_.catalog(),
                                .version = version_,
                                .run_command = [this](const auto& name, const auto& /*program*/,
                                                      const auto& options) { return run_command(name, options); },
                                .run_tool = [this](const auto& tool, const auto& /*program*/, const auto& written,
                                                   const auto& options) { return run_tool(tool, written, options); },
                                .run_plain = [this](const auto& program) { return serve(program.value("port")); }};
    return cli::run(line, argc, argv);
  }

 private:
  int run_command(const std::string& name, const CollectedOptions& options) {
    const auto form = cli::output_form(options.value("output"));
    if (name == "version") return cli::print(OutputForm::text, version_, "");
    if (name == "list-tools") return list_tools(form);
    const auto tool = tool_named(options.value("tool"), process_.catalog());
    if (!tool) return cli::print_error(tool.error(), form);
    if (name == "describe") return cli::print(form, std::string((*tool)->reference), std::string((*tool)->wire));
    const auto text = options.value("arguments");
    if (!text.empty() && !text.starts_with('{'))
      return cli::print_error(errors::malformed_json({.reason = "the arguments are a JSON object"}), form);
    return run_tool(**tool, {.positionals = {text.empty() ? "{}" : text}, .options = {}}, options);
  }

  int run_tool(const ToolInfo& tool, const cli::WrittenArguments& written, const CollectedOptions& options) {
    const auto form = cli::output_form(options.value("output"));
    auto arguments = cli::json_arguments(tool, written);
    if (!arguments) return cli::print_error(arguments.error(), form);
    cli::complete_arguments(tool, form, *arguments);
    CallContext context;
    context.default_session = "command";
    if (const auto timeout = options.value("timeout-ms"); !timeout.empty())
      context.timeout = std::chrono::milliseconds(std::strtoll(timeout.c_str(), nullptr, 10));
    return cli::print(dispatcher_.call(tool, *arguments, context), form);
  }

  int list_tools(OutputForm form) {
    std::string text;
    std::string json = "[";
    for (const auto* tool : process_.catalog().tools) {
      text += fmt::format("{:<20} {}\n", tool->command, tool->description);
      json.append(json.size() > 1 ? "," : "").append(tool->wire);
    }
    return cli::print(form, text, json + "]");
  }

  int serve(const std::string& port) {
    mcp::Server server(dispatcher_, Selection::all(process_.catalog()), {.info = info_});
    if (port.empty()) {
      serve_stdio(server, STDIN_FILENO, STDOUT_FILENO);
      return EXIT_SUCCESS;
    }
    HttpOptions options;
    options.port = static_cast<std::uint16_t>(std::strtoul(port.c_str(), nullptr, 10));
    options.listening = [](std::uint16_t taken) {
      fmt::print(stderr, "http://127.0.0.1:{}/mcp\n", taken);
      std::fflush(stderr);
    };
    const auto served = serve_http(server, options);
    return served ? EXIT_SUCCESS : cli::print_error(served.error(), OutputForm::text);
  }

  mcp::ServerInfo info_;
  std::string version_;
  Process process_;
  Dispatcher dispatcher_;
  CliProgram program_;
};

}  // namespace

int serve(int argc, char** argv, const Catalog& catalog, mcp::ServerInfo info, FacetTable facets) {
  // Standard output carries only messages.
  spdlog::set_default_logger(spdlog::stderr_logger_mt(info.name));
  cli::name_program(info.name);
  return Program(catalog, std::move(info), std::move(facets)).run(argc, argv);
}

}  // namespace offhand::toolkit
