#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "platform/sim/sim.h"
#include "tests/support/input_routes.h"

/// What the tests of the simulation share: a sink that remembers, and a scene with its platform.
namespace offhand::platform::sim {

using namespace test;

class Recorder final : public EventSink {
 public:
  void post(Event event) override {
    const std::lock_guard guard(mutex_);
    events_.push_back(std::move(event));
    changed.notify_all();
  }
  std::vector<Event> events() {
    const std::lock_guard guard(mutex_);
    return events_;
  }
  std::size_t count(EventKind kind) {
    const std::lock_guard guard(mutex_);
    return count_locked(kind);
  }
  bool wait(Clock& clock, EventKind kind, std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    return clock.wait_until(lock, changed, clock.now() + time, {}, [&] { return count_locked(kind) > 0; });
  }
  std::condition_variable_any changed;

 private:
  std::size_t count_locked(EventKind kind) const {
    std::size_t number = 0;
    for (const auto& event : events_) number += event.kind == kind ? 1 : 0;
    return number;
  }
  std::mutex mutex_;
  std::vector<Event> events_;
};

class SimTest : public testing::Test {
 protected:
  void open(std::string_view scene) {
    auto loaded = Simulation::load(scene, events);
    ASSERT_TRUE(loaded) << loaded.error().message;
    simulation = std::move(*loaded);
    platform = simulation->platform();
  }
  Limits within(std::chrono::milliseconds time) const { return {simulation->now() + time, {}}; }
  Limits soon() const { return within(std::chrono::seconds(3)); }
  WindowInfo window(const std::string& title) const {
    const auto found = simulation->window(title);
    EXPECT_TRUE(found) << title;
    return found.value_or(WindowInfo{});
  }
  NodeHandle node(const std::string& title, const std::string& name) const {
    const auto found = simulation->node(window(title).window_id, name);
    EXPECT_TRUE(found) << name;
    return found.value_or(NodeHandle{});
  }
  std::string value(const std::string& title, const std::string& name) const {
    return simulation->value(window(title).window_id, name).value_or("(none)");
  }
  Tree read(const std::string& title, ReadOptions options = {}) const {
    auto tree = platform->tree->read(window(title), options, soon());
    EXPECT_TRUE(tree) << tree.error().message;
    return tree ? *tree : Tree{};
  }
  std::string name_of(const std::string& title, const NodeHandle& handle) const {
    const auto identity = platform->tree->identify(window(title), handle, soon());
    return identity && identity->exists ? identity->name : "(gone)";
  }
  Delivery press(const NodeHandle& handle) const { return platform->tree->perform(handle, NodeAction::press, soon()); }

  Recorder events;
  std::unique_ptr<Simulation> simulation;
  std::unique_ptr<Platform> platform;
};

inline PointerClick left_click(double x, double y) {
  PointerClick click;
  click.x = x;
  click.y = y;
  return click;
}

/// A scene of one application "App" (pid 10) with a window "Main" whose children are `children`, and a window "Desk" of
/// another application that is active and on top.
inline std::string one_window(const std::string& children, const std::string& application_members = {},
                              const std::string& scene_members = {}) {
  return R"({"applications": [
    {"name": "App", "pid": 10, )" +
         application_members + R"( "windows": [{"window_id": 1, "title": "Main",
      "bounds": {"x": 100, "y": 100, "width": 200, "height": 200}, "tree": {"children": [)" +
         children + R"(]}}]},
    {"name": "User", "pid": 20, "windows": [{"window_id": 2, "title": "Desk",
      "bounds": {"x": 0, "y": 0, "width": 150, "height": 150}}]}])" +
         scene_members + "}";
}

inline const std::string button_a =
    R"({"role": "button", "name": "A", "bounds": {"x": 10, "y": 10, "width": 50, "height": 20}})";

}  // namespace offhand::platform::sim
