#include "tests/protocol/same_scripts.h"

#include <algorithm>
#include <iterator>
#include <ostream>

namespace offhand::test {
namespace {

const std::string out_of_range = "invalid_arguments";
const std::string of_windows_alone = "invalid_arguments";

/// Every call of a script belongs to one run.
ScriptedCall in_run(std::string tool, json arguments, std::string code = {}) {
  arguments["session"] = "run";
  return {std::move(tool), std::move(arguments), std::move(code)};
}

ScriptedCall in_widgets(std::string tool, json arguments, std::string code = {}) {
  arguments.update({{"pid", 200}, {"window_id", 1001}});
  return in_run(std::move(tool), std::move(arguments), std::move(code));
}

/// On the screen, where the user's window is the active one.
ScriptedCall on_screen(std::string tool, json arguments) {
  arguments["scope"] = "desktop";
  return in_run(std::move(tool), std::move(arguments));
}

const ScriptedCall reads = in_widgets("get_window_state", {{"format", "json"}, {"include_screenshot", false}});

std::vector<SameScript> written_scripts() {
  return {
      {"of_elements",
       {in_widgets("get_window_state", {{"format", "json"},
                                        {"query", "entry"},
                                        {"capture_mode", "ax"},
                                        {"include_accessibility_tree", true},
                                        {"max_dimension", 100},
                                        {"screenshot_out_file", "@small"}}),
        in_widgets("get_window_state",
                   {{"format", "json"}, {"include_accessibility_tree", false}, {"screenshot_out_file", "@whole"}}),
        reads, in_widgets("click", {{"element_index", "#A"}, {"action", "press"}}),
        in_widgets("click", {{"element_token", "#B"}, {"action", "show_menu"}}, "no_such_action"),
        in_widgets("double_click", {{"element_index", "#Canvas"}, {"delivery_mode", "foreground"}}),
        in_widgets("double_click", {{"element_token", "#Canvas"}}),
        in_widgets("right_click", {{"element_index", "#Canvas"}, {"delivery_mode", "foreground"}}),
        in_widgets("right_click", {{"element_token", "#Canvas"}}),
        in_widgets("scroll", {{"element_index", "#Rows"}, {"direction", "down"}, {"delivery_mode", "foreground"}}),
        in_widgets("scroll", {{"element_token", "#Rows"}, {"direction", "up"}}),
        in_widgets("type_text", {{"element_index", "#Entry"}, {"text", "one "}, {"delivery_mode", "foreground"}}),
        in_widgets("type_text", {{"element_token", "#Entry"}, {"text", "two"}}),
        in_widgets("press_key", {{"element_index", "#Entry"}, {"key", "end"}, {"delivery_mode", "foreground"}}),
        in_widgets("press_key", {{"element_token", "#Entry"}, {"key", "x"}}),
        in_widgets("hotkey", {{"element_index", "#Entry"}, {"keys", {"ctrl", "a"}}}),
        in_widgets("hotkey", {{"element_token", "#Entry"}, {"keys", {"shift", "x"}}}),
        in_widgets("set_value", {{"element_token", "#Level"}, {"element_index", "#Level"}, {"value", "42"}}), reads}},
      {"of_points",
       {in_widgets("click", {{"x", 1}, {"y", 1}, {"from_zoom", true}}, "no_zoom_picture"),
        in_widgets("zoom", {{"x1", 0}, {"y1", 430}, {"x2", 480}, {"y2", 520}, {"format", "json"}}),
        in_widgets("click", {{"x", 40}, {"y", 40}, {"from_zoom", true}, {"debug_image_out", "@point"}}),
        in_widgets("double_click", {{"x", 40}, {"y", 40}, {"from_zoom", true}}),
        in_widgets("right_click", {{"x", 40}, {"y", 40}, {"from_zoom", true}}),
        in_widgets("drag", {{"from_x", 40}, {"from_y", 40}, {"to_x", 90}, {"to_y", 50}, {"from_zoom", true}}),
        in_widgets("drag",
                   {{"from_x", 40}, {"from_y", 470}, {"to_x", 90}, {"to_y", 480}, {"delivery_mode", "foreground"}}),
        in_widgets("press_key", {{"x", 40}, {"y", 139}, {"key", "a"}}),
        in_widgets("hotkey", {{"x", 40}, {"y", 139}, {"keys", {"shift", "b"}}}),
        in_widgets("type_text", {{"x", 40}, {"y", 139}, {"text", "c"}}),
        in_widgets("zoom", {{"x1", 0}, {"y1", 120}, {"x2", 320}, {"y2", 160}, {"format", "json"}}),
        in_widgets("type_text", {{"x", 40}, {"y", 19}, {"from_zoom", true}, {"text", "d"}}), reads}},
      {"of_the_screen",
       {in_run("get_desktop_state", {{"format", "json"}, {"screenshot_out_file", "@screen"}}),
        on_screen("click", {{"x", 140}, {"y", 555}}), on_screen("double_click", {{"x", 140}, {"y", 555}}),
        on_screen("right_click", {{"x", 140}, {"y", 555}}),
        on_screen("drag", {{"from_x", 140}, {"from_y", 550}, {"to_x", 190}, {"to_y", 560}}),
        on_screen("scroll", {{"x", 140}, {"y", 460}, {"direction", "down"}}),
        on_screen("type_text", {{"x", 140}, {"y", 219}, {"text", "one"}}), on_screen("press_key", {{"key", "home"}}),
        on_screen("hotkey", {{"keys", {"shift", "x"}}}), reads}},
      {"of_a_run",
       {in_run("start_session", json::object()),
        in_run("set_config", {{"max_image_dimension", 300}, {"capture_mode", "som"}, {"experimental_pip", true}}),
        in_run("get_config", json::object()), in_run("start_recording", {{"output_dir", "@run"}}),
        in_widgets("press_key", {{"key", "a"}}), in_run("get_recording_state", json::object()),
        in_run("stop_recording", json::object()), in_run("replay_trajectory", {{"dir", "@run"}, {"delay_ms", 0}}),
        in_run("launch_app", {{"name", "Notepad"}}), in_run("kill_app", {{"pid", 200}}),
        in_run("end_session", json::object()), in_run("get_config", json::object(), "session_ended")}},
      {"of_a_cursor",
       {in_run("move_cursor", {{"x", 100}, {"y", 100}}), in_run("set_agent_cursor_enabled", {{"enabled", true}}),
        in_run("set_agent_cursor_motion", {{"cursor_id", "other"},
                                           {"start_handle", 0.1},
                                           {"end_handle", 0.2},
                                           {"arc_size", 0.5},
                                           {"arc_flow", 0.25},
                                           {"spring", 0.9},
                                           {"glide_duration_ms", 60},
                                           {"dwell_after_click_ms", 5},
                                           {"idle_hide_ms", 0},
                                           {"cursor_size", 24},
                                           {"cursor_opacity", 0.5}}),
        in_run("set_agent_cursor_motion", {{"start_handle", 1.01}}, out_of_range),
        in_run("set_agent_cursor_style", {{"cursor_id", "other"}, {"bloom_color", "lime"}}),
        in_run("set_agent_cursor_enabled", {{"cursor_id", "other"}, {"enabled", false}}),
        in_run("get_agent_cursor_state", json::object()), in_run("get_agent_cursor_state", {{"cursor_id", "other"}}),
        in_run("set_agent_cursor_style", {{"gradient_colors", {"red", "blue"}}})}},
      {"of_a_launch",
       {in_run("launch_app",
               {{"launch_path", "/usr/bin/notepad"}, {"electron_debugging_port", 9333}, {"bundle_id", "ignored"}}),
        in_run("launch_app",
               {{"name", "Notepad"},
                {"creates_new_application_instance", true},
                {"webkit_inspector_port", 9334},
                {"electron_debugging_port", 0}},
               out_of_range),
        in_run("launch_app", {{"name", "Notepad"}, {"webkit_inspector_port", 9334}}),
        in_run("launch_app", {{"aumid", "Some.App"}}, of_windows_alone),
        in_run("launch_app", {{"path", "/usr/bin/notepad"}}, of_windows_alone),
        in_run("launch_app", {{"name", "Notepad"}, {"start_minimized", true}}, of_windows_alone)}},
      {"of_a_page",
       {in_widgets("page", {{"action", "get_text"}, {"target_url_contains", "news"}}),
        in_widgets("page", {{"action", "query_dom"}, {"css_selector", "a"}, {"attributes", {"href"}}},
                   "page_unavailable"),
        in_widgets("page", {{"action", "click_element"}, {"selector", "a"}}),
        in_widgets("page", {{"action", "insert_text"}, {"selector", "input"}, {"text", "one"}}),
        in_widgets("page", {{"action", "type_keystrokes"}, {"selector", "input"}, {"text", "two"}}),
        in_widgets("page", {{"action", "execute_javascript"}, {"javascript", "1"}, {"cdp_port", 9333}},
                   "page_unavailable"),
        in_widgets("page",
                   {{"action", "enable_javascript_apple_events"},
                    {"bundle_id", "com.example"},
                    {"user_has_confirmed_enabling", true}},
                   "unsupported_platform")},
       tree_browser},
  };
}

}  // namespace

const char* const tree_browser = R"(sim:{"applications":[{"name":"Browser","pid":200,"windows":[
  {"window_id":1001,"title":"News","bounds":{"x":0,"y":0,"width":300,"height":200},"tree":{"children":[
    {"role":"document","name":"The page","bounds":{"x":0,"y":0,"width":300,"height":200},"children":[
      {"role":"heading","name":"News","bounds":{"x":0,"y":20,"width":300,"height":20}},
      {"role":"textbox","name":"Search","bounds":{"x":0,"y":60,"width":300,"height":20}},
      {"role":"link","name":"More","bounds":{"x":0,"y":40,"width":300,"height":20}}]}]}}]}]})";

void PrintTo(const SameScript& script, std::ostream* stream) { *stream << script.name; }

const std::vector<SameScript>& same_scripts() {
  static const auto scripts = [] {
    auto all = written_scripts();
    std::ranges::move(ax_scripts(), std::back_inserter(all));
    return all;
  }();
  return scripts;
}

}  // namespace offhand::test
