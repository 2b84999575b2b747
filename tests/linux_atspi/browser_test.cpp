// Chromium's pages: fields that take keys only, and lists of more than can be listed.
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/linux_atspi/desktop_fixture.h"
#include "tests/support/chromium.h"

namespace offhand::tests {
namespace {

using platform::Node;
using platform::Outcome;

class Browser : public AtspiDesktop {
 protected:
  /// A page in a window of its own; null until its tree is there.
  void open(const std::string& page) {
    char pattern[] = "/tmp/linux-atspi-browser-XXXXXX";
    ASSERT_NE(mkdtemp(pattern), nullptr);
    folder_ = pattern;
    std::ofstream(folder_ + "/page.html") << "<!doctype html><meta charset=utf-8><title>Page</title>" << page;
    app_.emplace(test::chromium(folder_ + "/user", {"--force-renderer-accessibility", folder_ + "/page.html"}));
  }
  void TearDown() override {
    app_.reset();
    std::error_code error;
    std::filesystem::remove_all(folder_, error);
  }
  /// The tree once it holds what is called `name` and the page has ended loading.
  platform::Tree tree_with(const std::string& name) {
    platform::Tree tree;
    std::string problem = "no window";
    EXPECT_TRUE(eventually(std::chrono::seconds(90),
                           [&] {
                             for (const platform::WindowInfo& each : windows_.list()) {
                               if (each.title != "Page - Chromium") continue;
                               window_ = each;
                               auto read = tree_.read(each, {}, within(20000));
                               problem = read ? read->incomplete_reason : read.error().message;
                               if (read) tree = *std::move(read);
                             }
                             return find(tree, name) != nullptr && problem.find("still loading") == std::string::npos;
                           }))
        << name << ": " << problem;
    return tree;
  }
  const platform::WindowInfo& window() const { return window_; }
  /// The same window again, of what does not show so much.
  platform::Tree read_with(int max_hidden, int max_nodes = 1500) {
    platform::ReadOptions options;
    options.max_nodes = max_nodes;
    options.max_hidden = max_hidden;
    auto tree = tree_.read(window_, options, within(20000));
    EXPECT_TRUE(tree) << tree.error().message;
    return tree.value_or(platform::Tree{});
  }

 private:
  std::string folder_;
  platform::WindowInfo window_;
  std::optional<RunningApp> app_;
};

TEST_F(Browser, FieldsTakeKeysAndNoText) {
  open(
      "<input aria-label=Field value=abc><textarea aria-label=Area></textarea>"
      "<div contenteditable role=textbox aria-label=Rich>edit</div><input aria-label=Disabled disabled>"
      "<input aria-label=Fixed readonly>");
  const platform::Tree tree = tree_with("Fixed");
  for (const std::string name : {"Field", "Area", "Rich"}) {
    const Node* field = find(tree, name, "textbox");
    ASSERT_NE(field, nullptr) << name;
    EXPECT_TRUE(field->editable_text) << name;
    EXPECT_FALSE(field->inserts_text) << name;
    const auto delivery = tree_.insert_text(field->handle, "x", within(20000));
    EXPECT_EQ(delivery.outcome, Outcome::not_attempted);
    EXPECT_NE(delivery.reason.find("keys"), std::string::npos) << delivery.reason;
  }
  for (const std::string name : {"Disabled", "Fixed"}) {
    const Node* field = find(tree, name, "textbox");
    ASSERT_NE(field, nullptr) << name;
    EXPECT_FALSE(field->editable_text) << name;
  }
}

TEST_F(Browser, OfWhatDoesNotShowNoMoreIsReadThanAskedFor) {
  open(
      "<button>Before</button><div style='height: 5000px'></div><script>for (let part = 0; part < 40; ++part) {"
      "const section = document.body.appendChild(document.createElement('section')); section.ariaLabel = 'Part ' + "
      "part;"
      "for (let n = 0; n < 10; ++n) section.appendChild(document.createElement('button')).textContent = `${part}, "
      "${n}`}"
      "</script>");
  const platform::Tree whole = tree_with("39, 9");
  EXPECT_TRUE(whole.complete) << whole.incomplete_reason;
  platform::ReadOptions options;
  options.max_hidden = 20;
  const auto part = tree_.read(window(), options, within(20000));
  ASSERT_TRUE(part) << part.error().message;
  EXPECT_LT(part->nodes.size() + 300, whole.nodes.size());
  EXPECT_LT(part->calls, whole.calls);
  EXPECT_NE(find(*part, "Before", "button"), nullptr);
  EXPECT_NE(part->incomplete_reason.find("does not show"), std::string::npos) << part->incomplete_reason;
  for (const Node& node : whole.nodes) {
    const bool shows = !node.states.contains(ElementState::offscreen) && !node.states.contains(ElementState::hidden);
    if (!shows || node.name.empty()) continue;
    EXPECT_NE(find(*part, node.name), nullptr) << node.name;
  }
}

TEST_F(Browser, OfWhatDoesNotShowOnlyThatIsAskedWhichSaysWhatItIs) {
  open(
      "<button>Before</button><div style='height: 5000px'></div><section id=far></section><script>for (let n = 0; n < "
      "300; ++n) far.appendChild(document.createElement('p')).textContent = 'Paragraph ' + n</script>");
  tree_with("Paragraph 299");
  const auto none = read_with(0);
  const auto all = read_with(2000);
  ASSERT_GE(all.nodes.size(), none.nodes.size() + 600);
  // Role, states, properties, some attributes and a list of children for each other one: neither what it holds nor what
  // it offers.
  EXPECT_LE(static_cast<std::size_t>(all.calls - none.calls), 4 * (all.nodes.size() - none.nodes.size()));
  EXPECT_TRUE(std::ranges::any_of(all.nodes, &Node::is_outline));
  for (const Node& node : all.nodes) EXPECT_TRUE(!node.is_outline || node.actions.empty()) << node.name;
}

TEST_F(Browser, OfMoreThanWouldBeReadItIsOnlyAskedWhetherItShows) {
  open(
      "<button>Before</button><div style='height: 5000px'></div><section id=far></section><ul id=long></ul><script>for "
      "(let n = 0; "
      "n < 400; ++n) far.appendChild(document.createElement('p')).textContent = 'Paragraph ' + n;"
      "for (let n = 0; n < 600; ++n) long.appendChild(document.createElement('li')).textContent = n</script>");
  tree_with("Paragraph 399");
  const auto none = read_with(0);
  const auto looked = read_with(200);
  EXPECT_EQ(looked.nodes.size(), none.nodes.size());
  EXPECT_LE(looked.calls, none.calls + 600);
  EXPECT_TRUE(looked.left_hidden_out);
  EXPECT_NE(looked.incomplete_reason.find("does not show"), std::string::npos) << looked.incomplete_reason;
  const auto counts = [](const Node& node) { return node.children_left_out == 400; };
  EXPECT_EQ(std::ranges::count_if(looked.nodes, counts), 1);
  // The number of a list that is too long to be listed may be any.
  for (const Node& node : looked.nodes) EXPECT_LE(node.children_left_out, 500) << node.name;
}

TEST_F(Browser, WhatShowsInsideThatIsRead) {
  open(
      "<section id=above><div id=low style='height: 50px'></div><p style='height: 3000px'>Above</p></section><script>"
      "for (let part = 0; part < 3; ++part) { const far = document.body.appendChild(document.createElement('section'));"
      "for (let n = 0; n < 450; ++n) far.appendChild(document.createElement('button')).textContent = 'Gone ' + n }"
      "const bar = document.createElement('div'); bar.style = 'position: fixed; top: 0; left: 0'; bar.role = 'toolbar';"
      "for (let n = 0; n < 60; ++n) bar.appendChild(document.createElement('button')).textContent = 'Stays ' + n;"
      "low.appendChild(document.createElement('div')).appendChild(bar);"
      "const unseen = low.appendChild(document.createElement('div')); unseen.style = 'visibility: hidden';"
      "unseen.append('Unseen', document.createElement('button')); unseen.lastChild.textContent = 'Seen';"
      "unseen.lastChild.style = 'visibility: visible; position: fixed; top: 200px; left: 0';"
      "document.body.appendChild(document.createElement('p')).style = 'height: 3000px';"
      "document.body.appendChild(document.createElement('button')).textContent = 'Before';"
      "document.querySelector('body > button').scrollIntoView()</script>");
  tree_with("Stays 59");
  const auto whole = read_with(5000, 10000);
  const auto part = read_with(1000);
  EXPECT_LT(part.nodes.size() + 1000, whole.nodes.size());
  const Node* const last = find(part, "Stays 59", "button");
  ASSERT_NE(last, nullptr);
  EXPECT_FALSE(last->actions.empty());
  EXPECT_NE(find(whole, "Seen", "button"), nullptr);
  EXPECT_NE(find(part, "Seen", "button"), nullptr);
  // What holds it is told as well, with the same words as ever.
  for (int above = last->parent; above >= 0;) {
    const Node& holder = part.nodes[static_cast<std::size_t>(above)];
    const auto same = std::ranges::find(whole.nodes, holder.handle, &Node::handle);
    ASSERT_NE(same, whole.nodes.end()) << holder.name;
    EXPECT_EQ(same->role, holder.role);
    EXPECT_EQ(same->name, holder.name);
    above = holder.parent;
  }
}

TEST_F(Browser, WhatStaysInPlaceInsideWhatWasScrolledAwayIsRead) {
  open(
      "<section id=above><p style='height: 3000px'>Above</p></section><button>Before</button><script>"
      "const bar = document.createElement('div'); bar.style = 'position: fixed; top: 0; left: 0'; bar.role = 'toolbar';"
      "for (let n = 0; n < 60; ++n) bar.appendChild(document.createElement('button')).textContent = 'Stays ' + n;"
      "for (let n = 0; n < 200; ++n) above.appendChild(document.createElement('button')).textContent = 'Gone ' + n;"
      "above.appendChild(bar); document.querySelector('body > button').scrollIntoView()</script>");
  const platform::Tree whole = tree_with("Stays 59");
  platform::ReadOptions options;
  options.max_hidden = 230;
  const auto part = tree_.read(window(), options, within(20000));
  ASSERT_TRUE(part) << part.error().message;
  for (const Node& node : whole.nodes) {
    const bool shows = !node.states.contains(ElementState::offscreen) && !node.states.contains(ElementState::hidden);
    if (!shows || node.name.empty()) continue;
    EXPECT_NE(find(*part, node.name), nullptr) << node.name;
  }
  EXPECT_NE(find(*part, "Stays 59", "button"), nullptr);
}

TEST_F(Browser, ALongListIsReadByWhatShows) {
  open(
      "<button>Before</button><ul id=list></ul><button>After</button>"
      "<script>list.innerHTML = [...Array(5000).keys()].map(n => `<li>Item ${n}</li>`).join('')</script>");
  const platform::Tree tree = tree_with("Item 3");
  EXPECT_NE(tree.incomplete_reason.find("5000 children"), std::string::npos) << tree.incomplete_reason;
  EXPECT_NE(find(tree, "Before", "button"), nullptr);
  EXPECT_NE(find(tree, "After", "button"), nullptr);
  EXPECT_NE(find(tree, "Item 0"), nullptr);
  EXPECT_EQ(find(tree, "Item 4000"), nullptr);
}

}  // namespace
}  // namespace offhand::tests
