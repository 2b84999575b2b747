#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/event.h"
#include "platform/api/platform.h"

namespace offhand::platform {

/// Opens the simulated platform. `scene` is the text of a scene (it starts with '{'), the name of an embedded one
/// ("calculator", "widgets"; empty means widgets), or a file; README.md in this folder describes the format. Every call
/// creates a separate world. Fails with `configuration_invalid`, which names the position of a mistake, or with
/// `display_refused` if the scene says so. If OFFHAND_SIM_LOG is set, the log is also appended to that file, one JSON
/// object per line.
Result<std::unique_ptr<Platform>> open_sim(std::string_view scene, EventSink& sink);

namespace sim {

class World;

/// How an input reached an application.
enum class Via { action, pointer, keys, desk };
enum class Heeded { yes, no };

std::string_view to_string(Via via);

/// An input that reached an application, whatever the caller was told: the ground truth of tests.
struct LogEntry {
  /// Time since the beginning of the simulation.
  std::chrono::milliseconds at{};
  std::string application;
  std::int64_t pid = 0;
  std::int64_t window_id = 0;
  /// Name of the node at that time; empty: none in particular.
  std::string node;
  Via via{};
  /// "press", "left at 10,20", "key ctrl+a", "insert \"text\"". For a protected node only the number of characters.
  std::string what;
  /// Heeded::no: the element ignores input, is disabled, is busy with an earlier press, or is behind a modal dialog.
  Heeded heeded = Heeded::yes;
  bool operator==(const LogEntry&) const = default;
};

/// The content of the clipboard.
struct Copied {
  ClipboardForm form = ClipboardForm::text;
  /// As Clipboard::read returns it.
  std::string bytes = {};
  std::int64_t owner_pid = 0;
  /// Its owner marked it as secret.
  bool is_secret = false;
};

/// A session's cursor as the user sees it.
struct SeenCursor {
  Spot at;
  /// As in CursorShow::pulse.
  double pulse = -1;
  std::shared_ptr<const CursorLook> look;
};

/// A world for tests: its platforms are under test, and these functions control and inspect the scene. All may be
/// called from any thread. It shares the world with its platforms; the event sink must outlive all of them.
class Simulation {
 public:
  static Result<std::unique_ptr<Simulation>> load(std::string_view scene, EventSink& sink);
  /// The simulation behind a platform that open_sim made; empty for any other.
  static std::optional<Simulation> of(const Platform& platform);

  /// A platform on this world; may be called several times.
  std::unique_ptr<Platform> platform() const;

  TimePoint now() const;
  /// Advances simulated time and runs everything that is due.
  void advance(std::chrono::milliseconds time) const;
  /// Runs deeds in the form of a scene's "do": one object or a list. They apply to `application`, which may be omitted
  /// if the deeds name theirs.
  Result<void> run(std::string_view deeds, const std::string& application = {}) const;
  /// The user uses their own keyboard, so that the next `run` counts as the user's doing.
  void user_acts() const;
  /// The user copies something.
  void user_copies(Copied what) const;
  std::optional<Copied> clipboard() const;
  /// Reports an event without a cause.
  void inject(Event event) const;

  /// The visible cursors, oldest first.
  std::vector<SeenCursor> cursors() const;

  std::vector<LogEntry> log() const;
  /// The entries as "Application | window_id | node | via | what", with " (ignored)" if it had no effect.
  std::vector<std::string> log_lines() const;
  void clear_log() const;
  UserState user_state() const;
  /// A window by its title.
  std::optional<WindowInfo> window(const std::string& title) const;
  /// A node of a window by id or name.
  std::optional<NodeHandle> node(std::int64_t window_id, const std::string& name) const;
  /// The true value of a node, also for a password.
  std::optional<std::string> value(std::int64_t window_id, const std::string& name) const;

 private:
  explicit Simulation(std::shared_ptr<World> world) : world_(std::move(world)) {}
  std::shared_ptr<World> world_;
};

}  // namespace sim
}  // namespace offhand::platform
