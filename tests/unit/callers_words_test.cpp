#include "impl/dispatch/callers_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "tests/unit/simulated.h"

// Errors name an element as the caller did.
namespace offhand::test::callers_words_cases {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(CallersWords, NameAnElementByTheIdThatTheCallerGave) {
  SimulatedDesk desk;
  const auto captured = desk.reply("cup.get_tree", {{"app", "widgets"}, {"format", "json"}});
  ASSERT_TRUE(captured) << captured.error().message;
  // The ids of a session go on, so that those of another capture are no indices of its own.
  desk.reply("cup.get_tree", {{"app", "widgets"}, {"format", "json"}});
  const auto again = desk.reply("cup.get_tree", {{"app", "widgets"}, {"format", "json"}});
  ASSERT_TRUE(again && again->structured);
  std::string id;
  const std::function<void(const json&)> look = [&](const json& nodes) {
    for (const auto& node : nodes) {
      if (node.value("name", "") == "A") id = node["id"];
      if (node.contains("children")) look(node["children"]);
    }
  };
  look(json::parse(*again->structured)["tree"]);
  ASSERT_FALSE(id.empty());
  const auto error = desk.refusal("cup.execute_action", {{"action", "longpress"}, {"element_id", id}});
  EXPECT_THAT(error.message, testing::StartsWith(id + " (button \"A\")"));
  EXPECT_THAT(error.data, HasSubstr(id));
  EXPECT_THAT(error.message + error.hint + error.data, Not(HasSubstr("lement ")));
}

TEST(CallersWords, LeaveOtherElementsAlone) {
  Error error;
  error.message = "Element 3 button \"A\" is gone; nearest now: element 31 button \"A\", element 3.";
  name_by_id(error, 3, "e12");
  EXPECT_EQ(error.message, "e12 button \"A\" is gone; nearest now: element 31 button \"A\", e12.");
}

}  // namespace
}  // namespace offhand::test::callers_words_cases
