#include "platform/sim/scene.h"

#include <array>
#include <set>
#include <utility>

#include "generated/types/errors.h"
#include "platform/sim/scene_reader.h"

namespace offhand::platform::sim {
namespace {

Flavour preset(std::string_view name) {
  Flavour flavour;
  flavour.name = name;
  // As measured with the real toolkits: their reactions to synthetic events.
  if (name == "gtk3") flavour.quiet_focus = flavour.scroll_to = false;
  if (name == "gtk4") {
    flavour.quiet_focus = flavour.scroll_to = flavour.background_pointer = flavour.background_keys = false;
    flavour.action_delay = Milliseconds(250);
  }
  if (name == "qt") {
    flavour.scroll_to = false;
    flavour.action_delay = Milliseconds(100);
  }
  if (name == "chromium") flavour.quiet_focus = flavour.insert_text = false;
  if (name == "terminal") flavour.accessibility = flavour.background_pointer = flavour.background_keys = false;
  if (name == "canvas") flavour.accessibility = false;
  return flavour;
}

Flavour read_flavour(ObjectReader& application) {
  const std::vector<std::string_view> names = {"plain", "gtk3", "gtk4", "qt", "chromium", "terminal", "canvas"};
  Flavour flavour = preset(names[application.word("toolkit", names, 0)]);
  if (application.has("strategies")) {
    auto strategies = application.object("strategies");
    for (const auto& [key, member] :
         std::to_array<std::pair<const char*, bool Flavour::*>>({{"accessibility", &Flavour::accessibility},
                                                                 {"actions", &Flavour::actions},
                                                                 {"insert_text", &Flavour::insert_text},
                                                                 {"quiet_focus", &Flavour::quiet_focus},
                                                                 {"scroll_to", &Flavour::scroll_to},
                                                                 {"background_pointer", &Flavour::background_pointer},
                                                                 {"background_keys", &Flavour::background_keys},
                                                                 {"foreground", &Flavour::foreground}}))
      flavour.*member = strategies.flag(key, flavour.*member);
    strategies.finish();
  }
  flavour.action_delay = application.milliseconds("action_delay_ms", flavour.action_delay);
  return flavour;
}

ApplicationSpec read_application(ObjectReader& reader) {
  ApplicationSpec application;
  application.flavour = read_flavour(reader);
  application.latency = reader.milliseconds("latency_ms", Milliseconds(0));
  reader.each("windows", [&](const nlohmann::json& window, const std::string& at) {
    application.windows.push_back(read_window(window, at));
  });
  return application;
}

ApplicationSpec read_running(const nlohmann::json& value, const std::string& pointer) {
  ObjectReader reader(value, pointer);
  ApplicationSpec application = read_application(reader);
  application.name = reader.text("name");
  application.pid = reader.integer("pid", {}, 2, 4194304);
  application.parent_pid = reader.integer("parent_pid", 1, 1, 4194304);
  application.program = reader.text("program", "/usr/bin/" + application.name);
  application.other_user = reader.flag("other_user", false);
  application.protected_reason = reader.text("protected", "");
  reader.finish();
  return application;
}

InstalledSpec read_installed(const nlohmann::json& value, const std::string& pointer) {
  ObjectReader reader(value, pointer);
  InstalledSpec installed;
  installed.name = reader.text("name");
  installed.program = reader.text("program");
  installed.delay = reader.milliseconds("delay_ms", Milliseconds(0));
  installed.shows_window = reader.flag("shows_window", true);
  installed.fails = reader.text("fails", "");
  installed.hands_over_to = reader.text("hands_over_to", "");
  if (reader.has("exits")) {
    auto exits = reader.object("exits");
    installed.exit_status = static_cast<int>(exits.integer("status", 0, 0, 255));
    installed.exits_after = exits.milliseconds("after_ms", Milliseconds(0));
    exits.finish();
  }
  if (reader.has("application")) {
    auto application = reader.object("application");
    installed.application = read_application(application);
    application.finish();
  }
  installed.application.name = installed.name;
  installed.application.program = installed.program;
  reader.finish();
  return installed;
}

Trouble read_trouble(const nlohmann::json& value, const std::string& pointer) {
  static const std::vector<std::string_view> calls = {"any",
                                                      "list",
                                                      "describe",
                                                      "desk",
                                                      "screen",
                                                      "activate",
                                                      "restore",
                                                      "read",
                                                      "text",
                                                      "focused",
                                                      "identify",
                                                      "perform",
                                                      "insert_text",
                                                      "replace_text",
                                                      "number",
                                                      "set_number",
                                                      "options",
                                                      "choose",
                                                      "scroll_background",
                                                      "scroll_foreground",
                                                      "drag_background",
                                                      "drag_foreground",
                                                      "move",
                                                      "place",
                                                      "focus_quietly",
                                                      "pressable_at",
                                                      "node_at",
                                                      "exposure",
                                                      "hit_at",
                                                      "scroll_into_view",
                                                      "start",
                                                      "kill",
                                                      "capture",
                                                      "capture_desktop",
                                                      "clipboard_offer",
                                                      "clipboard_read",
                                                      "clipboard_write",
                                                      "cursor",
                                                      "click_background",
                                                      "click_foreground",
                                                      "click_screen",
                                                      "refuses_keys",
                                                      "keys_background",
                                                      "keys_foreground",
                                                      "keys_screen"};
  ObjectReader reader(value, pointer);
  Trouble trouble;
  if (reader.has("at_ms") == reader.has("on_call"))
    throw SceneProblem(pointer, "needs either \"at_ms\" or \"on_call\"");
  if (reader.has("at_ms")) {
    trouble.at = reader.milliseconds("at_ms");
  } else {
    auto on = reader.object("on_call");
    trouble.call = calls[on.word("call", calls)];
    trouble.nth = static_cast<int>(on.integer("nth", 1, 1));
    trouble.application = on.text("application", "");
    trouble.after_the_call = on.word("when", {"before", "after"}, 0) == 1;
    on.finish();
  }
  trouble.script = read_script(reader.member("do"), reader.at("do"));
  reader.finish();
  return trouble;
}

void read_desk(ObjectReader& scene, Scene& out) {
  if (!scene.has("desk")) return;
  auto desk = scene.object("desk");
  if (desk.has("pointer")) {
    auto pointer = desk.object("pointer");
    out.pointer = {static_cast<int>(pointer.integer("x")), static_cast<int>(pointer.integer("y"))};
    pointer.finish();
  }
  if (desk.has("active_window")) {
    out.has_active_window = !desk.member("active_window").is_null();
    if (out.has_active_window) out.active_window = desk.text("active_window");
  }
  for (const auto& word : desk.texts("hides")) {
    const auto part = side_effect_kind_from_string(word);
    if (!part) throw SceneProblem(desk.at("hides"), "\"" + word + "\" is no part of a desk");
    out.hidden.insert(*part);
  }
  desk.finish();
}

Monitor read_monitor(const nlohmann::json& value, const std::string& pointer) {
  ObjectReader reader(value, pointer);
  Monitor monitor;
  monitor.name = reader.text("name");
  const auto bounds = reader.rectangle("bounds");
  if (!bounds) reader.member("bounds");
  monitor.bounds = {.x = bounds->x, .y = bounds->y, .width = bounds->width, .height = bounds->height};
  monitor.primary = reader.flag("primary", false);
  reader.finish();
  return monitor;
}

namespace {

/// In hundredths, because scenes have whole numbers only.
void screen_scale_of(ObjectReader& screen, Scene& scene) {
  constexpr double hundred = 100;
  scene.screen_scale = static_cast<double>(screen.integer("scale_percent", 100, 100, 800)) / hundred;
}

}  // namespace

Scene read_scene(const nlohmann::json& value, const std::string& source) {
  ObjectReader reader(value, "");
  Scene scene;
  scene.source = source;
  reader.text("about", "");
  if (reader.has("screen")) {
    auto screen = reader.object("screen");
    scene.screen_width = static_cast<int>(screen.integer("width", {}, 1, 16384));
    scene.screen_height = static_cast<int>(screen.integer("height", {}, 1, 16384));
    screen_scale_of(screen, scene);
    screen.each("monitors", [&](const nlohmann::json& item, const std::string& at) {
      scene.monitors.push_back(read_monitor(item, at));
    });
    screen.finish();
  }
  read_desk(reader, scene);
  scene.accessibility_bus = reader.flag("accessibility_bus", true);
  scene.accessibility = reader.flag("accessibility", true);
  reader.each("applications", [&](const nlohmann::json& item, const std::string& at) {
    scene.applications.push_back(read_running(item, at));
  });
  reader.each("installed", [&](const nlohmann::json& item, const std::string& at) {
    scene.installed.push_back(read_installed(item, at));
  });
  reader.each("troubles", [&](const nlohmann::json& item, const std::string& at) {
    scene.troubles.push_back(read_trouble(item, at));
  });
  reader.finish();
  check_references(scene);
  return scene;
}

template <class Read>
auto guarded(std::string_view text, const std::string& source, Read read) -> Result<decltype(read(nlohmann::json()))> {
  try {
    return read(nlohmann::json::parse(text));
  } catch (const nlohmann::json::parse_error& problem) {
    return fail(errors::configuration_invalid({.source = source, .reason = problem.what()}));
  } catch (const SceneProblem& problem) {
    return fail(errors::configuration_invalid({.source = source, .reason = problem.what()}));
  }
}

}  // namespace

Result<Scene> parse_scene(std::string_view text, const std::string& source) {
  return guarded(text, source, [&](const nlohmann::json& value) { return read_scene(value, source); });
}

Result<Script> parse_script(std::string_view text) {
  return guarded(text, "script", [](const nlohmann::json& value) { return read_script(value, ""); });
}

}  // namespace offhand::platform::sim
