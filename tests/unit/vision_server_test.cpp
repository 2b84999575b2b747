#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>

#include "impl/config/configuration.h"
#include "impl/vision/model_server.h"
#include "impl/vision/sighting.h"
#include "tests/support/fake_model.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"
#include "tests/unit/variable.h"

// Models on servers, each in the place of a recorded fake on loopback: what they see, and what becomes of one that
// lies, hangs, floods, refuses the key or talks nonsense.
namespace offhand::test::vision_server_cases {
namespace {

using std::chrono::milliseconds;
using testing::Each;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

constexpr const char* key = "sk-secret-0123456789";

/// What the model of a recorded answer says.
std::string at_place(int x, int y, int width, int height) {
  return json{{"found", true}, {"x", x}, {"y", y}, {"width", width}, {"height", height}, {"confidence", 0.9}}.dump();
}

/// As api.anthropic.com answers.
std::string of_anthropic(const std::string& words) {
  return http_answer(json{{"id", "msg_01"},
                          {"type", "message"},
                          {"role", "assistant"},
                          {"model", "claude-sonnet-4-5"},
                          {"content", {{{"type", "text"}, {"text", words}}}},
                          {"stop_reason", "end_turn"},
                          {"usage", {{"input_tokens", 900}, {"output_tokens", 40}}}}
                         .dump());
}

/// As api.openai.com, Gemini's and Ollama's endpoints of that protocol answer.
std::string of_openai(const std::string& words) {
  return http_answer(json{{"id", "chatcmpl-1"},
                          {"object", "chat.completion"},
                          {"choices",
                           {{{"index", 0},
                             {"message", {{"role", "assistant"}, {"content", words}, {"refusal", nullptr}}},
                             {"finish_reason", "stop"}}}},
                          {"usage", {{"prompt_tokens", 900}, {"completion_tokens", 40}}}}
                         .dump());
}

struct Kind {
  std::string name;
  ConfigVisionBackend backend;
  std::string key_variable;
  std::string path;
  std::string key_header;
  std::string (*answer)(const std::string& words);
};
void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.name; }

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> all{
      {"anthropic", ConfigVisionBackend::anthropic, "ANTHROPIC_API_KEY", "/v1/messages", "x-api-key: ", of_anthropic},
      {"openai", ConfigVisionBackend::openai, "OPENAI_API_KEY", "/v1/chat/completions", "Authorization: Bearer ",
       of_openai},
      {"gemini", ConfigVisionBackend::gemini, "GEMINI_API_KEY", "/v1/chat/completions", "Authorization: Bearer ",
       of_openai},
      {"ollama", ConfigVisionBackend::ollama, "", "/v1/chat/completions", "", of_openai}};
  return all;
}

std::string scene() {
  return scene_of(
      {button("Save", {{"bounds", box(10, 90, 80, 28)}}), button("Quit", {{"bounds", box(10, 150, 80, 28)}})});
}

Config settings_for(ConfigVisionBackend backend, const std::string& address, int timeout_ms = 20'000) {
  Config config;
  config.vision_backend = backend;
  config.vision_address = address;
  config.vision_timeout_ms = timeout_ms;
  return config;
}

class VisionServer : public testing::TestWithParam<Kind> {
 protected:
  Config settings(const FakeModel& model, int timeout_ms = 20'000) const {
    return settings_for(GetParam().backend, model.address(), timeout_ms);
  }
  /// Also checks that nothing was done to the application.
  Result<Reply> find(const Config& config, const std::string& tool = "ax_find_visual",
                     json more = {{"description", "the button that saves"}}) {
    desk_.emplace(scene(), config);
    desk_->call("ax_connect", {{"app", "App"}});
    more["app"] = "App";
    const auto before = desk_->log().size();
    auto reply = desk_->reply(tool, more);
    EXPECT_EQ(desk_->log().size(), before);
    return reply;
  }
  SimulatedDesk& desk() { return *desk_; }

 private:
  Variable key_{GetParam().key_variable.empty() ? "OFFHAND_NO_KEY" : GetParam().key_variable, key};
  std::optional<SimulatedDesk> desk_;
};

INSTANTIATE_TEST_SUITE_P(Backends, VisionServer, testing::ValuesIn(kinds()),
                         [](const auto& row) { return row.param.name; });

TEST_P(VisionServer, FindsAnElementAndReturnsThePictureOfIt) {
  FakeModel model(GetParam().answer("Here: " + at_place(12, 92, 70, 20)));
  const auto reply = find(settings(model));
  ASSERT_TRUE(reply) << reply.error().message;
  const auto told = json::parse(*reply->structured);
  EXPECT_EQ(told["position"], json({62, 152}));
  EXPECT_EQ(told["size"], json({70, 20}));
  EXPECT_EQ(told["vlm_backend"], GetParam().name);
  EXPECT_THAT(told["element"].get<std::string>(), HasSubstr("Save"));
  EXPECT_THAT(reply->images, SizeIs(1));
  EXPECT_TRUE(desk().reply("ax_click", {{"app", "App"}, {"query", told["element_ref"]}}));
}

TEST_P(VisionServer, IsAskedInItsOwnProtocol) {
  FakeModel model(GetParam().answer("{\"found\": false}"));
  auto config = settings(model);
  config.vision_model = "a-model";
  ASSERT_TRUE(find(config));
  const auto asked = model.requests();
  ASSERT_THAT(asked, SizeIs(1));
  EXPECT_THAT(asked[0].head, StartsWith("POST " + GetParam().path + " HTTP/1.1\r\n"));
  if (!GetParam().key_header.empty()) {
    EXPECT_THAT(asked[0].head, HasSubstr(GetParam().key_header + key + "\r\n"));
  }
  const auto body = json::parse(asked[0].body);
  EXPECT_EQ(body["model"], "a-model");
  const auto& content = body["messages"][0]["content"];
  const auto picture = GetParam().name == "anthropic" ? content[0]["source"]["data"].get<std::string>()
                                                      : content[0]["image_url"]["url"].get<std::string>();
  EXPECT_THAT(picture, HasSubstr("iVBORw0KGgo")) << "the base64 of a PNG";
  EXPECT_THAT(content[1]["text"].get<std::string>(), HasSubstr("the button that saves"));
}

TEST_P(VisionServer, ThatNamesAnotherButtonIsToldFromTheRightOne) {
  FakeModel model(GetParam().answer(at_place(12, 152, 70, 20)));
  const auto reply = find(settings(model));
  ASSERT_TRUE(reply);
  EXPECT_THAT(json::parse(*reply->structured)["element"].get<std::string>(), HasSubstr("Quit"));
}

TEST_P(VisionServer, ThatLiesOutsideThePictureIsRefused) {
  FakeModel model(GetParam().answer(at_place(390, 2, 30, 4)));
  const auto reply = find(settings(model));
  ASSERT_FALSE(reply);
  EXPECT_EQ(reply.error().code, "vision_failed");
  EXPECT_THAT(reply.error().message, HasSubstr("does not lie in the picture"));
}

TEST_P(VisionServer, ThatHangsIsGivenUpInTime) {
  FakeModel model("", FakeModel::Manner::hangs);
  const auto began = std::chrono::steady_clock::now();
  const auto reply = find(settings(model, 300));
  ASSERT_FALSE(reply);
  EXPECT_EQ(reply.error().code, "vision_failed");
  EXPECT_THAT(reply.error().message, HasSubstr("no answer came within 300 ms"));
  EXPECT_LT(std::chrono::steady_clock::now() - began, milliseconds(10'000));
}

TEST_P(VisionServer, ThatFloodsIsCutOff) {
  FakeModel model("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{", FakeModel::Manner::floods);
  const auto reply = find(settings(model));
  ASSERT_FALSE(reply);
  EXPECT_EQ(reply.error().code, "vision_failed");
  EXPECT_THAT(reply.error().message, HasSubstr("too large"));
}

TEST_P(VisionServer, ShowsItsKeyToNobody) {
  std::vector<std::string> seen;
  const auto look_around = [&] {
    for (const auto& process : std::filesystem::directory_iterator("/proc")) {
      std::ifstream file(process.path() / "cmdline");
      const std::string words(std::istreambuf_iterator<char>(file), {});
      if (words.find("--data-binary") != std::string::npos) seen.push_back(words);
    }
  };
  FakeModel model(http_answer(json{{"error", {{"message", std::string("bad key ") + key}}}}.dump(), "400 Bad Request"),
                  FakeModel::Manner::answers, look_around);
  const auto reply = find(settings(model));
  ASSERT_FALSE(reply);
  EXPECT_THAT(reply.error().message, HasSubstr("HTTP 400: bad key"));
  if (!GetParam().key_variable.empty()) {
    EXPECT_THAT(reply.error().message, Not(HasSubstr("sk-secret")));
  }
  EXPECT_FALSE(seen.empty());
  EXPECT_THAT(seen, Each(Not(HasSubstr("sk-secret"))));
}

TEST_P(VisionServer, ThatRefusesTheKeyIsNotQuoted) {
  FakeModel model(http_answer(R"({"error": {"message": "Incorrect API key: sk-sec****789"}})", "401 Unauthorized"));
  const auto reply = find(settings(model));
  ASSERT_FALSE(reply);
  EXPECT_THAT(reply.error().message, HasSubstr("HTTP 401"));
  EXPECT_THAT(reply.error().message, HasSubstr(GetParam().key_variable));
  EXPECT_THAT(reply.error().message, Not(HasSubstr("sk-sec")));
}

TEST_P(VisionServer, IsNotFollowedElsewhere) {
  FakeModel elsewhere(GetParam().answer(at_place(12, 92, 70, 20)));
  FakeModel model("HTTP/1.1 307 Temporary Redirect\r\nConnection: close\r\nContent-Length: 0\r\nLocation: " +
                  elsewhere.address() + "/messages\r\n\r\n");
  const auto reply = find(settings(model));
  ASSERT_FALSE(reply);
  EXPECT_THAT(reply.error().message, HasSubstr("HTTP 307"));
  EXPECT_EQ(elsewhere.connections(), 0);
}

TEST_P(VisionServer, ThatAnswersNonsenseIsRefused) {
  for (const std::string body :
       {"", "null", "[]", "{\"content\": 5, \"choices\": 5}", "{\"choices\": [[]]}",
        "{\"choices\": [{\"message\": {\"content\": null}}], \"content\": [1, {}]}", "<html>"}) {
    FakeModel model(http_answer(body));
    const auto reply = find(settings(model));
    ASSERT_FALSE(reply) << body;
    EXPECT_EQ(reply.error().code, "vision_failed") << body;
  }
}

TEST_P(VisionServer, StandsInForAnElementThatIsNotThere) {
  FakeModel model(GetParam().answer(at_place(12, 92, 70, 20)));
  const auto reply = find(settings(model), "ax_find", {{"query", "floppy disk"}});
  ASSERT_TRUE(reply) << reply.error().message;
  const auto told = json::parse(*reply->structured);
  EXPECT_EQ(told["method"], "visual");
  EXPECT_EQ(told["strategy"], GetParam().name);
  EXPECT_EQ(told["title"], "Save");
  EXPECT_EQ(told["position"], json({62, 152}));
  EXPECT_THAT(reply->images, SizeIs(1));
}

TEST_P(VisionServer, IsNotAskedForWhatTheTreeHasOrCannotBeSeen) {
  FakeModel model(GetParam().answer(at_place(12, 92, 70, 20)));
  for (const auto& query : {json{{"query", "Save"}}, json{{"query", "checkbox:Floppy"}}, json{{"query", "//menu"}},
                            json{{"query", "Flop.*"}, {"strategy", "regex"}}}) {
    ASSERT_TRUE(find(settings(model), "ax_find", query)) << query;
  }
  EXPECT_EQ(model.connections(), 0);
}

TEST_P(VisionServer, ThatFailsLeavesASearchItsResult) {
  FakeModel model("HTTP/1.1 500 Oh\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  const auto reply = find(settings(model), "ax_find", {{"query", "floppy disk"}});
  ASSERT_TRUE(reply);
  const auto told = json::parse(*reply->structured);
  EXPECT_FALSE(told["found"]);
  EXPECT_THAT(told["incomplete_reason"].get<std::string>(), HasSubstr("HTTP 500"));
}

TEST_P(VisionServer, IsAskedNoMoreOftenThanTheSettingsAllow) {
  FakeModel model(GetParam().answer(at_place(12, 92, 70, 20)));
  auto config = settings(model);
  config.vision_calls_per_minute = 2;
  const json what{{"app", "App"}, {"description", "the button that saves"}};
  ASSERT_TRUE(find(config));
  ASSERT_TRUE(desk().reply("ax_find_visual", what));
  const auto third = desk().reply("ax_find_visual", what);
  ASSERT_FALSE(third);
  EXPECT_EQ(third.error().code, "rate_limited");
  EXPECT_THAT(third.error().message, HasSubstr("2 questions to a model"));
  EXPECT_EQ(model.connections(), 2);
  EXPECT_TRUE(desk().reply("ax_find", {{"app", "App"}, {"query", "Save"}})) << "what asks no model goes on";
}

TEST(VisionSettings, WithoutOneNoServerIsContacted) {
  const Variable set("OPENAI_API_KEY", key);
  FakeModel model(of_openai(at_place(12, 92, 70, 20)));
  SimulatedDesk desk(scene(), settings_for(ConfigVisionBackend::auto_, model.address()));
  desk.call("ax_connect", {{"app", "App"}});
  EXPECT_FALSE(desk.call("ax_find", {{"app", "App"}, {"query", "floppy disk"}})["found"]);
  (void)desk.reply("ax_find_visual", {{"app", "App"}, {"description", "floppy disk"}});
  EXPECT_EQ(model.connections(), 0);
}

TEST(VisionSettings, OfACallerOrASessionDoNotHold) {
  const auto own = std::make_shared<Config>(settings_for(ConfigVisionBackend::openai, "https://own.example/v1"));
  Configuration configuration(*own, "");
  const Settings theirs{{"vision_backend", "\"ollama\""},
                        {"vision_address", "\"http://127.0.0.1:1/v1\""},
                        {"vision_model", "\"theirs\""},
                        {"vision_timeout_ms", "1"},
                        {"vision_calls_per_minute", "0"}};
  for (const auto& config : {configuration.for_call(theirs, {}), configuration.for_call({}, theirs)}) {
    EXPECT_EQ(config->vision_backend, ConfigVisionBackend::openai);
    EXPECT_EQ(config->vision_address, "https://own.example/v1");
    EXPECT_EQ(config->vision_model, "");
    EXPECT_EQ(config->vision_timeout_ms, 20'000);
    EXPECT_EQ(config->vision_calls_per_minute, 10);
  }
}

/// Why a server is not asked.
std::string refused(const Config& config) {
  const auto server = vision::model_server(config);
  if (server) return "";
  EXPECT_EQ(server.error().code, "vision_unavailable");
  return server.error().message + " " + server.error().hint;
}

TEST(VisionSettings, SayWhichKeyIsMissing) {
  for (const auto& kind : kinds()) {
    if (kind.key_variable.empty()) continue;
    const Variable unset(kind.key_variable, "");
    EXPECT_THAT(refused(settings_for(kind.backend, "")), HasSubstr("Set " + kind.key_variable)) << kind.name;
  }
}

TEST(VisionSettings, SendNoKeyInTheOpen) {
  const Variable set("OPENAI_API_KEY", key);
  const auto backend = ConfigVisionBackend::openai;
  EXPECT_THAT(refused(settings_for(backend, "http://models.example/v1")), HasSubstr("over http to another machine"));
  EXPECT_THAT(refused(settings_for(backend, "http://localhost.example/v1")), HasSubstr("another machine"));
  EXPECT_THAT(refused(settings_for(backend, "http://127.0.0.1@models.example/v1")), HasSubstr("vision_address"));
  EXPECT_THAT(refused(settings_for(backend, "ftp://127.0.0.1/v1")), HasSubstr("vision_address"));
  EXPECT_THAT(refused(settings_for(backend, "http://127.0.0.1/v1\nheader = x")), HasSubstr("vision_address"));
  EXPECT_EQ(refused(settings_for(backend, "http://localhost:8080/v1")), "");
  EXPECT_EQ(refused(settings_for(backend, "http://[::1]:8080/v1")), "");
  EXPECT_EQ(refused(settings_for(backend, "https://models.example/v1")), "");
}

TEST(VisionSettings, TakeNoKeyThatWouldBeMoreThanAHeader) {
  const Variable set("OPENAI_API_KEY", "sk-secret\r\nHost: elsewhere");
  const auto why = refused(settings_for(ConfigVisionBackend::openai, ""));
  EXPECT_THAT(why, HasSubstr("OPENAI_API_KEY"));
  EXPECT_THAT(why, Not(HasSubstr("sk-secret")));
}

TEST(VisionSettings, AreDescribedWithTheModelsThatTheyMean) {
  const auto described = json::parse(contents(OFFHAND_TEST_ROOT "/schema/config/config.json"))["properties"];
  const auto models = described["vision_model"]["description"].get<std::string>();
  for (const auto& kind : kinds()) {
    const Variable set(kind.key_variable.empty() ? "OFFHAND_NO_KEY" : kind.key_variable, key);
    const auto server = vision::model_server(settings_for(kind.backend, ""));
    ASSERT_TRUE(server) << kind.name;
    EXPECT_THAT(models, HasSubstr(server->model + " for " + kind.name));
  }
}

TEST(VisionSettings, OfSamplingNeedAClientThatOffersIt) {
  SimulatedDesk desk(scene(), settings_for(ConfigVisionBackend::sampling, ""));
  desk.call("ax_connect", {{"app", "App"}});
  const auto error = desk.refusal("ax_find_visual", {{"app", "App"}, {"description", "x"}});
  EXPECT_EQ(error.code, "vision_unavailable");
  EXPECT_THAT(error.message, HasSubstr("sampling"));
}

TEST(SightingInAPicture, IsMappedBackByBothOfItsEdges) {
  platform::Picture whole;
  whole.width = 3001;
  whole.height = 2003;
  for (const double step : {1.0, 1.5, 3001.0 / 1400}) {
    const auto small = static_cast<std::int64_t>(3001 / step);
    EXPECT_EQ(vision::in_whole_picture({0, 0, small, 10}, step, whole).x, 0);
    const auto left = vision::in_whole_picture({10, 10, 33, 10}, step, whole);
    const auto right = vision::in_whole_picture({43, 10, 33, 10}, step, whole);
    EXPECT_EQ(left.x + left.width, right.x) << "boxes that touch still touch, step " << step;
    const auto last = vision::in_whole_picture({small - 1, 0, 1, 1}, step, whole);
    EXPECT_LE(last.x + last.width, whole.width);
    EXPECT_GE(last.width, 1);
  }
}

}  // namespace
}  // namespace offhand::test::vision_server_cases
