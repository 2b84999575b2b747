#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "platform/api/atomic_acts.h"
#include "platform/host/steady_clock.h"
#include "platform/web_desk/desk.h"
#include "platform/web_desk/tree.h"
#include "tests/web_desk/web_browser.h"

// What was read of a page is not asked again before an act, as long as the page tells of no change; and the act itself
// goes by what the page is by then.
namespace offhand::test {
namespace known_nodes_test_cases {
namespace {

using namespace platform;

class Deaf final : public EventSink {
 public:
  void post(Event /*event*/) override {}
};

Limits in_time() { return {steady_now() + std::chrono::seconds(60), {}}; }

constexpr const char* page =
    "data:text/html,<title>Known</title><p id=said>nothing</p><button id=go onclick=\"said.textContent += "
    "'!'\">Go</button>"
    "<a id=away href=%23>Away</a><label><input type=checkbox id=box>Box</label><ul><li><button>One</button></ul>";

class WebKnownNodes : public testing::Test {
 protected:
  WebKnownNodes() {
    auto opened = web_desk::Desk::open(page, sink_, std::make_shared<SteadyClock>());
    if (!opened) throw std::runtime_error(opened.error().message);
    desk_ = *opened;
    window_ = desk_->windows(in_time()).value().at(0);
    tree_ = web_desk::make_tree(desk_);
  }

  json value(const std::string& script) {
    const auto tab = desk_->tab(window_.window_id, in_time()).value();
    const auto told = desk_->connection().call(tab->session(), "Runtime.evaluate",
                                               {{"expression", script}, {"returnByValue", true}}, in_time());
    return told ? (*told)["result"].value("value", json()) : json();
  }

  NodeHandle node(const std::string& name, Role role) {
    const auto tree = tree_->read(window_, {}, in_time());
    if (!tree) throw std::runtime_error(tree.error().message);
    for (const auto& each : tree->nodes)
      if (each.name == name && each.role == role) return each.handle;
    throw std::runtime_error("no " + name);
  }

  std::optional<NodeIdentity> told(const NodeHandle& node) const {
    return dynamic_cast<const AtomicActs&>(*tree_).as_last_told(node);
  }

  Deaf sink_;
  std::shared_ptr<web_desk::Desk> desk_;
  WindowInfo window_;
  std::unique_ptr<AccessibilityTree> tree_;
};

TEST_F(WebKnownNodes, AreWhatThePageSaysWhenItIsAsked) {
  for (const auto& [name, role] : {std::pair("Go", Role::button), {"Away", Role::link}, {"One", Role::button}}) {
    const auto handle = node(name, role);
    const auto known = told(handle);
    const auto asked = tree_->identify(window_, handle, in_time());
    ASSERT_TRUE(known && asked) << name;
    EXPECT_EQ(known->role, asked->role);
    EXPECT_EQ(known->name, asked->name);
    EXPECT_EQ(known->parent, asked->parent);
    EXPECT_EQ(known->states, asked->states) << name;
    ASSERT_TRUE(known->bounds && asked->bounds) << name;
    EXPECT_EQ(known->bounds->x, asked->bounds->x) << name;
    EXPECT_EQ(known->bounds->width, asked->bounds->width) << name;
    EXPECT_TRUE(told(handle)) << name;
  }
  // A script can change without telling what it holds.
  EXPECT_FALSE(told(node("Box", Role::checkbox)));
}

TEST_F(WebKnownNodes, AreAskedAgainOnceThePageToldOfAChange) {
  for (const auto* change :
       {"go.disabled = true", "go.disabled = false", "said.textContent = 'other'", "go.remove()"}) {
    const auto handle = node("Go", Role::button);
    const bool was_on = value("!go.disabled");
    EXPECT_EQ(told(handle).has_value(), was_on) << change;
    // The page tells of it before it answers.
    static_cast<void>(value(std::string(change) + "; 0"));
    EXPECT_FALSE(told(handle)) << change;
  }
}

TEST_F(WebKnownNodes, AreKnownAgainAfterTheirOwnPress) {
  const auto handle = node("Go", Role::button);
  ASSERT_TRUE(tree_->identify(window_, handle, in_time()));
  for (int i = 1; i <= 3; ++i) {
    ASSERT_TRUE(told(handle));
    EXPECT_EQ(tree_->perform(handle, NodeAction::press, in_time()).outcome, Outcome::delivered);
    EXPECT_EQ(value("said.textContent"), "nothing" + std::string(static_cast<std::size_t>(i), '!'));
  }
}

/// What a change tells arrives before the act, or the act finds it: nothing of it is taken on trust.
TEST_F(WebKnownNodes, ActsGoByWhatThePageIsByThen) {
  const auto handle = node("Go", Role::button);
  ASSERT_TRUE(told(handle));
  static_cast<void>(value("go.disabled = true; 0"));
  EXPECT_NE(tree_->perform(handle, NodeAction::press, in_time()).outcome, Outcome::delivered);
  static_cast<void>(value("go.disabled = false; go.replaceWith(document.createElement('hr')); 0"));
  const auto gone = tree_->perform(handle, NodeAction::press, in_time());
  ASSERT_TRUE(gone.error);
  EXPECT_EQ(gone.error->code, "stale_element");
  EXPECT_EQ(value("said.textContent"), "nothing");
}

}  // namespace
}  // namespace known_nodes_test_cases
}  // namespace offhand::test
