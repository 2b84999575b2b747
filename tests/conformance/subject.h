#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tests/support/application.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

namespace offhand::test {

/// What a backend and a toolkit are able to do without the user's noticing, as measured
/// (docs/design/linux-measurements.md).
struct Abilities {
  std::string name;
  /// Strategies by their names in replies.
  std::string action_path;
  std::string pointer_path;
  std::string pointer_path_in_foreground;
  std::string keys_path;
  std::string keys_path_in_foreground;
  /// How a check box is clicked. Where it has no action (GTK 4) it is the pointer that does; Qt's
  /// action changes its state without the click that programs wait for.
  std::string check_box_path;
  /// How a button is clicked; the action of Qt's comes late.
  std::string button_path = action_path;
};

/// An application with the controls of the fixtures, and a server that operates it. Effects are looked up in the
/// application's own log; the simulation has no application, so there its tree shows them.
class Subject {
 public:
  virtual ~Subject() = default;

  McpClient& client() { return *client_; }
  virtual std::int64_t pid() const = 0;
  virtual std::string title() const = 0;
  std::int64_t window();
  json look();
  ShownElement element(const std::string& name, const std::string& role = "");
  /// Calls a tool on the element of this name in a fresh snapshot.
  ToolReply act_on(const std::string& name, const std::string& tool, json arguments = json::object(),
                   const std::string& role = "");

  /// Waits until the application has seen what the pattern says, in the form of the fixtures' log; empty, or why not.
  virtual std::string saw(const json& pattern) = 0;
  /// How often an element reacted to a click or an action.
  virtual std::size_t times_clicked(const std::string& name) = 0;
  /// Arguments of launch_app that start an application with a window of this title.
  virtual json launch_arguments(const std::string& title) = 0;

 protected:
  std::unique_ptr<McpClient> client_;
};

/// "sim", "gtk3", "gtk4", "qt5"
std::unique_ptr<Subject> make_subject(const std::string& name);
Abilities abilities_of(const std::string& name);

}  // namespace offhand::test
