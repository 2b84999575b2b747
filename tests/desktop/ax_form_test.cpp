#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "tests/support/application.h"
#include "tests/support/mcp_client.h"

// A workflow of twelve steps that fills in a form, checks and saves it, while somebody types in another window; and
// what it does where the form is broken at one of its steps. The same in LibreOffice Writer: tests/deep/form.
namespace offhand::test::ax_form_cases {
namespace {

using testing::HasSubstr;

constexpr int step_count = 12;

class AxForm : public testing::Test {
 protected:
  explicit AxForm(int broken = 0)
      : form{{"/usr/bin/python3", "-B", OFFHAND_TEST_ROOT "/tests/desktop/form_gtk3.py", "--broken",
              std::to_string(broken), "--file", file()}} {
    const auto connected = client.call("ax_connect", {{"app", std::to_string(form.pid())}, {"alias", "form"}});
    EXPECT_FALSE(connected.failed) << connected.dump();
  }
  std::string file() const { return folder.file("saved.json"); }

  static json step(const std::string& tool, json arguments) {
    arguments["app"] = "form";
    return {{"tool", tool}, {"args", std::move(arguments)}};
  }
  static json type(const std::string& field, const std::string& text) {
    return step("ax_type", {{"query", "textbox:" + field}, {"text", text}});
  }
  static json click(const std::string& query) { return step("ax_click", {{"query", query}}); }
  static json expect(const std::string& query, json assertions) {
    return step("ax_assert", {{"query", query}, {"assertions", std::move(assertions)}, {"timeout_ms", 300}});
  }
  json run() {
    const json steps{type("Name", "Ada Lovelace"),
                     type("Street", "St James's Square 12"),
                     type("City", "Köln"),
                     click("checkbox:Member"),
                     click("radio:Monthly"),
                     step("ax_set_value", {{"query", "spinbutton:Years"}, {"value", "3"}}),
                     expect("textbox:Name", {{"value", "Ada Lovelace"}}),
                     expect("checkbox:Member", {{"value", "on"}}),
                     type("Remarks", "as {{step_1.target.name}} ✓"),
                     click("button:Check"),
                     expect("complete", {{"exists", true}}),
                     click("button:Save")};
    const auto reply = client.call("ax_workflow", {{"name", "membership"}, {"steps", steps}});
    EXPECT_FALSE(reply.failed) << reply.dump();
    return reply.structured;
  }

  TemporaryFolder folder;
  Application form;
  McpClient client{{.server = {"--tools", "ax"}, .environment = {{"OFFHAND_READY_TIMEOUT_MS", "300"}}}};
};

TEST_F(AxForm, IsFilledCheckedAndSavedWhileSomebodyTypesElsewhere) {
  FixtureApplication typist("gtk3", "Letter");
  const auto active = [] { return run_command({"xdotool", "getactivewindow"}).output; };
  ASSERT_EQ(run_command({"xdotool", "windowactivate", "--sync", std::to_string(typist.window())}).exit_code, 0);
  typist.control("focus Entry");
  const std::string sentence = "dear reader, nobody takes my keys away while I write this letter";
  const auto before = active();
  ChildProcess typing({"xdotool", "type", "--delay", "25", sentence});
  const auto told = run();
  EXPECT_TRUE(told["success"]) << told;
  EXPECT_EQ(told["steps_completed"], step_count) << told;
  ASSERT_EQ(typing.wait(), 0);
  EXPECT_EQ(active(), before);
  const auto saved = json::parse(contents(file()));
  EXPECT_EQ(saved, (json{{"Name", "Ada Lovelace"},
                         {"Street", "St James's Square 12"},
                         {"City", "Köln"},
                         {"Remarks", "as Name ✓"},
                         {"member", true},
                         {"monthly", true},
                         {"years", 3}}));
  typist.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", sentence}});
}

class AxBrokenForm : public AxForm, public testing::WithParamInterface<int> {
 protected:
  AxBrokenForm() : AxForm(GetParam()) {}
};

TEST_P(AxBrokenForm, FailsAtThatStepAndSavesNothing) {
  const auto told = run();
  EXPECT_FALSE(told["success"]) << told;
  EXPECT_EQ(told["steps_completed"], GetParam() - 1) << told;
  ASSERT_EQ(told["results"].size(), static_cast<std::size_t>(GetParam())) << told;
  const auto& last = told["results"].back();
  EXPECT_EQ(last["step"], GetParam());
  EXPECT_EQ(last["status"], "failed");
  EXPECT_FALSE(std::filesystem::exists(file()));
}

INSTANTIATE_TEST_SUITE_P(AtEachStep, AxBrokenForm, testing::Range(1, step_count + 1));

}  // namespace
}  // namespace offhand::test::ax_form_cases
