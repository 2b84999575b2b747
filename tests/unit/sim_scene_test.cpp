#include "tests/unit/sim_fixture.h"

namespace offhand::platform::sim {
namespace {

/// The complaint about a scene, without the name of its source.
std::string complaint(const std::string& scene) {
  Recorder events;
  const auto loaded = Simulation::load(scene, events);
  if (loaded) return "(none)";
  EXPECT_EQ(loaded.error().code, "configuration_invalid");
  // The message is a template's business; the data holds the reason.
  return loaded.error().message + loaded.error().data;
}

TEST(SimScene, NamesTheUnknownKeyAndTheOneThatWasMeant) {
  const auto text = complaint(R"({"aplications": []})");
  EXPECT_NE(text.find("/aplications"), std::string::npos) << text;
  EXPECT_NE(text.find("applications"), std::string::npos) << text;
}

TEST(SimScene, NamesThePlaceOfAWrongType) {
  const auto text = complaint(one_window(R"({"name": 5})"));
  EXPECT_NE(text.find("/applications/0/windows/0/tree/children/0/name"), std::string::npos) << text;
}

TEST(SimScene, RefusesUnknownRolesStatesAndDeeds) {
  EXPECT_NE(complaint(one_window(R"({"role": "knob"})")).find("/role"), std::string::npos);
  EXPECT_NE(complaint(one_window(R"({"states": ["sad"]})")).find("/states/0"), std::string::npos);
  EXPECT_NE(complaint(one_window(R"({"on_press": {"do": "explode"}})")).find("/on_press/do"), std::string::npos);
}

TEST(SimScene, RefusesDanglingReferences) {
  EXPECT_NE(
      complaint(one_window(R"({"name": "A", "on_press": [{"do": "remove", "node": "Z"}]})")).find("/on_press/0/node"),
      std::string::npos);
  EXPECT_NE(complaint(one_window(button_a, "", R"(, "troubles": [{"at_ms": 5, "do": {"do": "hang"}}])"))
                .find("/troubles/0/do"),
            std::string::npos);
  EXPECT_NE(complaint(one_window(button_a, "", R"(, "desk": {"active_window": "Nowhere"})")).find("active_window"),
            std::string::npos);
}

TEST(SimScene, RefusesTheSamePidTwice) {
  EXPECT_NE(complaint(R"({"applications": [{"name": "a", "pid": 5}, {"name": "b", "pid": 5}]})").find("/pid"),
            std::string::npos);
}

TEST(SimScene, TellsWhereJsonIsBroken) {
  EXPECT_NE(complaint("{\n  \"applications\": [,]\n}").find("line 2"), std::string::npos);
}

TEST(SimScene, AMissingFileNamesTheBuiltInScenes) {
  const auto text = complaint("no-such-scene.json");
  EXPECT_NE(text.find("calculator"), std::string::npos) << text;
}

TEST(SimScene, BuiltInScenesOpenByName) {
  Recorder events;
  for (const auto* name : {"calculator", "widgets", ""}) EXPECT_TRUE(open_sim(name, events)) << name;
}

TEST(SimScene, ARefusedDisplayCannotBeOpened) {
  Recorder events;
  const auto opened = open_sim(
      R"({"troubles": [{"at_ms": 0, "do": {"do": "display", "state": "refused", "reason": "no cookie"}}]})", events);
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, "display_refused");
}

TEST(SimScene, TheSimulationBehindAPlatformCanBeReached) {
  Recorder events;
  const auto opened = open_sim("widgets", events);
  ASSERT_TRUE(opened);
  const auto simulation = Simulation::of(**opened);
  ASSERT_TRUE(simulation);
  EXPECT_TRUE(simulation->window("Widgets"));
  EXPECT_FALSE(Simulation::of(Platform{}));
}

}  // namespace
}  // namespace offhand::platform::sim
