// Generated from schema/common/app.json. Do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// desktop: it shows windows of its own; terminal: it runs in a terminal window.
enum class AppKind {
  desktop,
  terminal,
};
std::string_view to_string(AppKind value);
std::optional<AppKind> app_kind_from_string(std::string_view text);
void write(JsonWriter& writer, AppKind value);

/// An application: one entry for each of its processes, or one with pid 0 when it does not run.
struct App {
  /// Process id of its main process; 0 when it does not run.
  std::int64_t pid = 0;
  /// Name of the application as menus and launchers show it.
  std::string name{};
  /// Id of its desktop entry, such as org.gnome.Calculator; absent for a program that is not installed as an
  /// application.
  std::optional<std::string> bundle_id{};
  /// Whether a process of the application lives.
  bool running = false;
  /// Whether the active window is one of its own.
  bool active = false;
  /// Path by which launch_app can start it; absent where the system hides it.
  std::optional<std::string> launch_path{};
  /// desktop: it shows windows of its own; terminal: it runs in a terminal window.
  AppKind kind{};
  /// When its program file was last read, to within a day, as an RFC 3339 time; absent where the system does not tell.
  std::optional<std::string> last_used{};
};
void write(JsonWriter& writer, const App& value);

}  // namespace offhand
