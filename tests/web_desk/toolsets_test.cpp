#include <optional>
#include <set>

#include "tests/support/cup_action_rows.h"
#include "tests/support/process.h"
#include "tests/web_desk/web_browser.h"

// The toolsets cup and ax on the desk of a browser: what they show and do of a page.
namespace offhand::test {
namespace toolsets_test_cases {
namespace {

using testing::HasSubstr;
using testing::IsSupersetOf;

McpClient::Options options_of(const std::string& toolset) {
  return {.program = {"--platform", "web:" + web_page("attributes")}, .server = {"--tools", toolset}};
}

std::set<std::string> tools_of(McpClient& client) {
  std::set<std::string> names;
  const auto listed = client.request("tools/list");
  for (const auto& tool : listed["result"]["tools"]) names.insert(tool["name"]);
  return names;
}

/// The node of this name and role, anywhere; null where there is none.
json node_in(const json& nodes, const std::string& role, const std::string& name) {
  for (const auto& node : nodes) {
    if (node["role"] == role && node["name"] == name) return node;
    if (!node.contains("children")) continue;
    if (auto inner = node_in(node["children"], role, name); !inner.is_null()) return inner;
  }
  return nullptr;
}

TEST(WebToolsets, CupShowsAPageAsAnEnvelopeAndActsOnIt) {
  McpClient client(options_of("cup"));
  EXPECT_THAT(tools_of(client),
              IsSupersetOf({"get_foreground", "get_tree", "get_overview", "find_element", "execute_action"}));
  json told;
  const auto capture = [&] {
    told = client.call("get_foreground", {{"format", "json"}, {"detail", "full"}}).structured;
    return told.is_object() && !node_in(told["tree"], "combobox", "City").is_null();
  };
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (!capture() && std::chrono::steady_clock::now() < until) continue;
  const auto judged = run_offhand({"cup", "validate"}, {.input = told.dump()});
  EXPECT_EQ(judged.exit_code, 0) << judged.output;
  EXPECT_EQ(told["platform"], "web");
  EXPECT_GT(told["screen"]["w"], 300);

  const auto attributes = [&](const std::string& role, const std::string& name) {
    const auto node = node_in(told["tree"], role, name);
    return node.is_object() ? node.value("attributes", json::object()) : json("no " + role + " " + name);
  };
  EXPECT_EQ(attributes("heading", "Chapter"), (json{{"level", 1}}));
  EXPECT_EQ(attributes("heading", "Section"), (json{{"level", 3}}));
  EXPECT_EQ(attributes("textbox", "Mail"), (json{{"placeholder", "you@example.org"}}));
  EXPECT_EQ(attributes("link", "Help"), (json{{"url", "https://example.org/help"}}));
  EXPECT_EQ(attributes("status", "News")["live"], "polite");
  EXPECT_EQ(attributes("button", "Save")["keyShortcut"], "Control+S");
  EXPECT_EQ(attributes("button", "Second")["roledescription"], "slide");
  EXPECT_EQ(attributes("option", "Seventh"), (json{{"posInSet", 7}, {"setSize", 90}}));
  EXPECT_EQ(attributes("slider", "Depth"),
            (json{{"orientation", "vertical"}, {"valueMin", 0}, {"valueMax", 9}, {"valueNow", 4}}));
  EXPECT_EQ(attributes("combobox", "City")["autocomplete"], "list");

  const auto save = node_in(told["tree"], "button", "Save");
  ASSERT_TRUE(save.is_object()) << told;
  const auto done = client.call("execute_action", {{"action", "click"}, {"element_id", save["id"]}});
  EXPECT_FALSE(done.failed) << done.dump();
  EXPECT_EQ(done.structured["effect"], "confirmed") << done.dump();
  EXPECT_THAT(done.structured["tree"].get<std::string>(), HasSubstr("Saved"));
  const auto again = client.call("execute_action", {{"action", "click"}, {"element_id", save["id"]}});
  EXPECT_EQ(again.code(), "outdated_element_id");
}

/// As large as the page shows, and a region of it.
TEST(WebToolsets, CupTakesAPictureOfThePageAtTheFront) {
  McpClient client(options_of("cup"));
  const auto told = client.call("get_foreground", {{"format", "json"}});
  ASSERT_FALSE(told.failed) << told.dump();
  const auto& screen = told.structured["screen"];
  const auto whole = client.call("screenshot", {{"max_image_dimension", 0}});
  EXPECT_THAT(whole.text, HasSubstr("picture " + screen["w"].dump() + "x" + screen["h"].dump())) << whole.dump();
  EXPECT_EQ(whole.images.size(), 1);
  json region{{"region_x", 10}, {"region_y", 20}, {"region_w", 200}, {"region_h", 100}};
  const auto part = client.call("screenshot", region);
  EXPECT_THAT(part.text, HasSubstr("from 10,20, picture 200x100")) << part.dump();
  region["region_x"] = 9000;
  EXPECT_EQ(client.call("screenshot", region).code(), "region_outside");
}

TEST(WebToolsets, EveryActionOfCupReachesThePage) {
  McpClient client({.program = {"--platform", "web:" + web_page("actions")}, .server = {"--tools", "cup"}});
  CupActions(client).do_all();
}

TEST(WebToolsets, AxFindsAndActsInAPage) {
  McpClient client(options_of("ax"));
  EXPECT_THAT(tools_of(client), IsSupersetOf({"ax_connect", "ax_find", "ax_click", "ax_type", "ax_get_tree"}));
  const auto apps = client.call("ax_list_apps");
  ASSERT_FALSE(apps.failed) << apps.dump();
  const std::string app = apps.structured["apps"].at(0)["name"];
  ASSERT_FALSE(client.call("ax_connect", {{"app", app}}).failed);
  std::optional<ToolReply> found;
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while ((!found || !found->structured.value("found", false)) && std::chrono::steady_clock::now() < until)
    found = client.call("ax_find", {{"app", app}, {"query", "combobox:City"}});
  ASSERT_TRUE(found->structured.value("found", false)) << found->dump();
  const auto clicked = client.call("ax_click", {{"app", app}, {"query", "button:Save"}});
  EXPECT_EQ(clicked.structured["effect"], "confirmed") << clicked.dump();
  const auto typed = client.call("ax_type", {{"app", app}, {"query", "textbox:Mail"}, {"text", "ada@example.org"}});
  EXPECT_FALSE(typed.failed) << typed.dump();
  const auto tree = client.call("ax_get_tree", {{"app", app}});
  EXPECT_THAT(tree.text, HasSubstr("Saved"));
  EXPECT_THAT(tree.text, HasSubstr("ada@example.org"));
}

/// The browser keeps a form whose fields are not as they have to be.
TEST(WebForms, OneThatIsNotSentSaysWhichFieldIsRefused) {
  McpClient client({.program = {"--platform", "web:" + web_page("refused_form")}, .server = {"--tools", "ax"}});
  const std::string app = client.call("ax_list_apps").structured["apps"].at(0)["name"];
  client.call("ax_connect", {{"app", app}});
  ToolReply sent;
  EXPECT_TRUE(
      eventually([&] { return !(sent = client.call("ax_click", {{"app", app}, {"query", "button:Send"}})).failed; }));
  EXPECT_THAT(sent.text, HasSubstr("the form was not sent")) << sent.dump();
  EXPECT_THAT(sent.text, HasSubstr("Email")) << sent.dump();
}

TEST(WebForms, WhatADialogKeepsFromBeingUsedIsNotOnlyMissing) {
  McpClient client({.program = {"--platform", "web:" + web_page("refused_form")}, .server = {"--tools", "ax"}});
  const std::string app = client.call("ax_list_apps").structured["apps"].at(0)["name"];
  client.call("ax_connect", {{"app", app}});
  EXPECT_TRUE(eventually([&] { return !client.call("ax_click", {{"app", app}, {"query", "button:Ask"}}).failed; }));
  const auto kept = client.call("ax_click", {{"app", app}, {"query", "button:Send"}});
  EXPECT_EQ(kept.code(), "no_matching_element") << kept.dump();
  EXPECT_THAT(kept.text, HasSubstr("has to be answered first")) << kept.dump();
  EXPECT_THAT(kept.text, HasSubstr("Really?")) << kept.dump();
}

/// A page that is asked by a script what became of it.
class Undoing : public testing::Test {
 protected:
  Undoing() : client_({.program = {"--platform", "web:" + web_page("undoing")}, .server = {"--tools", "ax,page"}}) {
    const auto apps = client_.call("ax_list_apps");
    if (apps.failed) throw std::runtime_error(apps.text);
    app_ = apps.structured["apps"].at(0)["name"];
    client_.call("ax_connect", {{"app", app_}});
    EXPECT_TRUE(eventually([&] { return call("ax_find", {{"query", "Line 1"}}).structured.value("found", false); }));
  }
  ToolReply call(const std::string& tool, json arguments) {
    if (tool != "ax_undo") arguments["app"] = app_;
    return client_.call(tool, arguments);
  }
  std::string page_says(const std::string& script) {
    return client_.call("page", {{"action", "execute_javascript"}, {"javascript", script}}).dump();
  }
  /// What became of the last action, whatever the page was asked since.
  json undone(int questions = 0) {
    return client_.call("ax_undo", {{"count", questions + 1}})
        .structured["actions"]
        .at(static_cast<std::size_t>(questions));
  }

  McpClient client_;
  std::string app_;
};

TEST_F(Undoing, PutsAListBackToWhereItWasScrolledFrom) {
  const auto scrolled = call("ax_scroll", {{"query", "list:Lines"}, {"direction", "down"}, {"amount", 480}});
  EXPECT_EQ(scrolled.structured["effect"], "confirmed") << scrolled.dump();
  EXPECT_THAT(page_says("'at ' + document.getElementById('list').scrollTop"), HasSubstr("at 480"));
  EXPECT_EQ(undone(1)["status"], "undone");
  EXPECT_THAT(page_says("'at ' + document.getElementById('list').scrollTop"), HasSubstr("at 0"));
}

TEST_F(Undoing, SaysOfWhatItCannotPutBackThatItDoesNot) {
  for (const auto& [query, value] :
       {std::pair("radio:Small", "on"), {"list:Toppings", "Basil"}, {"textbox:Body", "new"}}) {
    const auto set = call("ax_set_value", {{"query", query}, {"value", value}});
    EXPECT_EQ(set.structured["effect"], "confirmed") << query << set.dump();
    EXPECT_EQ(undone()["status"], "skipped_irreversible") << query;
  }
  const auto now = page_says(
      "document.getElementById('small').checked + ' ' + document.getElementById('toppings').selectedOptions.length");
  EXPECT_THAT(now, HasSubstr("true 2"));
}

TEST_F(Undoing, APickerIsSetAndPutBack) {
  for (const auto& [id, value] : {std::pair("born", "2026-12-24"), {"alarm", "07:30"}, {"paint", "#ff8000"}}) {
    const std::string query = std::string("identifier:") + id;
    const auto set = call("ax_set_value", {{"query", query}, {"value", value}});
    EXPECT_EQ(set.structured["effect"], "confirmed") << set.dump();
    const std::string script = std::string("'is ' + document.getElementById('") + id + "').value";
    EXPECT_THAT(page_says(script), HasSubstr(std::string("is ") + value)) << id;
    // A colour is shown as a button, whose former value is not read.
    if (std::string(id) == "paint") continue;
    EXPECT_EQ(undone(1)["status"], "undone") << id;
    EXPECT_THAT(page_says(script), testing::Not(HasSubstr(value))) << id;
  }
}

TEST_F(Undoing, APageThatMovesIsNoProofThatItsFrameScrolled) {
  const auto scrolled = call("ax_scroll", {{"query", "document:still"}, {"direction", "down"}, {"amount", 300}});
  EXPECT_NE(scrolled.structured["effect"], "confirmed") << scrolled.dump();
}

}  // namespace
}  // namespace toolsets_test_cases
}  // namespace offhand::test
