// Generated from schema/tools/desktop/verify_state.json. Do not edit.
#include "generated/tools/desktop/verify_state.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kVerifyStateNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kVerifyStateErrors = std::to_array<std::string_view>({"invalid_arguments", "window_not_found", "process_not_found"});

constexpr auto kVerifyStateMembers = std::to_array<CliMember>({
  {"expect[].query", "Text to look for in the name, value, description and role of elements; or a query such as role:text, a combination with and, or and not, or an XPath.", "String, 1 to 256 characters."},
  {"expect[].role", "Role that the element must have, such as button or textbox. Other usual words are understood: input, dropdown, push button.", "String, 1 to 64 characters."},
  {"expect[].name", "Accessible name that the element must have. A part of the name and small misspellings fit as well, unless exact is given.", "String, 1 to 256 characters."},
  {"expect[].exact", "true: the name must be exactly the one given; parts and misspellings do not fit.", "Boolean. Default: false."},
  {"expect[].text", "Text that the element must show: part of its name or of its value.", "String, 1 to 256 characters."},
  {"expect[].state", "States that the element must be in, all of them.", "List of one of busy, checked, collapsed, disabled, editable, expanded, focused, hidden, mixed, modal, multiselectable, offscreen, pressed, readonly, required, selected, focusable, protected, at most 18 items."},
  {"expect[].until", "What is expected of the element, or of a window. shows: it can be seen; exists: it is in the tree, visible or not; gone: it is not there or cannot be seen; value_equals and value_contains compare its content with value. window_opens: a window that fits exists, or without title one that did not exist before; window_closes: no window that fits exists any more.", "One of shows, exists, gone, enabled, disabled, focused, checked, unchecked, selected, unselected, expanded, collapsed, value_equals, value_contains, window_opens, window_closes. Default: shows."},
  {"expect[].value", "Text to compare with what the element holds, for value_equals and value_contains.", "String, at most 4096 characters."},
  {"expect[].element_index", "Number of the element, from get_window_state, instead of describing it; needs window_id.", "Integer, 1 to 2147483647."},
  {"expect[].title", "Part of the title of the window that is meant.", "String, 1 to 256 characters."},
});

constexpr auto kVerifyStateOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window to look at. Default: the topmost window that fits the other arguments.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--expect", .key = "expect", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "The expectations, all of which have to hold.", .facts = "Limits: 1 to 8 items. Required.", .required = true},
  {.flag = "--timeout-ms", .key = "timeout_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How long to wait at most, in milliseconds; 0 looks once.", .facts = "Limits: 0 to 9500. Default: 5000.", .default_text = "5000"},
  {.flag = "--stable-samples", .key = "stable_samples", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Number of consecutive looks at which all expectations have to hold.", .facts = "Limits: 1 to 5. Default: 2.", .default_text = "2"},
});

constexpr std::string_view kVerifyStateWire =
    R"text({"name":"verify_state","title":"Check what is so","description":"Checks up to eight expectations of a window and its elements together, waits until all of them hold, and reports each one.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: the topmost that fits."},"expect":{"type":"array","minItems":1,"maxItems":8,"items":{"type":"object","properties":{"query":{"type":"string","minLength":1,"maxLength":256,"description":"Text in its name, value, description or role; or role:text, and/or/not, XPath."},"role":{"type":"string","minLength":1,"maxLength":64,"description":"Its role; usual other words serve too: input, dropdown, push button."},"name":{"type":"string","minLength":1,"maxLength":256,"description":"Its name, or nearly: part of it, a slip of the pen."},"exact":{"type":"boolean","description":"Takes name literally."},"text":{"type":"string","minLength":1,"maxLength":256,"description":"Text that it shows: part of its name or value."},"state":{"type":"array","maxItems":18,"items":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected","focusable","protected"]},"description":"States that it has."},"until":{"type":"string","enum":["shows","exists","gone","enabled","disabled","focused","checked","unchecked","selected","unselected","expanded","collapsed","value_equals","value_contains","window_opens","window_closes"],"description":"What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before.","default":"shows"},"value":{"type":"string","maxLength":4096,"description":"For value_equals and value_contains."},"element_index":{"type":"integer","minimum":1,"maximum":2147483647,"description":"The element, by its number; needs window_id."},"title":{"type":"string","minLength":1,"maxLength":256,"description":"Part of the window's title."}},"additionalProperties":false},"description":"What should be so, all of it."},"timeout_ms":{"type":"integer","minimum":0,"maximum":9500,"description":"How long to wait; 0 only looks.","default":5000},"stable_samples":{"type":"integer","minimum":1,"maximum":5,"description":"Looks in a row at which all of it has to hold.","default":2}},"required":["pid","expect"],"additionalProperties":false},"outputSchema":{"type":"object","required":["status","waited_ms","results"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kVerifyStateBriefWire =
    R"text({"name":"verify_state","title":"Check what is so","description":"Checks up to eight expectations of a window and its elements together, waits until all of them hold, and reports each one.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: the topmost that fits."},"expect":{"type":"array","items":{"type":"object","properties":{"query":{"type":"string","description":"Text in its name, value, description or role; or role:text, and/or/not, XPath."},"role":{"type":"string","description":"Its role; usual other words serve too: input, dropdown, push button."},"name":{"type":"string","description":"Its name, or nearly: part of it, a slip of the pen."},"exact":{"type":"boolean","description":"Takes name literally."},"text":{"type":"string","description":"Text that it shows: part of its name or value."},"state":{"type":"array","items":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected","focusable","protected"]},"description":"States that it has."},"until":{"type":"string","enum":["shows","exists","gone","enabled","disabled","focused","checked","unchecked","selected","unselected","expanded","collapsed","value_equals","value_contains","window_opens","window_closes"],"description":"What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before.","default":"shows"},"value":{"type":"string","description":"For value_equals and value_contains."},"element_index":{"type":"integer","description":"The element, by its number; needs window_id."},"title":{"type":"string","description":"Part of the window's title."}},"additionalProperties":false},"description":"What should be so, all of it."},"timeout_ms":{"type":"integer","description":"How long to wait; 0 only looks.","default":5000},"stable_samples":{"type":"integer","minimum":1,"maximum":5,"description":"Looks in a row at which all of it has to hold.","default":2}},"required":["pid","expect"],"additionalProperties":false},"outputSchema":{"type":"object","required":["status","waited_ms","results"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/verify_state.md, of which the build makes it (cmake/references.cmake).
extern const char verify_state_reference[];

constinit const ToolInfo verify_state_tool = {
  .toolset = "desktop",
  .name = "verify_state",
  .identity = "desktop.verify_state",
  .command = "verify_state",
  .title = "Check what is so",
  .group = "observe",
  .since = "0.1",
  .description = "Checks up to eight expectations of a window and its elements together, waits until all of them hold, and reports each one.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kVerifyStateNeeds,
  .errors = kVerifyStateErrors,
  .wire = kVerifyStateWire,
  .brief_wire = kVerifyStateBriefWire,
  .input = &verify_state_args_schema,
  .cli = kVerifyStateOptions,
  .members = kVerifyStateMembers,
  .reference = {verify_state_reference, 5058},
  .parse = &prepare_verify_state,
};

}  // namespace offhand::tools::desktop
