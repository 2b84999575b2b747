// Generated from schema/config/config.json. Do not edit.
#include "generated/types/config.h"

#include "codegen/runtime/define_types.h"
#include "generated/types/errors.h"

namespace offhand {

constexpr auto kConfigLaunchValues = std::to_array<std::string_view>({"auto", "any", "desktop_entries"});
constinit const SchemaNode config_launch_schema = {.kind = SchemaKind::string, .values = kConfigLaunchValues};

std::string_view to_string(ConfigLaunch value) { return kConfigLaunchValues[static_cast<std::size_t>(value)]; }
std::optional<ConfigLaunch> config_launch_from_string(std::string_view text) {
  return value_of<ConfigLaunch>(text, kConfigLaunchValues);
}
void write(JsonWriter& writer, ConfigLaunch value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ConfigLaunch& out) { out = config_launch_from_string(text_of_json(json)).value_or(out); }

constexpr auto kConfigCaptureScopeValues = std::to_array<std::string_view>({"window", "desktop"});
constinit const SchemaNode config_capture_scope_schema = {.kind = SchemaKind::string, .values = kConfigCaptureScopeValues};

std::string_view to_string(ConfigCaptureScope value) { return kConfigCaptureScopeValues[static_cast<std::size_t>(value)]; }
std::optional<ConfigCaptureScope> config_capture_scope_from_string(std::string_view text) {
  return value_of<ConfigCaptureScope>(text, kConfigCaptureScopeValues);
}
void write(JsonWriter& writer, ConfigCaptureScope value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ConfigCaptureScope& out) { out = config_capture_scope_from_string(text_of_json(json)).value_or(out); }

constexpr auto kConfigDeskValues = std::to_array<std::string_view>({"auto", "shared", "private"});
constinit const SchemaNode config_desk_schema = {.kind = SchemaKind::string, .values = kConfigDeskValues};

std::string_view to_string(ConfigDesk value) { return kConfigDeskValues[static_cast<std::size_t>(value)]; }
std::optional<ConfigDesk> config_desk_from_string(std::string_view text) {
  return value_of<ConfigDesk>(text, kConfigDeskValues);
}
void write(JsonWriter& writer, ConfigDesk value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ConfigDesk& out) { out = config_desk_from_string(text_of_json(json)).value_or(out); }

constexpr auto kConfigAgentCursorValues = std::to_array<std::string_view>({"named_runs", "on_demand"});
constinit const SchemaNode config_agent_cursor_schema = {.kind = SchemaKind::string, .values = kConfigAgentCursorValues};

std::string_view to_string(ConfigAgentCursor value) { return kConfigAgentCursorValues[static_cast<std::size_t>(value)]; }
std::optional<ConfigAgentCursor> config_agent_cursor_from_string(std::string_view text) {
  return value_of<ConfigAgentCursor>(text, kConfigAgentCursorValues);
}
void write(JsonWriter& writer, ConfigAgentCursor value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ConfigAgentCursor& out) { out = config_agent_cursor_from_string(text_of_json(json)).value_or(out); }

constexpr auto kConfigAccessibilityEnableValues = std::to_array<std::string_view>({"ask", "auto", "never"});
constinit const SchemaNode config_accessibility_enable_schema = {.kind = SchemaKind::string, .values = kConfigAccessibilityEnableValues};

std::string_view to_string(ConfigAccessibilityEnable value) { return kConfigAccessibilityEnableValues[static_cast<std::size_t>(value)]; }
std::optional<ConfigAccessibilityEnable> config_accessibility_enable_from_string(std::string_view text) {
  return value_of<ConfigAccessibilityEnable>(text, kConfigAccessibilityEnableValues);
}
void write(JsonWriter& writer, ConfigAccessibilityEnable value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ConfigAccessibilityEnable& out) { out = config_accessibility_enable_from_string(text_of_json(json)).value_or(out); }

constexpr auto kConfigSecurityModeValues = std::to_array<std::string_view>({"normal", "safe", "sandboxed"});
constinit const SchemaNode config_security_mode_schema = {.kind = SchemaKind::string, .values = kConfigSecurityModeValues};

std::string_view to_string(ConfigSecurityMode value) { return kConfigSecurityModeValues[static_cast<std::size_t>(value)]; }
std::optional<ConfigSecurityMode> config_security_mode_from_string(std::string_view text) {
  return value_of<ConfigSecurityMode>(text, kConfigSecurityModeValues);
}
void write(JsonWriter& writer, ConfigSecurityMode value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ConfigSecurityMode& out) { out = config_security_mode_from_string(text_of_json(json)).value_or(out); }

constexpr auto kConfigConfirmDestructiveValues = std::to_array<std::string_view>({"auto", "always", "never"});
constexpr auto kConfigConfirmDestructiveAliases = std::to_array<EnumAlias>({
  {.alias = "true", .value = "auto"},
  {.alias = "false", .value = "never"},
});
constinit const SchemaNode config_confirm_destructive_schema = {.kind = SchemaKind::string, .values = kConfigConfirmDestructiveValues, .aliases = kConfigConfirmDestructiveAliases};

std::string_view to_string(ConfigConfirmDestructive value) { return kConfigConfirmDestructiveValues[static_cast<std::size_t>(value)]; }
std::optional<ConfigConfirmDestructive> config_confirm_destructive_from_string(std::string_view text) {
  return value_of<ConfigConfirmDestructive>(text, kConfigConfirmDestructiveValues, kConfigConfirmDestructiveAliases);
}
void write(JsonWriter& writer, ConfigConfirmDestructive value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ConfigConfirmDestructive& out) { out = config_confirm_destructive_from_string(text_of_json(json)).value_or(out); }

constexpr auto kConfigRecordingTypedTextValues = std::to_array<std::string_view>({"keep", "redact"});
constinit const SchemaNode config_recording_typed_text_schema = {.kind = SchemaKind::string, .values = kConfigRecordingTypedTextValues};

std::string_view to_string(ConfigRecordingTypedText value) { return kConfigRecordingTypedTextValues[static_cast<std::size_t>(value)]; }
std::optional<ConfigRecordingTypedText> config_recording_typed_text_from_string(std::string_view text) {
  return value_of<ConfigRecordingTypedText>(text, kConfigRecordingTypedTextValues);
}
void write(JsonWriter& writer, ConfigRecordingTypedText value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ConfigRecordingTypedText& out) { out = config_recording_typed_text_from_string(text_of_json(json)).value_or(out); }

constexpr auto kConfigVisionBackendValues = std::to_array<std::string_view>({"auto", "tesseract", "sampling", "anthropic", "openai", "gemini", "ollama"});
constinit const SchemaNode config_vision_backend_schema = {.kind = SchemaKind::string, .values = kConfigVisionBackendValues};

std::string_view to_string(ConfigVisionBackend value) { return kConfigVisionBackendValues[static_cast<std::size_t>(value)]; }
std::optional<ConfigVisionBackend> config_vision_backend_from_string(std::string_view text) {
  return value_of<ConfigVisionBackend>(text, kConfigVisionBackendValues);
}
void write(JsonWriter& writer, ConfigVisionBackend value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ConfigVisionBackend& out) { out = config_vision_backend_from_string(text_of_json(json)).value_or(out); }

constexpr auto kConfigLogLevelValues = std::to_array<std::string_view>({"debug", "info", "warning", "error", "off"});
constinit const SchemaNode config_log_level_schema = {.kind = SchemaKind::string, .values = kConfigLogLevelValues};

std::string_view to_string(ConfigLogLevel value) { return kConfigLogLevelValues[static_cast<std::size_t>(value)]; }
std::optional<ConfigLogLevel> config_log_level_from_string(std::string_view text) {
  return value_of<ConfigLogLevel>(text, kConfigLogLevelValues);
}
void write(JsonWriter& writer, ConfigLogLevel value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ConfigLogLevel& out) { out = config_log_level_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kConfigReadTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 600000};
constexpr SchemaNode kConfigActionTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 600000};
constexpr SchemaNode kConfigReadyTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 60000};
constexpr SchemaNode kConfigLaunchTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 600000};
constexpr SchemaNode kConfigMaxImageDimensionNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 16384};
constexpr SchemaNode kConfigSecondKeyboardNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kConfigUserPauseMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 60000};
constexpr SchemaNode kConfigPanicKeyNode = {.kind = SchemaKind::string, .max_size = 64};
constexpr SchemaNode kConfigAllowedApplicationsItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kConfigAllowedApplicationsNode = {.kind = SchemaKind::array, .max_size = 256, .items = &kConfigAllowedApplicationsItemNode};
constexpr auto kConfigAllowedApplicationsNames = std::to_array<std::string_view>({"allowed_apps"});
constexpr SchemaNode kConfigDeniedApplicationsItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kConfigDeniedApplicationsNode = {.kind = SchemaKind::array, .max_size = 256, .items = &kConfigDeniedApplicationsItemNode};
constexpr auto kConfigDeniedApplicationsNames = std::to_array<std::string_view>({"denied_apps"});
constexpr SchemaNode kConfigDestructiveWordsItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};
constexpr SchemaNode kConfigDestructiveWordsNode = {.kind = SchemaKind::array, .max_size = 512, .items = &kConfigDestructiveWordsItemNode};
constexpr SchemaNode kConfigAdministratorPromptsItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kConfigAdministratorPromptsNode = {.kind = SchemaKind::array, .max_size = 256, .items = &kConfigAdministratorPromptsItemNode};
constexpr SchemaNode kConfigAuditLogNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr SchemaNode kConfigRateLimitPerSecondNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 100000};
constexpr auto kConfigRateLimitPerSecondNames = std::to_array<std::string_view>({"rate_limit_rps"});
constexpr SchemaNode kConfigRateLimitPerMinuteNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 1000000};
constexpr auto kConfigRateLimitPerMinuteNames = std::to_array<std::string_view>({"rate_limit_rpm"});
constexpr SchemaNode kConfigOutputRootsItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kConfigOutputRootsNode = {.kind = SchemaKind::array, .max_size = 64, .items = &kConfigOutputRootsItemNode};
constexpr SchemaNode kConfigHttpAllowedHostsItemNode = {.kind = SchemaKind::string, .max_size = 255};
constexpr SchemaNode kConfigHttpAllowedHostsNode = {.kind = SchemaKind::array, .max_size = 64, .items = &kConfigHttpAllowedHostsItemNode};
constexpr SchemaNode kConfigHttpTokenFileNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr SchemaNode kConfigHttpOauthIssuerNode = {.kind = SchemaKind::string, .max_size = 2048};
constexpr SchemaNode kConfigHttpOauthAudienceNode = {.kind = SchemaKind::string, .max_size = 2048};
constexpr SchemaNode kConfigHttpOauthKeysNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr SchemaNode kConfigHttpTlsCertificateNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr SchemaNode kConfigHttpTlsKeyNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr SchemaNode kConfigHttpMaxConnectionsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 65536};
constexpr SchemaNode kConfigHttpMaxRequestsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 65536};
constexpr SchemaNode kConfigHttpMaxSessionsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 65536};
constexpr SchemaNode kConfigHttpMaxBodyBytesNode = {.kind = SchemaKind::integer, .minimum = 1024, .maximum = 67108864};
constexpr SchemaNode kConfigHttpRequestTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 10, .maximum = 600000};
constexpr SchemaNode kConfigHttpIdleTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 10, .maximum = 86400000};
constexpr SchemaNode kConfigHttpSessionTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 10, .maximum = 86400000};
constexpr SchemaNode kConfigHttpKeepAliveMsNode = {.kind = SchemaKind::integer, .minimum = 10, .maximum = 600000};
constexpr SchemaNode kConfigHttpShutdownTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 600000};
constexpr SchemaNode kConfigSessionIdleTtlSecsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 604800};
constexpr SchemaNode kConfigRunTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 86400000};
constexpr SchemaNode kConfigUpdateManifestNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr auto kConfigVisionBackendNames = std::to_array<std::string_view>({"vlm_backend"});
constexpr SchemaNode kConfigVisionAddressNode = {.kind = SchemaKind::string, .max_size = 2048};
constexpr SchemaNode kConfigVisionModelNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr SchemaNode kConfigVisionTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 600000};
constexpr SchemaNode kConfigVisionCallsPerMinuteNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 100000};
constexpr auto kConfigVisionCallsPerMinuteNames = std::to_array<std::string_view>({"vlm_rate_limit"});
constexpr SchemaNode kConfigExperimentalPipNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kConfigExperimentalPipGeometryNode = {.kind = SchemaKind::string, .max_size = 64, .pattern = "^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$"};
constexpr auto kConfigProperties = std::to_array<SchemaProperty>({
  {.name = "read_timeout_ms", .node = &kConfigReadTimeoutMsNode},
  {.name = "action_timeout_ms", .node = &kConfigActionTimeoutMsNode},
  {.name = "ready_timeout_ms", .node = &kConfigReadyTimeoutMsNode},
  {.name = "launch_timeout_ms", .node = &kConfigLaunchTimeoutMsNode},
  {.name = "launch", .node = &config_launch_schema},
  {.name = "max_image_dimension", .node = &kConfigMaxImageDimensionNode},
  {.name = "capture_scope", .node = &config_capture_scope_schema},
  {.name = "desk", .node = &config_desk_schema},
  {.name = "agent_cursor", .node = &config_agent_cursor_schema},
  {.name = "accessibility_enable", .node = &config_accessibility_enable_schema},
  {.name = "second_keyboard", .node = &kConfigSecondKeyboardNode},
  {.name = "user_pause_ms", .node = &kConfigUserPauseMsNode},
  {.name = "panic_key", .node = &kConfigPanicKeyNode},
  {.name = "allowed_applications", .node = &kConfigAllowedApplicationsNode, .also_called = kConfigAllowedApplicationsNames},
  {.name = "denied_applications", .node = &kConfigDeniedApplicationsNode, .also_called = kConfigDeniedApplicationsNames},
  {.name = "security_mode", .node = &config_security_mode_schema},
  {.name = "confirm_destructive", .node = &config_confirm_destructive_schema},
  {.name = "destructive_words", .node = &kConfigDestructiveWordsNode},
  {.name = "administrator_prompts", .node = &kConfigAdministratorPromptsNode},
  {.name = "audit_log", .node = &kConfigAuditLogNode},
  {.name = "rate_limit_per_second", .node = &kConfigRateLimitPerSecondNode, .also_called = kConfigRateLimitPerSecondNames},
  {.name = "rate_limit_per_minute", .node = &kConfigRateLimitPerMinuteNode, .also_called = kConfigRateLimitPerMinuteNames},
  {.name = "output_roots", .node = &kConfigOutputRootsNode},
  {.name = "http_allowed_hosts", .node = &kConfigHttpAllowedHostsNode},
  {.name = "http_token_file", .node = &kConfigHttpTokenFileNode},
  {.name = "http_oauth_issuer", .node = &kConfigHttpOauthIssuerNode},
  {.name = "http_oauth_audience", .node = &kConfigHttpOauthAudienceNode},
  {.name = "http_oauth_keys", .node = &kConfigHttpOauthKeysNode},
  {.name = "http_tls_certificate", .node = &kConfigHttpTlsCertificateNode},
  {.name = "http_tls_key", .node = &kConfigHttpTlsKeyNode},
  {.name = "http_max_connections", .node = &kConfigHttpMaxConnectionsNode},
  {.name = "http_max_requests", .node = &kConfigHttpMaxRequestsNode},
  {.name = "http_max_sessions", .node = &kConfigHttpMaxSessionsNode},
  {.name = "http_max_body_bytes", .node = &kConfigHttpMaxBodyBytesNode},
  {.name = "http_request_timeout_ms", .node = &kConfigHttpRequestTimeoutMsNode},
  {.name = "http_idle_timeout_ms", .node = &kConfigHttpIdleTimeoutMsNode},
  {.name = "http_session_timeout_ms", .node = &kConfigHttpSessionTimeoutMsNode},
  {.name = "http_keep_alive_ms", .node = &kConfigHttpKeepAliveMsNode},
  {.name = "http_shutdown_timeout_ms", .node = &kConfigHttpShutdownTimeoutMsNode},
  {.name = "session_idle_ttl_secs", .node = &kConfigSessionIdleTtlSecsNode},
  {.name = "run_timeout_ms", .node = &kConfigRunTimeoutMsNode},
  {.name = "recording_typed_text", .node = &config_recording_typed_text_schema},
  {.name = "update_manifest", .node = &kConfigUpdateManifestNode},
  {.name = "vision_backend", .node = &config_vision_backend_schema, .also_called = kConfigVisionBackendNames},
  {.name = "vision_address", .node = &kConfigVisionAddressNode},
  {.name = "vision_model", .node = &kConfigVisionModelNode},
  {.name = "vision_timeout_ms", .node = &kConfigVisionTimeoutMsNode},
  {.name = "vision_calls_per_minute", .node = &kConfigVisionCallsPerMinuteNode, .also_called = kConfigVisionCallsPerMinuteNames},
  {.name = "experimental_pip", .node = &kConfigExperimentalPipNode},
  {.name = "experimental_pip_geometry", .node = &kConfigExperimentalPipGeometryNode},
  {.name = "log_level", .node = &config_log_level_schema},
});
constinit const SchemaNode config_schema = {.kind = SchemaKind::object, .properties = kConfigProperties};

constexpr auto kConfigMemberKeys = member_keys("read_timeout_ms", "action_timeout_ms", "ready_timeout_ms",
    "launch_timeout_ms", "launch", "max_image_dimension", "capture_scope", "desk", "agent_cursor",
    "accessibility_enable", "second_keyboard", "user_pause_ms", "panic_key", "allowed_applications",
    "denied_applications", "security_mode", "confirm_destructive", "destructive_words", "administrator_prompts",
    "audit_log", "rate_limit_per_second", "rate_limit_per_minute", "output_roots", "http_allowed_hosts",
    "http_token_file", "http_oauth_issuer", "http_oauth_audience", "http_oauth_keys", "http_tls_certificate",
    "http_tls_key", "http_max_connections", "http_max_requests", "http_max_sessions", "http_max_body_bytes",
    "http_request_timeout_ms", "http_idle_timeout_ms", "http_session_timeout_ms", "http_keep_alive_ms",
    "http_shutdown_timeout_ms", "session_idle_ttl_secs", "run_timeout_ms", "recording_typed_text", "update_manifest",
    "vision_backend", "vision_address", "vision_model", "vision_timeout_ms", "vision_calls_per_minute",
    "experimental_pip", "experimental_pip_geometry", "log_level");
void write(JsonWriter& writer, const Config& value) { write_members(writer, value, kConfigMemberKeys); }
void read(const nlohmann::json& json, Config& out) { read_members(json, out, kConfigMemberKeys); }

namespace {

constexpr auto kAllowedApplicationsNames = std::to_array<std::string_view>({"allowed_apps"});
constexpr auto kDeniedApplicationsNames = std::to_array<std::string_view>({"denied_apps"});
constexpr auto kRateLimitPerSecondNames = std::to_array<std::string_view>({"rate_limit_rps"});
constexpr auto kRateLimitPerMinuteNames = std::to_array<std::string_view>({"rate_limit_rpm"});
constexpr auto kVisionBackendNames = std::to_array<std::string_view>({"vlm_backend"});
constexpr auto kVisionCallsPerMinuteNames = std::to_array<std::string_view>({"vlm_rate_limit"});
constexpr auto kKeys = std::to_array<ConfigKey>({
  {"read_timeout_ms", "OFFHAND_READ_TIMEOUT_MS", {}, ConfigKind::integer, "Deadline of tools that read, in milliseconds.", "3000"},
  {"action_timeout_ms", "OFFHAND_ACTION_TIMEOUT_MS", {}, ConfigKind::integer, "Deadline of tools that act, in milliseconds.", "10000"},
  {"ready_timeout_ms", "OFFHAND_READY_TIMEOUT_MS", {}, ConfigKind::integer, "How long an action waits for its element to be visible, enabled and at rest, in milliseconds; after that it fails with not_ready.", "1000"},
  {"launch_timeout_ms", "OFFHAND_LAUNCH_TIMEOUT_MS", {}, ConfigKind::integer, "Deadline of launch_app, in milliseconds. An application that has done nothing for 10 seconds is not waited for beyond 15.", "45000"},
  {"launch", "OFFHAND_LAUNCH", {}, ConfigKind::string, "What launch_app may start. any: every program, with any arguments; desktop_entries: installed applications by their desktop entries, without further arguments; auto: desktop_entries for clients over HTTP, any for all others.", "\"auto\""},
  {"max_image_dimension", "OFFHAND_MAX_IMAGE_DIMENSION", {}, ConfigKind::integer, "Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.", "1568"},
  {"capture_scope", "OFFHAND_CAPTURE_SCOPE", {}, ConfigKind::string, "Whether pointer and keyboard tools may act without a window. desktop: such a call means the whole screen; window: it is refused with desktop_scope_disabled.", "\"window\""},
  {"desk", "OFFHAND_DESK", {}, ConfigKind::string, "Whether a user works at this desktop. shared: yes, and nothing done in the background may take their pointer or keyboard; private: no; auto: private in a sandbox, shared elsewhere.", "\"auto\""},
  {"agent_cursor", "OFFHAND_AGENT_CURSOR", {}, ConfigKind::string, "Which sessions show a cursor of their own where they act. named_runs: sessions with a name, and those that ask for it; on_demand: only sessions that ask for it, with move_cursor or set_agent_cursor_enabled.", "\"named_runs\""},
  {"accessibility_enable", "OFFHAND_ACCESSIBILITY_ENABLE", {}, ConfigKind::string, "Whether offhand may switch accessibility on where it is off. auto: it does so when a tree is first needed; never: it does not; ask: the user is asked once a session, through the client; where the client cannot ask, or the user does not agree, the call that needs it fails and names this setting, except on a private desktop (see desk), where it is the same as auto. Screen readers are never switched on.", "\"ask\""},
  {"second_keyboard", "OFFHAND_SECOND_KEYBOARD", {}, ConfigKind::boolean, "true: into windows that ignore keys sent to them, such as those of GTK 4 and terminals, offhand types by a second keyboard beside the user's own. false: such windows take keys in the foreground only, and keys that the user presses meanwhile go there too.", "true"},
  {"user_pause_ms", "OFFHAND_USER_PAUSE_MS", {}, ConfigKind::integer, "How long the user must have left a window alone before something is done in it, in milliseconds: an action in a window where they press keys or buttons waits, says so, and fails with person_active at its deadline. What takes the keyboard from them, such as a menu that opens in the foreground, waits in the same way until they type in no window, and fails with user_typing. 0: nothing waits. Where desk is private nothing waits either. Neither a session nor a caller makes it shorter.", "500"},
  {"panic_key", "OFFHAND_PANIC_KEY", {}, ConfigKind::string, "Key, such as pause or ctrl+alt+escape, by which the user ends everything that acts: running calls are cancelled, and further actions are refused with ended_by_user until they press it again. It is a key that types nothing, or one with ctrl, alt or super. Empty: there is none. The key also reaches the window that has the keyboard. Neither a session nor a caller changes it.", "\"\""},
  {"allowed_applications", "OFFHAND_ALLOWED_APPLICATIONS", kAllowedApplicationsNames, ConfigKind::list, "Where it names any, the only applications that clients may work with, named as in denied_applications: all others are kept from them as denied ones are. What denied_applications names stays denied. The file and the environment of the process that does the work say it; neither a session nor a caller changes it.", "[]"},
  {"denied_applications", "OFFHAND_DENIED_APPLICATIONS", kDeniedApplicationsNames, ConfigKind::list, "Applications that are kept from every client, by the name that their windows have, by desktop id, or by executable: they are in no list, tree and picture, nothing reaches them, and they are not started. Of the screen there is no video meanwhile. The file and the environment of the process that does the work say it; neither a session nor a caller changes it.", "[]"},
  {"security_mode", "OFFHAND_SECURITY_MODE", {}, ConfigKind::string, "What clients may do. normal: everything; safe: an action on an element whose name holds one of destructive_words is done only after the user has confirmed it through the client, and nothing that a caller supplies is executed; sandboxed: only tools that look are offered, and everything else is refused. A caller or a session may choose a stricter mode for itself, never a looser one.", "\"normal\""},
  {"confirm_destructive", "OFFHAND_CONFIRM_DESTRUCTIVE", {}, ConfigKind::string, "Whether the user is asked, through the client, before an action on an element whose name holds one of destructive_words. auto: for every tool in the security mode safe, and for tools of the toolset ax in the mode normal; always: for every tool; never: not in the mode normal. A client that cannot be asked is refused in the mode safe; in the mode normal the action is done, with a warning in the log.", "\"auto\""},
  {"destructive_words", "OFFHAND_DESTRUCTIVE_WORDS", {}, ConfigKind::list, "Words of an element's name that make an action on it one that may be irreversible, compared as whole words and without regard to case; words in Chinese characters, Hiragana or Katakana are found anywhere in the name. They are those of the toolkits' own labels in English, German, French, Spanish, Chinese and Japanese.", "[\"delete\",\"remove\",\"erase\",\"quit\",\"close\",\"format\",\"reset\",\"destroy\",\"discard\",\"wipe\",\"uninstall\",\"purge\",\"overwrite\",\"empty trash\",\"shut down\",\"power off\",\"restart\",\"log out\",\"don't save\",\"close without saving\",\"löschen\",\"entfernen\",\"beenden\",\"schließen\",\"zurücksetzen\",\"formatieren\",\"verwerfen\",\"vernichten\",\"deinstallieren\",\"überschreiben\",\"papierkorb leeren\",\"herunterfahren\",\"ausschalten\",\"neustart\",\"nicht speichern\",\"ohne speichern schließen\",\"supprimer\",\"effacer\",\"quitter\",\"fermer\",\"réinitialiser\",\"enlever\",\"retirer\",\"formater\",\"détruire\",\"désinstaller\",\"écraser\",\"vider la corbeille\",\"éteindre\",\"redémarrer\",\"ne pas enregistrer\",\"fermer sans enregistrer\",\"eliminar\",\"borrar\",\"salir\",\"cerrar\",\"restablecer\",\"quitar\",\"suprimir\",\"formatear\",\"destruir\",\"descartar\",\"desinstalar\",\"sobrescribir\",\"vaciar la papelera\",\"apagar\",\"reiniciar\",\"no guardar\",\"cerrar sin guardar\",\"删除\",\"移除\",\"退出\",\"关闭\",\"重置\",\"清除\",\"格式化\",\"丢弃\",\"卸载\",\"覆盖\",\"清空回收站\",\"关机\",\"重启\",\"不保存\",\"削除\",\"消去\",\"終了\",\"閉じる\",\"リセット\",\"フォーマット\",\"破棄\",\"アンインストール\",\"上書き\",\"ゴミ箱を空にする\",\"シャットダウン\",\"再起動\",\"保存しない\"]"},
  {"administrator_prompts", "OFFHAND_ADMINISTRATOR_PROMPTS", {}, ConfigKind::list, "Programs, by the name of their executable, whose windows ask for the password of an administrator. The user is asked, through the client, before each action in such a window; with confirm_destructive never, not in the mode normal. A client that cannot be asked is refused in the mode safe; in the mode normal the action is done, with a warning in the log. Neither a session nor a caller changes it.", "[\"polkit-gnome-authentication-agent-1\",\"polkit-kde-authentication-agent-1\",\"polkit-mate-authentication-agent-1\",\"lxpolkit\",\"lxqt-policykit-agent\",\"xfce-polkit\",\"ukui-polkit\",\"dde-polkit-agent\",\"io.elementary.desktop.agent-polkit\",\"gksu\",\"gksudo\",\"kdesu\",\"kdesudo\",\"lxqt-sudo\",\"ktsuss\"]"},
  {"audit_log", "OFFHAND_AUDIT_LOG", {}, ConfigKind::string, "File to which every call that may change something is appended, one JSON object a line: time, session, tool, arguments without typed text, target, result and what the policy had to say. Empty: offhand/audit.jsonl below $XDG_DATA_HOME; none: nothing is logged. The mode of the file is 0600; at 16 MiB it is renamed to NAME.1, and what that held is dropped. A line is written with one call of the system and is not waited for on the disk. Where it cannot be written, the mode safe refuses the action.", "\"\""},
  {"rate_limit_per_second", "OFFHAND_RATE_LIMIT_PER_SECOND", kRateLimitPerSecondNames, ConfigKind::integer, "Largest number of calls that a session's client may begin within a second; 0: no limit. Calls that a tool makes on its own, as the steps of a replay, do not count.", "0"},
  {"rate_limit_per_minute", "OFFHAND_RATE_LIMIT_PER_MINUTE", kRateLimitPerMinuteNames, ConfigKind::integer, "Largest number of calls that a session's client may begin within a minute; 0: no limit.", "0"},
  {"output_roots", "OFFHAND_OUTPUT_ROOTS", {}, ConfigKind::list, "Further folders below which tools may write files, such as pictures and recordings.", "[]"},
  {"http_allowed_hosts", "OFFHAND_HTTP_ALLOWED_HOSTS", {}, ConfigKind::list, "Further names under which clients over HTTP may reach this machine, compared with the Host and Origin headers. An entry with :// is compared with the whole Origin.", "[]"},
  {"http_token_file", "OFFHAND_HTTP_TOKEN_FILE", {}, ConfigKind::string, "Path of a file with the token that clients over HTTP have to present; its mode must be 0600.", "\"\""},
  {"http_oauth_issuer", "OFFHAND_HTTP_OAUTH_ISSUER", {}, ConfigKind::string, "Issuer of an OAuth 2.1 authorization server, such as https://login.example.org, whose access tokens clients over HTTP may present instead of the token of http_token_file. Tokens are JSON Web Tokens with the scope read, which lets clients look, or act, which lets them do what security_mode allows. Empty: there is none.", "\"\""},
  {"http_oauth_audience", "OFFHAND_HTTP_OAUTH_AUDIENCE", {}, ConfigKind::string, "Audience that such tokens must be meant for: the address by which clients reach this server, such as https://desk.example.org/mcp. Needed with http_oauth_issuer.", "\"\""},
  {"http_oauth_keys", "OFFHAND_HTTP_OAUTH_KEYS", {}, ConfigKind::string, "File, or http or https address, of the JSON Web Key Set of the authorization server. It is read again when a token names a key that it lacked, at most every 10 seconds. Needed with http_oauth_issuer.", "\"\""},
  {"http_tls_certificate", "OFFHAND_HTTP_TLS_CERTIFICATE", {}, ConfigKind::string, "File with the certificate, and those that vouch for it, in PEM format: with it HTTP is served over TLS alone. It is read again when it has changed. Empty: without TLS.", "\"\""},
  {"http_tls_key", "OFFHAND_HTTP_TLS_KEY", {}, ConfigKind::string, "File with the private key of http_tls_certificate, in PEM format; other users may not read it.", "\"\""},
  {"http_max_connections", "OFFHAND_HTTP_MAX_CONNECTIONS", {}, ConfigKind::integer, "Largest number of simultaneous HTTP connections.", "4096"},
  {"http_max_requests", "OFFHAND_HTTP_MAX_REQUESTS", {}, ConfigKind::integer, "Largest number of HTTP requests that are being answered at the same time.", "2048"},
  {"http_max_sessions", "OFFHAND_HTTP_MAX_SESSIONS", {}, ConfigKind::integer, "Largest number of sessions over HTTP. One more ends the session that was idle longest.", "4096"},
  {"http_max_body_bytes", "OFFHAND_HTTP_MAX_BODY_BYTES", {}, ConfigKind::integer, "Largest body of an HTTP request, in bytes.", "16777216"},
  {"http_request_timeout_ms", "OFFHAND_HTTP_REQUEST_TIMEOUT_MS", {}, ConfigKind::integer, "Time in milliseconds within which the header of an HTTP request has to arrive; its body may take six times as long.", "10000"},
  {"http_idle_timeout_ms", "OFFHAND_HTTP_IDLE_TIMEOUT_MS", {}, ConfigKind::integer, "Time in milliseconds after which an HTTP connection without a request is closed.", "120000"},
  {"http_session_timeout_ms", "OFFHAND_HTTP_SESSION_TIMEOUT_MS", {}, ConfigKind::integer, "Time in milliseconds after which a session over HTTP without a request ends.", "1800000"},
  {"http_keep_alive_ms", "OFFHAND_HTTP_KEEP_ALIVE_MS", {}, ConfigKind::integer, "Time in milliseconds without data after which a comment is sent on an HTTP stream, so that it is not closed on the way.", "15000"},
  {"http_shutdown_timeout_ms", "OFFHAND_HTTP_SHUTDOWN_TIMEOUT_MS", {}, ConfigKind::integer, "Time in milliseconds that running calls get to finish when an HTTP server is told to stop.", "5000"},
  {"session_idle_ttl_secs", "OFFHAND_SESSION_IDLE_TTL_SECS", {}, ConfigKind::integer, "Time in seconds without a call after which a named session ends, and without a new action after which a recording stops; 0: never.", "300"},
  {"run_timeout_ms", "OFFHAND_RUN_TIMEOUT_MS", {}, ConfigKind::integer, "Deadline of tools that call other tools, such as replay_trajectory, in milliseconds.", "600000"},
  {"recording_typed_text", "OFFHAND_RECORDING_TYPED_TEXT", {}, ConfigKind::string, "Whether recordings contain typed text. redact: typed text is left out, and what fields hold is left out of every recorded action, in words and in pictures. Text that goes into password fields is never recorded.", "\"keep\""},
  {"update_manifest", "OFFHAND_UPDATE_MANIFEST", {}, ConfigKind::string, "File, or http or https address, in which check_for_update looks for the latest release: {\"version\": \"1.2.3\", \"install\": \"...\", \"release_notes_url\": \"https://...\"}. Empty: it looks nowhere.", "\"\""},
  {"vision_backend", "OFFHAND_VISION_BACKEND", kVisionBackendNames, ConfigKind::string, "What looks at pictures for ax_find_visual, and for ax_find where no element matches. auto: the client's model where the client offers it (sampling), else tesseract, and ax_find looks at no pictures; tesseract: finds written text, on this machine; sampling: the client's model; anthropic, openai, gemini and ollama: a model that is asked over HTTP, whose key is in the environment of the process that does the work, in ANTHROPIC_API_KEY, OPENAI_API_KEY or GEMINI_API_KEY. Pictures of windows go there. No server is contacted unless it is named here. The file and the environment of the process that does the work say it; neither a session nor a caller changes it, nor any other setting that begins with vision_.", "\"auto\""},
  {"vision_address", "OFFHAND_VISION_ADDRESS", {}, ConfigKind::string, "Address of the model's server, to which /messages is appended for anthropic and /chat/completions for the others, such as http://127.0.0.1:8080/v1 for a local server that speaks the protocol of OpenAI; that one needs no key. A key is sent over https only, or to this machine. Empty: the backend's own.", "\"\""},
  {"vision_model", "OFFHAND_VISION_MODEL", {}, ConfigKind::string, "Name of the model, as its server calls it. Empty: claude-sonnet-4-5 for anthropic, gpt-4o for openai, gemini-2.5-flash for gemini, qwen2.5vl for ollama.", "\"\""},
  {"vision_timeout_ms", "OFFHAND_VISION_TIMEOUT_MS", {}, ConfigKind::integer, "How long a model's server may take for its answer, in milliseconds.", "60000"},
  {"vision_calls_per_minute", "OFFHAND_VISION_CALLS_PER_MINUTE", kVisionCallsPerMinuteNames, ConfigKind::integer, "Largest number of questions that a session may put to a model within a minute, the client's or one on a server; 0: no limit. Reading with tesseract does not count.", "10"},
  {"experimental_pip", "OFFHAND_EXPERIMENTAL_PIP", {}, ConfigKind::boolean, "true: shows a small picture of the window that a session acted on last, over all other windows and updated by each action. It takes no clicks and no focus.", "false"},
  {"experimental_pip_geometry", "OFFHAND_EXPERIMENTAL_PIP_GEOMETRY", {}, ConfigKind::string, "Size of the picture of experimental_pip and its place on the screen, as 320x200 or 320x200+24+24. A negative offset such as -24 counts from the right or from the bottom. Empty: 320x200 at the bottom right.", "\"\""},
  {"log_level", "OFFHAND_LOG_LEVEL", {}, ConfigKind::string, "Least important level that is logged to standard error by the process that does the work. A daemon goes by its own environment and by this file, which it reads again when it has changed. The environment variable OFFHAND_LOG sets it too.", "\"warning\""},
});

}  // namespace

std::span<const ConfigKey> config_keys() { return kKeys; }

Result<Config> parse_config(const nlohmann::json& json, std::string_view source, const Config& base) {
  const CheckedJson checked(config_schema, json);
  if (!checked.problems().empty()) {
    return fail(errors::configuration_invalid({.source = std::string(source), .reason = summary_of(checked.problems())}));
  }
  Config config = base;
  read(checked.value(), config);
  return config;
}

}  // namespace offhand
