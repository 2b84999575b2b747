#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "impl/base/base64.h"
#include "impl/perception/png.h"
#include "impl/tools/client.h"
#include "impl/vision/screen_text.h"
#include "impl/vision/sighting.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

// ax_find_visual: models that see, that lie and that talk nonsense, and text that is read.
namespace offhand::test::ax_vision_cases {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

/// A client whose model says always the same.
class Model final : public Client {
 public:
  explicit Model(std::string answer) : answer_(std::move(answer)) {}
  bool takes(InputKind kind) const override { return kind == InputKind::sampling; }
  Result<Answers> ask(const std::vector<InputRequest>& questions) override {
    asked.push_back(json::parse(questions.front().params));
    const json message{{"role", "assistant"}, {"content", {{"type", "text"}, {"text", answer_}}}, {"model", "m"}};
    return Answers(std::make_shared<json>(json{{questions.front().key, message}}));
  }
  json& state() override { return state_; }
  void progress(double, std::optional<double>, std::string_view) override {}
  void log(std::string_view, std::string_view, const json&) override {}
  Result<std::optional<std::chrono::milliseconds>> enter_task() override { return std::nullopt; }
  void pause_stream(std::chrono::milliseconds) override {}
  void notify(const Change&) override {}
  void complete_elicitation(std::string_view) override {}

  std::vector<json> asked;

 private:
  std::string answer_;
  json state_;
};

class AxFindVisual : public testing::Test {
 protected:
  AxFindVisual() { desk.call("ax_connect", {{"app", "App"}}); }
  Result<Reply> find(Model& model) {
    CallContext context;
    context.client = &model;
    return desk.reply("ax_find_visual", {{"app", "App"}, {"description", "the button that saves"}}, context);
  }
  SimulatedDesk desk{scene_of(
      {button("Save", {{"bounds", box(10, 90, 80, 28)}}), button("Quit", {{"bounds", box(10, 150, 80, 28)}})})};
};

TEST_F(AxFindVisual, MapsABoxToTheScreenAndToItsElement) {
  Model model(R"(Here it is: {"found": true, "x": 12, "y": 92, "width": 70, "height": 20, "confidence": 0.9})");
  const auto reply = find(model);
  ASSERT_TRUE(reply) << reply.error().message;
  const auto told = json::parse(*reply->structured);
  EXPECT_TRUE(told["found"]);
  EXPECT_EQ(told["position"], json({62, 152}));
  EXPECT_EQ(told["size"], json({70, 20}));
  EXPECT_THAT(told["element"].get<std::string>(), HasSubstr("Save"));
  EXPECT_THAT(reply->images, SizeIs(1));
  ASSERT_THAT(model.asked, SizeIs(1));
  EXPECT_EQ(model.asked[0]["messages"][0]["content"]["type"], "image");
  EXPECT_TRUE(desk.reply("ax_click", {{"app", "App"}, {"query", told["element_ref"]}}));
}

TEST_F(AxFindVisual, SaysWhichElementAModelThatLiesHasNamed) {
  Model model(R"({"found": true, "x": 12, "y": 152, "width": 70, "height": 20, "confidence": 1})");
  const auto before = desk.log().size();
  const auto reply = find(model);
  ASSERT_TRUE(reply);
  EXPECT_THAT(json::parse(*reply->structured)["element"].get<std::string>(), HasSubstr("Quit"));
  EXPECT_EQ(desk.log().size(), before);
}

struct Nonsense {
  std::string name;
  std::string answer;
  std::string reason;
};
void PrintTo(const Nonsense& row, std::ostream* out) { *out << row.name; }

class AxFindVisualNonsense : public AxFindVisual, public testing::WithParamInterface<Nonsense> {};

TEST_P(AxFindVisualNonsense, IsRefusedAndNothingIsDone) {
  Model model(GetParam().answer);
  const auto before = desk.log().size();
  const auto reply = find(model);
  ASSERT_FALSE(reply);
  EXPECT_EQ(reply.error().code, "vision_failed");
  EXPECT_THAT(reply.error().message, HasSubstr(GetParam().reason));
  EXPECT_EQ(desk.log().size(), before);
}

INSTANTIATE_TEST_SUITE_P(
    All, AxFindVisualNonsense,
    testing::Values(Nonsense{"Prose", "It is at the top.", "no JSON object"}, Nonsense{"Empty", "", "no JSON object"},
                    Nonsense{"Broken", "{\"found\": tr", "no JSON object"},
                    Nonsense{"AList", "[1, 2]", "no JSON object"}, Nonsense{"NoVerdict", "{\"x\": 1}", "does not say"},
                    Nonsense{"NoPlace", "{\"found\": true}", "says no place"},
                    Nonsense{"TextForANumber", R"({"found": true, "x": "1", "y": 2, "width": 3, "height": 4})",
                             "says no place"},
                    Nonsense{"OutsideThePicture", R"({"found": true, "x": 390, "y": 2, "width": 30, "height": 4})",
                             "does not lie in the picture"},
                    Nonsense{"BeforeThePicture", R"({"found": true, "x": -1, "y": 2, "width": 30, "height": 4})",
                             "does not lie in the picture"},
                    Nonsense{"Huge", R"({"found": true, "x": 1e300, "y": 2, "width": 1e300, "height": 4})",
                             "does not lie in the picture"},
                    Nonsense{"NoSize", R"({"found": true, "x": 1, "y": 2, "width": 0, "height": 4})",
                             "does not lie in the picture"},
                    Nonsense{"AFlood", std::string(200'000, '{'), "longer than"}),
    [](const auto& row) { return row.param.name; });

TEST_F(AxFindVisual, FindsNothingWhereTheModelSeesNothing) {
  Model model(R"({"found": false})");
  const auto reply = find(model);
  ASSERT_TRUE(reply);
  EXPECT_FALSE(json::parse(*reply->structured)["found"]);
}

TEST_F(AxFindVisual, RefusesAScreenshotThatIsNone) {
  EXPECT_EQ(desk.refusal("ax_find_visual", {{"app", "App"}, {"description", "x"}, {"screenshot", "@@"}}).code,
            "picture_refused");
  EXPECT_EQ(desk.refusal("ax_find_visual",
                         {{"app", "App"}, {"description", "x"}, {"screenshot", std::string(100'000'000, 'A')}})
                .code,
            "invalid_arguments");
}

constexpr const char* table =
    "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n"
    "4\t1\t1\t1\t1\t0\t10\t10\t200\t20\t-1\t\n"
    "5\t1\t1\t1\t1\t1\t10\t10\t40\t20\t96.5\tNew\n"
    "5\t1\t1\t1\t1\t2\t60\t12\t50\t20\t90\tgame…\n"
    "5\t1\t1\t1\t2\t1\t10\t40\t50\t20\t12\tsmudge\n"
    "5\t1\t1\t1\t2\t2\tx\t40\t50\t20\t99\tbroken\n"
    "5\t1\t2\t1\t1\t1\t10\t80\t50\t20\t99\tGame\n";

TEST(ScreenText, ReadsTheTableOfTesseract) {
  const auto words = vision::words_of_table(table);
  ASSERT_THAT(words, SizeIs(3));
  EXPECT_EQ(words[0].line, words[1].line);
  EXPECT_NE(words[1].line, words[2].line);
}

TEST(ScreenText, FindsRunsOfWholeWords) {
  const auto words = vision::words_of_table(table);
  const auto found = vision::find_text(words, "new Game");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].bounds.x, 10);
  EXPECT_EQ(found[0].bounds.width, 100);
  EXPECT_THAT(vision::find_text(words, "game"), SizeIs(2));
  EXPECT_THAT(vision::find_text(words, "gam"), IsEmpty());
  EXPECT_THAT(vision::find_text(words, "game Game"), IsEmpty());
  EXPECT_THAT(vision::find_text(words, "..."), IsEmpty());
}

/// A folder that is the whole PATH.
class OnlyPath {
 public:
  explicit OnlyPath(const std::string& path) {
    if (const char* before = std::getenv("PATH")) before_ = before;
    ::setenv("PATH", path.c_str(), 1);
  }
  ~OnlyPath() { ::setenv("PATH", before_.c_str(), 1); }
  OnlyPath(const OnlyPath&) = delete;
  OnlyPath& operator=(const OnlyPath&) = delete;

 private:
  std::string before_;
};

/// Tools where tesseract reads the table above, in a picture that is twice as large as the window.
class TextOnScreen : public testing::Test {
 protected:
  TextOnScreen() {
    std::ofstream(folder_.file("table")) << table;
    const auto program = folder_.file("tesseract");
    std::ofstream(program) << "#!/bin/sh\nwhile IFS= read -r line; do printf '%s\\n' \"$line\"; done < '"
                           << folder_.file("table") << "'\n";
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    desk.call("ax_connect", {{"app", "App"}});
  }
  TemporaryFolder folder_;
  OnlyPath path_{folder_.path()};
  SimulatedDesk desk{scene_of({button("Start", {{"bounds", box(0, 0, 80, 28)}}),
                               json{{"role", "textbox"}, {"name", "Page"}, {"bounds", box(0, 38, 300, 150)}}})};
};

TEST_F(TextOnScreen, IsFoundByAxFindWithTheElementBelow) {
  const auto reply = desk.reply("ax_find", {{"app", "App"}, {"query", "new game"}, {"text_on_screen", true}});
  ASSERT_TRUE(reply) << reply.error().message;
  const auto told = json::parse(*reply->structured);
  EXPECT_TRUE(told["found"]);
  EXPECT_EQ(told["count"], 1);
  EXPECT_EQ(told["method"], "text_on_screen");
  EXPECT_EQ(told["strategy"], "tesseract");
  EXPECT_EQ(told["position"], json({50 + 5, 60 + 5}));
  EXPECT_EQ(told["size"], json({50, 11}));
  EXPECT_EQ(told["title"], "Start");
  EXPECT_NEAR(told["confidence"].get<double>(), 0.9, 0.001);
  EXPECT_THAT(reply->images, SizeIs(1));
}

TEST_F(TextOnScreen, IsNotFoundByAxFindWhereItIsNotWritten) {
  const auto told = desk.call("ax_find", {{"app", "App"}, {"query", "Start"}, {"text_on_screen", true}});
  EXPECT_FALSE(told["found"]) << "the tree has it, the picture does not";
}

TEST_F(TextOnScreen, IsFoundByFindElementsWithPlacesAndElements) {
  const auto told = desk.call("find_elements", {{"pid", 200}, {"query", "game"}, {"text_on_screen", true}});
  EXPECT_EQ(told["total"], 2);
  ASSERT_THAT(told["texts"], SizeIs(2));
  EXPECT_EQ(told["texts"][0]["text"], "Game");
  EXPECT_EQ(told["texts"][0]["bounds"], json({{"x", 55}, {"y", 100}, {"width", 25}, {"height", 10}}));
  EXPECT_FALSE(told["texts"][0].contains("element_index")) << "a click on the text field would not be one on the text";
  EXPECT_EQ(told["texts"][1]["text"], "game\u2026");
  ASSERT_THAT(told["elements"], SizeIs(1));
  EXPECT_EQ(told["elements"][0]["name"], "Start");
  EXPECT_EQ(told["texts"][1]["element_index"], told["elements"][0]["element_index"]);
}

TEST_F(TextOnScreen, TakesNothingButWords) {
  const auto refused = [&](json more) {
    more.update({{"pid", 200}, {"text_on_screen", true}});
    return desk.refusal("find_elements", more).code;
  };
  EXPECT_EQ(refused({{"role", "button"}}), "invalid_arguments");
  EXPECT_EQ(refused({{"query", "game"}, {"role", "button"}}), "invalid_arguments");
}

TEST(TextOnScreenWithoutTesseract, NamesThePackage) {
  const TemporaryFolder empty;
  const OnlyPath path(empty.path());
  SimulatedDesk desk(scene_of({button("Start")}));
  desk.call("ax_connect", {{"app", "App"}});
  for (const auto& error :
       {desk.refusal("ax_find", {{"app", "App"}, {"query", "game"}, {"text_on_screen", true}}),
        desk.refusal("find_elements", {{"pid", 200}, {"query", "game"}, {"text_on_screen", true}})}) {
    EXPECT_EQ(error.code, "missing_package");
    EXPECT_THAT(error.hint, HasSubstr("apt-get install tesseract-ocr"));
  }
}

TEST(Sighting, OfAPartOfAnElementIsNotTheElement) {
  SimulatedDesk desk(scene_of({json{{"role", "group"}, {"name", "Board"}, {"bounds", box(0, 0, 300, 250)}}}));
  desk.call("ax_connect", {{"app", "App"}});
  CallContext context;
  Model model(R"({"found": true, "x": 20, "y": 20, "width": 60, "height": 20, "confidence": 1})");
  context.client = &model;
  const auto reply = desk.reply("ax_find_visual", {{"app", "App"}, {"description", "New game"}}, context);
  ASSERT_TRUE(reply) << reply.error().message;
  const auto told = json::parse(*reply->structured);
  EXPECT_TRUE(told["found"]);
  EXPECT_FALSE(told.contains("element_ref")) << "a click on the canvas would be one on its middle";
}

}  // namespace
}  // namespace offhand::test::ax_vision_cases
