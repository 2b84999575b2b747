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

/// What launch_app may start. any: every program, with any arguments; desktop_entries: installed applications by their
/// desktop entries, without further arguments; auto: desktop_entries for clients over HTTP, any for all others.
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

/// Whether pointer and keyboard tools may act without a window. desktop: such a call means the whole screen; window: it
/// is refused with desktop_scope_disabled.
enum class ConfigCaptureScope {
  window,
  desktop,
};
std::string_view to_string(ConfigCaptureScope value);
std::optional<ConfigCaptureScope> config_capture_scope_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigCaptureScope value);
void read(const nlohmann::json& json, ConfigCaptureScope& out);
extern const SchemaNode config_capture_scope_schema;

/// Whether a user works at this desktop. shared: yes, and nothing done in the background may take their pointer or
/// keyboard; private: no; auto: private in a sandbox, shared elsewhere.
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

/// Which sessions show a cursor of their own where they act. named_runs: sessions with a name, and those that ask for
/// it; on_demand: only sessions that ask for it, with move_cursor or set_agent_cursor_enabled.
enum class ConfigAgentCursor {
  named_runs,
  on_demand,
};
std::string_view to_string(ConfigAgentCursor value);
std::optional<ConfigAgentCursor> config_agent_cursor_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigAgentCursor value);
void read(const nlohmann::json& json, ConfigAgentCursor& out);
extern const SchemaNode config_agent_cursor_schema;

/// Whether offhand may switch accessibility on where it is off. auto: it does so when a tree is first needed; never: it
/// does not; ask: the user is asked once a session, through the client; where the client cannot ask, or the user does
/// not agree, the call that needs it fails and names this setting, except on a private desktop (see desk), where it is
/// the same as auto. Screen readers are never switched on.
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

/// What clients may do. normal: everything; safe: an action on an element whose name holds one of destructive_words is
/// done only after the user has confirmed it through the client, and nothing that a caller supplies is executed;
/// sandboxed: only tools that look are offered, and everything else is refused. A caller or a session may choose a
/// stricter mode for itself, never a looser one.
enum class ConfigSecurityMode {
  normal,
  safe,
  sandboxed,
};
std::string_view to_string(ConfigSecurityMode value);
std::optional<ConfigSecurityMode> config_security_mode_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigSecurityMode value);
void read(const nlohmann::json& json, ConfigSecurityMode& out);
extern const SchemaNode config_security_mode_schema;

/// Whether the user is asked, through the client, before an action on an element whose name holds one of
/// destructive_words. auto: for every tool in the security mode safe, and for tools of the toolset ax in the mode
/// normal; always: for every tool; never: not in the mode normal. A client that cannot be asked is refused in the mode
/// safe; in the mode normal the action is done, with a warning in the log.
enum class ConfigConfirmDestructive {
  auto_,
  always,
  never,
};
std::string_view to_string(ConfigConfirmDestructive value);
std::optional<ConfigConfirmDestructive> config_confirm_destructive_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigConfirmDestructive value);
void read(const nlohmann::json& json, ConfigConfirmDestructive& out);
extern const SchemaNode config_confirm_destructive_schema;

/// Whether recordings contain typed text. redact: typed text is left out, and what fields hold is left out of every
/// recorded action, in words and in pictures. Text that goes into password fields is never recorded.
enum class ConfigRecordingTypedText {
  keep,
  redact,
};
std::string_view to_string(ConfigRecordingTypedText value);
std::optional<ConfigRecordingTypedText> config_recording_typed_text_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigRecordingTypedText value);
void read(const nlohmann::json& json, ConfigRecordingTypedText& out);
extern const SchemaNode config_recording_typed_text_schema;

/// What looks at pictures for ax_find_visual, and for ax_find where no element matches. auto: the client's model where
/// the client offers it (sampling), else tesseract, and ax_find looks at no pictures; tesseract: finds written text, on
/// this machine; sampling: the client's model; anthropic, openai, gemini and ollama: a model that is asked over HTTP,
/// whose key is in the environment of the process that does the work, in ANTHROPIC_API_KEY, OPENAI_API_KEY or
/// GEMINI_API_KEY. Pictures of windows go there. No server is contacted unless it is named here. The file and the
/// environment of the process that does the work say it; neither a session nor a caller changes it, nor any other
/// setting that begins with vision_.
enum class ConfigVisionBackend {
  auto_,
  tesseract,
  sampling,
  anthropic,
  openai,
  gemini,
  ollama,
};
std::string_view to_string(ConfigVisionBackend value);
std::optional<ConfigVisionBackend> config_vision_backend_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigVisionBackend value);
void read(const nlohmann::json& json, ConfigVisionBackend& out);
extern const SchemaNode config_vision_backend_schema;

/// Least important level that is logged to standard error by the process that does the work. A daemon goes by its own
/// environment and by this file, which it reads again when it has changed. The environment variable OFFHAND_LOG sets it
/// too.
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

/// Settings of offhand. Order of precedence: argument of a call, setting of the session, environment variable, file. A
/// variable may begin with AXTERMINATOR_ instead of OFFHAND_, which comes first. A process that keeps running reads the
/// file again when it has changed, except for the http_* settings, which are read at its start. The file is config.json
/// in $OFFHAND_HOME, or else in the folder offhand below $XDG_CONFIG_HOME.
struct Config {
  /// Deadline of tools that read, in milliseconds.
  std::int64_t read_timeout_ms = 3000;
  /// Deadline of tools that act, in milliseconds.
  std::int64_t action_timeout_ms = 10000;
  /// How long an action waits for its element to be visible, enabled and at rest, in milliseconds; after that it fails
  /// with not_ready.
  std::int64_t ready_timeout_ms = 1000;
  /// Deadline of launch_app, in milliseconds. An application that has done nothing for 10 seconds is not waited for
  /// beyond 15.
  std::int64_t launch_timeout_ms = 45000;
  /// What launch_app may start. any: every program, with any arguments; desktop_entries: installed applications by
  /// their desktop entries, without further arguments; auto: desktop_entries for clients over HTTP, any for all others.
  ConfigLaunch launch = ConfigLaunch::auto_;
  /// Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.
  std::int64_t max_image_dimension = 1568;
  /// Whether pointer and keyboard tools may act without a window. desktop: such a call means the whole screen; window:
  /// it is refused with desktop_scope_disabled.
  ConfigCaptureScope capture_scope = ConfigCaptureScope::window;
  /// Whether a user works at this desktop. shared: yes, and nothing done in the background may take their pointer or
  /// keyboard; private: no; auto: private in a sandbox, shared elsewhere.
  ConfigDesk desk = ConfigDesk::auto_;
  /// Which sessions show a cursor of their own where they act. named_runs: sessions with a name, and those that ask for
  /// it; on_demand: only sessions that ask for it, with move_cursor or set_agent_cursor_enabled.
  ConfigAgentCursor agent_cursor = ConfigAgentCursor::named_runs;
  /// Whether offhand may switch accessibility on where it is off. auto: it does so when a tree is first needed; never:
  /// it does not; ask: the user is asked once a session, through the client; where the client cannot ask, or the user
  /// does not agree, the call that needs it fails and names this setting, except on a private desktop (see desk), where
  /// it is the same as auto. Screen readers are never switched on.
  ConfigAccessibilityEnable accessibility_enable = ConfigAccessibilityEnable::ask;
  /// true: into windows that ignore keys sent to them, such as those of GTK 4 and terminals, offhand types by a second
  /// keyboard beside the user's own. false: such windows take keys in the foreground only, and keys that the user
  /// presses meanwhile go there too.
  bool second_keyboard = true;
  /// How long the user must have left a window alone before something is done in it, in milliseconds: an action in a
  /// window where they press keys or buttons waits, says so, and fails with person_active at its deadline. What takes
  /// the keyboard from them, such as a menu that opens in the foreground, waits in the same way until they type in no
  /// window, and fails with user_typing. 0: nothing waits. Where desk is private nothing waits either. Neither a
  /// session nor a caller makes it shorter.
  std::int64_t user_pause_ms = 500;
  /// Key, such as pause or ctrl+alt+escape, by which the user ends everything that acts: running calls are cancelled,
  /// and further actions are refused with ended_by_user until they press it again. It is a key that types nothing, or
  /// one with ctrl, alt or super. Empty: there is none. The key also reaches the window that has the keyboard. Neither
  /// a session nor a caller changes it.
  std::string panic_key = "";
  /// Where it names any, the only applications that clients may work with, named as in denied_applications: all others
  /// are kept from them as denied ones are. What denied_applications names stays denied. The file and the environment
  /// of the process that does the work say it; neither a session nor a caller changes it.
  std::vector<std::string> allowed_applications{};
  /// Applications that are kept from every client, by the name that their windows have, by desktop id, or by
  /// executable: they are in no list, tree and picture, nothing reaches them, and they are not started. Of the screen
  /// there is no video meanwhile. The file and the environment of the process that does the work say it; neither a
  /// session nor a caller changes it.
  std::vector<std::string> denied_applications{};
  /// What clients may do. normal: everything; safe: an action on an element whose name holds one of destructive_words
  /// is done only after the user has confirmed it through the client, and nothing that a caller supplies is executed;
  /// sandboxed: only tools that look are offered, and everything else is refused. A caller or a session may choose a
  /// stricter mode for itself, never a looser one.
  ConfigSecurityMode security_mode = ConfigSecurityMode::normal;
  /// Whether the user is asked, through the client, before an action on an element whose name holds one of
  /// destructive_words. auto: for every tool in the security mode safe, and for tools of the toolset ax in the mode
  /// normal; always: for every tool; never: not in the mode normal. A client that cannot be asked is refused in the
  /// mode safe; in the mode normal the action is done, with a warning in the log.
  ConfigConfirmDestructive confirm_destructive = ConfigConfirmDestructive::auto_;
  /// Words of an element's name that make an action on it one that may be irreversible, compared as whole words and
  /// without regard to case; words in Chinese characters, Hiragana or Katakana are found anywhere in the name. They are
  /// those of the toolkits' own labels in English, German, French, Spanish, Chinese and Japanese.
  std::vector<std::string> destructive_words = {"delete", "remove", "erase", "quit", "close", "format", "reset", "destroy", "discard", "wipe", "uninstall", "purge", "overwrite", "empty trash", "shut down", "power off", "restart", "log out", "don't save", "close without saving", "löschen", "entfernen", "beenden", "schließen", "zurücksetzen", "formatieren", "verwerfen", "vernichten", "deinstallieren", "überschreiben", "papierkorb leeren", "herunterfahren", "ausschalten", "neustart", "nicht speichern", "ohne speichern schließen", "supprimer", "effacer", "quitter", "fermer", "réinitialiser", "enlever", "retirer", "formater", "détruire", "désinstaller", "écraser", "vider la corbeille", "éteindre", "redémarrer", "ne pas enregistrer", "fermer sans enregistrer", "eliminar", "borrar", "salir", "cerrar", "restablecer", "quitar", "suprimir", "formatear", "destruir", "descartar", "desinstalar", "sobrescribir", "vaciar la papelera", "apagar", "reiniciar", "no guardar", "cerrar sin guardar", "删除", "移除", "退出", "关闭", "重置", "清除", "格式化", "丢弃", "卸载", "覆盖", "清空回收站", "关机", "重启", "不保存", "削除", "消去", "終了", "閉じる", "リセット", "フォーマット", "破棄", "アンインストール", "上書き", "ゴミ箱を空にする", "シャットダウン", "再起動", "保存しない"};
  /// Programs, by the name of their executable, whose windows ask for the password of an administrator. The user is
  /// asked, through the client, before each action in such a window; with confirm_destructive never, not in the mode
  /// normal. A client that cannot be asked is refused in the mode safe; in the mode normal the action is done, with a
  /// warning in the log. Neither a session nor a caller changes it.
  std::vector<std::string> administrator_prompts = {"polkit-gnome-authentication-agent-1", "polkit-kde-authentication-agent-1", "polkit-mate-authentication-agent-1", "lxpolkit", "lxqt-policykit-agent", "xfce-polkit", "ukui-polkit", "dde-polkit-agent", "io.elementary.desktop.agent-polkit", "gksu", "gksudo", "kdesu", "kdesudo", "lxqt-sudo", "ktsuss"};
  /// File to which every call that may change something is appended, one JSON object a line: time, session, tool,
  /// arguments without typed text, target, result and what the policy had to say. Empty: offhand/audit.jsonl below
  /// $XDG_DATA_HOME; none: nothing is logged. The mode of the file is 0600; at 16 MiB it is renamed to NAME.1, and what
  /// that held is dropped. A line is written with one call of the system and is not waited for on the disk. Where it
  /// cannot be written, the mode safe refuses the action.
  std::string audit_log = "";
  /// Largest number of calls that a session's client may begin within a second; 0: no limit. Calls that a tool makes on
  /// its own, as the steps of a replay, do not count.
  std::int64_t rate_limit_per_second = 0;
  /// Largest number of calls that a session's client may begin within a minute; 0: no limit.
  std::int64_t rate_limit_per_minute = 0;
  /// Further folders below which tools may write files, such as pictures and recordings.
  std::vector<std::string> output_roots{};
  /// Further names under which clients over HTTP may reach this machine, compared with the Host and Origin headers. An
  /// entry with :// is compared with the whole Origin.
  std::vector<std::string> http_allowed_hosts{};
  /// Path of a file with the token that clients over HTTP have to present; its mode must be 0600.
  std::string http_token_file = "";
  /// Issuer of an OAuth 2.1 authorization server, such as https://login.example.org, whose access tokens clients over
  /// HTTP may present instead of the token of http_token_file. Tokens are JSON Web Tokens with the scope read, which
  /// lets clients look, or act, which lets them do what security_mode allows. Empty: there is none.
  std::string http_oauth_issuer = "";
  /// Audience that such tokens must be meant for: the address by which clients reach this server, such as
  /// https://desk.example.org/mcp. Needed with http_oauth_issuer.
  std::string http_oauth_audience = "";
  /// File, or http or https address, of the JSON Web Key Set of the authorization server. It is read again when a token
  /// names a key that it lacked, at most every 10 seconds. Needed with http_oauth_issuer.
  std::string http_oauth_keys = "";
  /// File with the certificate, and those that vouch for it, in PEM format: with it HTTP is served over TLS alone. It
  /// is read again when it has changed. Empty: without TLS.
  std::string http_tls_certificate = "";
  /// File with the private key of http_tls_certificate, in PEM format; other users may not read it.
  std::string http_tls_key = "";
  /// Largest number of simultaneous HTTP connections.
  std::int64_t http_max_connections = 4096;
  /// Largest number of HTTP requests that are being answered at the same time.
  std::int64_t http_max_requests = 2048;
  /// Largest number of sessions over HTTP. One more ends the session that was idle longest.
  std::int64_t http_max_sessions = 4096;
  /// Largest body of an HTTP request, in bytes.
  std::int64_t http_max_body_bytes = 16777216;
  /// Time in milliseconds within which the header of an HTTP request has to arrive; its body may take six times as
  /// long.
  std::int64_t http_request_timeout_ms = 10000;
  /// Time in milliseconds after which an HTTP connection without a request is closed.
  std::int64_t http_idle_timeout_ms = 120000;
  /// Time in milliseconds after which a session over HTTP without a request ends.
  std::int64_t http_session_timeout_ms = 1800000;
  /// Time in milliseconds without data after which a comment is sent on an HTTP stream, so that it is not closed on the
  /// way.
  std::int64_t http_keep_alive_ms = 15000;
  /// Time in milliseconds that running calls get to finish when an HTTP server is told to stop.
  std::int64_t http_shutdown_timeout_ms = 5000;
  /// Time in seconds without a call after which a named session ends, and without a new action after which a recording
  /// stops; 0: never.
  std::int64_t session_idle_ttl_secs = 300;
  /// Deadline of tools that call other tools, such as replay_trajectory, in milliseconds.
  std::int64_t run_timeout_ms = 600000;
  /// Whether recordings contain typed text. redact: typed text is left out, and what fields hold is left out of every
  /// recorded action, in words and in pictures. Text that goes into password fields is never recorded.
  ConfigRecordingTypedText recording_typed_text = ConfigRecordingTypedText::keep;
  /// File, or http or https address, in which check_for_update looks for the latest release: {"version": "1.2.3",
  /// "install": "...", "release_notes_url": "https://..."}. Empty: it looks nowhere.
  std::string update_manifest = "";
  /// What looks at pictures for ax_find_visual, and for ax_find where no element matches. auto: the client's model
  /// where the client offers it (sampling), else tesseract, and ax_find looks at no pictures; tesseract: finds written
  /// text, on this machine; sampling: the client's model; anthropic, openai, gemini and ollama: a model that is asked
  /// over HTTP, whose key is in the environment of the process that does the work, in ANTHROPIC_API_KEY, OPENAI_API_KEY
  /// or GEMINI_API_KEY. Pictures of windows go there. No server is contacted unless it is named here. The file and the
  /// environment of the process that does the work say it; neither a session nor a caller changes it, nor any other
  /// setting that begins with vision_.
  ConfigVisionBackend vision_backend = ConfigVisionBackend::auto_;
  /// Address of the model's server, to which /messages is appended for anthropic and /chat/completions for the others,
  /// such as http://127.0.0.1:8080/v1 for a local server that speaks the protocol of OpenAI; that one needs no key. A
  /// key is sent over https only, or to this machine. Empty: the backend's own.
  std::string vision_address = "";
  /// Name of the model, as its server calls it. Empty: claude-sonnet-4-5 for anthropic, gpt-4o for openai,
  /// gemini-2.5-flash for gemini, qwen2.5vl for ollama.
  std::string vision_model = "";
  /// How long a model's server may take for its answer, in milliseconds.
  std::int64_t vision_timeout_ms = 60000;
  /// Largest number of questions that a session may put to a model within a minute, the client's or one on a server; 0:
  /// no limit. Reading with tesseract does not count.
  std::int64_t vision_calls_per_minute = 10;
  /// true: shows a small picture of the window that a session acted on last, over all other windows and updated by each
  /// action. It takes no clicks and no focus.
  bool experimental_pip = false;
  /// Size of the picture of experimental_pip and its place on the screen, as 320x200 or 320x200+24+24. A negative
  /// offset such as -24 counts from the right or from the bottom. Empty: 320x200 at the bottom right.
  std::string experimental_pip_geometry = "";
  /// Least important level that is logged to standard error by the process that does the work. A daemon goes by its own
  /// environment and by this file, which it reads again when it has changed. The environment variable OFFHAND_LOG sets
  /// it too.
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
  /// Names under which it is taken as well, in the file and, in capitals, behind each prefix of a variable.
  std::span<const std::string_view> also_called;
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
