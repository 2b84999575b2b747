#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "tests/support/mcp_client.h"

namespace offhand::test {

/// An action of the Computer Use Protocol on the page tests/web_desk/pages/actions.html, and what the page logs of it.
struct CupActionRow {
  std::string action;
  std::string role;
  std::string name;
  json more;
  std::string logged;
};

/// All fifteen but the long press, which has no equivalent in a page.
inline const std::vector<CupActionRow>& cup_action_rows() {
  static const std::vector<CupActionRow> rows{
      {"click", "button", "Click me", {}, "clicked"},
      {"toggle", "checkbox", "Toggle me", {}, "toggled true"},
      {"type", "textbox", "Type here", {{"value", "hi"}}, "typed hi"},
      {"setvalue", "textbox", "Set here", {{"value", "new"}}, "set new"},
      {"increment", "slider", "Level", {}, "level 42"},
      {"decrement", "slider", "Level", {}, "level 41"},
      {"expand", "button", "More", {}, "expanded true"},
      {"collapse", "button", "More", {}, "expanded false"},
      {"select", "option", "Second pick", {}, "picked"},
      {"doubleclick", "button", "Twice", {}, "twice"},
      {"rightclick", "button", "Right", {}, "context"},
      {"focus", "textbox", "Focus here", {}, "focused"},
      {"scroll", "list", "Lines", {{"direction", "down"}}, "scrolled"},
      {"click", "button", "Open", {}, ""},
      {"dismiss", "dialog", "Box", {}, "dismissed"},
  };
  return rows;
}

/// Does the rows by a server of the toolset cup that shows the page.
class CupActions {
 public:
  explicit CupActions(McpClient& client) : client_(client) {}

  void do_all() {
    for (const auto& row : cup_action_rows()) {
      SCOPED_TRACE(row.action + " " + row.role + " " + row.name);
      const auto id = id_of(row.role, row.name);
      if (id.empty()) {
        ADD_FAILURE() << "it does not show: " << shown();
        continue;
      }
      json arguments = row.more.is_object() ? row.more : json::object();
      arguments["action"] = row.action;
      arguments["element_id"] = id;
      const auto reply = client_.call("execute_action", arguments);
      EXPECT_FALSE(reply.failed) << reply.dump();
      if (row.logged.empty()) continue;
      EXPECT_TRUE(becomes([&] { return shown().find("log " + row.logged) != std::string::npos; })) << reply.text << "\n"
                                                                                                   << shown();
    }
    refuse_what_has_no_equivalent();
  }

 private:
  void refuse_what_has_no_equivalent() {
    const auto id = id_of("button", "Click me");
    const auto reply = client_.call("execute_action", {{"action", "longpress"}, {"element_id", id}});
    EXPECT_EQ(reply.code(), "no_such_action") << reply.dump();
    EXPECT_THAT(reply.text, testing::HasSubstr("longpress"));
  }

  json tree() {
    return client_.call("get_tree", {{"app", "Cup actions"}, {"format", "json"}, {"detail", "full"}}).structured;
  }
  std::string shown() { return tree().dump(); }

  static std::string find(const json& nodes, const std::string& role, const std::string& name) {
    for (const auto& node : nodes) {
      if (node["role"] == role && node["name"] == name) return node["id"];
      if (!node.contains("children")) continue;
      if (auto inner = find(node["children"], role, name); !inner.empty()) return inner;
    }
    return {};
  }
  /// Of a capture made now, once it shows.
  std::string id_of(const std::string& role, const std::string& name) {
    std::string id;
    becomes([&] {
      // A window that is only just opening is refused, and has no tree.
      const auto told = tree();
      if (told.is_object() && told.contains("tree")) id = find(told["tree"], role, name);
      return !id.empty();
    });
    return id;
  }
  static bool becomes(const std::function<bool()>& wanted) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!wanted())
      if (std::chrono::steady_clock::now() > until) return false;
    return true;
  }

  McpClient& client_;
};

}  // namespace offhand::test
