#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/application.h"
#include "tests/support/fake_model.h"
#include "tests/support/mcp_client.h"
#include "tests/support/skip.h"

// Elements that no tree has: text that a canvas draws, read by tesseract, and a model on a server; and what programs
// call their widgets.
namespace offhand::test::ax_vision_desktop_cases {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

struct Painted {
  explicit Painted(const EnvironmentChanges& environment = {})
      : client{{.server = {"--tools", "ax,full"}, .environment = environment}} {
    const auto connected = client.call("ax_connect", {{"app", std::to_string(app.pid())}, {"alias", "it"}});
    EXPECT_FALSE(connected.failed) << connected.dump();
  }
  /// Tries again for a while, because a window is there before its canvas is drawn.
  ToolReply find_adventure() {
    ToolReply found;
    eventually([&] {
      found =
          client.call("find_elements", {{"pid", app.pid()}, {"query", "start adventure"}, {"text_on_screen", true}});
      return found.failed || !found.structured["texts"].empty();
    });
    return found;
  }
  Application app{{"/usr/bin/python3", "-B", OFFHAND_TEST_ROOT "/tests/desktop/text_on_screen_gtk3.py"}};
  McpClient client;
};

bool has_tesseract() { return run_command({"sh", "-c", "command -v tesseract"}).exit_code == 0; }

/// Where the canvas draws it, by its own words: left 40, base line 60, letters of 20 pixels.
void expect_near_the_drawing(const json& position) {
  EXPECT_NEAR(position[0].get<double>(), 40, 8);
  EXPECT_NEAR(position[1].get<double>(), 44, 10);
}

TEST(TextOnScreen, OfACanvasIsFoundWhereItIsDrawn) {
  if (!has_tesseract()) OFFHAND_SKIP("tesseract is not installed");
  Painted painted;
  const auto found = painted.find_adventure();
  ASSERT_FALSE(found.failed) << found.dump();
  ASSERT_THAT(found.structured["texts"], SizeIs(1)) << found.dump();
  const auto window = painted.client.call("ax_list_windows", {{"app", "it"}}).structured["windows"][0]["position"];
  const auto& bounds = found.structured["texts"][0]["bounds"];
  expect_near_the_drawing(
      {bounds["x"].get<int>() - window[0].get<int>(), bounds["y"].get<int>() - window[1].get<int>()});
  EXPECT_FALSE(found.structured["texts"][0].contains("element_index")) << "the canvas is not the text";
}

TEST(TextOnScreen, OfAButtonNamesTheButton) {
  if (!has_tesseract()) OFFHAND_SKIP("tesseract is not installed");
  Painted painted;
  auto adventure = painted.find_adventure();
  ASSERT_FALSE(adventure.structured["texts"].empty()) << adventure.dump();
  const auto found = painted.client.call("ax_find", {{"app", "it"}, {"query", "Continue"}, {"text_on_screen", true}});
  ASSERT_FALSE(found.failed) << found.dump();
  EXPECT_EQ(found.structured["method"], "text_on_screen") << found.dump();
  EXPECT_EQ(found.structured["title"], "Continue") << found.dump();
  EXPECT_EQ(found.structured["role"], "button") << found.dump();
}

TEST(VisionServer, IsAskedAboutTheWindowOfARealApplication) {
  const json words{{"found", true}, {"x", 38}, {"y", 42}, {"width", 180}, {"height", 26}, {"confidence", 0.8}};
  const json message{{"content", json::array({{{"type", "text"}, {"text", words.dump()}}})}};
  FakeModel model(http_answer(message.dump()));
  Painted painted({{"OFFHAND_VISION_BACKEND", "anthropic"},
                   {"OFFHAND_VISION_ADDRESS", model.address()},
                   {"ANTHROPIC_API_KEY", "sk-nobody-sees-this"}});
  const auto found = painted.client.call("ax_find", {{"app", "it"}, {"query", "the adventure"}});
  ASSERT_FALSE(found.failed) << found.dump();
  EXPECT_EQ(found.structured["method"], "visual") << found.dump();
  EXPECT_FALSE(found.structured.contains("element_ref")) << found.dump();
  ASSERT_THAT(model.requests(), SizeIs(1));
  EXPECT_THAT(model.requests().front().head, HasSubstr("x-api-key: sk-nobody-sees-this"));
  EXPECT_EQ(painted.client.errors().find("sk-nobody"), std::string::npos);
}

TEST(Identifier, OfAGtk3WidgetIsWhatItsProgramCallsIt) {
  const TemporaryFolder folder;
  const Application form(
      {"/usr/bin/python3", "-B", OFFHAND_TEST_ROOT "/tests/desktop/form_gtk3.py", "--file", folder.file("saved.json")});
  McpClient client{{.server = {"--tools", "ax"}}};
  ASSERT_FALSE(client.call("ax_connect", {{"app", std::to_string(form.pid())}, {"alias", "form"}}).failed);
  const auto found = client.call("ax_find", {{"app", "form"}, {"query", "identifier:field-street"}});
  EXPECT_EQ(found.structured["count"], 1) << found.dump();
  EXPECT_EQ(found.structured["title"], "Street") << found.dump();
  EXPECT_EQ(found.structured["strategy"], "identifier") << found.dump();
}

}  // namespace
}  // namespace offhand::test::ax_vision_desktop_cases
