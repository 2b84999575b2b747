#include "impl/recording/recorded_action.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/runtime/utf8.h"
#include "impl/recording/folder.h"
#include "impl/recording/redaction.h"

namespace offhand {
namespace {

/// A member of an object; null if it is missing or of another type.
const nlohmann::json* member(const nlohmann::json& object, const char* name, nlohmann::json::value_t kind) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(name);
  if (found == object.end()) return nullptr;
  const bool fits =
      found->type() == kind || (kind == nlohmann::json::value_t::number_integer && found->is_number_integer());
  return fits ? &*found : nullptr;
}

std::string text_in(const nlohmann::json& object, const char* name) {
  const auto* text = member(object, name, nlohmann::json::value_t::string);
  return text == nullptr ? std::string() : text->get<std::string>();
}

std::int64_t number_in(const nlohmann::json& object, const char* name) {
  const auto* number = member(object, name, nlohmann::json::value_t::number_integer);
  return number == nullptr ? 0 : number->get<std::int64_t>();
}

/// The value may be anything and appears in an error message, so it is shortened.
std::string shortened(const nlohmann::json& value) {
  constexpr std::size_t most = 40;
  // ASCII, so that no character is cut.
  const auto text = value.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
  return text.size() <= most ? text : text.substr(0, most) + "...";
}

std::optional<PointTarget> recorded_point(const nlohmann::json& object, const char* name) {
  const auto* point = member(object, name, nlohmann::json::value_t::object);
  if (point == nullptr || !point->contains("x") || !point->contains("y")) return std::nullopt;
  if (!(*point)["x"].is_number() || !(*point)["y"].is_number()) return std::nullopt;
  return PointTarget{(*point)["x"].get<double>(), (*point)["y"].get<double>()};
}

RecordedWindow window_in(const nlohmann::json& object) {
  return {number_in(object, "window_id"), number_in(object, "pid"), text_in(object, "app_name"),
          text_in(object, "title")};
}

/// None where it was recorded without its place; refused where it was recorded in words that this program does not
/// know.
tl::expected<std::optional<Locator>, std::string> locator_in(const nlohmann::json& object) {
  const auto* path = member(object, "path", nlohmann::json::value_t::array);
  if (path == nullptr || path->empty()) return std::nullopt;
  Locator locator;
  locator.description = text_in(object, "description");
  for (const auto& step : *path) {
    const auto word = text_in(step, "role");
    const auto role = role_from_string(word);
    if (!role)
      return tl::unexpected(
          fmt::format("the way to its element has the role \"{}\", which there is none of", preview(word)));
    locator.path.push_back({*role, text_in(step, "name"), static_cast<int>(number_in(step, "nth"))});
  }
  return locator;
}

/// Why this program cannot read the action.
std::optional<std::string> flaw_of(const nlohmann::json& action) {
  // Other programs write turns without a version.
  const auto version = action.find("version");
  const bool is_known =
      version == action.end() || (version->is_number_integer() && *version <= RecordingFolder::version);
  if (is_known) return std::nullopt;
  return fmt::format("its action.json is of version {}, and this program knows versions up to {}", shortened(*version),
                     RecordingFolder::version);
}

/// Why the recording itself excludes repeating the action.
std::string reason_against(const nlohmann::json& action) {
  if (const auto redacted = text_in(action, "redacted"); !redacted.empty()) {
    if (redacted == "password") return "its text went into a password field and was not recorded";
    if (redacted == "text for no field")
      return "its text was for the clipboard, from where it can go into any field, and was not recorded";
    return "its text was not recorded";
  }
  const auto* result = member(action, "result", nlohmann::json::value_t::object);
  const auto* ok = result == nullptr ? nullptr : member(*result, "ok", nlohmann::json::value_t::boolean);
  if (ok == nullptr || ok->get<bool>()) return {};
  return "it failed when it was recorded: " + text_in(*result, "summary");
}

}  // namespace

tl::expected<RecordedAction, std::string> parse_recorded_action(const std::string& text) {
  const auto action = nlohmann::json::parse(text, nullptr, false);
  if (action.is_discarded()) return tl::unexpected<std::string>("its action.json is not valid JSON");
  RecordedAction recorded;
  recorded.tool = text_in(action, "tool");
  if (recorded.tool.empty()) return tl::unexpected<std::string>("its action.json names no tool");
  const auto* arguments = member(action, "arguments", nlohmann::json::value_t::object);
  if (arguments == nullptr) return tl::unexpected<std::string>("its action.json has no arguments");
  if (auto flaw = flaw_of(action)) return tl::unexpected(*std::move(flaw));
  recorded.arguments = *arguments;
  if (const auto* window = member(action, "window", nlohmann::json::value_t::object))
    recorded.window = window_in(*window);
  if (const auto* element = member(action, "element", nlohmann::json::value_t::object)) {
    auto locator = locator_in(*element);
    if (locator) {
      recorded.element = *std::move(locator);
    } else {
      recorded.cannot = std::move(locator).error();
    }
  }
  recorded.point = recorded_point(action, "point");
  recorded.to = recorded_point(action, "to");
  if (auto reason = reason_against(action); !reason.empty()) recorded.cannot = std::move(reason);
  const auto* result = member(action, "result", nlohmann::json::value_t::object);
  const auto* structured = result == nullptr ? nullptr : member(*result, "structured", nlohmann::json::value_t::object);
  const auto* windows =
      structured == nullptr ? nullptr : member(*structured, "windows", nlohmann::json::value_t::array);
  if (windows != nullptr) {
    recorded.launched_pid = number_in(*structured, "pid");
    for (const auto& window : *windows) recorded.launched.push_back(window_in(window));
  }
  return recorded;
}

std::optional<std::string> flaw_of_about(const std::string& text) {
  const auto about = nlohmann::json::parse(text, nullptr, false);
  if (!about.is_object()) return "its recording.json is no JSON object";
  const auto version = about.find("version");
  if (version == about.end() || !version->is_number_integer()) return "its recording.json has no version";
  if (*version <= RecordingFolder::version) return std::nullopt;
  return fmt::format("it is of version {}, and this program knows versions up to {}", version->dump(),
                     RecordingFolder::version);
}

void Counterparts::launched(const RecordedAction& recorded, std::int64_t pid,
                            const std::vector<platform::WindowInfo>& windows) {
  if (!recorded.launched_pid) return;
  pids_[*recorded.launched_pid] = pid;
  for (std::size_t i = 0; i < std::min(recorded.launched.size(), windows.size()); ++i) {
    windows_[recorded.launched[i].window_id] = windows[i].window_id;
    pids_[recorded.launched[i].pid] = windows[i].pid;
  }
}

std::optional<std::int64_t> Counterparts::pid(std::int64_t recorded) const {
  const auto found = pids_.find(recorded);
  return found == pids_.end() ? std::nullopt : std::optional(found->second);
}

const platform::WindowInfo* Counterparts::window(const RecordedWindow& recorded,
                                                 const std::vector<platform::WindowInfo>& windows, bool is_late) const {
  const auto known = windows_.find(recorded.window_id);
  const auto known_pid = pid(recorded.pid);
  std::vector<const platform::WindowInfo*> titled;
  std::vector<const platform::WindowInfo*> free;
  for (const auto& window : windows) {
    if (known != windows_.end() && window.window_id == known->second) return &window;
    const bool of_application = known_pid ? window.pid == *known_pid : window.app_name == recorded.app_name;
    if (!of_application) continue;
    const bool taken = std::any_of(windows_.begin(), windows_.end(),
                                   [&](const auto& entry) { return entry.second == window.window_id; });
    if (taken) continue;
    free.push_back(&window);
    if (window.title == recorded.title) titled.push_back(&window);
  }
  if (known != windows_.end()) return nullptr;  // the window was closed
  if (titled.size() == 1) return titled.front();
  return is_late && titled.empty() && free.size() == 1 ? free.front() : nullptr;
}

void Counterparts::know(const RecordedWindow& recorded, const platform::WindowInfo& window) {
  windows_[recorded.window_id] = window.window_id;
  pids_[recorded.pid] = window.pid;
}

}  // namespace offhand
