#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "impl/dispatch/dispatcher.h"
#include "impl/mcp/resources/find_resource.h"
#include "tests/unit/decoded_png.h"
#include "tests/unit/simulated.h"

// What clients read of the desktop by its URI.
namespace offhand::test::resources_cases {
namespace {

using testing::HasSubstr;
using testing::Not;

json form() {
  auto save = button("Save", {{"on_press", sets_status()}});
  save["bounds"] = box(10, 10, 80, 24);
  json pin{{"role", "textbox"}, {"name", "PIN"}, {"value", "1234"}, {"states", {"protected"}}};
  pin["bounds"] = box(10, 50, 200, 20);
  const json bar{{"role", "toolbar"}, {"name", "Main"}, {"bounds", box(0, 0, 400, 40)}, {"children", {save}}};
  return json::array({bar, pin, status_text("ready")});
}

class Reading : public testing::Test {
 protected:
  explicit Reading(const json& children = form()) : desk(scene_of(children)) {}

  Result<ResourceContent> read(const std::string& uri) {
    const auto match = mcp::find_resource(desk.process().catalog(), uri);
    if (!match) throw std::runtime_error("nothing is called " + uri);
    CallContext context;
    context.default_session = "test";
    return desk.dispatcher().read(*match->resource, match->variables, context);
  }
  json told(const std::string& uri) {
    const auto content = read(uri);
    if (!content) throw std::runtime_error(uri + ": " + content.error().message);
    return json::parse(content->text);
  }
  std::string refused(const std::string& uri) {
    const auto content = read(uri);
    return content ? "it was read" : content.error().code;
  }

  SimulatedDesk desk;
};

std::vector<std::string> names_of(const json& elements) {
  std::vector<std::string> names;
  for (const auto& element : elements) names.push_back(element["name"]);
  return names;
}

TEST_F(Reading, TheTreeTellsWhatShowsAndNoPassword) {
  const auto content = read("offhand://app/App/tree");
  ASSERT_TRUE(content) << content.error().message;
  EXPECT_EQ(content->process, 200) << "whose events change it";
  EXPECT_THAT(content->text, Not(HasSubstr("1234")));
  const auto tree = json::parse(content->text);
  EXPECT_EQ(tree["pid"], 200);
  EXPECT_EQ(tree["windows"][0]["title"], "Window");
  EXPECT_THAT(names_of(tree["elements"]), testing::IsSupersetOf({"Main", "Save", "PIN", "ready"}));
  EXPECT_FALSE(tree.contains("next_cursor"));
  EXPECT_EQ(told("offhand://app/App/window/0/tree")["elements"], tree["elements"]);
  EXPECT_EQ(told("offhand://app/200/tree")["elements"], tree["elements"]) << "by its pid";
}

TEST_F(Reading, AReferenceOfATreeIsTakenByTools) {
  const auto tree = told("offhand://app/App/tree");
  desk.call("ax_connect", {{"app", "App"}});
  for (const auto& element : tree["elements"]) {
    if (element["name"] != "Save") continue;
    desk.call("ax_click", {{"app", "App"}, {"query", element["element_ref"]}});
    EXPECT_TRUE(desk.sim().node(1001, "done")) << "what pressing it does";
    return;
  }
  FAIL() << tree.dump();
}

TEST_F(Reading, NothingIsConnectedByIt) {
  told("offhand://app/App/tree");
  EXPECT_EQ(told("offhand://system/status")["connected_apps"], json::array());
  desk.call("ax_connect", {{"app", "App"}, {"alias", "it"}});
  EXPECT_EQ(told("offhand://app/it/state")["pid"], 200) << "by its alias";
  EXPECT_EQ(told("offhand://system/status")["connected_apps"], json::array({"it"}));
}

TEST_F(Reading, WhatIsNotThereIsNoResource) {
  EXPECT_EQ(refused("offhand://app/Nobody/tree"), "resource_not_found");
  EXPECT_EQ(refused("offhand://app/Nobody/screenshot"), "resource_not_found");
  EXPECT_EQ(refused("offhand://app/App/window/7/tree"), "resource_not_found");
  EXPECT_EQ(refused("offhand://app/App/window/x/tree"), "invalid_arguments");
  EXPECT_EQ(refused("offhand://baseline/none"), "resource_not_found");
  EXPECT_FALSE(mcp::find_resource(desk.process().catalog(), "offhand://app/..%2fetc/tree"));
  EXPECT_FALSE(mcp::find_resource(desk.process().catalog(), "offhand://app/../tree"));
  EXPECT_FALSE(mcp::find_resource(desk.process().catalog(), "offhand://app/App/tree?page=2"));
}

TEST_F(Reading, TheStateTellsWindowsFocusAndAreas) {
  const auto state = told("offhand://app/App/state");
  EXPECT_EQ(state["windows"][0]["title"], "Window");
  EXPECT_EQ(state["windows"][0]["size"], json({400, 300}));
  EXPECT_EQ(state["areas"], json({"Main"}));
  EXPECT_EQ(state["detected_state"], "idle");
}

TEST_F(Reading, AnApplicationThatDoesNotAnswerIsBusySoon) {
  desk.call("ax_connect", {{"app", "App"}});
  ASSERT_TRUE(desk.sim().run(R"({"do": "hang"})", "App"));
  const auto& clock = *desk.platform().clock;
  const auto began = clock.now();
  const auto state = told("offhand://app/App/state");
  EXPECT_EQ(state["detected_state"], "busy") << state.dump();
  EXPECT_EQ(state["windows"][0]["title"], "Window");
  const auto tree = desk.call("ax_get_tree", {{"app", "App"}});
  EXPECT_EQ(tree["detected_state"], "busy") << tree.dump();
  EXPECT_THAT(tree["incomplete_reason"].get<std::string>(), HasSubstr("does not answer"));
  const auto apps = told("offhand://apps")["apps"];
  for (const auto& app : apps) {
    if (app["name"] == "App") {
      EXPECT_EQ(app["state"], "busy") << app.dump();
    } else {
      EXPECT_FALSE(app.contains("state")) << "it is not connected: " << app.dump();
    }
  }
  // Four questions of half a second each, by the clock of this desktop.
  EXPECT_LE(clock.now() - began, std::chrono::milliseconds(2'500));
}

TEST_F(Reading, AppsTellHowThoseAreThatAreConnected) {
  desk.call("ax_connect", {{"app", "App"}});
  const auto apps = told("offhand://apps")["apps"];
  for (const auto& app : apps) {
    EXPECT_EQ(app.contains("state"), app["connected"] == true) << app.dump();
    if (app["name"] != "App") continue;
    EXPECT_EQ(app["state"], "idle");
    EXPECT_EQ(app["focused_window"], "Window");
  }
}

class ReadingASignIn : public Reading {
 protected:
  ReadingASignIn() : Reading(fields()) {}

 private:
  static json fields() {
    json user{{"role", "textbox"}, {"name", "User"}, {"value", ""}, {"bounds", box(10, 10, 200, 20)}};
    json secret{{"role", "textbox"}, {"name", "Password"}, {"states", {"protected"}}, {"bounds", box(10, 40, 200, 20)}};
    return json::array({user, secret, button("Sign in", {{"bounds", box(10, 70, 80, 24)}})});
  }
};

TEST_F(ReadingASignIn, TheStateSuggestsWhatToDo) {
  const auto state = told("offhand://app/App/state");
  EXPECT_EQ(state["detected_pattern"], "login_form");
  desk.call("ax_connect", {{"app", "App"}});
  EXPECT_EQ(state["suggestions"], desk.call("ax_get_tree", {{"app", "App"}})["suggestions"]);
  ASSERT_FALSE(state["suggestions"].empty()) << state.dump();
  EXPECT_TRUE(state["suggestions"][0].contains("query"));
}

TEST_F(Reading, APictureIsTheWindow) {
  const auto content = read("offhand://app/App/screenshot");
  ASSERT_TRUE(content) << content.error().message;
  const auto picture = decoded(content->blob.value_or(""));
  EXPECT_EQ(picture.width, 400);
  EXPECT_EQ(picture.height, 300);
}

TEST_F(Reading, EventsTellWhatHappenedLately) {
  told("offhand://app/App/events");
  ASSERT_TRUE(desk.sim().run(sets_status().dump(), "App"));
  const auto events = told("offhand://app/App/events")["events"];
  ASSERT_FALSE(events.empty());
  EXPECT_THAT(events.back()["type"].get<std::string>(), HasSubstr("_changed"));
  EXPECT_THAT(events.back()["element"].get<std::string>(), HasSubstr("done"));
}

TEST_F(Reading, EventsTellOfADialogThatAppearedAndOfItsKind) {
  told("offhand://app/App/events");
  const auto opens = [](const std::string& title, bool is_dialog, json children) {
    const json window{{"title", title},
                      {"dialog", is_dialog},
                      {"bounds", box(0, 0, 300, 280)},
                      {"tree", {{"children", std::move(children)}}}};
    return json{{"do", "open_window"}, {"as", window}}.dump();
  };
  json name{{"role", "textbox"}, {"name", "Name"}, {"value", ""}, {"bounds", box(10, 10, 200, 20)}};
  auto list = json{{"role", "list"}, {"name", "Files"}, {"bounds", box(10, 40, 200, 20)}};
  auto save = button("Save", {{"bounds", box(10, 70, 80, 24)}});
  auto cancel = button("Cancel", {{"bounds", box(10, 100, 80, 24)}});
  ASSERT_TRUE(desk.sim().run(opens("Save As", true, json::array({name, list, save, cancel})), "App"));
  ASSERT_TRUE(desk.sim().run(opens("Another window", false, json::array({save})), "App"));
  json appeared = json::array();
  const auto events = told("offhand://app/App/events")["events"];
  for (const auto& event : events) {
    if (event["type"] == "dialog_appeared") appeared.push_back(event);
  }
  ASSERT_EQ(appeared.size(), 1U) << events;
  EXPECT_EQ(appeared[0]["title"], "Save As");
  EXPECT_EQ(appeared[0]["pattern"], "file_save_dialog");
  EXPECT_TRUE(appeared[0].contains("timestamp"));
}

TEST_F(Reading, AppsAreThoseThatRun) {
  std::vector<std::string> names;
  const auto apps = told("offhand://apps")["apps"];
  for (const auto& app : apps) names.push_back(app["name"]);
  EXPECT_THAT(names, testing::UnorderedElementsAre("App", "Editor"));
}

TEST_F(Reading, TheClipboardTellsNoSecret) {
  desk.sim().user_copies({.bytes = "see you at nine"});
  EXPECT_EQ(told("offhand://clipboard")["text"], "see you at nine");
  desk.sim().user_copies({.bytes = "hunter2", .is_secret = true});
  EXPECT_THAT(read("offhand://clipboard")->text, Not(HasSubstr("hunter2")));
}

json many_buttons() {
  json children = json::array({status_text("ready")});
  for (int i = 0; i < 2000; ++i) {
    auto one = button("Entry number " + std::to_string(i));
    one["bounds"] = box(10, 10, 80, 24);
    children.push_back(one);
  }
  return children;
}

class ReadingInPages : public Reading {
 protected:
  ReadingInPages() : Reading(many_buttons()) {}
};

TEST_F(ReadingInPages, EveryElementIsToldOnce) {
  std::set<std::string> names;
  std::size_t told_elements = 0;
  std::string uri = "offhand://app/App/tree";
  for (int pages = 1;; ++pages) {
    ASSERT_LT(pages, 20);
    const auto content = read(uri);
    ASSERT_TRUE(content) << content.error().message;
    EXPECT_LE(content->text.size(), 101'000U);
    const auto page = json::parse(content->text);
    for (const auto& name : names_of(page["elements"])) names.insert(name);
    told_elements += page["elements"].size();
    if (!page.contains("next_cursor")) {
      EXPECT_GT(pages, 2);
      EXPECT_EQ(told_elements, page["total"]);
      break;
    }
    uri = "offhand://app/App/tree?cursor=" + page["next_cursor"].get<std::string>();
  }
  for (int i = 0; i < 2000; ++i) EXPECT_EQ(names.count("Entry number " + std::to_string(i)), 1U) << i;
}

TEST_F(ReadingInPages, PagesOfDifferentMomentsAreNotPutTogether) {
  const auto cursor = told("offhand://app/App/tree")["next_cursor"].get<std::string>();
  EXPECT_EQ(told("offhand://app/App/tree?cursor=" + cursor)["pid"], 200);
  ASSERT_TRUE(desk.sim().run(sets_status().dump(), "App"));
  EXPECT_EQ(refused("offhand://app/App/tree?cursor=" + cursor), "resource_not_found");
  EXPECT_EQ(refused("offhand://app/App/tree?cursor=0-1"), "resource_not_found");
  EXPECT_EQ(refused("offhand://app/App/tree?cursor=..%25"), "invalid_arguments");
}

TEST(ReadingOfADeniedApplication, FindsNothing) {
  Config config;
  config.denied_applications = {"App"};
  SimulatedDesk desk(scene_of(form()), config);
  for (const auto* uri : {"offhand://app/App/tree", "offhand://app/200/state", "offhand://app/App/events",
                          "offhand://app/App/screenshot", "offhand://app/App/window/0/tree"}) {
    const auto match = mcp::find_resource(desk.process().catalog(), uri);
    ASSERT_TRUE(match) << uri;
    const auto content = desk.dispatcher().read(*match->resource, match->variables, {});
    ASSERT_FALSE(content) << uri << content->text;
    EXPECT_EQ(content.error().code, "resource_not_found") << uri << content.error().message;
  }
  const auto apps =
      desk.dispatcher().read(*mcp::find_resource(desk.process().catalog(), "offhand://apps")->resource, {}, {});
  ASSERT_TRUE(apps);
  EXPECT_THAT(apps->text, Not(HasSubstr("\"App\"")));
}

}  // namespace
}  // namespace offhand::test::resources_cases
