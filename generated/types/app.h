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

/// terminal: it runs in a terminal window.
enum class AppKind {
  desktop,
  terminal,
};
std::string_view to_string(AppKind value);
std::optional<AppKind> app_kind_from_string(std::string_view text);
void write(JsonWriter& writer, AppKind value);

/// An application, once for each of its processes, or once with pid 0 when none runs.
struct App {
  /// Main process; 0 when it does not run.
  std::int64_t pid = 0;
  /// Name for people.
  std::string name{};
  /// Id of its desktop entry; absent for what was never installed.
  std::optional<std::string> bundle_id{};
  /// A process of it lives.
  bool running = false;
  /// The active window is one of its own.
  bool active = false;
  /// What launch_app starts it by; absent where the system hides it.
  std::optional<std::string> launch_path{};
  /// terminal: it runs in a terminal window.
  AppKind kind{};
  /// When its program was last read, to within a day, as RFC 3339; absent where nothing tells.
  std::optional<std::string> last_used{};
};
void write(JsonWriter& writer, const App& value);

}  // namespace offhand
