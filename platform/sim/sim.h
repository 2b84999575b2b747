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

/// Opens the simulated platform. `scene` is the text of a scene (it starts with '{'), the name of a built-in one
/// ("calculator", "widgets"; empty means widgets), or a file. README.md beside this describes the form.
/// Every call makes a world of its own. `configuration_invalid` names the place of a mistake; `display_refused` when
/// the scene says so. With OFFHAND_SIM_LOG in the environment the log is also appended to that file, one JSON object a
/// line.
Result<std::unique_ptr<Platform>> open_sim(std::string_view scene, EventSink& sink);

namespace sim {

class World;

/// How something reached an application.
enum class Via { action, pointer, keys, desk };
enum class Heeded { yes, no };

std::string_view to_string(Via via);

/// Something that reached an application, whatever the caller was told. The oracle of tests.
struct LogEntry {
  /// Since the beginning of the simulation.
  std::chrono::milliseconds at{};
  std::string application;
  std::int64_t pid = 0;
  std::int64_t window_id = 0;
  /// Name of the node at that moment; empty: none in particular.
  std::string node;
  Via via{};
  /// "press", "left at 10,20", "key ctrl+a", "insert \"text\"". Of a protected node only the number of characters.
  std::string what;
  /// Heeded::no: deaf, disabled, busy with an earlier press, or behind a modal dialog.
  Heeded heeded = Heeded::yes;
  bool operator==(const LogEntry&) const = default;
};

/// What is on the clipboard.
struct Copied {
  ClipboardForm form = ClipboardForm::text;
  /// As Clipboard::read gives it.
  std::string bytes = {};
  std::int64_t owner_pid = 0;
  /// Its owner asks that it be kept from others.
  bool is_secret = false;
};

/// A cursor of a run, as the user sees it.
struct SeenCursor {
  Spot at;
  /// As CursorShow::pulse tells it.
  double pulse = -1;
  std::shared_ptr<const CursorLook> look;
};

/// A world for tests: the platform under test on one side, the scene's strings on the other. All members may be called
/// from any thread. It shares the world with the platforms it hands out; the event sink must outlive all of them.
class Simulation {
 public:
  static Result<std::unique_ptr<Simulation>> load(std::string_view scene, EventSink& sink);
  /// The simulation behind a platform that open_sim made; empty for any other.
  static std::optional<Simulation> of(const Platform& platform);

  /// Facets on this world; may be called several times.
  std::unique_ptr<Platform> platform() const;

  TimePoint now() const;
  /// Lets simulated time pass, with everything that is due.
  void advance(std::chrono::milliseconds time) const;
  /// Runs deeds in the form of a scene's "do": one object or a list. They happen in `application`, whose name may be
  /// left out when the deeds name theirs.
  Result<void> run(std::string_view deeds, const std::string& application = {}) const;
  /// The user uses their own keyboard, for something that `run` says.
  void user_acts() const;
  /// The user copies something.
  void user_copies(Copied what) const;
  std::optional<Copied> clipboard() const;
  /// Reports an event that nothing caused.
  void inject(Event event) const;

  /// Those that are seen now, the oldest first.
  std::vector<SeenCursor> cursors() const;

  std::vector<LogEntry> log() const;
  /// The entries as "Application | window_id | node | via | what", with " (ignored)" where it was not heeded.
  std::vector<std::string> log_lines() const;
  void clear_log() const;
  UserState user_state() const;
  /// A window by its title.
  std::optional<WindowInfo> window(const std::string& title) const;
  /// A node by id or name within a window.
  std::optional<NodeHandle> node(std::int64_t window_id, const std::string& name) const;
  /// What a node holds in truth: of a password the password.
  std::optional<std::string> value(std::int64_t window_id, const std::string& name) const;

 private:
  explicit Simulation(std::shared_ptr<World> world) : world_(std::move(world)) {}
  std::shared_ptr<World> world_;
};

}  // namespace sim
}  // namespace offhand::platform
