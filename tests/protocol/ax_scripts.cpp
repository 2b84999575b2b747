#include <algorithm>

#include "tests/protocol/same_scripts.h"

// What an agent does with the toolset ax: connect, find, act, observe, compose, prove.
namespace offhand::test {
namespace ax_script_parts {
namespace {

/// A PNG of one white pixel.
const std::string one_pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC";

ScriptedCall in_run(std::string tool, json arguments, std::string code = {}) {
  arguments["session"] = "run";
  return {std::move(tool), std::move(arguments), std::move(code)};
}

/// At the connected application.
ScriptedCall at_it(std::string tool, json arguments = json::object(), std::string code = {}) {
  arguments["app"] = "it";
  return in_run(std::move(tool), std::move(arguments), std::move(code));
}

/// Launches an application that is installed, for only such a one has an id, and names the fixture's window.
std::vector<ScriptedCall> connecting() {
  return {in_run("ax_is_accessible", json::object()),
          in_run("launch_app", {{"name", "Notepad"}}),
          in_run("ax_list_apps", json::object()),
          in_run("ax_connect", {{"app", "Notepad"}}),
          in_run("ax_connect", {{"app", "Widgets"}, {"alias", "it"}}),
          in_run("ax_connect", {{"app", "Nobody"}}, "app_not_found"),
          at_it("ax_list_windows")};
}

std::vector<ScriptedCall> finding() {
  return {at_it("ax_find", {{"query", "Level"}}),
          at_it("ax_find", {{"query", "button:A"}, {"strategy", "role"}}),
          at_it("ax_find", {{"query", "no such words"}, {"strategy", "exact"}}),
          at_it("ax_find", {{"query", "//["}, {"strategy", "xpath"}}, "invalid_query"),
          at_it("ax_find_visual", {{"description", "the first button"}}),
          at_it("ax_find_visual", {{"description", "anything"}, {"screenshot", one_pixel}}, "vision_failed"),
          at_it("ax_get_tree", {{"max_depth", 3}}),
          at_it("ax_get_tree", {{"root_query", "list:Rows"}, {"include_invisible", true}, {"compact", true}}),
          at_it("ax_get_attributes", {{"query", "Check me"}}),
          at_it("ax_get_value", {{"query", "Level"}})};
}

std::vector<ScriptedCall> acting() {
  return {at_it("ax_click", {{"query", "button:A"}, {"click_type", "single"}, {"mode", "background"}}),
          at_it("ax_click", {{"query", "Canvas"}, {"click_type", "double"}, {"mode", "focus"}}),
          at_it("ax_click", {{"query", "role:button"}, {"click_type", "sideways"}}, "invalid_arguments"),
          in_run("ax_click_at", {{"x", 140}, {"y", 555}, {"click_type", "right"}}),
          at_it("ax_type", {{"query", "Entry"}, {"text", "one"}, {"clear_first", true}, {"mode", "background"}}),
          at_it("ax_set_value", {{"query", "Level"}, {"value", "42"}}),
          at_it("ax_scroll", {{"query", "Rows"}, {"direction", "down"}, {"amount", 120}}),
          at_it("ax_drag", {{"from_query", "Canvas"}, {"to_query", "button:A"}, {"duration_ms", 100}}),
          at_it("ax_drag", {{"from_x", 140}, {"from_y", 540}, {"to_x", 190}, {"to_y", 560}}),
          at_it("ax_key_press", {{"key", "a"}, {"modifiers", {"opt", "shift"}}}),
          at_it("ax_key_press", {{"key", "hyperspace"}}, "unknown_key")};
}

std::vector<ScriptedCall> observing() {
  return {at_it("ax_screenshot", {{"window_index", 0}, {"region", {{"x", 0}, {"y", 0}, {"w", 40}, {"h", 20}}}}),
          in_run("ax_screenshot", json::object()), at_it("ax_screenshot", {{"window_index", 9}}, "no_such_window"),
          at_it("ax_wait_idle", {{"timeout_ms", 2000}, {"poll_ms", 50}})};
}

std::vector<ScriptedCall> composing() {
  const json fills{{"tool", "ax_type"},
                   {"args", {{"app", "it"}, {"query", "Entry"}, {"text", "two"}, {"clear_first", true}}},
                   {"wait_after_ms", 1}};
  const json tries{{"tool", "ax_find"},
                   {"args", {{"app", "it"}, {"query", "Nobody"}, {"strategy", "exact"}}},
                   {"on_fail", "skip"},
                   {"retry", 1}};
  json gives_up = tries;
  gives_up["on_fail"] = "rollback";
  return {
      in_run("ax_workflow", {{"name", "fill"}, {"steps", {fills, tries}}}),
      in_run("ax_workflow", {{"name", "give up"}, {"steps", {fills, gives_up}}}),
      in_run("ax_workflow", {{"steps", {{{"tool", "ax_workflow"}, {"args", json::object()}}}}}, "workflow_invalid")};
}

std::vector<ScriptedCall> proving() {
  const json holds{{"exists", true},   {"enabled", true},  {"focused", false}, {"value", "42"},
                   {"title", "Level"}, {"role", "slider"}, {"visible", true},  {"contains_text", "Lev"}};
  ScriptedCall takes_baseline = in_run("get_window_state", {{"pid", 200},
                                                            {"window_id", 1001},
                                                            {"format", "json"},
                                                            {"include_accessibility_tree", false},
                                                            {"screenshot_out_file", "@baseline.png"}});
  return {
      at_it("ax_assert", {{"query", "Level"}, {"assertions", holds}}),
      at_it("ax_assert", {{"query", "Level"}, {"assertions", {{"value", "7"}}}, {"timeout_ms", 0}}),
      std::move(takes_baseline),
      at_it("ax_visual_diff", {{"baseline", "@baseline.png"},
                               {"threshold", 2.5},
                               {"ignore_regions", {{{"x", 0}, {"y", 0}, {"w", 10}, {"h", 10}}}}}),
      at_it("ax_visual_diff", {{"baseline", one_pixel}}),
      at_it("ax_a11y_audit", {{"scope", "element"}, {"query", "button:A"}, {"standards", {"wcag_a", "section508"}}}),
      at_it("ax_a11y_audit", {{"scope", "full"}, {"standards", {"wcag_aaa"}}})};
}

std::vector<ScriptedCall> in_context() {
  return {in_run("ax_undo", {{"count", 2}}), in_run("ax_clipboard", {{"action", "write"}, {"text", "carried over"}}),
          in_run("ax_clipboard", {{"action", "read"}}), in_run("ax_session_info", json::object()),
          in_run("ax_run_script", {{"script", "return 1 + 1"}, {"language", "jxa"}, {"timeout_ms", 5000}})};
}

std::vector<ScriptedCall> whole_day() {
  std::vector<ScriptedCall> calls;
  for (auto part : {connecting(), finding(), acting(), observing(), composing(), proving(), in_context()})
    calls.insert(calls.end(), part.begin(), part.end());
  return calls;
}

}  // namespace
}  // namespace ax_script_parts

std::vector<SameScript> ax_scripts() {
  // Of a desktop whose applications show nothing: what to do about it.
  const std::string blind = R"(sim:{"accessibility_bus":false,"applications":[]})";
  return {{"of_ax", ax_script_parts::whole_day(), "sim:widgets", "ax,full"},
          {"of_ax_unseen", {ax_script_parts::in_run("ax_is_accessible", json::object())}, blind, "ax,full"}};
}

}  // namespace offhand::test
