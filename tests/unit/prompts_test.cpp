#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "impl/dispatch/dispatcher.h"
#include "tests/unit/simulated.h"

// Prompts that the product offers: every one of them, as it is declared.
namespace offhand::test::prompts_cases {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

/// A client that was offered these tools and can be asked nothing.
class OfferedTools final : public Client {
 public:
  explicit OfferedTools(std::set<std::string> tools) : tools_(std::move(tools)) {}

  bool has_tool(std::string_view name) const override { return tools_.contains(std::string(name)); }
  bool takes(InputKind /*kind*/) const override { return false; }
  Result<Answers> ask(const std::vector<InputRequest>& /*questions*/) override { return Answers(); }
  json& state() override { return state_; }
  void progress(double /*done*/, std::optional<double> /*total*/, std::string_view /*message*/) override {}
  void log(std::string_view /*level*/, std::string_view /*logger*/, const json& /*data*/) override {}
  Result<std::optional<std::chrono::milliseconds>> enter_task() override { return std::nullopt; }
  void pause_stream(std::chrono::milliseconds /*retry*/) override {}
  void notify(const Change& /*change*/) override {}
  void complete_elicitation(std::string_view /*key*/) override {}

 private:
  std::set<std::string> tools_;
  json state_;
};

std::set<std::string> words_of(const std::string& text) {
  std::set<std::string> words;
  std::string word;
  for (const char c : text + ' ') {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_') {
      word += c;
    } else {
      words.insert(std::exchange(word, {}));
    }
  }
  return words;
}

class EachPrompt : public testing::Test {
 protected:
  std::string text_of(const PromptInfo& prompt, json arguments, Client* client) {
    CallContext context;
    context.default_session = "test";
    context.client = client;
    const auto reply = desk.dispatcher().prompt(prompt, arguments, context);
    if (!reply) throw std::runtime_error(std::string(prompt.name) + ": " + reply.error().message);
    return json::parse(reply->messages)[0]["content"]["text"];
  }
  /// With a value for each argument that none of ours contains.
  static json all_arguments(const PromptInfo& prompt) {
    json arguments = json::object();
    for (const auto& argument : prompt.arguments)
      arguments[std::string(argument.name)] =
          argument.values.empty() ? "Zorblax" : std::string(argument.values.front());
    return arguments;
  }
  std::set<std::string> tools_in(const std::string& text) const {
    const auto words = words_of(text);
    std::set<std::string> found;
    for (const auto* tool : desk_tools) {
      // A verb of English is a tool only where it is spoken of as one.
      const bool is_verb = tool->name.find('_') == std::string_view::npos;
      const bool is_named = is_verb ? text.find("with " + std::string(tool->name)) != std::string::npos
                                    : words.contains(std::string(tool->name));
      if (is_named) found.insert(std::string(tool->name));
    }
    return found;
  }

  SimulatedDesk desk;
  std::span<const ToolInfo* const> desk_tools = desk.process().catalog().tools;
};

TEST_F(EachPrompt, NamesOnlyToolsThatTheClientHas) {
  for (const auto* prompt : desk.process().catalog().prompts) {
    for (const char* toolset : {"ax", "desktop", "cup", "none"}) {
      std::set<std::string> offered;
      for (const auto* tool : desk_tools) {
        if (tool->toolset == toolset) offered.insert(std::string(tool->name));
      }
      OfferedTools client(offered);
      const auto named = tools_in(text_of(*prompt, all_arguments(*prompt), &client));
      for (const auto& tool : named)
        EXPECT_TRUE(offered.contains(tool)) << prompt->name << " of " << toolset << ": " << tool;
      if (toolset == std::string("cup") || toolset == std::string("none")) continue;
      EXPECT_THAT(named, testing::Not(IsEmpty())) << prompt->name << " of " << toolset;
    }
  }
}

TEST_F(EachPrompt, SaysWhatItWasAskedFor) {
  for (const auto* prompt : desk.process().catalog().prompts)
    EXPECT_THAT(text_of(*prompt, all_arguments(*prompt), nullptr), HasSubstr("Zorblax")) << prompt->name;
}

TEST_F(EachPrompt, IsOneOfThese) {
  std::set<std::string_view> names;
  for (const auto* prompt : desk.process().catalog().prompts) names.insert(prompt->name);
  for (const char* name : {"test-app", "navigate-to", "extract-data", "automate-workflow", "debug-ui",
                           "accessibility-audit", "cross-app-copy"})
    EXPECT_TRUE(names.contains(name)) << name;
}

TEST_F(EachPrompt, PlansWithoutDoingWhenItIsADryRun) {
  const auto* prompt = desk.process().catalog().find_prompt("automate-workflow");
  ASSERT_NE(prompt, nullptr);
  EXPECT_THAT(text_of(*prompt, {{"workflow", "Send the mail"}, {"dry_run", "true"}}, nullptr),
              HasSubstr("do none of it"));
  EXPECT_THAT(text_of(*prompt, {{"workflow", "Send the mail"}}, nullptr), HasSubstr("Do this: Send the mail"));
}

TEST_F(EachPrompt, TakesNoOtherValues) {
  const auto* prompt = desk.process().catalog().find_prompt("accessibility-audit");
  ASSERT_NE(prompt, nullptr);
  const auto refused = desk.dispatcher().prompt(*prompt, {{"app_name", "App"}, {"standard", "B"}}, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "invalid_arguments");
}

}  // namespace
}  // namespace offhand::test::prompts_cases
