#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/application.h"
#include "tests/support/chromium.h"
#include "tests/support/desk.h"
#include "tests/support/mcp_client.h"

// Elements found by what they are called and waited for, in applications of four toolkits that change when somebody
// else tells them to.
namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// The form of changing_form.py as a page; each key does what a line does there.
const std::string form_page = R"(<!doctype html><html lang=en><meta charset=utf-8><title>Form that changes</title>
<button>Save</button><button>Save As…</button><button id=send disabled>Send it</button>
<label>Full name <input id=full value=Ada></label><label><input type=checkbox id=remember>Remember me</label>
<p id=late hidden>Sent at last</p><script>
let other;
addEventListener('keydown', event => {
  const what = {F2: 'enable', F4: 'show', F8: 'check', F9: 'write', F10: 'open', F7: 'close'}[event.key];
  if (!what) return;
  event.preventDefault();
  if (what == 'enable') send.disabled = false;
  if (what == 'show') late.hidden = false;
  if (what == 'check') remember.checked = true;
  if (what == 'write') full.value = 'Grace';
  if (what == 'open') other = open('other.html', '', 'popup,width=300,height=200');
  if (what == 'close') other.close();
});</script>)";

const std::map<std::string, std::string> keys{{"enable", "F2"}, {"show", "F4"},  {"check", "F8"},
                                              {"write", "F9"},  {"open", "F10"}, {"close", "F7"}};

class Finders : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    application_ = std::make_unique<Application>(argv());
    const auto is_there = [&] {
      const auto found = client_.call("find_elements", in_form({{"name", "Remember me"}}));
      return !found.failed && found.structured["total"] >= 1;
    };
    ASSERT_TRUE(eventually(is_there)) << client_.call("find_elements", in_form({{"name", "Remember me"}})).text;
  }

  std::vector<std::string> argv() const {
    if (GetParam() != "chromium") return {"/usr/bin/python3", "-B", OFFHAND_TEST_CHANGING_FORM, GetParam()};
    write_contents(folder_.file("form.html"), form_page);
    write_contents(folder_.file("other.html"), "<!doctype html><title>Report of the form</title><p>All is well");
    return chromium(folder_.file("profile"), {"--disable-popup-blocking", "--force-renderer-accessibility",
                                              "file://" + folder_.file("form.html")});
  }
  json in_form(json more) const {
    more["pid"] = application_->pid();
    more["window_id"] = application_->window();
    return more;
  }
  json of_application(json more) const {
    more["pid"] = application_->pid();
    return more;
  }
  /// Not by us: an application of its own, or somebody at the keyboard.
  void change(const std::string& what) {
    if (GetParam() != "chromium") {
      ASSERT_TRUE(write_all(application_->process().input(), what + "\n"));
      return;
    }
    activate(application_->window());
    run_command({"xdotool", "key", keys.at(what)});
  }
  /// Names of what is found, the best first; what a browser has of its own left out.
  std::vector<std::string> found(const json& selector) {
    const auto reply = client_.call("find_elements", in_form(selector));
    EXPECT_FALSE(reply.failed) << reply.text;
    std::vector<std::string> names;
    for (const auto& element : reply.structured.value("elements", json::array())) names.push_back(element["name"]);
    return names;
  }
  /// Nothing has come before the change, and what was waited for after it.
  json comes_with(const std::string& what, const json& expected) {
    const auto waiting = client_.post_call("wait_for", expected);
    // As long as another reading takes.
    client_.call("find_elements", in_form({{"name", "Save"}}));
    EXPECT_FALSE(client_.has_reply(waiting)) << client_.reply_to_call(waiting).text;
    change(what);
    const auto reply = client_.reply_to_call(waiting);
    EXPECT_FALSE(reply.failed) << what << ": " << reply.text;
    return reply.structured;
  }
  std::string verdicts(const json& expect) {
    const auto reply = client_.call("verify_state", in_form({{"expect", expect}, {"timeout_ms", 0}}));
    std::string all;
    for (const auto& result : reply.structured.value("results", json::array()))
      all += result["status"].get<std::string>().substr(0, 1);
    return reply.failed ? reply.text : all;
  }

  const TemporaryFolder folder_;
  std::unique_ptr<Application> application_;
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_P(Finders, FindByRoleNameStateAndText) {
  for (const auto* role : {"textbox", "input", "text field", "entry"})
    EXPECT_THAT(found({{"role", role}, {"name", "Full name"}}), ElementsAre("Full name")) << role;
  for (const auto* role : {"checkbox", "check box", "tick box"})
    EXPECT_THAT(found({{"role", role}, {"name", "remember"}}), ElementsAre("Remember me")) << role;
  for (const auto* role : {"button", "push button"})
    EXPECT_THAT(found({{"role", role}, {"name", "Send it"}}), ElementsAre("Send it")) << role;
  // The very name first; then what it begins; with a slip of the pen, in other case and without its dots.
  const auto saves = found({{"role", "button"}, {"name", "Save"}});
  ASSERT_GE(saves.size(), 2U);
  EXPECT_EQ(saves[0], "Save");
  EXPECT_EQ(saves[1], "Save As…");
  for (const auto* name : {"save as", "SAVE AS...", "Sav As"})
    EXPECT_THAT(found({{"role", "button"}, {"name", name}, {"limit", 1}}), ElementsAre("Save As…")) << name;
  EXPECT_THAT(found({{"role", "button"}, {"name", "Save"}, {"exact", true}}), ElementsAre("Save"));
  EXPECT_THAT(found({{"role", "button"}, {"name", "Send"}, {"state", {"disabled"}}}), ElementsAre("Send it"));
  EXPECT_THAT(found({{"role", "button"}, {"name", "Save"}, {"state", {"disabled"}}}), ElementsAre());
  EXPECT_THAT(found({{"role", "textbox"}, {"text", "Ada"}}), ElementsAre("Full name"));
  EXPECT_THAT(found({{"query", "ReMeMbEr"}, {"role", "checkbox"}}), ElementsAre("Remember me"));
}

TEST_P(Finders, WaitForWhatSomebodyElseChanges) {
  const auto sent = comes_with("enable", in_form({{"role", "button"}, {"name", "Send it"}, {"until", "enabled"}}));
  EXPECT_EQ(sent["elements"][0]["name"], "Send it") << sent;
  comes_with("show", in_form({{"query", "Sent at last"}, {"until", "shows"}}));
  comes_with("check", in_form({{"role", "checkbox"}, {"name", "Remember me"}, {"until", "checked"}}));
  comes_with("write",
             in_form({{"role", "textbox"}, {"name", "Full name"}, {"until", "value_equals"}, {"value", "Grace"}}));
  const auto opened = comes_with("open", of_application({{"title", "Report of"}, {"until", "window_opens"}}));
  EXPECT_THAT(opened["window"]["title"].get<std::string>(), HasSubstr("Report of the form"));
  comes_with("close", {{"window_id", opened["window"]["window_id"]}, {"until", "window_closes"}});
}

TEST_P(Finders, VerifyWhatIsSoAndWhatIsNot) {
  const json expect{{{"role", "button"}, {"name", "Send it"}, {"until", "disabled"}},
                    {{"role", "button"}, {"name", "Send it"}, {"until", "enabled"}},
                    {{"name", "Full name"}, {"role", "textbox"}, {"until", "value_contains"}, {"value", "da"}},
                    {{"name", "Remember me"}, {"role", "checkbox"}, {"until", "checked"}},
                    {{"query", "Sent at last"}, {"until", "gone"}},
                    {{"name", "Save"}, {"role", "button"}}};
  EXPECT_EQ(verdicts(expect), "sususs");
  for (const auto* what : {"enable", "check", "write", "show"}) change(what);
  EXPECT_TRUE(eventually([&] { return verdicts(expect) == "ususus"; })) << verdicts(expect);
}

INSTANTIATE_TEST_SUITE_P(Toolkits, Finders, testing::Values("gtk3", "gtk4", "qt5", "chromium"),
                         [](const auto& row) { return row.param; });

}  // namespace
}  // namespace offhand::test
