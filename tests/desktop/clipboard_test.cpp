#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>

#include "tests/support/application.h"
#include "tests/support/mcp_client.h"

// What tools put on the clipboard is pasted by xclip, GTK and Qt, and what these copied is read. The process that holds
// it outlives whoever asked for it, and nobody else.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

/// Processes on this display that hold something.
std::vector<pid_t> holders() {
  std::vector<pid_t> found;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const auto words = contents(entry.path() / "cmdline");
    const std::string mark = std::string("--hold-clipboard") + '\0' + std::getenv("DISPLAY") + '\0';
    if (words.find(mark) != std::string::npos) found.push_back(std::stoi(entry.path().filename()));
  }
  return found;
}

std::string pasted(const std::string& selection = "clipboard", const std::string& target = "UTF8_STRING") {
  return run_command({"xclip", "-o", "-selection", selection, "-t", target}).output;
}

void copied_by_the_user(const std::string& text, const std::string& selection = "clipboard") {
  // It stays in the background, with its output open.
  run_command({"sh", "-c", "xclip -selection " + selection + " >/dev/null 2>&1"}, {.input = text});
}

json peer(const std::string& toolkit) {
  return json::parse(run_command({"/usr/bin/python3", "-B", OFFHAND_TEST_CLIPBOARD_PEER, toolkit, "paste"}).output);
}

json written(std::vector<std::string> words) {
  words.insert(words.begin(), "clipboard_write");
  words.insert(words.end(), {"--output", "json"});
  return json::parse(run_offhand(words).output);
}

json read_text() { return json::parse(run_offhand({"clipboard_read", "--include-text", "--output", "json"}).output); }

TEST(Clipboard, KeepsWhatASingleCommandWroteUntilTheUserCopies) {
  copied_by_the_user("marked", "primary");
  copied_by_the_user("the user's");
  const auto result = written({"Grüße ✓"});
  EXPECT_EQ(result["effect"], "confirmed") << result;
  EXPECT_THAT(result["replaced"]["types"], testing::Contains("UTF8_STRING")) << result;
  EXPECT_EQ(pasted(), "Grüße ✓");
  EXPECT_EQ(run_command({"xsel", "-o", "-b"}).output, "Grüße ✓");
  EXPECT_EQ(pasted("primary"), "marked");
  EXPECT_THAT(holders(), SizeIs(1));
  EXPECT_EQ(written({"another"})["effect"], "confirmed");
  EXPECT_TRUE(eventually([] { return holders().size() == 1; })) << "the former one ends";
  copied_by_the_user("the user's again");
  EXPECT_TRUE(eventually([] { return holders().empty(); }));
  EXPECT_EQ(read_text()["text"], "the user's again");
}

TEST(Clipboard, OutlivesAServerThatIsKilled) {
  {
    McpClient client({.server = {"--tools", "full"}});
    EXPECT_EQ(client.call("clipboard_write", {{"text", "still here"}}).structured["effect"], "confirmed");
    client.signal(SIGKILL);
    client.wait_for_exit();
  }
  EXPECT_EQ(pasted(), "still here");
}

TEST(Clipboard, IsPastedByToolkits) {
  const std::string text = std::string(1'000'000, 'x') + "Grüße ✓";
  McpClient client({.server = {"--tools", "full"}});
  ASSERT_EQ(client.call("clipboard_write", {{"text", text}}).structured["effect"], "confirmed");
  EXPECT_TRUE(pasted() == text);
  const auto end = json{1'000'007, std::string(33, 'x') + "Grüße ✓"};
  for (const auto* toolkit : {"gtk3", "qt5"}) EXPECT_EQ(peer(toolkit)["text"], end) << toolkit;

  TemporaryFolder folder;
  const auto picture = folder.file("a.png");
  ASSERT_EQ(run_command({"scrot", picture}).exit_code, 0);
  ASSERT_EQ(client.call("clipboard_write", {{"image_path", picture}}).structured["effect"], "confirmed");
  EXPECT_TRUE(pasted("clipboard", "image/png") == contents(picture));
  for (const auto* toolkit : {"gtk3", "qt5"}) EXPECT_THAT(peer(toolkit)["image"], SizeIs(2)) << toolkit;

  ASSERT_EQ(client.call("clipboard_write", {{"file_path", picture}}).structured["effect"], "confirmed");
  for (const auto* toolkit : {"gtk3", "qt5"}) EXPECT_EQ(peer(toolkit)["files"], json{"file://" + picture}) << toolkit;
}

TEST(Clipboard, IsPastedIntoAField) {
  ASSERT_EQ(written({"pasted ✓"})["effect"], "confirmed");
  for (const auto* toolkit : {"gtk3", "gtk4", "qt5"}) {
    FixtureApplication application(toolkit);
    run_command({"xdotool", "windowactivate", "--sync", std::to_string(application.window())});
    McpClient client({.server = {"--tools", "full"}});
    const auto found = client.call("find_elements", {{"pid", application.pid()}, {"name", "Entry"}});
    ASSERT_FALSE(found.failed) << found.dump();
    const auto token = found.structured["elements"][0]["element_token"];
    const auto reply =
        client.call("press_key", {{"element_token", token}, {"key", "ctrl+v"}, {"delivery_mode", "foreground"}});
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_THAT(application.wait_for({{"event", "text"}, {"name", "Entry"}})["text"], HasSubstr("pasted ✓")) << toolkit;
  }
}

TEST(Clipboard, IsReadWhereverItWasCopied) {
  for (const auto* toolkit : {"gtk3", "qt5"}) {
    ChildProcess owner({"/usr/bin/python3", "-B", OFFHAND_TEST_CLIPBOARD_PEER, toolkit, "copy"});
    std::array<char, 8> said{};
    ASSERT_GT(::read(owner.output(), said.data(), said.size()), 0);
    const auto result = read_text();
    EXPECT_TRUE(result["text"] == std::string(1'000'000, 'x') + "end") << toolkit;
    EXPECT_EQ(result["owner_pid"], owner.pid()) << toolkit;
    owner.signal(SIGKILL);
    owner.wait();
  }
  EXPECT_EQ(read_text()["types"], json::array()) << "it went with its owner";
}

TEST(Clipboard, IsNotLostBecauseItWasTooLargeToRead) {
  copied_by_the_user(std::string(3'000'000, 'x'));
  EXPECT_THAT(run_offhand({"clipboard_read", "--include-text", "--max-bytes", "1000"}).errors, HasSubstr("larger"));
  EXPECT_TRUE(pasted() == std::string(3'000'000, 'x'));
}

}  // namespace
}  // namespace offhand::test
