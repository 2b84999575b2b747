// Text by keys in the background under layouts of many countries: every character arrives once, in order, and the
// user's layout is theirs afterwards. The fixtures' logs and the bytes that a terminal gets tell.

#include "tests/linux_x11/x11_desktop.h"
#include "tests/support/desk.h"
#include "tests/support/keyboard_layout.h"

namespace offhand::test {
namespace {

using platform::Delivery;
using platform::Outcome;

class Layouts : public X11Desktop, public testing::WithParamInterface<std::string> {
 protected:
  void expect_typed(const Delivery& delivery) { EXPECT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason; }
  void expect_in_entry(const FixtureApplication& target, const std::string& text) {
    EXPECT_TRUE(eventually([&] { return target.count({{"event", "text"}, {"name", "Entry"}, {"text", text}}) > 0; }))
        << nlohmann::json(target.events());
  }

  const std::string text_ = text_of_many_scripts;
  UserAtDesk user_;
  KeyboardLayout layout_{GetParam()};
};

TEST_P(Layouts, SentKeysReachGtk3AndQtWhole) {
  for (const auto* toolkit : {"gtk3", "qt5"}) {
    FixtureApplication target(toolkit);
    target.control("focus Entry");
    user_.sit_down();
    expect_typed(keys_background(*input_, describe(target.window()), keys_of(text_), {}, within(timeout)));
    expect_in_entry(target, text_);
    EXPECT_EQ(user_.disturbance(), "");
    EXPECT_EQ(layout_.changes(), "") << toolkit;
  }
}

TEST_P(Layouts, ASecondKeyboardReachesGtk4Whole) {
  FixtureApplication target("gtk4");
  target.control("focus Entry");
  user_.sit_down();
  expect_typed(keys_second_keyboard(*input_, describe(target.window()), keys_of(text_), {}, within(timeout)));
  expect_in_entry(target, text_);
  EXPECT_EQ(user_.disturbance(), "");
  EXPECT_EQ(layout_.changes(), "");
}

TEST_P(Layouts, ASecondKeyboardReachesAnXtermWhole) {
  const Terminal target("Second terminal");
  user_.sit_down();
  expect_typed(keys_second_keyboard(*input_, describe(target.window()), keys_of(text_ + "\n"), {}, within(timeout)));
  EXPECT_TRUE(eventually([&] { return target.typed() == text_ + "\n"; })) << target.typed();
  EXPECT_EQ(user_.disturbance(), "");
  EXPECT_EQ(layout_.changes(), "");
}

std::string name_of(const testing::TestParamInfo<std::string>& layout) {
  return layout.param == "us,ru" ? "us_and_ru" : layout.param;
}
INSTANTIATE_TEST_SUITE_P(Of, Layouts, testing::Values("us", "de", "fr", "ru", "jp", "us,ru"), name_of);

}  // namespace
}  // namespace offhand::test
