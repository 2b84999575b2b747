// Generated from schema/tools/desktop/find_elements.json. Do not edit.
#include "generated/tools/desktop/find_elements.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kFindElementsNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kFindElementsUses = std::to_array<std::string_view>({"screen"});
constexpr auto kFindElementsErrors = std::to_array<std::string_view>({"ambiguous_window", "window_not_found", "window_owner_mismatch", "process_not_found", "no_window", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "invalid_arguments", "invalid_query", "missing_package", "text_not_read", "not_visible"});

constexpr auto kFindElementsStateChoices = std::to_array<std::string_view>({"busy", "checked", "collapsed", "disabled", "editable", "expanded", "focused", "hidden", "mixed", "modal", "multiselectable", "offscreen", "pressed", "readonly", "required", "selected", "focusable", "protected"});
constexpr auto kFindElementsOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = 1, .value_name = "TEXT", .description = "Text to look for in the name, value, description and role of elements; or a query such as role:text, a combination with and, or and not, or an XPath.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--role", .key = "role", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Role that the element must have, such as button or textbox. Other usual words are understood: input, dropdown, push button.", .facts = "Limits: 1 to 64 characters."},
  {.flag = "--name", .key = "name", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Accessible name that the element must have. A part of the name and small misspellings fit as well, unless exact is given.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--exact", .key = "exact", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: the name must be exactly the one given; parts and misspellings do not fit.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--text", .key = "text", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Text that the element must show: part of its name or of its value.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--state", .key = "state", .kind = CliKind::list, .position = -1, .value_name = "NAME,...", .description = "States that the element must be in, all of them.", .facts = "One of busy, checked, collapsed, disabled, editable, expanded, focused, hidden, mixed, modal, multiselectable, offscreen, pressed, readonly, required, selected, focusable, protected. Limits: at most 18 items.", .choices = kFindElementsStateChoices, .item_kind = CliKind::string},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--limit", .key = "limit", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Largest number of elements in the reply.", .facts = "Limits: 1 to 1000. Default: 20.", .default_text = "20"},
  {.flag = "--text-on-screen", .key = "text_on_screen", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: query is looked for as text in the picture of the window, read by the program tesseract, for what shows text without having elements: canvases, remote desktops, games. Takes some seconds.", .facts = "Default: false.", .default_text = "false"},
});

constexpr std::string_view kFindElementsWire =
    R"text({"name":"find_elements","title":"Find elements","description":"Finds elements of a window, the best match first, without showing the whole tree. What it names can be acted on at once.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"query":{"type":"string","minLength":1,"maxLength":256,"description":"Text in its name, value, description or role; or role:text, and/or/not, XPath."},"role":{"type":"string","minLength":1,"maxLength":64,"description":"Its role; usual other words serve too: input, dropdown, push button."},"name":{"type":"string","minLength":1,"maxLength":256,"description":"Its name, or nearly: part of it, a slip of the pen."},"exact":{"type":"boolean","description":"Takes name literally."},"text":{"type":"string","minLength":1,"maxLength":256,"description":"Text that it shows: part of its name or value."},"state":{"type":"array","maxItems":18,"items":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected","focusable","protected"]},"description":"States that it has."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"limit":{"type":"integer","minimum":1,"maximum":1000,"description":"At most so many.","default":20},"text_on_screen":{"type":"boolean","description":"Looks for query as text in the picture (tesseract), where there are no elements."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["window_id","total","complete","elements"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kFindElementsBriefWire =
    R"text({"name":"find_elements","title":"Find elements","description":"Finds elements of a window, the best match first, without showing the whole tree. What it names can be acted on at once.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"query":{"type":"string","description":"Text in its name, value, description or role; or role:text, and/or/not, XPath."},"role":{"type":"string","description":"Its role; usual other words serve too: input, dropdown, push button."},"name":{"type":"string","description":"Its name, or nearly: part of it, a slip of the pen."},"exact":{"type":"boolean","description":"Takes name literally."},"text":{"type":"string","description":"Text that it shows: part of its name or value."},"state":{"type":"array","items":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected","focusable","protected"]},"description":"States that it has."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"limit":{"type":"integer","minimum":1,"maximum":1000,"description":"At most so many.","default":20},"text_on_screen":{"type":"boolean","description":"Looks for query as text in the picture (tesseract), where there are no elements."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["window_id","total","complete","elements"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/find_elements.md, of which the build makes it (cmake/references.cmake).
extern const char find_elements_reference[];

constinit const ToolInfo find_elements_tool = {
  .toolset = "desktop",
  .name = "find_elements",
  .identity = "desktop.find_elements",
  .command = "find_elements",
  .title = "Find elements",
  .group = "observe",
  .since = "0.1",
  .description = "Finds elements of a window, the best match first, without listing the whole tree. The elements that it names can be acted on at once.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kFindElementsNeeds,
  .uses = kFindElementsUses,
  .errors = kFindElementsErrors,
  .wire = kFindElementsWire,
  .brief_wire = kFindElementsBriefWire,
  .input = &find_elements_args_schema,
  .cli = kFindElementsOptions,
  .reference = {find_elements_reference, 7737},
  .parse = &prepare_find_elements,
};

}  // namespace offhand::tools::desktop
