#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "codegen/runtime/catalog.h"
#include "generated/registry/registry.h"
#include "impl/recording/held_arguments.h"
#include "impl/recording/redaction.h"
#include "tests/second_toolset/generated/registry/registry.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

// A toolset whose arguments are called otherwise: whoever guards their secrets, tells their targets apart and does them
// again goes by what the schema says that they hold.
namespace offhand::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* typed_words = "correct horse";

/// The tools of the product and of the second toolset.
const Catalog& both() {
  static const std::vector<const ToolInfo*> tools = [] {
    std::vector<const ToolInfo*> all(catalog().tools.begin(), catalog().tools.end());
    all.insert(all.end(), second::catalog().tools.begin(), second::catalog().tools.end());
    std::ranges::sort(all, {}, &ToolInfo::identity);
    return all;
  }();
  static const Catalog whole = [] {
    Catalog made = catalog();
    made.tools = tools;
    return made;
  }();
  return whole;
}

std::string desk_of_the_form() {
  const json field{{"role", "textbox"}, {"name", "Field"}, {"bounds", test::box(10, 40, 200, 20)}};
  const json secret{
      {"role", "textbox"}, {"name", "Secret"}, {"bounds", test::box(10, 80, 200, 20)}, {"states", {"protected"}}};
  return scene_of({status_text("ready"), field, secret,
                   button("Go", {{"bounds", test::box(10, 120, 80, 20)}, {"on_press", sets_status()}})});
}

class SecondToolset : public testing::Test {
 protected:
  Process::Options options(ConfigRecordingTypedText text) const {
    Config config;
    config.output_roots = {folder_.path()};
    config.recording_typed_text = text;
    auto options = SimulatedDesk::options(desk_of_the_form(), config);
    options.catalog = &both();
    return options;
  }
  static json call(SimulatedDesk& desk, const char* tool, const json& arguments) {
    CallContext context;
    context.default_session = "test";
    const auto reply = desk.dispatcher().call(*both().find_tool(tool), arguments, context);
    if (!reply) throw std::runtime_error(reply.error().code + ": " + reply.error().message);
    return json::parse(reply->structured.value());
  }
  json jotted(SimulatedDesk& desk, const std::string& field) {
    const auto index = desk.element(field, "Window").index;
    return call(desk, "second.jot", {{"sheet", 1001}, {"field", index}, {"phrase", typed_words}});
  }
  json action(int turn) const {
    return json::parse(contents(folder_.file("demo/turn-0000" + std::to_string(turn) + "/action.json")));
  }
  std::string all_that_was_kept() const {
    std::string kept;
    for (const auto& entry : fs::recursive_directory_iterator(folder_.path())) {
      if (entry.path().extension() == ".json") kept += contents(entry.path().string());
    }
    return kept;
  }

  TemporaryFolder folder_;
};

TEST_F(SecondToolset, TypedTextIsKeptOutOfRecordings) {
  SimulatedDesk desk(options(ConfigRecordingTypedText::redact));
  desk.call("start_recording", {{"output_dir", folder_.file("demo")}});
  EXPECT_EQ(jotted(desk, "Field")["effect"], "confirmed");
  EXPECT_EQ(action(1)["arguments"]["phrase"], redacted_text);
  EXPECT_EQ(action(1)["redacted"], "typed text");
  EXPECT_THAT(all_that_was_kept(), testing::Not(testing::HasSubstr(typed_words)));
}

TEST_F(SecondToolset, TextForAPasswordFieldIsKeptOutOfThemWhateverTheSettings) {
  SimulatedDesk desk(options(ConfigRecordingTypedText::keep));
  desk.call("start_recording", {{"output_dir", folder_.file("demo")}});
  jotted(desk, "Secret");
  EXPECT_EQ(action(1)["redacted"], "password");
  EXPECT_THAT(all_that_was_kept(), testing::Not(testing::HasSubstr(typed_words)));
}

TEST_F(SecondToolset, TextUnderAnotherNameOfTheArgumentIsTypedTextAsWell) {
  const auto& jot = *both().find_tool("second.jot");
  EXPECT_TRUE(carries_text(jot, {{"saying", typed_words}}));
  EXPECT_EQ(without_text(jot, {{"saying", typed_words}, {"sheet", 1}}),
            (json{{"saying", redacted_text}, {"sheet", 1}}));
  EXPECT_FALSE(carries_text(jot, {{"log_file", typed_words}}));
}

TEST_F(SecondToolset, AReplayLeavesOutWhoseCallItWasAndWhatItWrote) {
  const auto& schema = *both().find_tool("second.jot")->input;
  json arguments{{"run", "mine"}, {"log_file", "/tmp/log"}, {"saying", typed_words}, {"sheet", 1}};
  leave_out(schema, Holds::session, arguments);
  leave_out(schema, Holds::output_path, arguments);
  EXPECT_EQ(arguments, (json{{"saying", typed_words}, {"sheet", 1}}));
  leave_out(schema, Holds::element_index, arguments);
  EXPECT_EQ(arguments.size(), 2U) << "nothing to leave out";
}

TEST_F(SecondToolset, TheFingerprintTellsWhatIsAskedForAndNotOfWhom) {
  const auto fingerprint = [](const char* tool, const json& arguments) {
    auto invocation = both().find_tool(tool)->parse(arguments, "sim");
    EXPECT_TRUE(invocation.has_value()) << invocation.error().message;
    return (*invocation)->fingerprint();
  };
  const json one{{"sheet", 1}, {"field", 2}, {"phrase", "a"}};
  EXPECT_EQ(fingerprint("second.jot", one), fingerprint("second.jot", {{"sheet", 3}, {"field", 4}, {"phrase", "a"}}));
  EXPECT_EQ(fingerprint("second.jot", one),
            fingerprint("second.jot", {{"sheet", 1}, {"field", 2}, {"phrase", "a"}, {"run", "mine"}}));
  EXPECT_NE(fingerprint("second.jot", one), fingerprint("second.jot", {{"sheet", 1}, {"field", 2}, {"phrase", "b"}}));
  EXPECT_EQ(fingerprint("second.prod", {{"thing", "a-1-2"}}),
            fingerprint("second.prod", {{"owner", 1}, {"across", 2}, {"down", 3}, {"times", 1}}));
  EXPECT_NE(fingerprint("second.prod", {{"thing", "a-1-2"}}),
            fingerprint("second.prod", {{"thing", "a-1-2"}, {"times", 2}}));
}

TEST_F(SecondToolset, EveryKindOfAddressIsResolvedForItAndSaysWhatIsMissing) {
  SimulatedDesk desk(options(ConfigRecordingTypedText::keep));
  const auto refused = [&](const json& arguments) {
    const auto reply = desk.dispatcher().call(*both().find_tool("second.prod"), arguments, {});
    EXPECT_FALSE(reply.has_value());
    return reply ? "" : reply.error().code;
  };
  EXPECT_EQ(refused({{"mark", "e0"}}), "no_capture");
  EXPECT_EQ(refused({{"words", "Go"}, {"app", "App"}}), "app_not_connected");
  EXPECT_THAT(desk.log(), testing::IsEmpty());
}

TEST_F(SecondToolset, CallsAreReplayedInAnotherRun) {
  {
    SimulatedDesk desk(options(ConfigRecordingTypedText::keep));
    desk.call("start_recording", {{"output_dir", folder_.file("demo")}});
    jotted(desk, "Field");
    call(desk, "second.prod", {{"thing", desk.element("Go", "Window").token}});
    call(desk, "second.prod", {{"owner", 200}, {"sheet", 1001}, {"across", 20}, {"down", 50}});
    desk.call("stop_recording");
  }
  SimulatedDesk desk(options(ConfigRecordingTypedText::keep));
  const auto replayed =
      call(desk, "desktop.replay_trajectory", {{"dir", folder_.file("demo")}, {"delay_ms", 0}, {"session", "again"}});
  EXPECT_EQ(replayed["outcome"], "complete") << replayed;
  EXPECT_EQ(replayed["done"], 3);
  EXPECT_EQ(desk.element("Field", "Window").value, typed_words);
  EXPECT_EQ(desk.element("done", "Window").role, "text");
}

}  // namespace
}  // namespace offhand::test
