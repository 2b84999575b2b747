#include <gtest/gtest.h>

#include "platform/linux/atspi/elements/matcher.h"
#include "platform/linux/atspi/vocabulary/roles.h"

// Which of an application's accessible windows an X window is, where their names do not tell.
namespace offhand::platform::atspi {
namespace {

constexpr std::uint32_t bit(StateBits::Bit which) { return std::uint32_t{1} << which; }

Candidate candidate(std::uint32_t role, std::uint32_t states) {
  Candidate made;
  made.role = role;
  made.name = "Untitled";
  made.states = StateBits(states, 0);
  made.extents.width = 400;
  made.extents.height = 300;
  return made;
}

WindowFacts window(bool modal) {
  WindowFacts facts;
  facts.title = "Untitled";
  facts.width = 400;
  facts.height = 300;
  facts.modal = modal;
  return facts;
}

std::vector<std::uint32_t> roles_of(const std::vector<Candidate>& candidates) {
  std::vector<std::uint32_t> roles;
  for (const auto& each : candidates) roles.push_back(each.role);
  return roles;
}

using Roles = std::vector<std::uint32_t>;

TEST(Matcher, ModalWindowIsTheModalOne) {
  const std::vector<Candidate> both{candidate(atspi_frame, 0), candidate(atspi_dialog, bit(StateBits::modal))};
  EXPECT_EQ(roles_of(choose(both, window(true), Strictness::same_process)), Roles{atspi_dialog});
  EXPECT_EQ(roles_of(choose(both, window(false), Strictness::same_process)), Roles{atspi_frame});
}

TEST(Matcher, ModalWindowIsADialogWhereNoneSaysThatItIsModal) {
  const std::vector<Candidate> both{candidate(atspi_frame, 0), candidate(atspi_file_chooser, 0)};
  EXPECT_EQ(roles_of(choose(both, window(true), Strictness::same_process)), Roles{atspi_file_chooser});
  // What is not modal may be a dialog all the same, so nothing is guessed.
  EXPECT_EQ(choose(both, window(false), Strictness::same_process).size(), 2U);
}

/// A frame that shows, of another size than the windows here.
Candidate frame(const std::string& name) {
  auto made = candidate(atspi_frame, bit(StateBits::visible));
  made.name = name;
  made.extents.width = 20;
  made.handle = {":1.1", "/" + name};
  return made;
}

WindowFacts titled(const std::string& title) {
  auto facts = window(false);
  facts.title = title;
  return facts;
}

std::vector<std::string> names_of(const std::vector<Candidate>& candidates) {
  std::vector<std::string> names;
  for (const auto& each : candidates) names.push_back(each.name);
  return names;
}

using Names = std::vector<std::string>;

TEST(Matcher, TheOnlyWindowIsTheOnlyFrameWhateverSizeAndNameItTells) {
  EXPECT_TRUE(choose({frame("Program")}, window(false), Strictness::same_process).empty()) << "others may be meant";
  EXPECT_EQ(names_of(choose_by_elimination({frame("Program")}, {})), Names{"Program"});
  EXPECT_TRUE(choose_by_elimination({frame("Program"), frame("Other")}, {}).empty()) << "one of two is a guess";
  auto hidden = frame("Hidden");
  hidden.states = {};
  EXPECT_EQ(names_of(choose_by_elimination({hidden, frame("Program")}, {})), Names{"Program"});
}

// The window "Secrets" calls its frame "Window", and "About" is open beside it.
TEST(Matcher, TheFrameThatIsNoOtherWindowsIsThatOfTheWindowThatMatchesNone) {
  const std::vector<Candidate> both{frame("Window"), frame("About")};
  EXPECT_TRUE(choose(both, titled("Secrets"), Strictness::same_process).empty());
  EXPECT_EQ(names_of(choose_by_elimination(both, {titled("About")})), Names{"Window"});
  const std::vector<Candidate> three{frame("About"), frame("Window"), frame("Create Safe")};
  EXPECT_EQ(names_of(choose_by_elimination(three, {titled("Create Safe"), titled("About")})), Names{"Window"});
}

TEST(Matcher, NothingIsEliminatedThatIsNotSurelyAnotherWindows) {
  const std::vector<Candidate> both{frame("Window"), frame("About")};
  EXPECT_TRUE(choose_by_elimination(both, {titled("Settings")}).empty()) << "two windows, two frames, no match";
  EXPECT_TRUE(choose_by_elimination(both, {titled("About"), titled("Settings")}).empty()) << "it may be that window's";
  EXPECT_TRUE(choose_by_elimination(both, {titled("About"), titled("About")}).empty()) << "which of them has it?";
  EXPECT_TRUE(choose_by_elimination({frame("Window"), frame("About"), frame("About")}, {titled("About")}).empty());
  EXPECT_TRUE(choose_by_elimination({frame("Window"), frame("Panel"), frame("About")}, {titled("About")}).empty())
      << "two remain";
  auto nameless = frame("");
  nameless.extents.width = 400;
  EXPECT_TRUE(choose_by_elimination({frame("Window"), nameless}, {titled("About")}).empty())
      << "its size alone may be that of either";
}

}  // namespace
}  // namespace offhand::platform::atspi
