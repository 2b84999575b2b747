#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "impl/base/base64.h"
#include "impl/base/file_address.h"
#include "impl/config/offhand_folder.h"
#include "tests/support/process.h"
#include "tests/unit/asking_bench.h"

// The folders that a client works in: what their `.offhand` holds, and that its settings only tighten. In both eras.
namespace offhand::test::client_roots_cases {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

namespace fs = std::filesystem;

/// A folder of a client, with files in `.offhand`.
class Root {
 public:
  void write(const std::string& file, const std::string& text) const {
    const auto path = fs::path(folder_.path()) / ".offhand" / file;
    fs::create_directories(path.parent_path());
    std::ofstream(path) << text;
  }
  void link(const std::string& file, const std::string& to) const {
    const auto path = fs::path(folder_.path()) / ".offhand" / file;
    fs::create_directories(path.parent_path());
    fs::create_symlink(to, path);
  }
  std::string path() const { return folder_.path(); }
  json answer() const { return {{"roots", json::array({{{"uri", file_address(folder_.path())}}})}}; }

 private:
  const TemporaryFolder folder_;
};

std::string one_button() { return scene_of({button("Send", {{"on_press", sets_status()}}), status_text("ready")}); }

class ClientRoots : public AskingBench {
 protected:
  ClientRoots() : AskingBench(one_button()) {}
  void offers_roots() { open({{"roots", json::object()}}); }
  json connect(const json& answer = nullptr) { return call("ax_connect", {{"app", "App"}}, answer); }
  json press(const json& answer = nullptr) { return call("ax_click", {{"app", "App"}, {"query", "Send"}}, answer); }
  bool was_pressed() { return desk.sim().node(1001, "done").has_value(); }
  static std::string text_of(const json& read) { return read["contents"][0].value("text", ""); }
  const Root root;
};

TEST_P(ClientRoots, AreAskedOnceASessionAndTightenWhatHolds) {
  root.write("config.json", R"({ /* looks only */ "security_mode": "sandboxed" })");
  offers_roots();
  EXPECT_FALSE(has_failed(connect(root.answer())));
  EXPECT_EQ(all_asked().size(), 1U);
  EXPECT_THAT(press().dump(), HasSubstr("refused_by_mode"));
  EXPECT_TRUE(all_asked().empty()) << "it is asked once";
  EXPECT_FALSE(was_pressed());
}

TEST_P(ClientRoots, LeaveOtherSessionsAlone) {
  root.write("config.json", R"({"security_mode": "sandboxed"})");
  offers_roots();
  connect(root.answer());
  desk.call("ax_connect", {{"app", "App"}});
  EXPECT_TRUE(desk.reply("ax_click", {{"app", "App"}, {"query", "Send"}}));
  EXPECT_TRUE(was_pressed());
}

TEST_P(ClientRoots, AreRefusedByNameWhereTheyLoosen) {
  offers_roots();
  for (const auto& [text, name] :
       std::map<std::string, std::string>{{R"({"confirm_destructive": "never"})", "confirm_destructive"},
                                          {R"({"vision_calls_per_minute": 0})", "vision_calls_per_minute"},
                                          {R"({"capture_scope": "desktop"})", "capture_scope"},
                                          {R"({"output_roots": ["/"]})", "output_roots"},
                                          {R"({"frobnicate": 1})", "frobnicate"},
                                          {R"({"security_mode": "lax"})", "security_mode"},
                                          {"[", "JSON"}}) {
    root.write("config.json", text);
    const auto refused = connect(root.answer());
    EXPECT_TRUE(has_failed(refused)) << text;
    EXPECT_THAT(refused.dump(), AllOf(HasSubstr("configuration_invalid"), HasSubstr(name), HasSubstr("config.json")));
  }
  root.write("config.json", "{}");
  EXPECT_FALSE(has_failed(connect())) << "it is read anew";
}

TEST_P(ClientRoots, ListTheirFilesAndGiveThem) {
  root.write("scripts/open.applescript", "tell App");
  root.write("macros/send.json", R"([{"tool": "ax_click"}])");
  root.write("macros/notes.txt", "none");
  root.write("baselines/main.png", "no picture");
  root.link("scripts/stolen", "/etc/passwd");
  offers_roots();
  const auto listed = json::parse(text_of(read("offhand://roots", root.answer())));
  const json expected{
      {"folder", root.path()}, {"scripts", {"open.applescript"}}, {"macros", {"send"}}, {"baselines", {"main"}}};
  EXPECT_EQ(listed["roots"], json::array({expected}));
  EXPECT_EQ(text_of(read("offhand://roots/scripts/open.applescript")), "tell App");
  EXPECT_EQ(text_of(read("offhand://roots/macros/send")), R"([{"tool": "ax_click"}])");
  EXPECT_EQ(read("offhand://roots/baselines/main")["contents"][0]["mimeType"], "image/png");
  for (const char* uri : {"offhand://roots/scripts/stolen", "offhand://roots/scripts/nothing",
                          "offhand://roots/scripts/..%2fconfig.json", "offhand://roots/macros/notes.txt"})
    EXPECT_TRUE(read(uri).is_null()) << uri;
}

TEST_P(ClientRoots, HoldBaselinesThatPicturesAreComparedWith) {
  cannot_ask();
  connect();
  const auto shot = call("ax_screenshot", {{"app", "App"}});
  for (const auto& block : shot["content"])
    if (block["type"] == "image") root.write("baselines/main.png", *decode_base64(block["data"].get<std::string>()));
  offers_roots();
  const auto compared =
      call("ax_visual_diff", {{"app", "App"}, {"baseline", "offhand://baseline/main"}}, root.answer());
  EXPECT_FALSE(has_failed(compared)) << compared.dump();
  EXPECT_THAT(compared.dump(), HasSubstr("\"passed\":true"));
}

TEST_P(ClientRoots, AreNotAskedOfAClientThatHasNone) {
  cannot_ask();
  EXPECT_FALSE(has_failed(connect()));
  EXPECT_EQ(text_of(read("offhand://roots")), R"({"roots":[]})");
  EXPECT_TRUE(all_asked().empty());
}

TEST_P(ClientRoots, MayBeNoneOrGone) {
  offers_roots();
  const json gone{{"roots", json::array({{{"uri", "file:///nowhere/at/all"}}})}};
  EXPECT_FALSE(has_failed(connect(gone)));
  EXPECT_THAT(text_of(read("offhand://roots")), HasSubstr("/nowhere/at/all"));
}

INSTANTIATE_TEST_SUITE_P(Each, ClientRoots, each_era(), name_of_era);

TEST(ClientRootsThatChange, AreAskedAgainAndTheOldOnesForgotten) {
  const Root strict;
  strict.write("config.json", R"({"security_mode": "sandboxed"})");
  ProductBench bench(one_button());
  bench.initialize({{"roots", {{"listChanged", true}}}});
  const auto press_with = [&](const json& answer) {
    const auto stream = bench.post(
        legacy_request("tools/call", {{"name", "ax_click"}, {"arguments", {{"app", "App"}, {"query", "Send"}}}}));
    const auto question = stream->sent(1).at(0);
    bench.post({{"jsonrpc", "2.0"}, {"id", question["id"]}, {"result", answer}});
    return stream->answer()["result"].dump();
  };
  EXPECT_THAT(press_with(strict.answer()), HasSubstr("refused_by_mode"));
  bench.post({{"jsonrpc", "2.0"}, {"method", "notifications/roots/list_changed"}});
  EXPECT_THAT(press_with({{"roots", json::array()}}), Not(HasSubstr("refused_by_mode")));
}

TEST(ClientRootsThatFail, AreNone) {
  ProductBench bench(one_button());
  bench.initialize({{"roots", json::object()}});
  const auto connect = [&] {
    return bench.post(legacy_request("tools/call", {{"name", "ax_connect"}, {"arguments", {{"app", "App"}}}}));
  };
  const auto stream = connect();
  const auto question = stream->sent(1).at(0);
  bench.post(
      {{"jsonrpc", "2.0"}, {"id", question["id"]}, {"error", {{"code", -32601}, {"message", "no such method"}}}});
  EXPECT_FALSE(stream->answer()["result"].value("isError", false)) << stream->answer().dump();
  EXPECT_TRUE(connect()->answer().contains("result")) << "it is asked once";
}

struct Row {
  std::string name;
  std::string json;
  bool is_taken;
};
void PrintTo(const Row& row, std::ostream* out) { *out << row.name; }

class OffhandFolder : public testing::TestWithParam<Row> {};

TEST_P(OffhandFolder, TightensOnly) {
  Config holds;
  holds.security_mode = ConfigSecurityMode::safe;
  holds.rate_limit_per_second = 10;
  holds.user_pause_ms = 500;
  const Root root;
  root.write("config.json", GetParam().json);
  const auto config = tightened_by(root.path(), holds);
  EXPECT_EQ(config.has_value(), GetParam().is_taken) << (config ? "" : config.error().message);
}

INSTANTIATE_TEST_SUITE_P(Rows, OffhandFolder,
                         testing::Values(Row{"Nothing", "{}", true},
                                         Row{"TheSameMode", R"({"security_mode": "safe"})", true},
                                         Row{"AStricterMode", R"({"security_mode": "sandboxed"})", true},
                                         Row{"ALooserMode", R"({"security_mode": "normal"})", false},
                                         Row{"FewerCalls", R"({"rate_limit_per_second": 5})", true},
                                         Row{"MoreCalls", R"({"rate_limit_per_second": 11})", false},
                                         Row{"AnyNumberOfCalls", R"({"rate_limit_per_second": 0})", false},
                                         Row{"ALimitWhereThereWasNone", R"({"rate_limit_per_minute": 1000000})", true},
                                         Row{"ANegativeLimit", R"({"rate_limit_per_second": -1})", false},
                                         Row{"ALongerPause", R"({"user_pause_ms": 600})", true},
                                         Row{"AShorterPause", R"({"user_pause_ms": 400})", false},
                                         Row{"AlwaysAsking", R"({"confirm_destructive": "always"})", true},
                                         Row{"NeverAsking", R"({"confirm_destructive": "never"})", false},
                                         Row{"DeniedApplications", R"({"denied_applications": ["App"]})", false},
                                         Row{"ALogFile", R"({"audit_log": "/dev/null"})", false},
                                         Row{"NoObject", "[]", false},
                                         Row{"TooMuch", '"' + std::string(70'000, 'x') + '"', false}),
                         [](const auto& row) { return row.param.name; });

TEST(OffhandFolderWords, AreAddedToThoseThatHold) {
  const Root root;
  root.write("config.json", R"({"destructive_words": ["frobnicate"]})");
  const auto config = tightened_by(root.path(), Config());
  ASSERT_TRUE(config);
  EXPECT_THAT(config->destructive_words, testing::IsSupersetOf(Config().destructive_words));
  EXPECT_THAT(config->destructive_words, testing::Contains("frobnicate"));
}

}  // namespace
}  // namespace offhand::test::client_roots_cases
