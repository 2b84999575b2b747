#include "tests/support/keyboard_layout.h"

#include <gtest/gtest.h>

#include "tests/support/process.h"

namespace offhand::test {
namespace {

/// Which group is in use, and what modifiers are locked or held.
std::string state(const std::vector<std::string>& group = {}) {
  std::vector<std::string> command{"/usr/bin/python3", OFFHAND_TEST_FIXTURES "/keyboard_group.py"};
  command.insert(command.end(), group.begin(), group.end());
  return run_command(command).output;
}

}  // namespace

const char* const text_of_many_scripts = "Az9 @€#{}[]\\|~ éëß êñ Ждущи 日本語 שלום مرحبا 😀 e\u0301";

KeyboardLayout::KeyboardLayout(const std::string& layout) {
  EXPECT_EQ(run_command({"setxkbmap", "-layout", layout, "-option", ""}).exit_code, 0);
  if (layout.find(',') != std::string::npos) {
    EXPECT_EQ(state({"1"}), "group 1 modifiers 0\n");
  }
  before_ = read();
}

KeyboardLayout::~KeyboardLayout() {
  state({"0"});
  run_command({"setxkbmap", "-layout", "us", "-option", ""});
}

std::string KeyboardLayout::changes() const {
  const auto now = read();
  return now == before_ ? "" : "before:\n" + before_ + "now:\n" + now;
}

std::string KeyboardLayout::read() {
  return run_command({"setxkbmap", "-query"}).output + run_command({"xmodmap", "-pke"}).output + state();
}

}  // namespace offhand::test
