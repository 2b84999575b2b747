#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include <nlohmann/json.hpp>
#include "impl/install/clients.h"
#include "tests/support/process.h"

// `offhand install` changes files that people wrote. What others wrote in them stays, byte by byte.
namespace offhand::test::install_cases {
namespace {

using testing::HasSubstr;
using testing::Not;

class Install : public testing::Test {
 protected:
  CommandResult run(std::vector<std::string> words) const {
    return run_offhand(
        std::move(words),
        {.input = {}, .environment = {{"HOME", home_.file("home")}, {"XDG_CONFIG_HOME", home_.file("settings")}}});
  }
  CommandResult install(std::string_view client, std::vector<std::string> more = {}) const {
    std::vector<std::string> words{"install", "--client", std::string(client)};
    words.insert(words.end(), more.begin(), more.end());
    return run(std::move(words));
  }
  CommandResult uninstall(std::string_view client) const { return run({"uninstall", "--client", std::string(client)}); }

  std::string file_of(const install::Client& client) const {
    constexpr std::string_view mark = "~config/";
    if (client.user_file.starts_with(mark))
      return home_.file("settings/" + std::string(client.user_file.substr(mark.size())));
    return home_.file("home/" + std::string(client.user_file));
  }
  std::string write(std::string_view client, const std::string& text) const {
    const auto file = file_of(*install::client_called(client));
    std::filesystem::create_directories(std::filesystem::path(file).parent_path());
    write_contents(file, text);
    return file;
  }
  static std::string read(const std::string& file) { return contents(file); }

  TemporaryFolder home_;
};

/// A settings file of each form, with comments, other servers, and whatever else readers of that form let pass.
constexpr const char* json_file = R"({
  // What the editor looks like.
  "theme": "dark", /* as at night */
  "SERVERS": {
    "other": {
      "command": "other-server", // not ours
      "args": ["--port", "1,2"],
    },
  },
  "last": [1, 2, { "x": null }]
}
)";
constexpr const char* toml_file = R"(# Codex
model = "o5"
notes = """
[mcp_servers.offhand]
not a table
"""

[mcp_servers.other] # theirs
command = "other-server"
args = [
  "[mcp_servers.offhand]",
]

[mcp_servers.other.env]
KEY = "1"

# The last of all.
[profiles.quick]
model = "o5-mini"
)";
constexpr const char* yaml_file = R"(# Goose
GOOSE_MODEL: "o5"
extensions:
  other:   # theirs
    type: stdio
    cmd: other-server
    args: ["--port", "1"]

# The last of all.
GOOSE_MODE: auto
)";

std::string sample_of(const install::Client& client) {
  if (client.form == SettingsForm::toml) return toml_file;
  if (client.form == SettingsForm::yaml) return yaml_file;
  std::string text = json_file;
  return text.replace(text.find("SERVERS"), 7, client.servers);
}

TEST_F(Install, OfEachClientKeepsAllElseAndIsUndone) {
  ASSERT_EQ(mcp_clients().size(), 14U);
  for (const auto& client : mcp_clients()) {
    SCOPED_TRACE(client.name);
    const auto sample = sample_of(client);
    const auto file = write(client.name, sample);
    const auto entered = install(client.name, {"--preset", "lean,record", "--sandbox"});
    EXPECT_EQ(entered.exit_code, 0) << entered.errors;
    EXPECT_THAT(entered.output, HasSubstr("+"));
    const auto text = read(file);
    EXPECT_THAT(text, testing::AllOf(HasSubstr(offhand_program()), HasSubstr("lean,record"), HasSubstr("--sandbox"),
                                     HasSubstr("other-server")));
    // What was there is all there, in its order: the new text is the old one with one piece added.
    std::size_t same = 0;
    while (same < sample.size() && sample[same] == text[same]) ++same;
    std::size_t tail = 0;
    while (tail < sample.size() - same && sample[sample.size() - 1 - tail] == text[text.size() - 1 - tail]) ++tail;
    EXPECT_EQ(same + tail, sample.size()) << text;
    EXPECT_EQ(read(file + ".offhand-backup"), sample);
    EXPECT_THAT(install(client.name, {"--preset", "lean,record", "--sandbox"}).output, HasSubstr("Nothing to change"));
    EXPECT_EQ(install(client.name).exit_code, 0);
    EXPECT_THAT(read(file), Not(HasSubstr("lean,record"))) << "the older entry is replaced";
    const auto removed = uninstall(client.name);
    EXPECT_EQ(removed.exit_code, 0) << removed.errors;
    EXPECT_EQ(read(file), sample);
    EXPECT_THAT(uninstall(client.name).output, HasSubstr("Nothing to change"));
  }
}

TEST_F(Install, CreatesTheFileThatIsMissing) {
  for (const auto& client : mcp_clients()) {
    SCOPED_TRACE(client.name);
    const auto shown = install(client.name, {"--dry-run"});
    EXPECT_THAT(shown.output, HasSubstr("nothing is written"));
    EXPECT_FALSE(std::filesystem::exists(file_of(client)));
    EXPECT_EQ(install(client.name).exit_code, 0);
    EXPECT_THAT(read(file_of(client)), HasSubstr(offhand_program()));
    struct stat facts{};
    ASSERT_EQ(::stat(file_of(client).c_str(), &facts), 0);
    EXPECT_EQ(facts.st_mode & 0777U, 0600U);
    if (client.form == SettingsForm::json) {
      EXPECT_TRUE(nlohmann::json::accept(read(file_of(client))));
    }
    EXPECT_EQ(uninstall(client.name).exit_code, 0);
    EXPECT_THAT(read(file_of(client)), Not(HasSubstr("offhand")));
  }
}

struct TextCase {
  const char* name;
  const char* before;
  const char* after;
};

TEST(InstallText, OfJsonIsWrittenInTheFilesOwnHand) {
  const std::array path{std::string("m"), std::string("o")};
  for (const auto& row : std::vector<TextCase>{
           {"empty file", "", "{\n  \"m\": {\n    \"o\": {\n      \"c\": 1\n    }\n  }\n}\n"},
           {"empty object", "{}", "{\n  \"m\": {\n    \"o\": {\n      \"c\": 1\n    }\n  }\n}"},
           {"one line", "{\"a\": 1}", "{\"a\": 1, \"m\": {\n    \"o\": {\n      \"c\": 1\n    }\n  }}"},
           {"tabs", "{\n\t\"m\": {\n\t\t\"a\": 1\n\t}\n}\n",
            "{\n\t\"m\": {\n\t\t\"a\": 1,\n\t\t\"o\": {\n\t\t\t\"c\": 1\n\t\t}\n\t}\n}\n"},
           {"lines end as there", "{\r\n  \"m\": {\r\n  }\r\n}\r\n",
            "{\r\n  \"m\": {\r\n    \"o\": {\r\n      \"c\": 1\r\n    }\r\n  }\r\n}\r\n"},
           {"byte order mark", "\xEF\xBB\xBF{\n  \"m\": {}\n}",
            "\xEF\xBB\xBF{\n  \"m\": {\n    \"o\": {\n      \"c\": 1\n    }\n  }\n}"},
           {"comment behind the last", "{\n  \"m\": {\n    \"a\": 1 // one\n  }\n}",
            "{\n  \"m\": {\n    \"a\": 1, // one\n    \"o\": {\n      \"c\": 1\n    }\n  }\n}"},
           {"trailing comma", "{\n  \"m\": {\n    \"a\": 1,\n  },\n}",
            "{\n  \"m\": {\n    \"a\": 1,\n    \"o\": {\n      \"c\": 1\n    },\n  },\n}"},
           {"replaced", "{\n  \"m\": { \"o\": { \"old\": [\"}\"] }, \"b\": 2 }\n}",
            "{\n  \"m\": { \"o\": {\n    \"c\": 1\n  }, \"b\": 2 }\n}"},
           {"escaped name", "{\n  \"\\u006d\": {\n    \"a\": \"\\\"}\"\n  }\n}",
            "{\n  \"\\u006d\": {\n    \"a\": \"\\\"}\",\n    \"o\": {\n      \"c\": 1\n    }\n  }\n}"},
       }) {
    const auto edited = install::json_editor().with_member(row.before, path, R"({"c":1})");
    ASSERT_TRUE(edited) << row.name << ": " << edited.error().reason;
    EXPECT_EQ(*edited, row.after) << row.name;
    const auto again = install::json_editor().with_member(*edited, path, R"({"c":1})");
    EXPECT_EQ(*again, *edited) << row.name;
  }
}

struct BadCase {
  const char* name;
  const char* client;
  std::string text;
  const char* said;
};

TEST_F(Install, LeavesAFileThatItDoesNotUnderstand) {
  const std::string deep = "{\"a\":" + std::string(200, '[') + std::string(200, ']') + "}";
  for (const auto& row : std::vector<BadCase>{
           {"broken", "cursor", "{\n  \"mcpServers\": {\n    \"a\": tru\n  }\n}", "line 3, column 10"},
           {"comma", "cursor", "{\n  \"a\": 1\n  \"b\": 2\n}", "line 3, column 3"},
           {"cut", "cursor", "{\n  \"mcpServers\": {", "line 2, column 18"},
           {"two objects", "cursor", "{}\n{}", "line 2, column 1"},
           {"no object", "cursor", "[1]", "line 1, column 1"},
           {"servers are a list", "cursor", "{\"mcpServers\": []}", "line 1, column 16"},
           {"open comment", "cursor", "{ /* \n}", "line 1, column 3"},
           {"deep", "cursor", deep, "100 levels"},
           {"toml", "codex", "a = 1\nb = = 2\n", "line 2, column 5"},
           {"toml by another form", "codex", "mcp_servers = { offhand = { command = \"x\" } }\n", "by hand"},
           {"yaml", "goose", "a: 1\nb: [1\nc: 2\n", "line 3"},
           {"yaml in braces", "goose", "extensions: { other: { cmd: x } }\n", "by hand"},
           {"large", "cursor", "{\"a\": \"" + std::string(10'000'000, 'x') + "\"}", "10000009 bytes"},
       }) {
    SCOPED_TRACE(row.name);
    const auto file = write(row.client, row.text);
    const auto refused = install(row.client);
    EXPECT_EQ(refused.exit_code, 1);
    EXPECT_THAT(refused.errors, testing::AllOf(HasSubstr(row.said), HasSubstr(file), HasSubstr("--print")));
    EXPECT_TRUE(read(file) == row.text);
    EXPECT_FALSE(std::filesystem::exists(file + ".offhand-backup"));
  }
}

TEST_F(Install, LeavesALinkAndAFileThatMayNotBeWritten) {
  const auto file = write("cursor", "{}");
  const auto elsewhere = home_.file("dotfiles.json");
  std::filesystem::rename(file, elsewhere);
  std::filesystem::create_symlink(elsewhere, file);
  EXPECT_THAT(install("cursor").errors, HasSubstr("symbolic link"));
  EXPECT_EQ(read(elsewhere), "{}");
  std::filesystem::remove(file);
  write("cursor", "{}");
  ::chmod(file.c_str(), 0400);
  EXPECT_THAT(install("cursor").errors, HasSubstr("read-only"));
  EXPECT_EQ(read(file), "{}");
}

TEST_F(Install, OfAProgramInTheCacheOfNpxEntersNpx) {
  // npm empties that folder, and its name is another for each release.
  const auto folder = home_.file("home/.npm/_npx/5f1e2d3c/node_modules/@offhand/linux-x64/bin");
  std::filesystem::create_directories(folder);
  std::filesystem::copy_file(offhand_program(), folder + "/offhand");
  for (const auto* scope : {"user", "project"}) {
    const auto printed =
        run_command({folder + "/offhand", "install", "--client", "cursor", "--print", "--scope", scope, "--sandbox"});
    const auto written = nlohmann::json::parse(printed.output.substr(printed.output.find('\n')), nullptr, false);
    EXPECT_EQ(written["mcpServers"]["offhand"],
              (nlohmann::json{{"command", "npx"}, {"args", {"-y", "offhand@latest", "mcp", "--sandbox"}}}))
        << printed.output << printed.errors;
  }
}

TEST_F(Install, SaysWhatToWriteAndWhatItWantsToKnow) {
  EXPECT_THAT(install("zed", {"--print"}).output, HasSubstr("context_servers"));
  EXPECT_THAT(install("windsurf", {"--scope", "project"}).errors, HasSubstr("--scope user"));
  EXPECT_EQ(install("curser").exit_code, 2);
  EXPECT_THAT(run({"install"}).errors, HasSubstr("clients was found"));
  write("cursor", "{}");
  const auto asked = run({"install"});
  EXPECT_EQ(asked.exit_code, 2);
  EXPECT_THAT(asked.errors, HasSubstr("cursor"));
}

}  // namespace
}  // namespace offhand::test::install_cases
