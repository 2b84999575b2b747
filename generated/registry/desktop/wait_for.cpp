// Generated from schema/tools/desktop/wait_for.json. Do not edit.
#include "generated/tools/desktop/wait_for.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kWaitForNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kWaitForErrors = std::to_array<std::string_view>({"not_satisfied", "invalid_arguments", "window_not_found", "process_not_found"});

constexpr auto kWaitForStateChoices = std::to_array<std::string_view>({"busy", "checked", "collapsed", "disabled", "editable", "expanded", "focused", "hidden", "mixed", "modal", "multiselectable", "offscreen", "pressed", "readonly", "required", "selected", "focusable", "protected"});
constexpr auto kWaitForUntilChoices = std::to_array<std::string_view>({"shows", "exists", "gone", "enabled", "disabled", "focused", "checked", "unchecked", "selected", "unselected", "expanded", "collapsed", "value_equals", "value_contains", "window_opens", "window_closes"});
constexpr auto kWaitForOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Text to look for in the name, value, description and role of elements; or a query such as role:text, a combination with and, or and not, or an XPath.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--role", .key = "role", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Role that the element must have, such as button or textbox. Other usual words are understood: input, dropdown, push button.", .facts = "Limits: 1 to 64 characters."},
  {.flag = "--name", .key = "name", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Accessible name that the element must have. A part of the name and small misspellings fit as well, unless exact is given.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--exact", .key = "exact", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: the name must be exactly the one given; parts and misspellings do not fit.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--text", .key = "text", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Text that the element must show: part of its name or of its value.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--state", .key = "state", .kind = CliKind::list, .position = -1, .value_name = "NAME,...", .description = "States that the element must be in, all of them.", .facts = "One of busy, checked, collapsed, disabled, editable, expanded, focused, hidden, mixed, modal, multiselectable, offscreen, pressed, readonly, required, selected, focusable, protected. Limits: at most 18 items.", .choices = kWaitForStateChoices, .item_kind = CliKind::string},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304."},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window to look at. Default: the topmost window that fits the other arguments.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--title", .key = "title", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Part of the title of the window that is meant.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--until", .key = "until", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What is expected of the element, or of a window. shows: it can be seen; exists: it is in the tree, visible or not; gone: it is not there or cannot be seen; value_equals and value_contains compare its content with value. window_opens: a window that fits exists, or without title one that did not exist before; window_closes: no window that fits exists any more.", .facts = "One of shows, exists, gone, enabled, disabled, focused, checked, unchecked, selected, unselected, expanded, collapsed, value_equals, value_contains, window_opens, window_closes. Default: shows.", .default_text = "shows", .choices = kWaitForUntilChoices},
  {.flag = "--value", .key = "value", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Text to compare with what the element holds, for value_equals and value_contains.", .facts = "Limits: at most 4096 characters."},
  {.flag = "--element-index", .key = "element_index", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Number of the element, from get_window_state, instead of describing it; needs window_id.", .facts = "Limits: 1 to 2147483647."},
  {.flag = "--timeout-ms", .key = "timeout_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How long to wait at most, in milliseconds; 0 looks once.", .facts = "Limits: 0 to 9500. Default: 5000.", .default_text = "5000"},
});

constexpr std::string_view kWaitForWire =
    R"text({"name":"wait_for","title":"Wait for something","description":"Waits until an element shows, is enabled, holds a value, or until a window opens or closes. Instead of looking again and again.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"query":{"type":"string","minLength":1,"maxLength":256,"description":"Text in its name, value, description or role; or role:text, and/or/not, XPath."},"role":{"type":"string","minLength":1,"maxLength":64,"description":"Its role; usual other words serve too: input, dropdown, push button."},"name":{"type":"string","minLength":1,"maxLength":256,"description":"Its name, or nearly: part of it, a slip of the pen."},"exact":{"type":"boolean","description":"Takes name literally."},"text":{"type":"string","minLength":1,"maxLength":256,"description":"Text that it shows: part of its name or value."},"state":{"type":"array","maxItems":18,"items":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected","focusable","protected"]},"description":"States that it has."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: the topmost that fits."},"title":{"type":"string","minLength":1,"maxLength":256,"description":"Part of the window's title."},"until":{"type":"string","enum":["shows","exists","gone","enabled","disabled","focused","checked","unchecked","selected","unselected","expanded","collapsed","value_equals","value_contains","window_opens","window_closes"],"description":"What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before.","default":"shows"},"value":{"type":"string","maxLength":4096,"description":"For value_equals and value_contains."},"element_index":{"type":"integer","minimum":1,"maximum":2147483647,"description":"The element, by its number; needs window_id."},"timeout_ms":{"type":"integer","minimum":0,"maximum":9500,"description":"How long to wait; 0 only looks.","default":5000}},"additionalProperties":false},"outputSchema":{"type":"object","required":["satisfied","waited_ms","reason"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kWaitForBriefWire =
    R"text({"name":"wait_for","title":"Wait for something","description":"Waits until an element shows, is enabled, holds a value, or until a window opens or closes. Instead of looking again and again.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"query":{"type":"string","description":"Text in its name, value, description or role; or role:text, and/or/not, XPath."},"role":{"type":"string","description":"Its role; usual other words serve too: input, dropdown, push button."},"name":{"type":"string","description":"Its name, or nearly: part of it, a slip of the pen."},"exact":{"type":"boolean","description":"Takes name literally."},"text":{"type":"string","description":"Text that it shows: part of its name or value."},"state":{"type":"array","items":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected","focusable","protected"]},"description":"States that it has."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: the topmost that fits."},"title":{"type":"string","description":"Part of the window's title."},"until":{"type":"string","enum":["shows","exists","gone","enabled","disabled","focused","checked","unchecked","selected","unselected","expanded","collapsed","value_equals","value_contains","window_opens","window_closes"],"description":"What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before.","default":"shows"},"value":{"type":"string","description":"For value_equals and value_contains."},"element_index":{"type":"integer","description":"The element, by its number; needs window_id."},"timeout_ms":{"type":"integer","description":"How long to wait; 0 only looks.","default":5000}},"additionalProperties":false},"outputSchema":{"type":"object","required":["satisfied","waited_ms","reason"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/wait_for.md, of which the build makes it (cmake/references.cmake).
extern const char wait_for_reference[];

constinit const ToolInfo wait_for_tool = {
  .toolset = "desktop",
  .name = "wait_for",
  .identity = "desktop.wait_for",
  .command = "wait_for",
  .title = "Wait for something",
  .group = "observe",
  .since = "0.1",
  .description = "Waits until an element shows, is enabled or holds a value, or until a window opens or closes: one call in place of looking again and again. Fails with not_satisfied when this did not come true in time.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kWaitForNeeds,
  .errors = kWaitForErrors,
  .wire = kWaitForWire,
  .brief_wire = kWaitForBriefWire,
  .input = &wait_for_args_schema,
  .cli = kWaitForOptions,
  .reference = {wait_for_reference, 8395},
  .parse = &prepare_wait_for,
};

}  // namespace offhand::tools::desktop
