#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "platform/api/event.h"
#include "platform/api/user_desk.h"
#include "platform/sim/calculator.h"
#include "platform/sim/node_address.h"
#include "platform/sim/scene.h"
#include "platform/sim/sim.h"
#include "platform/sim/virtual_time.h"

namespace offhand::platform::sim {

/// A live node.
struct Element {
  std::string path;
  /// Its current state; `children` is empty, because the live ones are elements themselves.
  NodeSpec is;
  std::string parent;
  std::vector<std::string> children;
  std::int64_t window = 0;
  /// In characters.
  std::size_t caret = 0;
  bool all_selected = false;
  /// Ignores actions until then.
  TimePoint cooling_until{};
};

struct LiveWindow {
  std::int64_t id = 0;
  std::int64_t pid = 0;
  WindowSpec is;
  std::string root;
  /// Path of the focused node in the window.
  std::string focus;
  /// It was on screen at some time, so that a picture of it exists.
  bool seen = false;
};

struct Application {
  std::int64_t pid = 0;
  ApplicationSpec is;
  bool running = true;
  bool started_here = false;
  Ended ending;
  /// When its window comes, where it was started here.
  TimePoint starts_until{};
  TimePoint hung_until{};
  /// Inputs that arrived while it hung, in order.
  std::vector<std::function<void()>> backlog;
  std::map<std::string, Element> elements;
  std::uint64_t last_path = 0;
  Calculator calculator;

  std::string bus_name() const { return ":sim." + std::to_string(pid); }
};

struct LiveTrouble {
  Trouble is;
  int seen = 0;
};

struct DisplayTrouble {
  DisplayState state = DisplayState::fine;
  std::string reason;
  /// Absent with `lost`: only the next call notices it.
  std::optional<TimePoint> until;
};

/// The target of a script.
struct Place {
  std::int64_t pid = 0;
  std::int64_t window = 0;
  std::string path;
};

class World;

/// The right to read and change the world. Its end reports the events of the changes, with no lock held.
class Access {
 public:
  explicit Access(World& world);
  Access(Access&& other) noexcept
      : finally(std::exchange(other.finally, nullptr)), world_(other.world_), lock_(std::move(other.lock_)) {}
  Access& operator=(Access&&) = delete;
  ~Access();
  /// Runs last, with the right still held.
  std::function<void()> finally;

 private:
  World* world_;
  std::unique_lock<std::mutex> lock_;
};

/// The state of the simulated desktop and queries on it. Callers hold an Access, except for `time`, `peek` and `flush`.
/// Changes are in change.h, the reactions of controls in behaviour.h, scripts in script.h.
class World {
 public:
  World(Scene scene, EventSink& sink);
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  VirtualTime& time() { return time_; }
  TimePoint now() const { return time_.now(); }

  Application* application(std::int64_t pid);
  Application* application_named(const std::string& name);
  Application* application_on_bus(const std::string& bus_name);
  LiveWindow* window(std::int64_t id);
  /// A window of an application by title, or by id as text.
  LiveWindow* window_named(const Application& application, const std::string& name);
  /// An element by id, then by name: in `window` first, then in the application's other windows.
  Element* element_named(Application& application, std::int64_t window, const std::string& name);
  std::vector<std::int64_t> windows_of(std::int64_t pid) const;
  /// The deepest and last drawn element at a point of a window that satisfies `fits`.
  Element* element_at(Application& application, const LiveWindow& window, double x, double y,
                      const std::function<bool(const Element&)>& fits);
  LiveWindow* topmost_at(double x, double y);
  /// The modal dialog of its application that blocks this window.
  std::optional<std::int64_t> blocking_dialog(const LiveWindow& window) const;
  /// All of those, the latest first.
  std::vector<std::int64_t> blocking_dialogs(const LiveWindow& window) const;
  WindowInfo describe(const LiveWindow& window) const;

  void post(EventKind kind, Event event);
  void record(const Application& application, std::int64_t window, const Element* element, Via via, std::string what,
              Heeded heeded);

  /// Reads the world without reporting events; may be used in the conditions of waits.
  template <class Look>
  auto peek(Look look) {
    const std::lock_guard guard(mutex_);
    return look(*this);
  }
  /// Reports events in the order in which they happened. No lock is held while the sink is called.
  void flush();

  Scene scene;
  std::map<std::int64_t, Application> applications;
  std::map<std::int64_t, LiveWindow> windows;
  UserState desk;
  std::optional<Copied> clipboard;
  /// Cursors of sessions, above all windows.
  std::map<std::uint64_t, CursorShow> cursors;
  std::uint64_t last_cursor = 0;
  /// When the user last used pointer or keyboard.
  std::optional<TimePoint> user_acted;
  DisplayTrouble display;
  bool accessibility_bus = true;
  bool accessibility = true;
  std::vector<LiveTrouble> troubles;
  std::int64_t next_pid = 0;
  std::int64_t next_window = 0;
  std::vector<LogEntry> log;

 private:
  friend class Access;
  void set_up_desk();

  VirtualTime time_;
  std::mutex mutex_;
  std::vector<Event> outbox_;
  EventSink& sink_;
  std::mutex posting_;
  std::atomic<std::thread::id> poster_{};
};

}  // namespace offhand::platform::sim
