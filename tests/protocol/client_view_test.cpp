#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "impl/install/clients.h"
#include "tests/support/json.h"
#include "tests/support/process.h"

// `offhand doctor --client`: what a client sees that starts the command in its settings file.
namespace offhand::test::client_view_cases {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class ClientView : public testing::Test {
 protected:
  void write(std::string_view client, const std::string& text) const {
    const auto file = home_.file("home/" + std::string(install::client_called(client)->user_file));
    std::filesystem::create_directories(std::filesystem::path(file).parent_path());
    write_contents(file, text);
  }
  void write_command(const json& words) const {
    json arguments = json::array();
    for (std::size_t at = 1; at < words.size(); ++at) arguments.push_back(words[at]);
    const json entry{{"command", words[0]}, {"args", arguments}, {"env", {{"OFFHAND_LOG_LEVEL", "error"}}}};
    write("cursor", json{{"mcpServers", {{"offhand", entry}}}}.dump(2));
  }
  CommandResult doctor(std::string_view client = "cursor", std::vector<std::string> more = {}) const {
    std::vector<std::string> words{"doctor", "--client", std::string(client)};
    words.insert(words.end(), more.begin(), more.end());
    return run_offhand(
        std::move(words),
        {.input = {}, .environment = {{"HOME", home_.file("home")}, {"XDG_CONFIG_HOME", home_.file("settings")}}});
  }

  TemporaryFolder home_;
};

TEST_F(ClientView, TellsWhatEachStepTook) {
  write_command({offhand_program(), "--platform", "sim:widgets", "mcp"});
  const auto seen = doctor();
  EXPECT_EQ(seen.exit_code, 0) << seen.output << seen.errors;
  EXPECT_THAT(seen.output, testing::ContainsRegex("✅ Cursor, entry: .*cursor/mcp.json starts .*offhand"));
  EXPECT_THAT(seen.output, testing::ContainsRegex("✅ Cursor, start: it answered as offhand .* after [0-9]+ ms"));
  EXPECT_THAT(seen.output, testing::ContainsRegex("✅ Cursor, tools: [0-9]+, listed in [0-9]+ ms"));
  EXPECT_THAT(seen.output, testing::ContainsRegex("✅ Cursor, a call: list_windows answered in [0-9]+ ms"));
  EXPECT_EQ(json::parse(doctor("cursor", {"--json"}).output).at("findings").size(), 4U);
}

TEST_F(ClientView, ReadsEntriesThatPeopleWroteByHand) {
  const auto program = json(offhand_program()).dump();
  write("cursor", "{ // mine\n \"mcpServers\": { \"offhand\": { \"command\": " + program +
                      ", /* as ever */ \"args\": [\"--platform\", \"sim:widgets\", \"mcp\", ], }, }, }");
  EXPECT_EQ(doctor().exit_code, 0) << doctor().output;
  write("codex", "[mcp_servers.offhand]\ncommand = " + program + "\nargs = [\"--platform\", 'sim:widgets', \"mcp\"]\n");
  EXPECT_EQ(doctor("codex").exit_code, 0) << doctor("codex").output;
}

TEST_F(ClientView, SaysWhatToDoWhereAStepFails) {
  EXPECT_THAT(doctor().output, HasSubstr("offhand install --client cursor"));
  EXPECT_EQ(doctor().exit_code, 1);
  write("cursor", "{ \"mcpServers\": nonsense }");
  EXPECT_THAT(doctor().output, HasSubstr("line 1"));
  write_command({"/nonexistent/offhand", "mcp"});
  EXPECT_THAT(doctor().output, HasSubstr("There is no program \"/nonexistent/offhand\""));
  write_command({"true"});
  EXPECT_THAT(doctor().output, testing::AllOf(HasSubstr("it ended"), HasSubstr("Run `true` in a terminal")));
  write_command({"echo", "hello"});
  EXPECT_THAT(doctor().output, HasSubstr("it wrote hello"));
}

/// Every form that clients have is read as it is written.
TEST_F(ClientView, FindsTheCommandThatInstallEntered) {
  for (const auto& client : mcp_clients()) {
    SCOPED_TRACE(client.name);
    const auto entry = install::entry_of(client, {.program = "/bin/offhand", .arguments = {"mcp", "--sandbox"}});
    const std::array path{std::string(client.servers), std::string("offhand")};
    const auto& editor = install::editor_of(client);
    const auto text = editor.with_member("", path, entry);
    ASSERT_TRUE(text);
    const auto member = editor.member(*text, path);
    ASSERT_TRUE(member && *member);
    const auto command = install::command_of(client, **member);
    ASSERT_TRUE(command);
    EXPECT_EQ(command->program, "/bin/offhand");
    EXPECT_EQ(command->arguments, (std::vector<std::string>{"mcp", "--sandbox"}));
  }
}

}  // namespace
}  // namespace offhand::test::client_view_cases
