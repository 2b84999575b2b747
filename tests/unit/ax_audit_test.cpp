#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "impl/audit/audit.h"
#include "impl/audit/contrast.h"
#include "impl/audit/names.h"
#include "tests/unit/simulated.h"

// The audit: each rule with an element that breaks it, and a twin that was repaired.
namespace offhand::test::ax_audit_cases {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

struct Planted {
  std::string name;
  std::string rule;
  json broken;
  json repaired;
  std::string standard = "wcag_aa";
};
void PrintTo(const Planted& row, std::ostream* out) { *out << row.name; }

json two(json one, json other) { return json::array({std::move(one), std::move(other)}); }

json slider(json more) {
  json node{{"role", "slider"}, {"name", "Volume"}, {"bounds", box(10, 10, 200, 30)}};
  node.update(more);
  return node;
}

json named(const std::string& role, const std::string& name, int place, json more = json::object()) {
  json node{{"role", role}, {"name", name}, {"bounds", box(10, 10 + 30 * place, 120, 24)}};
  node.update(more);
  return node;
}

/// A page of a browser, by its address; without one it is a document of a word processor.
json document(const json& children, const std::string& url = "https://example.org/") {
  json node = named("document", "Books", 0, {{"children", children}, {"bounds", box(0, 0, 400, 300)}});
  if (!url.empty()) node["attributes"] = {{"url", url}};
  return node;
}

json headings(int first, int second) {
  const auto level = [](int number) { return json{{"attributes", {{"level", number}}}}; };
  return two(named("heading", "Books", 0, level(first)), named("heading", "Maps", 1, level(second)));
}

/// Of two rows of two cells; the cells of the first have this role.
json table(const std::string& role) {
  const json first{{"role", "row"}, {"children", two(named(role, "Book", 0), named(role, "Price", 0))}};
  const json second{{"role", "row"}, {"children", two(named("cell", "Atlas", 1), named("cell", "20", 1))}};
  return named("table", "Prices", 0, {{"children", two(first, second)}, {"bounds", box(10, 10, 300, 100)}});
}

json written_button(const std::string& name, const std::string& text, const json& place = box(20, 15, 90, 18)) {
  const json label{{"role", "text"}, {"name", text}, {"bounds", place}};
  return button(name, {{"bounds", box(10, 10, 120, 30)}, {"children", json::array({label})}});
}

std::vector<Planted> planted() {
  const auto wide = box(10, 10, 120, 30);
  return {
      {"ButtonWithoutName", "name_missing", button("", {{"bounds", wide}}), button("Save", {{"bounds", wide}})},
      {"ButtonOfBlanks", "name_missing", button("  ", {{"bounds", wide}}),
       button("", {{"bounds", wide}, {"description", "Save"}})},
      {"PictureWithoutName",
       "image_name_missing",
       {{"role", "img"}, {"name", ""}, {"bounds", wide}},
       {{"role", "img"}, {"name", "A chart of sales"}, {"bounds", wide}}},
      {"PictureOfWhichTheBrowserSaysThatItHasNoName",
       "image_name_missing",
       {{"role", "img"}, {"name", "To get missing image descriptions, open the context menu."}, {"bounds", wide}},
       {{"role", "img"}, {"name", "A chart of missing images"}, {"bounds", wide}}},
      {"FieldWithoutLabel",
       "field_label_missing",
       {{"role", "textbox"}, {"name", ""}, {"bounds", wide}},
       {{"role", "textbox"}, {"name", "City"}, {"bounds", wide}}},
      {"SomethingThatCanBePressed",
       "role_missing",
       {{"role", "generic"}, {"name", "Open"}, {"actions", {"press"}}, {"bounds", wide}},
       button("Open", {{"bounds", wide}})},
      {"SliderWithoutNumber", "value_missing", slider(json::object()),
       slider({{"value", "5"}, {"range", {{"minimum", 0}, {"maximum", 10}}}})},
      {"SmallAndCrowded", "target_too_small",
       two(button("One", {{"bounds", box(10, 10, 16, 16)}}), button("Two", {{"bounds", box(28, 10, 16, 16)}})),
       two(button("One", {{"bounds", box(10, 10, 24, 24)}}), button("Two", {{"bounds", box(60, 10, 24, 24)}}))},
      {"SmallWithRoomIsFine", "",
       two(button("One", {{"bounds", box(10, 10, 16, 16)}}), button("Two", {{"bounds", box(60, 10, 16, 16)}})),
       button("One", {{"bounds", wide}})},
      {"SmallForTheHighestLevel", "target_not_enhanced", button("One", {{"bounds", box(10, 10, 30, 30)}}),
       button("One", {{"bounds", box(10, 10, 44, 44)}}), "wcag_aaa"},
      {"CalledAlike", "duplicate_name",
       two(button("Delete", {{"bounds", box(10, 10, 80, 30)}}), button("Delete", {{"bounds", box(10, 60, 80, 30)}})),
       two(button("Delete row", {{"bounds", box(10, 10, 80, 30)}}),
           button("Delete column", {{"bounds", box(10, 60, 80, 30)}}))},
      {"CalledByItsKind", "misleading_name", button("Button", {{"bounds", wide}}),
       button("Button colour", {{"bounds", wide}})},
      {"CalledByItsFile", "misleading_name", button("icon_save-24.png", {{"bounds", wide}}),
       button("Save as .png file", {{"bounds", wide}})},
      {"ClickHere", "misleading_name", button("Click here", {{"bounds", wide}}),
       button("Show the terms", {{"bounds", wide}})},
      {"LinkCalledMore", "misleading_name", named("link", "Read more…", 0), named("link", "More of the terms", 0)},
      {"ButtonCalledMoreIsFine", "", button("More", {{"bounds", wide}}),
       named("link", "more", 0, {{"description", "Terms of sale"}})},
      {"HeadingThatSkips", "heading_level_skipped", document(headings(1, 3)), document(headings(2, 3))},
      {"HeadingsOutsideOfPagesAreNotJudged", "", document(headings(1, 4), ""), document(headings(4, 1))},
      {"TableWithoutHeaders", "table_headers_missing", document(json::array({table("cell")})),
       document(json::array({table("columnheader")}))},
      {"TablesOutsideOfPagesAreNotJudged", "", document(json::array({table("cell")}), ""), table("cell")},
      {"LabelOutOfName", "label_not_in_name", written_button("Submit form", "Send order"),
       written_button("Send order now", "Send  order")},
      {"LabelThatIsASignOrSaysMore", "", written_button("More actions", "more_vert", box(20, 15, 18, 18)),
       written_button("Open", "Open  Ctrl+O")},
      {"LabelThatSaysMoreThanTheNameInAPage", "label_not_in_name",
       document(json::array({written_button("Send", "Send order")})),
       document(json::array({written_button("Send order", "Send order")}))},
      {"InCapitals", "name_in_capitals", button("CANCEL", {{"bounds", box(10, 10, 200, 50)}}),
       button("SAVE AS PDF", {{"bounds", box(10, 10, 200, 50)}}), "wcag_aaa"},
      {"MixedScripts", "language_unclear", button("Sаve", {{"bounds", wide}}),
       button("Save Сохранить", {{"bounds", wide}})},
      {"NotReachedByKeys", "keyboard_unreachable", button("Save", {{"bounds", wide}, {"states", json::array()}}),
       button("Save", {{"bounds", wide}})},
  };
}

class AxAuditPlanted : public testing::TestWithParam<Planted> {
 protected:
  static json audit(const json& children, const std::string& standard) {
    SimulatedDesk desk{scene_of(children)};
    desk.call("ax_connect", {{"app", "App"}});
    return desk.call("ax_a11y_audit", {{"app", "App"}, {"standards", {standard}}});
  }
  static std::set<std::string> rules_of(const json& told) {
    std::set<std::string> rules;
    for (const auto& issue : told["issues"]) rules.insert(issue["rule"].get<std::string>());
    return rules;
  }
};

TEST_P(AxAuditPlanted, IsFound) {
  const auto told = audit(GetParam().broken, GetParam().standard);
  if (GetParam().rule.empty()) {
    EXPECT_TRUE(told["passed"]) << told;
    return;
  }
  EXPECT_THAT(rules_of(told), testing::ElementsAre(GetParam().rule)) << told;
  ASSERT_FALSE(told["passed"]);
  EXPECT_LT(told["score"], 100);
  EXPECT_FALSE(told["issues"][0]["criterion"].get<std::string>().empty());
  EXPECT_TRUE(told["issues"][0].contains("element_ref")) << told;
}

TEST_P(AxAuditPlanted, IsNotFoundInItsRepairedTwin) {
  const auto told = audit(GetParam().repaired, GetParam().standard);
  EXPECT_THAT(rules_of(told), IsEmpty()) << told;
  EXPECT_TRUE(told["passed"]);
  EXPECT_EQ(told["score"], 100);
}

INSTANTIATE_TEST_SUITE_P(All, AxAuditPlanted, testing::ValuesIn(planted()),
                         [](const auto& row) { return row.param.name; });

TEST(AxAudit, TellsLessForALowerLevel) {
  SimulatedDesk desk{scene_of(button("Button", {{"bounds", box(10, 10, 120, 30)}}))};
  desk.call("ax_connect", {{"app", "App"}});
  EXPECT_TRUE(desk.call("ax_a11y_audit", {{"app", "App"}, {"standards", {"wcag_a"}}})["passed"]);
  EXPECT_FALSE(desk.call("ax_a11y_audit", {{"app", "App"}, {"standards", {"section508"}}})["passed"]);
}

TEST(AxAudit, LooksAtOneElementAlone) {
  SimulatedDesk desk{scene_of(
      two(button("Button", {{"bounds", box(10, 10, 120, 30)}}), button("Save", {{"bounds", box(10, 60, 120, 30)}})))};
  desk.call("ax_connect", {{"app", "App"}});
  const json of_save{{"app", "App"}, {"scope", "element"}, {"query", "Save"}};
  EXPECT_TRUE(desk.call("ax_a11y_audit", of_save)["passed"]);
  EXPECT_EQ(desk.refusal("ax_a11y_audit", {{"app", "App"}, {"scope", "element"}}).code, "invalid_arguments");
}

TEST(AxAudit, NamesElementsThatCanBeActedOn) {
  SimulatedDesk desk{scene_of(button("Button", {{"bounds", box(10, 10, 120, 30)}}))};
  desk.call("ax_connect", {{"app", "App"}});
  const auto told = desk.call("ax_a11y_audit", {{"app", "App"}});
  ASSERT_THAT(told["issues"], testing::SizeIs(1));
  EXPECT_TRUE(desk.reply("ax_click", {{"app", "App"}, {"query", told["issues"][0]["element_ref"]}}));
}

TEST(AxAudit, EachRuleCitesACriterionAndSaysWhatToDo) {
  for (const auto& rule : audit_rules()) {
    EXPECT_FALSE(rule.criterion.empty()) << rule.name;
    EXPECT_TRUE(rule.suggestion.ends_with('.')) << rule.name;
    EXPECT_TRUE(rule.section508.empty() || rule.level != AccessibilityIssueLevel::wcag_aaa) << rule.name;
  }
}

platform::Picture written(std::uint8_t paper, std::uint8_t ink) {
  platform::Picture picture{.width = 100, .height = 20, .rgb = {}, .note = {}};
  picture.rgb.assign(100 * 20 * 3, paper);
  for (int y = 5; y < 15; ++y) {
    for (int x = 10; x < 80; x += 5) std::fill_n(picture.rgb.data() + 3 * (y * 100 + x), 3, ink);
  }
  return picture;
}

TEST(Contrast, IsThatOfWcag) {
  EXPECT_DOUBLE_EQ(audit::contrast({0, 0, 0}, {255, 255, 255}), 21);
  EXPECT_NEAR(audit::contrast({0x77, 0x77, 0x77}, {255, 255, 255}), 4.48, 0.01);
}

TEST(Contrast, IsMeasuredFromPixels) {
  EXPECT_NEAR(audit::measured_contrast(written(255, 0), {0, 0, 100, 20}).value(), 21, 0.1);
  EXPECT_NEAR(audit::measured_contrast(written(255, 0x99), {0, 0, 100, 20}).value(), 2.85, 0.05);
  EXPECT_FALSE(audit::measured_contrast(written(255, 255), {0, 0, 100, 20}));
  EXPECT_FALSE(audit::measured_contrast(written(255, 0), {-50, -50, 20, 20}));
}

/// A check box's row as wide as its window: a frame of a pale box, and a few letters.
TEST(Contrast, IsThatOfFewLettersInAWideRow) {
  constexpr int width = 1200;
  platform::Picture picture{.width = width, .height = 24, .rgb = {}, .note = {}};
  picture.rgb.assign(static_cast<std::size_t>(width) * 24 * 3, 250);
  const auto fill = [&](int x, int y, std::uint8_t ink) {
    std::fill_n(picture.rgb.data() + 3 * (y * width + x), 3, ink);
  };
  for (int at = 4; at < 20; ++at) {
    for (const int edge : {4, 19}) {
      fill(at, edge, 225);
      fill(edge, at, 225);
    }
    for (int more = 4; more < 20; ++more) fill(at, more, 240);
  }
  for (int x = 26; x < 50; x += 4)
    for (int y = 8; y < 16; ++y) fill(x, y, 40);
  EXPECT_GT(audit::measured_contrast(picture, {0, 0, width, 24}).value(), 10);
}

/// A sign of 12 by 12 pixels in a button of 28, and letters beside each other.
TEST(Contrast, TellsASignFromText) {
  constexpr int size = 28;
  platform::Picture picture{.width = size, .height = size, .rgb = {}, .note = {}};
  picture.rgb.assign(static_cast<std::size_t>(size) * size * 3, 230);
  for (int at = 8; at < 20; ++at) {
    std::fill_n(picture.rgb.data() + 3 * (at * size + 13), 6, 60);
    std::fill_n(picture.rgb.data() + 3 * (13 * size + at), 3, 60);
  }
  EXPECT_FALSE(audit::may_hold_text(picture, {0, 0, size, size}, 7));
  EXPECT_TRUE(audit::may_hold_text(picture, {0, 0, size, size}, 1));
  EXPECT_TRUE(audit::may_hold_text(written(255, 0), {0, 0, 100, 20}, 14));
  EXPECT_TRUE(audit::may_hold_text(written(255, 255), {0, 0, 100, 20}, 14));
  EXPECT_TRUE(audit::may_hold_text(picture, {-50, -50, 20, 20}, 7));
}

TEST(AuditNames, TellWhatNamesALanguage) {
  for (const auto* tag : {"en", "de-AT", "zh-Hant-TW", "gsw", "x-private", "i-klingon"})
    EXPECT_TRUE(audit::is_language_tag(tag)) << tag;
  for (const auto* tag : {"", "english", "e", "12", "en_US", "-en"}) EXPECT_FALSE(audit::is_language_tag(tag)) << tag;
}

TEST(AuditNames, TellWhatSaysNothing) {
  EXPECT_TRUE(audit::is_misleading("BUTTON", "button"));
  EXPECT_TRUE(audit::is_misleading("edit-copy.svg", "button"));
  EXPECT_FALSE(audit::is_misleading("+", "button"));
  EXPECT_FALSE(audit::is_misleading("Icon size", "button"));
  EXPECT_TRUE(audit::is_in_capitals("ÄNDERUNGEN SICHERN"));
  EXPECT_FALSE(audit::is_in_capitals("HTTPS, PDF"));
  EXPECT_FALSE(audit::is_in_capitals("ENDED by you"));
  EXPECT_FALSE(audit::is_in_capitals(""));
  EXPECT_EQ(audit::word_of_mixed_scripts("the pаssword"), "pаssword");
  EXPECT_EQ(audit::word_of_mixed_scripts("10 μm, Ω, 東京 café"), "");
  EXPECT_EQ(audit::word_of_mixed_scripts("\xff\xd0"), "");
}

}  // namespace
}  // namespace offhand::test::ax_audit_cases
