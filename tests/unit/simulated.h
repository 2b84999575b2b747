#pragma once

#include <string>
#include <vector>

#include "impl/dispatch/dispatcher.h"
#include "platform/sim/sim.h"
#include "tests/support/elements.h"
#include "tests/support/json.h"

namespace offhand::test {

using nlohmann::json;

/// Tools on a simulated desktop, entered through dispatch as every caller does.
class SimulatedDesk {
 public:
  /// A built-in scene by name, or the text of one.
  explicit SimulatedDesk(const std::string& scene = "widgets", Config config = {});
  explicit SimulatedDesk(Process::Options options);
  /// Of a process on a scene, with locks where no other process looks for them.
  static Process::Options options(const std::string& scene, Config config = {});

  Result<Reply> reply(const std::string& tool, const json& arguments = json::object(), CallContext context = {});
  /// The structured result; throws when the tool failed.
  json call(const std::string& tool, const json& arguments = json::object());
  /// The error; throws when the tool did not fail.
  Error refusal(const std::string& tool, const json& arguments = json::object());

  /// A window's tree as JSON, by its title.
  json look(const std::string& title = "Widgets", json more = json::object());
  /// Reads a window, and lets time pass until its application is known to change nothing by itself.
  void let_rest(const std::string& title = "Widgets");
  /// look(), then the element of this name.
  ShownElement element(const std::string& name, const std::string& title = "Widgets");
  /// Clicks the element of this name in a fresh snapshot.
  json click(const std::string& name, json more = json::object());
  std::int64_t window(const std::string& title = "Widgets");

  platform::sim::Simulation& sim() { return *simulation_; }
  platform::Platform& platform() { return *platform_; }
  /// All of them.
  platform::Facets facets();
  Dispatcher& dispatcher() { return dispatcher_; }
  Process& process() { return process_; }
  /// What reached applications, one line each.
  std::vector<std::string> log() { return simulation_->log_lines(); }

 private:
  Process process_;
  Dispatcher dispatcher_;
  platform::Platform* platform_ = nullptr;
  std::optional<platform::sim::Simulation> simulation_;
};

/// A scene of one application "App" (pid 200) with one window "Window" (id 1001, 400x300), behind the window of
/// "Editor". `application` adds to the application ("toolkit", "strategies", "latency_ms"), `scene` to the scene
/// ("troubles").
std::string scene_of(const json& children, const json& application = json::object(),
                     const json& scene = json::object());
json button(const std::string& name, const json& more = json::object());
/// Bounds of an element of a scene, in pixels.
json box(int x, int y, int width, int height);
/// A text "status", and what a control does that sets it to "done".
json status_text(const std::string& text);
json sets_status();

/// Arguments of the examples that the schema of a tool gives, at the application and the window of scene_of(). By its
/// identity, or by the name of a tool of `desktop`.
std::vector<json> example_calls(std::string_view tool);

/// Waits in real time until it holds.
using Condition = std::function<bool()>;

}  // namespace offhand::test
