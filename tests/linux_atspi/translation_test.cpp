// What needs no desktop: names, numbers, choices.
#include <gtest/gtest.h>

#include "platform/linux/atspi/acting/actions.h"
#include "platform/linux/atspi/acting/text.h"
#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/elements/geometry.h"
#include "platform/linux/atspi/elements/matcher.h"
#include "platform/linux/atspi/reading/convert.h"
#include "platform/linux/atspi/reading/names.h"
#include "platform/linux/atspi/vocabulary/roles.h"
#include "platform/linux/atspi/vocabulary/states.h"

namespace offhand::platform::atspi {
namespace {

// Firefox tells U+FEFF behind each character of four bytes.
TEST(Padding, IsTakenOutBehindWideCharactersOfFirefoxAlone) {
  const std::string mark = "\xEF\xBB\xBF";
  const std::string smile = "\xF0\x9F\x98\x80";
  const std::string told = "a" + smile + mark + "b" + smile + mark;
  EXPECT_EQ(without_padding(told, Toolkit::gecko), "a" + smile + "b" + smile);
  EXPECT_EQ(without_padding(told, Toolkit::chromium), told);
  EXPECT_EQ(without_padding(mark + "a" + mark, Toolkit::gecko), mark + "a" + mark) << "a mark that was written";
  EXPECT_EQ(without_padding(smile + mark + mark, Toolkit::gecko), smile + mark);
  EXPECT_EQ(without_padding("", Toolkit::gecko), "");
}

TEST(ActionChoice, IsByNameWithoutCaseAndNotByIndex) {
  EXPECT_EQ(choose_action({"SetFocus", "Press"}, NodeAction::press, Activation::clicks), 1);
  EXPECT_EQ(choose_action({"Do Default", "Show Menu"}, NodeAction::press, Activation::clicks), 0);
  EXPECT_EQ(choose_action({"Press", "ShowMenu"}, NodeAction::show_menu, Activation::clicks), 1);
}

TEST(ActionChoice, NeverPicksWhatMeansSomethingElse) {
  EXPECT_EQ(
      choose_action({"window.close", "clipboard.copy", "default.activate"}, NodeAction::press, Activation::clicks),
      std::nullopt);
  EXPECT_EQ(choose_action({"Increase", "Decrease"}, NodeAction::press, Activation::clicks), std::nullopt);
  EXPECT_EQ(choose_action({}, NodeAction::press, Activation::clicks), std::nullopt);
  // A GTK 3 cell: activate is its double click.
  const std::vector<std::string> cell{"expand or contract", "edit", "activate"};
  EXPECT_EQ(choose_action(cell, NodeAction::press, Activation::opens), std::nullopt);
  EXPECT_EQ(choose_action(cell, NodeAction::pick, Activation::opens), std::nullopt);
  EXPECT_EQ(choose_action(cell, NodeAction::open, Activation::opens), 2);
}

TEST(ActionChoice, TakesNoToggleForAClickWhereItOnlyFlips) {
  const auto offered = [](const std::vector<std::string>& names) {
    return verbs_of(Toolkit::qt, atspi_check_box, StateBits{}, names);
  };
  EXPECT_TRUE(offered({"Toggle", "SetFocus"}).empty());
  // Qt Quick offers both.
  EXPECT_TRUE(offered({"Toggle", "Press"}).contains(NodeAction::toggle));
  EXPECT_EQ(choose_action({"Toggle", "Press"}, NodeAction::toggle, Activation::clicks, Toggling::flips), 1);
  EXPECT_TRUE(verbs_of(Toolkit::gtk3, atspi_check_box, StateBits{}, {"toggle"}).contains(NodeAction::press));
}

TEST(ActionChoice, TakesNoActionOfAnItemOfGtkForAClickButToggle) {
  // The icons of libfm's view (pcmanfm): "click" is their only action and opens the file.
  const auto of_icon = verbs_of(Toolkit::gtk3, atspi_icon, StateBits{}, {"click"});
  EXPECT_FALSE(of_icon.contains(NodeAction::press));
  EXPECT_FALSE(of_icon.contains(NodeAction::pick));
  EXPECT_FALSE(of_icon.contains(NodeAction::toggle));
  EXPECT_TRUE(of_icon.contains(NodeAction::open));
  EXPECT_TRUE(verbs_of(Toolkit::gtk3, atspi_table_cell, StateBits{}, {"toggle"}).contains(NodeAction::press));
  EXPECT_TRUE(verbs_of(Toolkit::gtk3, atspi_push_button, StateBits{}, {"click"}).contains(NodeAction::press));
  EXPECT_TRUE(verbs_of(Toolkit::gecko, atspi_list_item, StateBits{}, {"click"}).contains(NodeAction::press));
}

TEST(ActionChoice, DoesNotSubmitATextFieldWhenAskedToPressIt) {
  EXPECT_EQ(choose_action({"activate"}, NodeAction::press, Activation::submits), std::nullopt);
  EXPECT_EQ(choose_action({"activate"}, NodeAction::confirm, Activation::submits), 0);
}

TEST(ActionChoice, TakesASingleUnnamedActionAsTheDefault) {
  EXPECT_EQ(choose_action({""}, NodeAction::press, Activation::clicks), 0);
  EXPECT_EQ(choose_action({"", ""}, NodeAction::press, Activation::clicks), std::nullopt);
}

TEST(Names, OfClassesGiveWayToTheDescription) {
  EXPECT_EQ(clean_name("GtkSourceView", "Equation", Toolkit::gtk4), "Equation");
  EXPECT_EQ(clean_name("AdwGizmo", "", Toolkit::gtk4), "");
  EXPECT_EQ(clean_name("GtkBox", "", Toolkit::qt), "GtkBox");
  EXPECT_EQ(clean_name("Gtk 4", "", Toolkit::gtk4), "Gtk 4");
}

TEST(Names, DoubledByGtk4AreOne) {
  EXPECT_EQ(clean_name("6 6", "", Toolkit::gtk4), "6");
  EXPECT_EQ(clean_name("6 7", "", Toolkit::gtk4), "6 7");
  EXPECT_EQ(clean_name("_Delete Delete", "", Toolkit::gtk4), "Delete");
  EXPECT_EQ(clean_name("Save _As Save As", "", Toolkit::gtk4), "Save As");
  for (const auto* other : {"", "_", " ", "_ ", "Delete Delet", "_a b", "Delete _Delete", "snake_case"})
    EXPECT_EQ(clean_name(other, "", Toolkit::gtk4), other);
  EXPECT_EQ(clean_name("6 6", "", Toolkit::gtk3), "6 6");
}

TEST(Traits, TellMakingFromAnEffect) {
  for (const auto* property : {"widget", "accessible-parent"}) EXPECT_TRUE(is_of_its_making(property)) << property;
  for (const auto* property : {"accessible-name", "accessible-value"}) EXPECT_FALSE(is_of_its_making(property));
}

TEST(Traits, TellANoticeFromAnEffect) {
  for (const auto* state : {"focused", "armed", "sensitive", "horizontal"}) EXPECT_TRUE(is_mere_notice(state)) << state;
  for (const auto* state : {"checked", "selected", "showing", "expanded", ""}) EXPECT_FALSE(is_mere_notice(state));
}

TEST(Traits, OfAToolkitThatIsNotKnownAreAsCautiousAsTheSlowest) {
  const auto& slowest = traits_of(Toolkit::gtk4);
  EXPECT_GT(slowest.busy_after_action, std::chrono::milliseconds(250)) << "when its buttons fire";
  EXPECT_GT(slowest.settles_within, std::chrono::milliseconds(319)) << "when the slowest effect came";
  EXPECT_EQ(traits_of(Toolkit::unknown).busy_after_action, slowest.busy_after_action);
  EXPECT_EQ(traits_of(Toolkit::unknown).settles_within, slowest.settles_within);
}

TEST(Traits, EachToolkitShowsItsTreeSomehowOrIsNotKnownToHaveOne) {
  using enum Toolkit;
  for (const auto toolkit : {gtk2, gtk3, libreoffice, gtk4, qt, chromium, gecko}) {
    EXPECT_NE(how_to_show_tree(toolkit), "") << to_string(toolkit);
    EXPECT_EQ(toolkit_without_trees(toolkit), "") << to_string(toolkit);
  }
  for (const auto toolkit : {xt, tk, fltk, gnustep, unknown}) {
    EXPECT_EQ(how_to_show_tree(toolkit), "") << to_string(toolkit);
    EXPECT_NE(toolkit_without_trees(toolkit), "") << to_string(toolkit);
  }
}

TEST(Toolkits, AreToldByTheFilesOfTheirPrograms) {
  using Files = std::vector<std::string>;
  const std::pair<Files, Toolkit> rows[] = {
      {{"libXaw.so.7", "libXmu.so.6", "libXt.so.6.0.0"}, Toolkit::xt},
      {{"libXm.so.4.0.4", "libXmu.so.6", "libXt.so.6.0.0"}, Toolkit::xt},
      {{"libXmu.so.6", "libXt.so.6.0.0"}, Toolkit::xt},
      {{"libXt.so.6.0.0", "libXmu.so.6", "libgnustep-base.so.1.28", "libgnustep-gui.so.0.29"}, Toolkit::gnustep},
      {{"libgnustep-base.so.1.28"}, Toolkit::unknown},
      {{"libtk8.6.so", "libtcl8.6.so"}, Toolkit::tk},
      {{"libfltk.so.1.3", "libXft.so.2"}, Toolkit::fltk},
      {{"libXt.so.6.0.0", "libgtk-3.so.0"}, Toolkit::gtk3},
      {{"libX11.so.6"}, Toolkit::unknown},
  };
  for (auto [files, toolkit] : rows) {
    for (auto& file : files) file.insert(0, "/usr/lib/x86_64-linux-gnu/");
    EXPECT_EQ(to_string(toolkit_of_files(files)), to_string(toolkit)) << files.front();
  }
}

TEST(Traits, GoWithWhatBecameOfAnAction) {
  const auto delivery = with_traits(Delivery::delivered(ActionPath::x11_atspi), Toolkit::gtk4);
  EXPECT_EQ(delivery.outcome, Outcome::delivered);
  EXPECT_EQ(delivery.busy_for, traits_of(Toolkit::gtk4).busy_after_action);
  EXPECT_EQ(delivery.settles_within, traits_of(Toolkit::gtk4).settles_within);
}

TEST(Traits, TellWhoseMinimisedWindowsKeepTheirOldStates) {
  EXPECT_TRUE(with_traits(Delivery::delivered(ActionPath::x11_atspi), Toolkit::chromium).silent_while_minimised);
  for (const auto toolkit : {Toolkit::gtk3, Toolkit::gtk4, Toolkit::qt, Toolkit::gecko})
    EXPECT_FALSE(with_traits(Delivery::delivered(ActionPath::x11_atspi), toolkit).silent_while_minimised);
}

TEST(Text, OfPlacesAloneHasNoWords) {
  EXPECT_FALSE(has_words(""));
  EXPECT_FALSE(has_words(" \uFFFC\n\uFFFC"));
  EXPECT_TRUE(has_words("\uFFFC due\uFFFC"));
}

TEST(Numbers, HaveNoTrailingZeros) {
  EXPECT_EQ(format_number(50), "50");
  EXPECT_EQ(format_number(0.1 + 0.2), "0.3");
  EXPECT_EQ(format_number(-0.0), "0");
  EXPECT_EQ(format_number(1.0 / 0.0), "");
}

TEST(ActionMeaning, IsThatOfTheToolkitsOwnWord) {
  struct Row {
    const char* name;
    std::optional<NodeAction> meaning;
  };
  for (const Row& row : {Row{"ShowMenu", NodeAction::show_menu},
                         {"showContextMenu", NodeAction::show_menu},
                         {"menu.popup", NodeAction::show_menu},
                         {"Show Menu", NodeAction::show_menu},
                         {"Press", NodeAction::press},
                         {"jump", NodeAction::press},
                         {"toggle", NodeAction::toggle},
                         {"select", NodeAction::pick},
                         {"activate", NodeAction::open},
                         {"dismiss", NodeAction::cancel},
                         {"expand or contract", NodeAction::expand},
                         {"Decrease", NodeAction::decrement},
                         {"clipboard.copy", std::nullopt},
                         {"", std::nullopt}})
    EXPECT_EQ(meaning_of(row.name), row.meaning) << row.name;
}

TEST(ActionChoice, FoldsAndUnfoldsByOneActionWhereThereIsNoOther) {
  const std::vector<std::string> cell{"expand or contract", "edit", "activate"};
  EXPECT_EQ(choose_action(cell, NodeAction::expand, Activation::opens), 0);
  EXPECT_EQ(choose_action(cell, NodeAction::collapse, Activation::opens), 0);
  EXPECT_EQ(choose_action({"expand or contract", "collapse"}, NodeAction::collapse, Activation::clicks), 1);
}

TEST(Text, IsCutBetweenCharacters) {
  EXPECT_EQ(truncate("äß漢x", 3), "äß漢");
  EXPECT_EQ(count_characters("äß漢x"), 4U);
  EXPECT_EQ(stars(-5), "");
  EXPECT_EQ(stars(2'000'000'000).size(), 1000U);
}

TEST(Roles, AreByNumber) {
  EXPECT_EQ(role_of_atspi(43), Role::button);
  EXPECT_EQ(platform_role(40), "password text");
  EXPECT_EQ(role_of_atspi(4'000'000'000U), Role::generic);
}

TEST(StateMapping, KnowsWhatToolkitsLeaveOut) {
  const StateBits gtk4(1U << StateBits::sensitive | 1U << StateBits::visible, 0);
  EXPECT_TRUE(common_states(gtk4, atspi_label, ShowingState::missing).empty());
  EXPECT_TRUE(common_states(gtk4, atspi_label, ShowingState::reliable).contains(ElementState::offscreen));
  EXPECT_TRUE(common_states({}, atspi_label, ShowingState::missing).contains(ElementState::disabled));
  EXPECT_TRUE(common_states(gtk4, atspi_password_text, ShowingState::missing).contains(ElementState::protected_));
}

WindowFacts facts_of(int width, int height, std::string title) {
  WindowFacts facts;
  facts.x = 100;
  facts.y = 50;
  facts.width = width;
  facts.height = height;
  facts.title = std::move(title);
  return facts;
}

TEST(States, OfATabOfQtSayThatItIsChosenAndNotThatItHasTheFocus) {
  const WindowFrame frame(Toolkit::qt, {0, 0, 300, 200}, {0, 0, 300, 200}, facts_of(300, 200, "x"));
  const StateBits bits(1U << StateBits::focused | 1U << StateBits::showing | 1U << StateBits::visible, 0);
  const auto tab = states_in_window(bits, atspi_page_tab, Toolkit::qt, std::nullopt, frame);
  EXPECT_TRUE(tab.contains(ElementState::selected));
  EXPECT_FALSE(tab.contains(ElementState::focused));
  EXPECT_TRUE(
      states_in_window(bits, atspi_page_tab, Toolkit::gtk3, std::nullopt, frame).contains(ElementState::focused));
}

TEST(States, OfAnIconInAViewOfGtkDoNotSayThatItIsDisabled) {
  const WindowFrame frame(Toolkit::gtk3, {0, 0, 300, 200}, {0, 0, 300, 200}, facts_of(300, 200, "x"));
  const StateBits shown(1U << StateBits::showing | 1U << StateBits::visible, 0);
  const StateBits item(1U << StateBits::focusable | 1U << StateBits::showing | 1U << StateBits::visible, 0);
  const auto is_disabled = [&](StateBits bits, std::uint32_t role) {
    return states_in_window(bits, role, Toolkit::gtk3, std::nullopt, frame).contains(ElementState::disabled);
  };
  EXPECT_FALSE(is_disabled(item, atspi_icon));
  EXPECT_TRUE(is_disabled(shown, atspi_icon)) << "a picture in a button";
  EXPECT_TRUE(is_disabled(item, atspi_push_button));
}

TEST(Geometry, AddsTheMarginThatGtk4LeavesOut) {
  const WindowFrame frame(Toolkit::gtk4, {}, {0, 0, 355, 486}, facts_of(365, 496, "Calculator"));
  const auto bounds = frame.local({10, 20, 30, 40});
  ASSERT_TRUE(bounds);
  EXPECT_EQ(bounds->x, 15);
  EXPECT_EQ(bounds->y, 25);
}

TEST(Geometry, TakesGtk3sDecorationOff) {
  const WindowFrame frame(Toolkit::gtk3, {99, 30, 482, 585}, {-1, -20, 482, 585}, facts_of(480, 560, "x"));
  const auto bounds = frame.local({106, 56, 50, 34});
  ASSERT_TRUE(bounds);
  EXPECT_EQ(bounds->x, 6);
  EXPECT_EQ(bounds->y, 6);
}

TEST(Geometry, TakesTheShadowOffAndScales) {
  WindowFacts facts = facts_of(852, 704, "x");
  facts.shadow_left = facts.shadow_right = 26;
  facts.shadow_top = 23;
  const WindowFrame frame(Toolkit::gtk3, {50, 25, 426, 352}, {0, 0, 426, 352}, facts);
  const auto bounds = frame.local({63, 37, 10, 10});
  ASSERT_TRUE(bounds);
  EXPECT_EQ(bounds->x, 0);
  EXPECT_EQ(bounds->y, 1);
  EXPECT_EQ(bounds->width, 20);
}

TEST(Geometry, FindsTheScaleOfASmallGtk4WindowInSpiteOfItsMargin) {
  const WindowFrame frame(Toolkit::gtk4, {}, {0, 0, 100, 60}, facts_of(220, 140, "x"));
  const auto bounds = frame.local({10, 10, 20, 20});
  ASSERT_TRUE(bounds);
  EXPECT_EQ(bounds->x, 30);
  EXPECT_EQ(bounds->width, 40);
}

TEST(Geometry, KnowsQuarterScalesOfQt) {
  const WindowFrame frame(Toolkit::qt, {721, 85, 480, 560}, {}, facts_of(720, 840, "x"));
  const auto bounds = frame.local({730, 94, 150, 25});
  ASSERT_TRUE(bounds);
  EXPECT_EQ(bounds->x, 14);
  EXPECT_EQ(bounds->width, 225);
}

TEST(Geometry, DropsSentinels) {
  const WindowFrame frame(Toolkit::qt, {0, 0, 10, 10}, {}, facts_of(10, 10, "x"));
  EXPECT_FALSE(frame.local({INT32_MIN, INT32_MIN, 5, 5}));
  EXPECT_FALSE(frame.local({0, 0, INT32_MAX, 5}));
  EXPECT_FALSE(frame.local({0, 0, 0, 0}));
  EXPECT_FALSE(frame.local({0, 0, -1, -1}));
}

Candidate candidate(std::string name, int width, int height) {
  Candidate result;
  result.name = std::move(name);
  result.states = StateBits(1U << StateBits::visible, 0);
  result.extents = {0, 0, width, height};
  return result;
}

TEST(Matching, GoesByTitleThenSizeAndNeverGuesses) {
  const WindowFacts facts = facts_of(480, 560, "Letter");
  const auto fits = [&](std::vector<Candidate> candidates) {
    return choose(std::move(candidates), facts, Strictness::same_process).size();
  };
  EXPECT_EQ(fits({candidate("Letter", 1, 1), candidate("Other", 480, 560)}), 1U);
  EXPECT_EQ(fits({candidate("Letter", 480, 560), candidate("Letter", 200, 100)}), 1U);
  EXPECT_EQ(fits({candidate("Letter", 480, 560), candidate("Letter", 480, 560)}), 2U);
  EXPECT_EQ(fits({candidate("Other", 480, 560)}), 0U);
  EXPECT_EQ(fits({candidate("", 482, 585)}), 1U);
  EXPECT_EQ(fits({candidate("", 100, 100)}), 0U);
}

TEST(Matching, OfARelatedProcessWantsTitleAndSize) {
  const WindowFacts facts = facts_of(480, 560, "Letter");
  EXPECT_TRUE(choose({candidate("Letter", 100, 100)}, facts, Strictness::related_process).empty());
  EXPECT_EQ(choose({candidate("Letter", 480, 560)}, facts, Strictness::related_process).size(), 1U);
}

}  // namespace
}  // namespace offhand::platform::atspi
