#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/support/application.h"
#include "tests/support/chromium.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// Who reads only the default reply about a window must be able to name every control that shows. What shows is what
// libatspi says, a client of its own.
namespace offhand::test {
namespace {

/// As the reply writes names: on one line, blanks squeezed, quotes escaped.
std::string as_written(const std::string& name) {
  std::string squeezed;
  for (const char c : name) {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) {
      squeezed += c;
    } else if (!squeezed.empty() && squeezed.back() != ' ') {
      squeezed += ' ';
    }
  }
  if (!squeezed.empty() && squeezed.back() == ' ') squeezed.pop_back();
  const auto text = json(squeezed).dump();
  return text.substr(1, text.size() - 2);
}

/// GTK 4 puts a label twice into the name of its button, "7 7"; libatspi hands that on.
std::string said_once(const std::string& name) {
  const auto half = name.size() / 2;
  const bool is_twice = name.size() % 2 == 1 && name[half] == ' ' && name.substr(0, half) == name.substr(half + 1);
  return is_twice ? name.substr(0, half) : name;
}

/// Names that toolkits make up for what has none.
bool is_class_name(const std::string& name) { return name.starts_with("Gtk") || name.starts_with("Adw"); }

/// A browser is started on this, with a profile of its own.
const std::string login_page = R"(<!doctype html><html lang=en><meta charset=utf-8><title>Sign in</title>
<nav><a href=#home>Home</a> <a href=#shop>Shop</a> <a href=#help>Help</a></nav><h1>Sign in to Example</h1>
<form><label>User name <input name=user></label> <label>Password <input type=password name=password></label>
<label><input type=checkbox> Stay signed in</label> <button>Sign in</button> <button type=button>Show password</button>
<a href=#forgot>Forgot your password?</a></form>
<footer><a href=#terms>Terms</a> <a href=#privacy>Privacy</a></footer>)";

class DefaultReply : public testing::TestWithParam<std::vector<std::string>> {
 protected:
  std::vector<std::string> argv() {
    const auto& words = GetParam();
    if (words.front() != "chromium") return words;
    write_contents(folder_.file("page.html"), login_page);
    return chromium(folder_.file("profile"), {"--force-renderer-accessibility", "file://" + folder_.file("page.html")});
  }
  static json controls_of(pid_t pid) {
    const auto result = run_command({"/usr/bin/python3", OFFHAND_TEST_ORACLE, std::to_string(pid), "controls"});
    return json::parse(result.output);
  }
  ToolReply look(json more) {
    more.update({{"pid", application_.pid()}, {"window_id", application_.window()}, {"include_screenshot", false}});
    return client_.call("get_window_state", more);
  }
  /// A browser shows its page some time after its window.
  static bool shows_its_content(const ToolReply& reply) {
    return GetParam().front() != "chromium" || reply.text.find("Show password") != std::string::npos;
  }
  /// Windows fill themselves after they are mapped: until two looks are alike.
  ToolReply settled() {
    auto reply = look(json::object());
    EXPECT_TRUE(eventually([&] {
      const auto before = reply.text.substr(std::min(reply.text.size(), reply.text.find('\n')));
      reply = look(json::object());
      return !reply.failed && reply.text.ends_with(before) && before.find("\n- ") != std::string::npos &&
             shows_its_content(reply);
    }));
    return reply;
  }
  /// What another program sees while two looks before and after it are alike.
  std::pair<ToolReply, json> settled_with_controls() {
    std::pair<ToolReply, json> both;
    EXPECT_TRUE(eventually([&] {
      const auto before = settled();
      both.second = controls_of(application_.pid());
      both.first = look(json::object());
      const auto body = [](const ToolReply& reply) {
        return reply.text.substr(std::min(reply.text.size(), reply.text.find('\n')));
      };
      return !both.first.failed && body(before) == body(both.first);
    }));
    return both;
  }

  const TemporaryFolder folder_;
  const Application application_{argv()};
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_P(DefaultReply, NamesEveryControlThatShows) {
  const auto [reply, controls] = settled_with_controls();
  ASSERT_FALSE(reply.failed) << reply.text;
  ASSERT_GT(controls.size(), 4U) << reply.text;
  std::size_t missed = 0;
  for (const auto& control : controls) {
    const auto name = control[1].get<std::string>();
    if (is_class_name(name) || reply.text.find('"' + as_written(said_once(name))) != std::string::npos) continue;
    ADD_FAILURE() << "not named: " << control << "\n" << (missed++ == 0 ? reply.text : "");
  }
}

TEST_P(DefaultReply, HasALineForEveryControlThatTheWholeTreeShows) {
  ASSERT_FALSE(settled().failed);
  const auto whole = look({{"format", "json"}});
  const auto reply = look(json::object());
  ASSERT_FALSE(whole.failed || reply.failed) << whole.text;
  static const std::set<std::string> roles{"button",     "checkbox", "radio", "combobox", "textbox",
                                           "tab",        "slider",   "link",  "menuitem", "listitem",
                                           "spinbutton", "switch",   "cell",  "treeitem"};
  std::map<int, ShownElement> by_index;
  for (const auto& element : elements_of(whole.structured)) by_index.emplace(element.index, element);
  for (const auto& [index, element] : by_index) {
    const auto is_hidden = [&](const ShownElement& one) { return one.is("hidden") || one.is("offscreen"); };
    bool shows = roles.contains(element.role) && !is_hidden(element);
    for (auto parent = element.parent; parent; parent = by_index.at(*parent).parent)
      shows &= !by_index.at(*parent).is("hidden");
    if (!shows) continue;
    // A button around a button of the same name that takes the click is no second one.
    const bool is_wrapper = element.actions.empty() && !element.is("focusable");
    EXPECT_TRUE(is_wrapper || reply.text.find("[" + std::to_string(index) + "]") != std::string::npos)
        << element.role << " " << element.name << "\n"
        << reply.text;
  }
}

INSTANTIATE_TEST_SUITE_P(RealWindows, DefaultReply,
                         testing::Values(std::vector<std::string>{"gtk3-widget-factory"},
                                         std::vector<std::string>{"gtk4-widget-factory"},
                                         std::vector<std::string>{"gnome-calculator"},
                                         std::vector<std::string>{"mousepad"}, std::vector<std::string>{"featherpad"},
                                         std::vector<std::string>{"lxappearance"},
                                         std::vector<std::string>{"gtk3-demo"}, std::vector<std::string>{"gtk4-demo"},
                                         std::vector<std::string>{"chromium"}),
                         [](const auto& tested) {
                           auto name = tested.param.front();
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace offhand::test
