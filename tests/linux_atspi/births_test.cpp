#include <gtest/gtest.h>

#include <string>

#include "platform/linux/atspi/applications/births.h"

// Which object a path means, where a toolkit gives the path of what is gone to the next.
namespace offhand::platform::atspi {
namespace {

std::string path(int number) { return "/org/a11y/atspi/accessible/" + std::to_string(number); }

const Births::Sighting save{43, "Save", ""};
const Births::Sighting erase{43, "Erase", ""};

TEST(Births, WhatStaysIsTheSame) {
  Births births;
  const auto one = births.of(path(7), save);
  EXPECT_EQ(births.of(path(7), save), one);
  births.exists(path(8));
  EXPECT_EQ(births.of(path(7), save), one);
}

TEST(Births, ThePathOfTheNewestObjectMayBeAnothersOnceSomethingIsAnnouncedThere) {
  Births births;
  const auto one = births.of(path(7), save);
  births.announced(path(7));
  EXPECT_NE(births.of(path(7), save), one);
}

TEST(Births, AlsoWhereNewerOnesCameBeforeItWasReadAgain) {
  Births births;
  const auto one = births.of(path(7), save);
  births.announced(path(8));
  births.announced(path(7));
  EXPECT_NE(births.of(path(7), save), one);
}

TEST(Births, WhatReadsDifferentlyIsAnotherWithoutAnyAnnouncement) {
  Births births;
  const auto one = births.of(path(7), save);
  EXPECT_NE(births.of(path(7), erase), one);
  const auto other = births.of(path(9), save);
  births.exists(path(10));
  EXPECT_NE(births.of(path(9), erase), other) << "it was the newest when it was read";
}

TEST(Births, OlderObjectsKeepTheirPathsWhateverTheyAreCalled) {
  Births births;
  births.exists(path(9));
  const auto one = births.of(path(7), save);
  births.announced(path(7));
  EXPECT_EQ(births.of(path(7), erase), one);
}

TEST(Births, NoTwoOfTwoApplicationsAreAlike) {
  Births one;
  Births other;
  EXPECT_NE(one.of(path(7), save), other.of(path(7), save));
}

TEST(Births, ManyThatAreNeverReadAgainAreNotKeptForEver) {
  Births births;
  const auto first = births.of(path(1), save);
  births.exists(path(2));
  EXPECT_EQ(births.of(path(1), save), first);
  for (int number = 2; number < 6000; ++number) births.of(path(number), save);
  EXPECT_NE(births.of(path(1), save), first) << "rather another one than one too many";
}

}  // namespace
}  // namespace offhand::platform::atspi
