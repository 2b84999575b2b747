#include <array>

#include "platform/sim/scene_reader.h"

namespace offhand::platform::sim {
namespace {

// In the order of Deed.
const std::vector<std::string_view> deed_words = {
    "set_text", "set_value", "set_state",   "rename",       "move",      "append",       "insert_before", "remove",
    "recycle",  "calculate", "open_window", "close_window", "set_title", "minimize",     "take_focus",    "deactivate",
    "hang",     "vanish",    "exit",        "storm",        "display",   "accessibility"};

void read_node_deed(ObjectReader& reader, ScriptedDeed& deed) {
  deed.node = reader.text("node", "");
  switch (deed.deed) {
    case Deed::set_text:
    case Deed::set_value:
    case Deed::calculate:
    case Deed::rename:
      deed.text = reader.text("text");
      break;
    case Deed::set_state:
      deed.state = read_state(reader.text("state"), reader.at("state"));
      deed.on = reader.flag("on", true);
      break;
    case Deed::move: {
      const auto bounds = reader.rectangle("bounds");
      if (!bounds) reader.member("bounds");
      deed.bounds = *bounds;
      break;
    }
    case Deed::append:
    case Deed::insert_before:
    case Deed::recycle: {
      auto spec = read_node(reader.member("as"), reader.at("as"));
      if (deed.deed == Deed::recycle) deed.parent = reader.text("parent", "");
      deed.node_spec = std::make_shared<const NodeSpec>(std::move(spec));
      break;
    }
    default:
      break;
  }
}

void read_focus_deed(ObjectReader& reader, ScriptedDeed& deed) {
  deed.takes_active = deed.takes_focus = deed.takes_stacking = !reader.has("takes");
  for (const auto& what : reader.texts("takes")) {
    if (what == "active")
      deed.takes_active = true;
    else if (what == "focus")
      deed.takes_focus = true;
    else if (what == "stacking")
      deed.takes_stacking = true;
    else
      throw SceneProblem(reader.at("takes"), "active, focus and stacking can be taken, not \"" + what + "\"");
  }
}

void read_rest(ObjectReader& reader, ScriptedDeed& deed) {
  const auto duration = [&] {
    if (reader.has("for_ms")) deed.lasts = reader.milliseconds("for_ms");
  };
  switch (deed.deed) {
    case Deed::open_window: {
      auto spec = read_window(reader.member("as"), reader.at("as"));
      deed.window_spec = std::make_shared<const WindowSpec>(std::move(spec));
      break;
    }
    case Deed::set_title:
      deed.text = reader.text("text");
      break;
    case Deed::minimize:
    case Deed::accessibility:
      deed.on = reader.flag("on", true);
      break;
    case Deed::take_focus:
      read_focus_deed(reader, deed);
      break;
    case Deed::hang:
      duration();
      break;
    case Deed::exit:
      deed.status = static_cast<int>(reader.integer("status", 0, 0, 255));
      break;
    case Deed::storm:
      deed.node = reader.text("node", "");
      deed.per_second = static_cast<int>(reader.integer("per_second", {}, 1, 100000));
      deed.lasts = reader.milliseconds("for_ms");
      break;
    case Deed::display:
      deed.display = std::array{DisplayState::fine, DisplayState::lost, DisplayState::refused}.at(
          reader.word("state", {"fine", "lost", "refused"}));
      deed.text = reader.text("reason", "as the scene wants it");
      duration();
      break;
    default:
      break;
  }
}

ScriptedDeed read_deed(const nlohmann::json& value, const std::string& pointer) {
  ObjectReader reader(value, pointer);
  ScriptedDeed deed;
  deed.deed = static_cast<Deed>(reader.word("do", deed_words));
  deed.pointer = pointer;
  deed.after = reader.milliseconds("after_ms", Milliseconds(0));
  deed.announce = reader.flag("silent", false) ? Announce::silently : Announce::yes;
  if (deed.deed != Deed::display) deed.application = reader.text("application", "");
  const bool concerns_process =
      deed.deed == Deed::hang || deed.deed == Deed::vanish || deed.deed == Deed::exit || deed.deed == Deed::display;
  if (!concerns_process) deed.window = reader.text("window", "");
  if (deed.deed <= Deed::calculate)
    read_node_deed(reader, deed);
  else
    read_rest(reader, deed);
  reader.finish();
  return deed;
}

}  // namespace

Script read_script(const nlohmann::json& value, const std::string& pointer) {
  if (value.is_object()) return {read_deed(value, pointer)};
  if (!value.is_array()) throw SceneProblem(pointer, "must be a list of deeds, or one");
  Script script;
  for (std::size_t i = 0; i < value.size(); ++i)
    script.push_back(read_deed(value[i], pointer + "/" + std::to_string(i)));
  return script;
}

}  // namespace offhand::platform::sim
