// Generated from schema/config/config.json. Do not edit.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/cli.h"
#include "codegen/runtime/error.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// What launch_app may start. any: every program, with every argument; desktop_entries: installed applications by their
/// entries, without further arguments; auto: any, but desktop_entries for clients over HTTP.
enum class ConfigLaunch {
  auto_,
  any,
  desktop_entries,
};
std::string_view to_string(ConfigLaunch value);
std::optional<ConfigLaunch> config_launch_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigLaunch value);
void read(const nlohmann::json& json, ConfigLaunch& out);
extern const SchemaNode config_launch_schema;

/// desktop allows calls of pointer and keyboard tools without a window: they mean the whole screen.
enum class ConfigCaptureScope {
  window,
  desktop,
};
std::string_view to_string(ConfigCaptureScope value);
std::optional<ConfigCaptureScope> config_capture_scope_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigCaptureScope value);
void read(const nlohmann::json& json, ConfigCaptureScope& out);
extern const SchemaNode config_capture_scope_schema;

/// shared: a user works at this desktop, and nothing done in the background may take their pointer or keyboard;
/// private: nobody does; auto: private in a sandbox.
enum class ConfigDesk {
  auto_,
  shared,
  private_,
};
std::string_view to_string(ConfigDesk value);
std::optional<ConfigDesk> config_desk_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigDesk value);
void read(const nlohmann::json& json, ConfigDesk& out);
extern const SchemaNode config_desk_schema;

/// Which runs show a cursor of their own where they act. named_runs: those that were given a name, and who asks for it;
/// on_demand: only who asks for it, with move_cursor or set_agent_cursor_enabled.
enum class ConfigAgentCursor {
  named_runs,
  on_demand,
};
std::string_view to_string(ConfigAgentCursor value);
std::optional<ConfigAgentCursor> config_agent_cursor_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigAgentCursor value);
void read(const nlohmann::json& json, ConfigAgentCursor& out);
extern const SchemaNode config_agent_cursor_schema;

/// Whether accessibility may be switched on where it is off: auto does it when a tree is first needed, never does not;
/// ask fails the call that needs it, which names this setting, and is auto where nobody works (desk). Screen readers
/// are never switched on.
enum class ConfigAccessibilityEnable {
  ask,
  auto_,
  never,
};
std::string_view to_string(ConfigAccessibilityEnable value);
std::optional<ConfigAccessibilityEnable> config_accessibility_enable_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigAccessibilityEnable value);
void read(const nlohmann::json& json, ConfigAccessibilityEnable& out);
extern const SchemaNode config_accessibility_enable_schema;

/// redact leaves typed text out of recordings, and in every turn what fields hold, in words and in pictures; what goes
/// into password fields is never recorded.
enum class ConfigRecordingTypedText {
  keep,
  redact,
};
std::string_view to_string(ConfigRecordingTypedText value);
std::optional<ConfigRecordingTypedText> config_recording_typed_text_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigRecordingTypedText value);
void read(const nlohmann::json& json, ConfigRecordingTypedText& out);
extern const SchemaNode config_recording_typed_text_schema;

/// What is logged to standard error, by the process that does the work: a daemon goes by its own environment and by
/// this file, which it reads anew. OFFHAND_LOG says it too.
enum class ConfigLogLevel {
  debug,
  info,
  warning,
  error,
  off,
};
std::string_view to_string(ConfigLogLevel value);
std::optional<ConfigLogLevel> config_log_level_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigLogLevel value);
void read(const nlohmann::json& json, ConfigLogLevel& out);
extern const SchemaNode config_log_level_schema;

/// Settings of offhand. Precedence: call argument, session override, environment, file. A process that stays reads the
/// file anew when it has changed, but for http_*, which hold from its start. The file is config.json in $OFFHAND_HOME,
/// else in offhand below $XDG_CONFIG_HOME.
struct Config {
  /// Deadline of tools that read.
  std::int64_t read_timeout_ms = 3000;
  /// Deadline of tools that act.
  std::int64_t action_timeout_ms = 10000;
  /// How long an action waits until its element shows, is enabled and holds still.
  std::int64_t ready_timeout_ms = 1000;
  /// Deadline of launch_app.
  std::int64_t launch_timeout_ms = 15000;
  /// What launch_app may start. any: every program, with every argument; desktop_entries: installed applications by
  /// their entries, without further arguments; auto: any, but desktop_entries for clients over HTTP.
  ConfigLaunch launch = ConfigLaunch::auto_;
  /// Longer side of pictures at most, in pixels; 0 is native.
  std::int64_t max_image_dimension = 1568;
  /// desktop allows calls of pointer and keyboard tools without a window: they mean the whole screen.
  ConfigCaptureScope capture_scope = ConfigCaptureScope::window;
  /// shared: a user works at this desktop, and nothing done in the background may take their pointer or keyboard;
  /// private: nobody does; auto: private in a sandbox.
  ConfigDesk desk = ConfigDesk::auto_;
  /// Which runs show a cursor of their own where they act. named_runs: those that were given a name, and who asks for
  /// it; on_demand: only who asks for it, with move_cursor or set_agent_cursor_enabled.
  ConfigAgentCursor agent_cursor = ConfigAgentCursor::named_runs;
  /// Applications that are kept from every client, by the name that their windows have, by desktop id, or by
  /// executable: they are in no list, tree and picture, nothing reaches them, and they are not started. Of the screen
  /// there is no video meanwhile. The file and the environment of the process that does the work say it; neither a
  /// session nor a caller changes it.
  std::vector<std::string> denied_applications{};
  /// Whether accessibility may be switched on where it is off: auto does it when a tree is first needed, never does
  /// not; ask fails the call that needs it, which names this setting, and is auto where nobody works (desk). Screen
  /// readers are never switched on.
  ConfigAccessibilityEnable accessibility_enable = ConfigAccessibilityEnable::ask;
  /// Types by a keyboard of its own beside the user's into windows that take no keys sent to them, such as those of GTK
  /// 4 and terminals. Off, such windows take keys in the foreground only, and what the user types meanwhile goes there
  /// too.
  bool second_keyboard = true;
  /// Further folders that files may be written below.
  std::vector<std::string> output_roots{};
  /// Further names that clients over HTTP may use for this machine in Host and Origin; one with :// is a whole Origin.
  std::vector<std::string> http_allowed_hosts{};
  /// File (0600) with the token that clients over HTTP show.
  std::string http_token_file = "";
  /// Connections over HTTP at a time.
  std::int64_t http_max_connections = 4096;
  /// Requests over HTTP that are being answered at a time.
  std::int64_t http_max_requests = 2048;
  /// Sessions over HTTP; over it the one that was idle longest ends.
  std::int64_t http_max_sessions = 4096;
  /// Largest body of a request over HTTP.
  std::int64_t http_max_body_bytes = 16777216;
  /// Time for the head of a request over HTTP; its body may take six times as long.
  std::int64_t http_request_timeout_ms = 10000;
  /// Time between two requests on a connection.
  std::int64_t http_idle_timeout_ms = 120000;
  /// Time after which a session over HTTP that nobody uses ends.
  std::int64_t http_session_timeout_ms = 1800000;
  /// Silence on a stream over HTTP after which a comment is sent.
  std::int64_t http_keep_alive_ms = 15000;
  /// Time that calls get to finish when the server over HTTP is told to stop.
  std::int64_t http_shutdown_timeout_ms = 5000;
  /// Time in seconds after which a named run that nobody uses ends, and a recording stops to which nothing is added; 0
  /// is never.
  std::int64_t session_idle_ttl_secs = 300;
  /// Deadline of tools that call others, such as replay_trajectory.
  std::int64_t run_timeout_ms = 600000;
  /// redact leaves typed text out of recordings, and in every turn what fields hold, in words and in pictures; what
  /// goes into password fields is never recorded.
  ConfigRecordingTypedText recording_typed_text = ConfigRecordingTypedText::keep;
  /// Where check_for_update looks for the latest release: a file, or an http or https address, that holds {"version":
  /// "1.2.3", "install": "...", "release_notes_url": "https://..."}. Empty: nowhere.
  std::string update_manifest = "";
  /// Shows a small picture of the window that a run acted on last, over all others, anew with each action. It takes no
  /// clicks and no focus.
  bool experimental_pip = false;
  /// Size of that picture and its place on the screen, as 320x200 or 320x200+24+24; -24 counts from the right, or from
  /// below. Empty: 320x200 at the bottom right.
  std::string experimental_pip_geometry = "";
  /// What is logged to standard error, by the process that does the work: a daemon goes by its own environment and by
  /// this file, which it reads anew. OFFHAND_LOG says it too.
  ConfigLogLevel log_level = ConfigLogLevel::warning;
  bool operator==(const Config&) const = default;
};
void write(JsonWriter& writer, const Config& value);
void read(const nlohmann::json& json, Config& out);
extern const SchemaNode config_schema;

/// How the value of a setting is written in the environment; lists by comma.
using ConfigKind = CliKind;

/// A setting, as the command line, the environment and the documentation know it.
struct ConfigKey {
  std::string_view name;
  /// "OFFHAND_LOG_LEVEL"
  std::string_view environment;
  ConfigKind kind = ConfigKind::string;
  std::string_view description;
  /// JSON text.
  std::string_view default_json;
};

std::span<const ConfigKey> config_keys();

/// Reads settings over `base`: a key that is absent keeps its value there. `source` names the file, variable or call in
/// the error, which lists all problems.
Result<Config> parse_config(const nlohmann::json& json, std::string_view source, const Config& base = {});

}  // namespace offhand
