#include "platform/linux/x11/windows/window_owners.h"

#include <cstdlib>

#include "platform/linux/x11/connection/connection.h"
#include "tests/linux_x11/x11_desktop.h"

namespace offhand::test {
namespace {

using platform::x11::Budget;
using platform::x11::Connection;
using platform::x11::WindowOwners;

/// On a display whose server answers nobody else while the test holds it.
class Owners : public testing::Test {
 protected:
  static Budget in_time() { return {"Testing", within(timeout)}; }
  static Budget in_vain() { return {"Testing", within(milliseconds(20))}; }
  static std::unique_ptr<Connection> connect() {
    return Connection::open(platform::x11::parse_display_name(std::getenv("DISPLAY")).value(), in_time()).value();
  }
  void hold_server() {
    xcb_grab_server(holder_->raw());
    ASSERT_TRUE(holder_->sync(in_time()));
  }
  void let_go() {
    xcb_ungrab_server(holder_->raw());
    ASSERT_TRUE(holder_->sync(in_time()));
  }

  const std::unique_ptr<Connection> holder_ = connect();
  const std::unique_ptr<Connection> connection_ = connect();
  WindowOwners owners_{*connection_};
  const Terminal terminal_{"Owned"};
  const xcb_window_t window_ = static_cast<xcb_window_t>(terminal_.window());
};

TEST_F(Owners, AreAskedFor) {
  hold_server();
  EXPECT_FALSE(owners_.of(window_, in_vain()));
  let_go();
  EXPECT_EQ(owners_.of(window_, in_time()).value(), terminal_.pid());
  EXPECT_TRUE(owners_.knows(window_));
}

// Each dialog that an application closes is a reason to doubt, and the next one may come while the server is busy.
TEST_F(Owners, ThatAreDoubtedAreWhatTheyWereUntilThereIsAnAnswer) {
  ASSERT_TRUE(owners_.learn({window_}, in_time()));
  owners_.doubt(window_);
  EXPECT_FALSE(owners_.knows(window_));
  hold_server();
  const auto before = owners_.of(window_, in_vain());
  EXPECT_FALSE(owners_.learn({window_}, in_vain()));
  const auto after = owners_.of(window_, in_vain());
  let_go();
  EXPECT_EQ(before.value(), terminal_.pid());
  EXPECT_EQ(after.value(), terminal_.pid());
  EXPECT_FALSE(owners_.knows(window_));
  ASSERT_TRUE(owners_.learn({window_}, in_time()));
  EXPECT_TRUE(owners_.knows(window_));
}

TEST_F(Owners, OfAWindowThatIsGoneStayDoubted) {
  ASSERT_TRUE(owners_.learn({window_}, in_time()));
  owners_.doubt(window_);
  const xcb_window_t gone = window_ + 0x1000;
  ASSERT_TRUE(owners_.learn({gone}, in_time()));
  EXPECT_FALSE(owners_.knows(window_));
}

}  // namespace
}  // namespace offhand::test
