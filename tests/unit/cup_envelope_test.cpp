#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "offhand/cup/envelope.h"
#include "tests/support/json.h"

// Envelopes as JSON: the rules of the protocol, reading and writing.
namespace offhand::cup {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

json small_envelope() {
  return json::parse(R"({"version": "0.1.0", "platform": "linux", "screen": {"w": 100, "h": 100},
    "tree": [{"id": "e0", "role": "window", "name": "w", "children": [{"id": "e1", "role": "button", "name": ""}]}]})");
}

std::vector<std::string> problem_pointers(const json& value) {
  std::vector<std::string> found;
  for (const auto& problem : validate_envelope(value.dump())) {
    found.push_back(problem.pointer);
    EXPECT_FALSE(problem.message.empty());
  }
  return found;
}

TEST(CupEnvelope, RulesAreKept) {
  EXPECT_THAT(problem_pointers(small_envelope()), IsEmpty());
  // What is put where, and the pointers of the problems.
  const std::vector<std::tuple<std::string, std::string, std::vector<std::string>>> rows{
      {"/version", R"("1")", {"/version"}},
      {"/version", R"("0.1.0-a")", {"/version"}},
      {"/version", "1", {"/version"}},
      {"/platform", R"("amiga")", {"/platform"}},
      {"/timestamp", "1740067200000", {}},
      {"/timestamp", "1.5", {"/timestamp"}},
      {"/timestamp", "5.0", {}},
      {"/timestamp", R"("now")", {"/timestamp"}},
      {"/screen/scale", "1.5", {}},
      {"/screen/scale", R"("1")", {"/screen/scale"}},
      {"/screen/d", "1", {"/screen/d"}},
      {"/screen/w", "1.5", {"/screen/w"}},
      {"/scope", R"("all")", {"/scope"}},
      {"/scope", R"("full")", {}},
      {"/app", "{}", {}},
      {"/app", R"({"name": "a", "pid": 5, "bundleId": "b"})", {}},
      {"/app", R"({"name": 5, "title": "a"})", {"/app/name", "/app/title"}},
      {"/extra", "1", {"/extra"}},
      {"/tree", "{}", {"/tree"}},
      {"/tree", "[]", {}},
      {"/tree/0/id", R"("x1")", {"/tree/0/id"}},
      {"/tree/0/id", R"("e1a")", {"/tree/0/id"}},
      {"/tree/0/role", R"("buton")", {"/tree/0/role"}},
      {"/tree/0/name", "null", {"/tree/0/name"}},
      {"/tree/0/value", "null", {"/tree/0/value"}},
      {"/tree/0/children/0/role", R"("Button")", {"/tree/0/children/0/role"}},
      {"/tree/0/children/0/colour", "1", {"/tree/0/children/0/colour"}},
      {"/tree/0/states", R"(["focused", "focused"])", {"/tree/0/states"}},
      {"/tree/0/states", R"(["focussed"])", {"/tree/0/states/0"}},
      {"/tree/0/states", R"("focused")", {"/tree/0/states"}},
      {"/tree/0/actions", R"(["click", "press"])", {"/tree/0/actions/1"}},
      {"/tree/0/bounds", R"({"x": -5, "y": 0, "w": 0, "h": 1})", {}},
      {"/tree/0/bounds", R"({"x": 0, "y": 0, "w": -1, "h": 1})", {"/tree/0/bounds/w"}},
      {"/tree/0/bounds", "null", {"/tree/0/bounds"}},
      {"/tree/0/attributes", R"({"level": 0})", {"/tree/0/attributes/level"}},
      {"/tree/0/attributes",
       R"({"orientation": "up", "live": "loud", "autocomplete": "some"})",
       {"/tree/0/attributes/autocomplete", "/tree/0/attributes/live", "/tree/0/attributes/orientation"}},
      {"/tree/0/attributes", R"({"valueNow": 1.5, "posInSet": 1, "setSize": 0, "url": "u", "live": "off"})", {}},
      {"/tree/0/attributes", R"({"posInSet": 0})", {"/tree/0/attributes/posInSet"}},
      {"/tree/0/platform", R"({"linux": {"atspiRole": "r", "interfaces": ["Action"], "more": 1}})", {}},
      {"/tree/0/platform", R"({"linux": {"interfaces": [1]}})", {"/tree/0/platform/linux/interfaces/0"}},
      {"/tree/0/platform", R"({"beos": {}})", {"/tree/0/platform/beos"}},
      {"/windows", R"([{"title": "a", "pid": null, "bounds": null, "more": [1]}])", {}},
      {"/windows", R"([{"pid": "1"}])", {"/windows/0/pid"}},
      {"/windows", R"([{"bounds": {"x": 1}}])", {"/windows/0/bounds/y", "/windows/0/bounds/w", "/windows/0/bounds/h"}},
      {"/tools", R"([{"name": "t", "parameters": {}, "x": 1}])", {}},
      {"/tools", R"([{"description": "d"}])", {"/tools/0/name"}},
  };
  for (const auto& [place, value, expected] : rows) {
    json envelope = small_envelope();
    envelope[json::json_pointer(place)] = json::parse(value);
    EXPECT_THAT(problem_pointers(envelope), testing::UnorderedElementsAreArray(expected)) << place << " " << value;
  }
}

TEST(CupEnvelope, MissingMembersAreNamed) {
  for (const auto* key : {"version", "platform", "screen", "tree"}) {
    json envelope = small_envelope();
    envelope.erase(key);
    const auto problems = validate_envelope(envelope.dump());
    ASSERT_EQ(problems.size(), 1U) << key;
    EXPECT_EQ(problems[0].pointer, std::string("/") + key);
  }
  EXPECT_EQ(problem_pointers(json::array()), (std::vector<std::string>{""}));
}

TEST(CupEnvelope, AllProblemsAreTold) {
  json envelope = small_envelope();
  envelope["tree"] = json::array();
  for (int i = 0; i < 500; ++i)
    envelope["tree"].push_back({{"id", "e" + std::to_string(i)}, {"role", "knob"}, {"name", ""}});
  EXPECT_EQ(validate_envelope(envelope.dump()).size(), 500U);
  const auto read = read_envelope(envelope.dump());
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, "envelope_invalid");
  EXPECT_THAT(read.error().message, HasSubstr("/tree/0/role"));
  EXPECT_THAT(read.error().message, HasSubstr("and 497 more"));
}

TEST(CupEnvelope, TextThatIsNoneIsRefused) {
  for (const auto& [text, part] : std::vector<std::pair<std::string, std::string>>{
           {"", "it is no JSON"},
           {"{", "it is no JSON"},
           {"{\"version\": \"\xFF\"}", "it is no JSON"},
           {R"({"version": "\ud800"})", "it is no JSON"},
           {std::string(kLongestEnvelope + 1, ' '), "bytes"},
           {std::string(100000, '['), "nested deeper than 999 levels"},
       }) {
    const auto problems = validate_envelope(text);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].pointer, "");
    EXPECT_THAT(problems[0].message, HasSubstr(part));
    EXPECT_FALSE(read_envelope(text));
  }
}

TEST(CupEnvelope, DeepTreesAreRead) {
  std::string inner = R"({"id": "e998", "role": "link", "name": "l"})";
  for (int i = 997; i >= 0; --i)
    inner = R"({"id": "e)" + std::to_string(i) + R"(", "role": "group", "name": "", "children": [)" + inner + "]}";
  const auto text = R"({"version": "0.1.0", "platform": "linux", "screen": {"w": 1, "h": 1}, "tree": [)" + inner + "]}";
  const auto read = read_envelope(text);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->tree.size(), 999U);
  EXPECT_EQ(read->tree.back().depth, 998U);
  EXPECT_EQ(json::parse(write_envelope(*read)), json::parse(text));
}

TEST(CupEnvelope, IsWrittenAsItWasRead) {
  const json whole = json::parse(R"({"version": "0.1.0", "platform": "linux", "timestamp": 1740067200000,
    "screen": {"w": 2560, "h": 1440, "scale": 1.5}, "scope": "foreground", "app": {"name": "a", "pid": 7, "bundleId": "b"},
    "tree": [
      {"id": "e0", "role": "window", "name": "w", "children": [
        {"id": "e1", "role": "slider", "name": "s", "description": "d", "value": "", "bounds": {"x": -1, "y": 2, "w": 3, "h": 4},
         "states": ["selected", "busy"], "actions": ["type", "focus", "click"],
         "attributes": {"level": 1, "valueMin": -1.5, "valueMax": 2, "valueNow": 0, "orientation": "vertical", "rowIndex": 0,
           "colIndex": 1, "rowCount": 2, "colCount": 3, "posInSet": 1, "setSize": 9, "placeholder": "p", "url": "u", "live": "off",
           "autocomplete": "list", "keyShortcut": "k", "roledescription": "r"},
         "platform": {"linux": {"atspiRole": "x", "more": [1, null]}},
         "children": [{"id": "e2", "role": "text", "name": "t"}]},
        {"id": "e3", "role": "text", "name": "\u00e9\n\u0001"}]},
      {"id": "e4", "role": "none", "name": ""}],
    "windows": [{"title": "t", "pid": 5, "foreground": true, "bounds": {"x": 0, "y": 0, "w": 1, "h": 1}, "url": "u", "zone": {"a": 1}},
      {"title": "", "foreground": false}],
    "tools": [{"name": "n", "description": "d", "parameters": {"type": "object"}, "x": 1}]})");
  const auto read = read_envelope(whole.dump());
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(json::parse(write_envelope(*read)), whole);
  std::vector<std::uint32_t> depths;
  for (const Node& node : read->tree) depths.push_back(node.depth);
  EXPECT_THAT(depths, ElementsAre(0, 1, 2, 1, 0));
  EXPECT_EQ(read->tree[1].attributes->key_shortcut, "k");
  EXPECT_EQ(json::parse(write_node(read->tree[0])), json::parse(R"({"id": "e0", "role": "window", "name": "w"})"));
  const auto again = read_envelope(write_envelope(*read));
  ASSERT_TRUE(again);
  EXPECT_EQ(*again, *read);
}

TEST(CupEnvelope, IsWrittenByTheRules) {
  Envelope envelope{.platform = "linux", .screen = {10, 10, 1}};
  envelope.app = App{};
  envelope.tree = {{.id = "e0",
                    .name = "a\xFF"
                            "b"},
                   {.depth = 7, .role = Role::text, .id = "e1"},
                   {.depth = 1, .role = Role::text, .id = "e2", .attributes = Attributes{}}};
  const auto text = write_envelope(envelope);
  EXPECT_THAT(validate_envelope(text), IsEmpty()) << text;
  EXPECT_EQ(text,
            R"({"version":"0.1.0","platform":"linux","screen":{"w":10,"h":10},"tree":[{"id":"e0","role":"generic",)"
            "\"name\":\"a\xEF\xBF\xBD"
            R"(b","children":[{"id":"e1","role":"text","name":""},{"id":"e2","role":"text","name":""}]}]})");
}

TEST(CupEnvelope, NumbersThatCannotBeHeldAreRefused) {
  json envelope = small_envelope();
  envelope["timestamp"] = json::parse("1e30");
  EXPECT_FALSE(read_envelope(envelope.dump()));
  envelope = small_envelope();
  envelope["tree"][0]["bounds"] = {{"x", 18446744073709551615ULL}, {"y", 0}, {"w", 1}, {"h", 1}};
  EXPECT_FALSE(read_envelope(envelope.dump()));
  envelope["tree"][0]["bounds"]["x"] = 9007199254740992;
  EXPECT_TRUE(read_envelope(envelope.dump()));
  envelope["tree"][0]["bounds"]["x"] = -9007199254740993;
  EXPECT_FALSE(read_envelope(envelope.dump()));
}

TEST(CupEnvelope, ListsAreRead) {
  const auto nodes = read_nodes(
      R"([{"id": "e5", "role": "link", "name": "a", "children": [{"id": "e6", "role": "text", "name": "b"}]}])");
  ASSERT_TRUE(nodes);
  EXPECT_EQ(nodes->size(), 2U);
  EXPECT_FALSE(read_nodes(R"([{"id": "e5"}])"));
  EXPECT_FALSE(read_nodes("{}"));
  const auto windows = read_windows(R"([{"title": "a"}, {"title": "b", "foreground": true}])");
  ASSERT_TRUE(windows);
  EXPECT_TRUE((*windows)[1].foreground);
  EXPECT_FALSE(read_windows(R"([{"foreground": 1}])"));
}

}  // namespace
}  // namespace offhand::cup
