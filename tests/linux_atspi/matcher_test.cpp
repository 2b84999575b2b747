#include <gtest/gtest.h>

#include "platform/linux/atspi/matcher.h"
#include "platform/linux/atspi/roles.h"

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

TEST(Matcher, TheOnlyWindowIsTheOnlyFrameWhateverSizeAndNameItTells) {
  auto frame = candidate(atspi_frame, bit(StateBits::visible));
  frame.name = "Program";
  frame.extents.width = 20;
  auto facts = window(false);
  EXPECT_TRUE(choose({frame}, facts, Strictness::same_process).empty()) << "others may be meant";
  facts.is_only = true;
  EXPECT_EQ(roles_of(choose({frame}, facts, Strictness::same_process)), Roles{atspi_frame});
  EXPECT_TRUE(choose({frame, frame}, facts, Strictness::same_process).empty()) << "one of two is a guess";
}

}  // namespace
}  // namespace offhand::platform::atspi
