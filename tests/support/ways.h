#pragma once

#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/call_lines.h"
#include "tests/support/http_client.h"
#include "tests/support/mcp_client.h"

// The ways in which a caller reaches a tool. Each has a simulated desktop of its own for as long as it lives.
namespace offhand::test {

/// What is typed to call a tool of any toolset: click; ax audit.
inline std::vector<std::string> words_of_command(const std::string& tool) {
  const std::string toolset = tool.substr(0, tool.find('_'));
  std::ifstream stream(OFFHAND_TEST_ROOT "/schema/tools/" + toolset + "/" + tool + ".json");
  if (!stream) return {tool};
  const auto declared = json::parse(stream);
  return {toolset, declared.value(json::json_pointer("/cli/command"), tool.substr(toolset.size() + 1))};
}

class Way {
 public:
  Way() = default;
  Way(const Way&) = delete;
  Way& operator=(const Way&) = delete;
  virtual ~Way() = default;
  /// The structured result; of a failure code, message, hint and data.
  virtual json call(const std::string& tool, const json& arguments) = 0;
  /// The same, with arguments as a user writes them where the way has a form for that.
  virtual json call_as_written(const std::string& tool, const json& arguments) { return call(tool, arguments); }
};

/// `offhand mcp` over its pipes, in one of the two eras.
class OverMcp : public Way {
 public:
  OverMcp(McpClient::Options options, std::string version)
      : is_modern_(version.empty()), client_([&] {
          options.initialize = std::move(version);
          return options;
        }()) {}
  json call(const std::string& tool, const json& arguments) override {
    return client_.call(tool, arguments, is_modern_ ? modern_meta() : json()).structured;
  }

 private:
  bool is_modern_;
  McpClient client_;
};

class OverHttp : public Way {
 public:
  enum class Era { legacy, modern };
  OverHttp(const HttpServerProcess::Options& options, Era era) : server_(options) {
    if (era == Era::legacy) session_ = std::make_unique<HttpSession>(server_.port());
  }
  json call(const std::string& tool, const json& arguments) override {
    const json params{{"name", tool}, {"arguments", arguments}};
    ++calls_;
    const auto answer = session_ ? session_->request(calls_, "tools/call", params)
                                 : http_exchange(server_.port(), modern_post(calls_, "tools/call", params));
    return tool_reply(answer.message()).structured;
  }

 private:
  HttpServerProcess server_;
  std::unique_ptr<HttpSession> session_;
  int calls_ = 0;
};

/// A command for each call, by itself or beside a daemon.
class ByCommand : public Way {
 public:
  ByCommand(std::vector<std::string> program, EnvironmentChanges environment)
      : program_(std::move(program)), environment_(std::move(environment)) {}
  json call(const std::string& tool, const json& arguments) override { return run({"call", tool, arguments.dump()}); }
  json call_as_written(const std::string& tool, const json& arguments) override {
    auto words = words_of_command(tool);
    for (const auto& [name, value] : arguments.items()) add_option(words, name, value);
    return run(std::move(words));
  }

 private:
  static std::string written(const json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }
  static void add_option(std::vector<std::string>& words, std::string name, const json& value) {
    for (auto& letter : name) letter = letter == '_' ? '-' : letter;
    if (value.is_boolean()) {
      words.push_back((value.get<bool>() ? "--" : "--no-") + name);
    } else if (value.is_array() && !(value.size() > 0 && value[0].is_object())) {
      for (const auto& item : value) words.push_back("--" + name + "=" + written(item));
    } else {
      words.push_back("--" + name + "=" + written(value));
    }
  }
  json run(std::vector<std::string> words) const {
    words.insert(words.begin(), program_.begin(), program_.end());
    words.insert(words.end(), {"--output", "json"});
    const auto done = run_offhand(words, {.input = {}, .environment = environment_});
    const auto said = json::parse(done.output, nullptr, false);
    if (!said.is_object()) ADD_FAILURE() << done.output << done.errors;
    return said;
  }

  std::vector<std::string> program_;
  EnvironmentChanges environment_;
};

/// One command that reads a call a line, and remembers.
class ByLines : public Way {
 public:
  ByLines(const std::vector<std::string>& program, const EnvironmentChanges& environment)
      : lines_(program, environment) {}
  json call(const std::string& tool, const json& arguments) override { return lines_.call(tool, arguments); }

 private:
  CallLines lines_;
};

}  // namespace offhand::test
