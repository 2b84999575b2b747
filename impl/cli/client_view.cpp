#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/base/line_reader.h"
#include "impl/cli/diagnosis.h"
#include "impl/install/installation.h"
#include "platform/host/piped_child.h"

namespace offhand::cli {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;
using Standing = Finding::Standing;

/// A first start by npx unpacks a package.
constexpr milliseconds patience_of_a_client{30'000};

milliseconds since(Clock::time_point begin) { return std::chrono::duration_cast<milliseconds>(Clock::now() - begin); }

/// A server that was started as a client starts it.
class StartedServer {
 public:
  Result<void> start(const install::ServerCommand& command) {
    std::vector<std::string> words{command.program};
    words.insert(words.end(), command.arguments.begin(), command.arguments.end());
    const auto started = child_.start(words, command.environment);
    if (started) return {};
    if (started.error() == ENOENT) return fail(errors::command_not_found({.command = command.program}));
    return fail(errors::command_not_executable({.command = command.program, .reason = std::strerror(started.error())}));
  }

  void send(json message) {
    message["jsonrpc"] = "2.0";
    // What it does not take is missed when no answer comes.
    (void)child_.write(message.dump() + '\n');
  }

  /// The result of a request.
  Result<json> ask(const std::string& method, const json& params) {
    const auto id = ++last_id_;
    send({{"id", id}, {"method", method}, {"params", params}});
    const auto until = Clock::now() + patience_of_a_client;
    while (true) {
      while (const auto line = lines_.next()) {
        const auto message = json::parse(line->text, nullptr, false);
        if (!message.is_object()) return fail(unanswered(method, fmt::format("it wrote {}", line->text.substr(0, 80))));
        if (message.value("id", json()) != json(id)) continue;
        if (message.contains("result")) return message["result"];
        return fail(unanswered(method, message.value("error", json::object()).value("message", "an error")));
      }
      const auto left = std::chrono::duration_cast<milliseconds>(until - Clock::now());
      auto more = left.count() > 0 ? child_.read(left) : std::nullopt;
      if (!more)
        return fail(
            unanswered(method, fmt::format("nothing came within {} seconds", patience_of_a_client.count() / 1000)));
      if (more->empty()) return fail(unanswered(method, "it ended"));
      chunk_ = std::move(*more);
      lines_.feed(chunk_);
    }
  }

 private:
  static Error unanswered(const std::string& method, const std::string& reason) {
    return errors::action_failed({.what = "Asking the server for " + method, .reason = reason, .advice = ""});
  }

  host::PipedChild child_;
  int last_id_ = 0;
  LineReader lines_;
  std::string chunk_;
};

std::string words_of(const install::ServerCommand& command) {
  auto words = command.program;
  for (const auto& argument : command.arguments) words += ' ' + argument;
  return words;
}

/// A tool that takes no arguments and changes nothing; empty if the server lists none.
std::string harmless_tool(const json& tools) {
  for (const auto* name : {"list_windows", "list_apps", "get_screen_size"}) {
    for (const auto& tool : tools)
      if (tool.value("name", "") == name) return name;
  }
  return {};
}

std::string text_of_reply(const json& reply) {
  for (const auto& part : reply.value("content", json::array()))
    if (part.value("type", "") == "text") return part.value("text", "");
  return {};
}

class ClientView {
 public:
  explicit ClientView(const install::Client& client) : client_(client) {}

  std::vector<Finding> look(install::Scope scope) {
    const auto command = install::entered_command(client_, scope);
    const auto file = install::file_of(client_, scope);
    if (!command) {
      add(finding_of("entry", command.error(), Standing::broken));
    } else if (!*command) {
      add({"entry", Standing::broken, fmt::format("{} has no server named offhand", file),
           fmt::format("offhand install --client {}", client_.name)});
    } else {
      add({"entry", Standing::works, fmt::format("{} starts {}", file, words_of(**command))});
      converse(**command);
    }
    return std::move(findings_);
  }

 private:
  void add(Finding finding) {
    finding.name = fmt::format("{}, {}", client_.title, finding.name);
    findings_.push_back(std::move(finding));
  }

  void converse(const install::ServerCommand& command) {
    StartedServer server;
    auto begin = Clock::now();
    const auto started = server.start(command);
    if (!started) return add(finding_of("start", started.error(), Standing::broken));
    const auto hello =
        server.ask("initialize", {{"protocolVersion", "2025-11-25"},
                                  {"capabilities", json::object()},
                                  {"clientInfo", {{"name", "offhand doctor"}, {"version", OFFHAND_VERSION}}}});
    if (!hello) return add(broken("start", hello.error(), command));
    const auto info = hello->value("serverInfo", json::object());
    add({"start", Standing::works,
         fmt::format("it answered as {} {} after {} ms", info.value("name", "?"), info.value("version", "?"),
                     since(begin).count())});
    server.send({{"method", "notifications/initialized"}});
    begin = Clock::now();
    const auto listed = server.ask("tools/list", json::object());
    if (!listed) return add(broken("tools", listed.error(), command));
    const auto tools = listed->value("tools", json::array());
    add({"tools", tools.empty() ? Standing::broken : Standing::works,
         fmt::format("{}, listed in {} ms", tools.size(), since(begin).count())});
    if (const auto tool = harmless_tool(tools); !tool.empty()) call(server, tool, command);
  }

  void call(StartedServer& server, const std::string& tool, const install::ServerCommand& command) {
    const auto begin = Clock::now();
    const auto reply = server.ask("tools/call", {{"name", tool}, {"arguments", json::object()}});
    if (!reply) return add(broken("a call", reply.error(), command));
    const auto took = since(begin).count();
    if (!reply->value("isError", false))
      return add({"a call", Standing::works, fmt::format("{} answered in {} ms", tool, took)});
    add({"a call", Standing::broken, fmt::format("{} failed after {} ms: {}", tool, took, text_of_reply(*reply)),
         "`offhand doctor` tells what this desktop lacks."});
  }

  static Finding broken(std::string name, const Error& error, const install::ServerCommand& command) {
    auto finding = finding_of(std::move(name), error, Standing::broken);
    finding.advice = fmt::format("Run `{}` in a terminal, to see what it says.", words_of(command));
    return finding;
  }

  const install::Client& client_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> diagnose_client(std::string_view name, std::string_view scope) {
  return ClientView(*install::client_called(name))
      .look(scope == "project" ? install::Scope::project : install::Scope::user);
}

}  // namespace offhand::cli
