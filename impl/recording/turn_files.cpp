#include "impl/recording/turn_files.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "impl/perception/render.h"
#include "impl/recording/locator.h"

namespace offhand {
namespace {

std::string in_iso_8601(std::chrono::system_clock::time_point at) {
  const auto rounded = std::chrono::time_point_cast<std::chrono::milliseconds>(at);
  const auto fraction = rounded.time_since_epoch().count() % 1'000;
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(at)), fraction);
}

nlohmann::json to_json_value(const Bounds& bounds) {
  return {{"x", bounds.x}, {"y", bounds.y}, {"width", bounds.width}, {"height", bounds.height}};
}

nlohmann::json to_json_value(const platform::WindowInfo& window) {
  return {{"window_id", window.window_id},
          {"pid", window.pid},
          {"app_name", window.app_name},
          {"title", window.title},
          {"bounds", to_json_value(window.bounds)}};
}

nlohmann::json to_json_value(const Locator& locator) {
  auto path = nlohmann::json::array();
  for (const auto& step : locator.path)
    path.push_back({{"role", to_string(step.role)}, {"name", step.name}, {"nth", step.nth}});
  const auto& last = locator.path.back();
  return {{"role", to_string(last.role)},
          {"name", last.name},
          {"description", locator.description},
          {"path", std::move(path)}};
}

/// The click tools, in the recording format's own term, by their names.
bool is_click(const ToolInfo& tool) { return tool.name == "click" || tool.name.ends_with("_click"); }

/// The point of the pointer action, performed or not: in pixels of the window, or of the screen.
std::optional<PointTarget> point_of(const TurnInMaking& turn) {
  const auto& target = turn.target;
  if (target.point) return target.point;
  if (!target.element || !target.element->now.bounds) return std::nullopt;
  const auto& bounds = *target.element->now.bounds;
  return PointTarget{static_cast<double>(bounds.x) + static_cast<double>(bounds.width) / 2,
                     static_cast<double>(bounds.y) + static_cast<double>(bounds.height) / 2};
}

std::optional<Locator> locator_of(const TurnInMaking& turn) {
  if (!turn.target.element || !turn.seen) return std::nullopt;
  const auto& places = *turn.seen->place_of;
  const auto place = places.find(turn.target.element->seen.index);
  if (place == places.end()) return std::nullopt;
  return locate(*turn.seen, place->second);
}

nlohmann::json result_of(const TurnInMaking& turn, const Discretion& discretion, const Result<Reply>& outcome) {
  // Evidence, changes and errors may reveal typed text or the content of a field.
  const bool is_of_a_window = turn.target.receiving_window() != nullptr;
  const bool tells_little = discretion.text != Redaction::none || (discretion.hides_fields && is_of_a_window);
  if (!outcome) {
    return {{"ok", false},
            {"code", outcome.error().code},
            {"summary", tells_little ? redacted_text : outcome.error().message}};
  }
  auto structured = nlohmann::json::parse(outcome->structured.value_or("{}"), nullptr, false);
  nlohmann::json result{{"ok", !outcome->is_error}};
  if (!tells_little) {
    result["summary"] = outcome->text.substr(0, outcome->text.find('\n'));
    result["structured"] = std::move(structured);
    return result;
  }
  for (const auto* key : {"path", "effect", "verified"}) {
    if (structured.is_object() && structured.contains(key)) result[key] = structured[key];
  }
  result["summary"] = redacted_text;
  return result;
}

nlohmann::json action_of(const TurnInMaking& turn, const Discretion& discretion, std::int64_t number,
                         const std::string& session, const Result<Reply>& outcome) {
  const auto& target = turn.target;
  const auto took = std::chrono::system_clock::now() - turn.began;
  nlohmann::json action{
      {"version", RecordingFolder::version},
      {"turn", number},
      {"tool", turn.tool->name},
      {"identity", turn.tool->identity},
      {"arguments", discretion.text == Redaction::none ? turn.arguments : without_text(*turn.tool, turn.arguments)},
      {"session", session.empty() ? nlohmann::json() : nlohmann::json(session)},
      {"timestamp", in_iso_8601(turn.began)},
      {"duration_ms", std::chrono::duration_cast<std::chrono::milliseconds>(took).count()},
      {"result", result_of(turn, discretion, outcome)}};
  if (discretion.text == Redaction::password) action["redacted"] = "password";
  if (discretion.text == Redaction::of_no_field) action["redacted"] = "text for no field";
  if (discretion.text == Redaction::typed_text) action["redacted"] = "typed text";
  if (target.window.window_id != 0) action["window"] = to_json_value(target.window);
  const auto pid = target.process ? target.process->pid : target.window.pid;
  if (pid != 0) action["pid"] = pid;
  const auto point = point_of(turn);
  if (point && is_click(*turn.tool)) action["click_point"] = {{"x", point->x}, {"y", point->y}};
  if (target.point) action["point"] = {{"x", target.point->x}, {"y", target.point->y}};
  if (target.to) action["to"] = {{"x", target.to->x}, {"y", target.to->y}};
  if (const auto locator = locator_of(turn)) action["element"] = to_json_value(*locator);
  return action;
}

nlohmann::json app_state_of(const Aftermath& after, bool hides_fields) {
  nlohmann::json state{{"version", RecordingFolder::version}};
  if (after.window.window_id != 0) state["window"] = to_json_value(after.window);
  state["complete"] = after.snapshot != nullptr && after.snapshot->complete;
  if (!after.snapshot) {
    state["incomplete_reason"] = after.no_snapshot;
    state["elements"] = nlohmann::json::array();
    return state;
  }
  if (!after.snapshot->complete) state["incomplete_reason"] = after.snapshot->incomplete_reason;
  auto elements = nlohmann::json::array();
  for (const auto& element : after.snapshot->elements) {
    const auto& node = element.node;
    nlohmann::json entry{
        {"element_index", element.index}, {"parent", node.parent}, {"role", to_string(node.role)}, {"name", node.name}};
    const bool hidden = (hides_fields && holds_text(node)) || node.states.contains(ElementState::protected_);
    if (node.has_value) entry["value"] = hidden ? redacted_text : node.value;
    if (!node.description.empty()) entry["description"] = node.description;
    if (node.bounds) entry["bounds"] = to_json_value(*node.bounds);
    for (const auto said : node.states) entry["states"].push_back(to_string(said));
    elements.push_back(std::move(entry));
  }
  state["elements"] = std::move(elements);
  return state;
}

std::string text_of(const nlohmann::json& value) {
  return value.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

}  // namespace

std::optional<PointTarget> dot_of(const TurnInMaking& turn, const platform::WindowInfo& shown) {
  const bool is_the_windows = shown.window_id == turn.target.window.window_id;
  return is_the_windows && is_click(*turn.tool) ? point_of(turn) : std::nullopt;
}

Result<std::map<std::string, std::string>> turn_files(const TurnInMaking& turn, const Discretion& discretion,
                                                      std::int64_t number, const std::string& session,
                                                      const Result<Reply>& outcome, Aftermath after) {
  std::map<std::string, std::string> files;
  if (discretion.hides_fields && after.picture) {
    if (after.snapshot && after.snapshot->complete) {
      hide_text(*after.picture, *after.snapshot);
    } else {
      after.picture.reset();
      after.no_picture = "typed text is kept out of recordings, and where fields are is not known";
    }
  }
  auto action = action_of(turn, discretion, number, session, outcome);
  if (!after.picture) action["no_picture"] = after.no_picture;
  files["app_state.json"] = text_of(app_state_of(after, discretion.hides_fields));
  if (after.picture) {
    auto encoded =
        after.encoded ? *std::move(after.encoded) : encode_pictures(*after.picture, dot_of(turn, after.window));
    if (!encoded) return fail(std::move(encoded).error());
    files["screenshot.png"] = std::move(encoded->screenshot);
    if (encoded->click) files["click.png"] = *std::move(encoded->click);
  }
  files["action.json"] = text_of(action);
  return files;
}

}  // namespace offhand
