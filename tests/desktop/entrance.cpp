#include "tests/desktop/entrance.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace offhand::test {
namespace {

/// What is looked at has to be whole, however busy the machine.
const EnvironmentChanges of_a_busy_machine{{"OFFHAND_READ_TIMEOUT_MS", "20000"}};

class McpEntrance final : public Entrance {
 public:
  ToolReply call(const std::string& tool, const json& arguments) override { return client_.call(tool, arguments); }

 private:
  McpClient client_{{.server = {"--tools", "full"}, .environment = of_a_busy_machine}};
};

ToolReply reply_of(const json& printed) {
  ToolReply reply;
  reply.raw = reply.structured = printed;
  reply.failed = printed.contains("code") && printed.contains("hint");
  reply.text = reply.failed ? printed.value("message", "") + "\n" + printed.value("hint", "") : printed.dump();
  return reply;
}

class CommandEntrance final : public Entrance {
 public:
  ToolReply call(const std::string& tool, const json& arguments) override {
    const bool needs_memory =
        tool == "get_window_state" || arguments.contains("element_token") || arguments.contains("element_index");
    if (needs_memory) return reply_of(session_.call(tool, arguments));
    auto words = as_flags(arguments);
    words.insert(words.begin(), tool);
    words.insert(words.end(), {"--output", "json"});
    const auto result = run_offhand(words, {.deadline = milliseconds(40'000)});
    const auto printed = json::parse(result.output, nullptr, false);
    if (printed.is_discarded()) throw std::runtime_error(tool + " printed no JSON: " + result.output + result.errors);
    auto reply = reply_of(printed);
    if (reply.failed == (result.exit_code == 0)) throw std::runtime_error("the exit code contradicts " + result.output);
    return reply;
  }

 private:
  CallLines session_{{}, of_a_busy_machine};
};

}  // namespace

json Entrance::look(std::int64_t pid) {
  const auto reply = call("get_window_state", {{"pid", pid}, {"format", "json"}, {"include_screenshot", false}});
  if (reply.failed) throw std::runtime_error("get_window_state: " + reply.text);
  return reply.structured;
}

std::unique_ptr<Entrance> make_entrance(const std::string& name) {
  if (name == "mcp") return std::make_unique<McpEntrance>();
  return std::make_unique<CommandEntrance>();
}

std::vector<std::string> as_flags(const json& arguments) {
  std::vector<std::string> words;
  for (const auto& [key, value] : arguments.items()) {
    auto flag = "--" + key;
    std::replace(flag.begin(), flag.end(), '_', '-');
    const auto add = [&](const json& item) {
      const auto text = item.is_string() ? item.get<std::string>() : item.dump();
      // One word, so that a value may begin with a dash.
      words.push_back(flag + "=" + text);
    };
    if (value.is_array()) {
      for (const auto& item : value) add(item);
    } else {
      add(value);
    }
  }
  return words;
}

}  // namespace offhand::test
