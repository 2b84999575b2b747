// Generated from schema/tools/desktop/page.json. Do not edit.
#include "generated/tools/desktop/page.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kPageNeeds = std::to_array<std::string_view>({"accessibility", "apps", "pages", "windows"});
constexpr auto kPageUses = std::to_array<std::string_view>({"input", "screen"});
constexpr auto kPageErrors = std::to_array<std::string_view>({"page_unavailable", "page_not_found", "ambiguous_page", "page_protocol_error", "script_failed", "script_timeout", "script_result_unusable", "invalid_selector", "no_page_element", "ambiguous_selector", "stale_element", "not_visible", "blocked_by_dialog", "element_unstable", "background_unavailable", "which_browser", "element_covered", "not_editable", "not_ready"});

constexpr auto kPageObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kPageActionChoices = std::to_array<std::string_view>({"execute_javascript", "get_text", "query_dom", "click_element", "insert_text", "type_keystrokes", "enable_javascript_apple_events"});
constexpr auto kPageCombinations = std::to_array<std::string_view>({"Work: execute_javascript (javascript), get_text, query_dom (css_selector [attributes]), click_element (selector), insert_text (text [selector]), type_keystrokes (text [selector]), or enable_javascript_apple_events ([bundle_id] [user_has_confirmed_enabling])."});
constexpr auto kPageOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kPageObserveChoices},
  {.flag = "--action", .key = "action", .kind = CliKind::string, .position = 0, .value_name = "NAME", .description = "What to do in the page.", .facts = "One of execute_javascript, get_text, query_dom, click_element, insert_text, type_keystrokes, enable_javascript_apple_events. Required.", .required = true, .choices = kPageActionChoices},
  {.flag = "--javascript", .key = "javascript", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Script for execute_javascript: an expression or statements, or the body of a function that returns a value.", .facts = "Limits: 1 to 1000000 characters."},
  {.flag = "--css-selector", .key = "css_selector", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "CSS selector for query_dom, as document.querySelectorAll takes it.", .facts = "Limits: 1 to 10000 characters."},
  {.flag = "--attributes", .key = "attributes", .kind = CliKind::list, .position = -1, .value_name = "TEXT,...", .description = "Names of attributes that query_dom reports of each element.", .facts = "Limits: at most 64 items.", .item_kind = CliKind::string},
  {.flag = "--selector", .key = "selector", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "CSS selector for click_element, insert_text and type_keystrokes. Exactly one visible element must match it; otherwise the call fails with no_page_element or ambiguous_selector.", .facts = "Limits: 1 to 10000 characters."},
  {.flag = "--text", .key = "text", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Text for insert_text and type_keystrokes.", .facts = "Limits: 1 to 100000 characters."},
  {.flag = "--bundle-id", .key = "bundle_id", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Bundle identifier of the browser, for enable_javascript_apple_events.", .facts = "Limits: at most 256 characters. Only on macos; ignored elsewhere."},
  {.flag = "--user-has-confirmed-enabling", .key = "user_has_confirmed_enabling", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Must be true for enable_javascript_apple_events: the user has agreed to it.", .facts = "Only on macos; ignored elsewhere."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Process id of the browser. Default: the only browser that offers its pages.", .facts = "Limits: 1 to 4194304."},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--target-url-contains", .key = "target_url_contains", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Part of the address of the page that is meant, for a browser with several pages whose titles do not tell which one the window shows.", .facts = "Limits: 1 to 2000 characters."},
  {.flag = "--cdp-port", .key = "cdp_port", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Port on which the browser serves its pages. Default: it is found out from the browser's process.", .facts = "Limits: 1 to 65535."},
});

constexpr std::string_view kPageWire =
    R"text({"name":"page","title":"Work in a browser's page","description":"Works in the page that a browser's window shows, through frames and open shadow roots: Chromium, Electron and Firefox started with a debugging pipe or port; in others what the accessibility tree tells: text, and elements by tag, id and class. Work: execute_javascript (javascript), get_text, query_dom (css_selector [attributes]), click_element (selector), insert_text (text [selector]), type_keystrokes (text [selector]), or enable_javascript_apple_events ([bundle_id] [user_has_confirmed_enabling]).","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"action":{"type":"string","enum":["execute_javascript","get_text","query_dom","click_element","insert_text","type_keystrokes","enable_javascript_apple_events"],"description":"What to do."},"javascript":{"type":"string","minLength":1,"maxLength":1000000,"description":"For execute_javascript."},"css_selector":{"type":"string","minLength":1,"maxLength":10000,"description":"For query_dom."},"attributes":{"type":"array","maxItems":64,"items":{"type":"string","minLength":1,"maxLength":256},"description":"For query_dom: attributes to tell."},"selector":{"type":"string","minLength":1,"maxLength":10000,"description":"CSS selector for click_element, insert_text and type_keystrokes."},"text":{"type":"string","minLength":1,"maxLength":100000,"description":"Text for insert_text and type_keystrokes."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Browser. Default: the only one that offers its pages."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"target_url_contains":{"type":"string","minLength":1,"maxLength":2000,"description":"A part of the page's address, where the window's title leaves a doubt."},"cdp_port":{"type":"integer","minimum":1,"maximum":65535,"description":"Where the browser serves its pages; found out otherwise."}},"required":["action"],"additionalProperties":false},"outputSchema":{"type":"object","required":["action","path"]}})text";

constexpr std::string_view kPageBriefWire =
    R"text({"name":"page","title":"Work in a browser's page","description":"Works in the page that a browser's window shows, through frames and open shadow roots: Chromium, Electron and Firefox started with a debugging pipe or port; in others what the accessibility tree tells: text, and elements by tag, id and class. Work: execute_javascript (javascript), get_text, query_dom (css_selector [attributes]), click_element (selector), insert_text (text [selector]), type_keystrokes (text [selector]), or enable_javascript_apple_events ([bundle_id] [user_has_confirmed_enabling]).","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"action":{"type":"string","enum":["execute_javascript","get_text","query_dom","click_element","insert_text","type_keystrokes","enable_javascript_apple_events"],"description":"What to do."},"javascript":{"type":"string","description":"For execute_javascript."},"css_selector":{"type":"string","description":"For query_dom."},"attributes":{"type":"array","items":{"type":"string"},"description":"For query_dom: attributes to tell."},"selector":{"type":"string","description":"CSS selector for click_element, insert_text and type_keystrokes."},"text":{"type":"string","description":"Text for insert_text and type_keystrokes."},"pid":{"type":"integer","description":"Browser. Default: the only one that offers its pages."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"target_url_contains":{"type":"string","description":"A part of the page's address, where the window's title leaves a doubt."},"cdp_port":{"type":"integer","description":"Where the browser serves its pages; found out otherwise."}},"required":["action"],"additionalProperties":false},"outputSchema":{"type":"object","required":["action","path"]}})text";

/// docs/reference/tools/desktop/page.md, of which the build makes it (cmake/references.cmake).
extern const char page_reference[];

constinit const ToolInfo page_tool = {
  .toolset = "desktop",
  .name = "page",
  .identity = "desktop.page",
  .command = "page",
  .title = "Work in a browser's page",
  .group = "page",
  .since = "0.1",
  .description = "Works in the web page that a browser's window shows, through frames and open shadow roots. Chromium, Electron and Firefox have to be started with a debugging pipe or port; of other browsers it reads what the accessibility tree tells: text, and elements by tag, id and class.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::execute, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::window,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2809462588,
  .needs = kPageNeeds,
  .uses = kPageUses,
  .errors = kPageErrors,
  .wire = kPageWire,
  .brief_wire = kPageBriefWire,
  .input = &page_args_schema,
  .cli = kPageOptions,
  .combinations = kPageCombinations,
  .reference = {page_reference, 19703},
  .parse = &prepare_page,
};

}  // namespace offhand::tools::desktop
