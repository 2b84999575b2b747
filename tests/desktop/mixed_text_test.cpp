#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/desktop/tested_browser.h"
#include "tests/support/application.h"
#include "tests/support/mcp_client.h"

// Words beside other elements, which Firefox tells only as the text of what holds both.
namespace offhand::test::mixed_text_cases {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class MixedText : public testing::TestWithParam<TestedBrowser> {
 protected:
  MixedText() : application_(GetParam().command(folder_.path(), "file://" OFFHAND_TEST_MIXED_TEXT)) {}
  std::string text(json arguments = json::object()) {
    arguments.update({{"pid", application_.pid()}, {"include_screenshot", false}});
    return client_.call("get_window_state", arguments).text;
  }

  TemporaryFolder folder_;
  Application application_;
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_P(MixedText, AllOfItIsRead) {
  ASSERT_TRUE(eventually([&] { return text().find("only a link") != std::string::npos; })) << text();
  const auto shown = text();
  for (const auto* words : {"Total:", "items", "today", "Hello", "world", "after button", "Outer words",
                            "trailing words", "Inner block", "Loose text"})
    EXPECT_THAT(shown, HasSubstr(words));
  EXPECT_THAT(shown, Not(HasSubstr("\xef\xbf\xbc")));
  EXPECT_THAT(text({{"query", "today"}}), AllOf(HasSubstr("today"), Not(HasSubstr("0 elements found"))));
}

INSTANTIATE_TEST_SUITE_P(In, MixedText, testing::Values(tested_chromium(), tested_firefox()),
                         [](const auto& browser) { return browser.param.name; });

}  // namespace
}  // namespace offhand::test::mixed_text_cases
