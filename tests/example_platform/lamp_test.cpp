#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>

#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/selection.h"
#include "tests/support/json.h"
#include "tests/support/process.h"

// The example of the guide "Adding a platform", by the tools of the product, which know nothing of it.
namespace offhand::test {
namespace lamp_test_cases {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class ExamplePlatform : public testing::Test {
 protected:
  ExamplePlatform() : process_(options()), dispatcher_(process_) {}

  static Process::Options options() {
    static const TemporaryFolder folder;
    ::setenv("XDG_RUNTIME_DIR", folder.path().c_str(), 1);
    return {.config = {}};
  }
  Result<Reply> reply(const std::string& tool, const json& arguments = json::object()) {
    const auto info = tool_named(tool);
    if (!info) return fail(info.error());
    CallContext context;
    context.default_session = "test";
    return dispatcher_.call(**info, arguments, context);
  }
  json call(const std::string& tool, const json& arguments = json::object()) {
    const auto outcome = reply(tool, arguments);
    if (!outcome) throw std::runtime_error(outcome.error().code + ": " + outcome.error().message);
    return json::parse(*outcome->structured);
  }
  json light() {
    const auto state =
        call("get_window_state", {{"pid", 4711}, {"window_id", 1}, {"format", "json"}, {"include_screenshot", false}});
    for (const auto& element : state["elements"])
      if (element["name"] == "Light") return element;
    return nullptr;
  }

  Process process_;
  Dispatcher dispatcher_;
};

TEST_F(ExamplePlatform, ListsItsWindow) {
  const auto windows = call("list_windows")["windows"];
  ASSERT_EQ(windows.size(), 1U) << windows;
  EXPECT_EQ(windows[0]["title"], "Lamp on the desk");
}

TEST_F(ExamplePlatform, ShowsAndPressesItsSwitch) {
  const auto before = light();
  ASSERT_TRUE(before.is_object());
  EXPECT_EQ(before["role"], "switch");
  EXPECT_THAT(before["states"].dump(), testing::Not(HasSubstr("checked")));
  const auto done = call("click", {{"window_id", 1}, {"element_index", before["element_index"]}});
  EXPECT_EQ(done["effect"], "confirmed") << done;
  EXPECT_THAT(light()["states"].dump(), HasSubstr("checked"));
}

TEST_F(ExamplePlatform, RefusesWhatItLacksWithItsReason) {
  const auto picture = reply("press_key", {{"pid", 4711}, {"window_id", 1}, {"key", "a"}});
  ASSERT_FALSE(picture);
  EXPECT_THAT(picture.error().message + picture.error().hint, HasSubstr("A lamp has neither a screen nor keys"));
}

}  // namespace
}  // namespace lamp_test_cases
}  // namespace offhand::test
