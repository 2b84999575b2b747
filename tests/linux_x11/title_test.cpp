#include <gtest/gtest.h>

#include "platform/linux/x11/windows/window_title.h"

// Titles as programs of before UTF-8 write them, and as broken ones do.
namespace offhand::test::title_cases {
namespace {

using platform::x11::title_of_bytes;
using platform::x11::TitleEncoding;

TEST(WindowTitle, IsReadAsItsEncodingSays) {
  EXPECT_EQ(title_of_bytes("\xDC"
                           "bersicht f\xFCr Gr\xFC\xDF"
                           "e",
                           TitleEncoding::other),
            "Übersicht für Grüße");
  EXPECT_EQ(title_of_bytes("Übersicht Ω 日本", TitleEncoding::other), "Übersicht Ω 日本");
  EXPECT_EQ(title_of_bytes("Half \xF0\x9F\x98 and \xFF end", TitleEncoding::utf8),
            "Half \uFFFD\uFFFD\uFFFD and \uFFFD end");
}

TEST(WindowTitle, InCompoundTextIsRead) {
  EXPECT_EQ(title_of_bytes("Plan \x1B%G★ \x1B%@ \x1B$(B!z\x1B(B end", TitleEncoding::other), "Plan ★  ★ end");
  EXPECT_EQ(title_of_bytes("\x1B-F\xE1\xE2\xE3 Omega", TitleEncoding::other), "αβγ Omega");
  EXPECT_EQ(title_of_bytes("\x1B$)C\xC7\xD1\xB1\xDB", TitleEncoding::other), "한글");
  EXPECT_EQ(title_of_bytes("\x1B$)A\xD6\xD0 \x1B-A\xE9", TitleEncoding::other), "中 é");
}

TEST(WindowTitle, InABrokenOrUnknownSetHasReplacementsAndEnds) {
  EXPECT_EQ(title_of_bytes("ok \x1B$(", TitleEncoding::other), "ok ");
  EXPECT_EQ(title_of_bytes("ok \x1B", TitleEncoding::other), "ok ");
  EXPECT_EQ(title_of_bytes("ok \x1B$)Z\xA1\xA2", TitleEncoding::other), "ok \uFFFD");
  EXPECT_EQ(title_of_bytes("\x1B%Gno end \xFF", TitleEncoding::other), "no end \uFFFD");
}

TEST(WindowTitle, OfAQuarterOfAMegabyteIsCut) {
  const auto title = title_of_bytes(std::string(250'000, 'A'), TitleEncoding::utf8);
  EXPECT_LT(title.size(), 520U);
  EXPECT_TRUE(title.ends_with("…")) << title;
  std::string wide;
  for (int times = 0; times < 50'000; ++times) wide += "日";
  EXPECT_EQ(title_of_bytes(wide, TitleEncoding::utf8).find("\uFFFD"), std::string::npos);
}

}  // namespace
}  // namespace offhand::test::title_cases
