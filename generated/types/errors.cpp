// Generated from schema/common/errors.json. Do not edit.
#include "generated/types/errors.h"

#include "codegen/runtime/define_types.h"
#include "codegen/runtime/error_text.h"
#include "codegen/runtime/validate.h"

namespace offhand::errors {

constexpr auto kProblemMemberKeys = member_keys("pointer", "message");
void write(JsonWriter& writer, const Problem& value) { write_members(writer, value, kProblemMemberKeys); }

namespace {

constexpr auto kErrors = std::to_array<ErrorInfo>({
  {"accessibility_disabled", "{app} (pid {pid}) shows no accessibility tree: accessibility is switched off on this desktop, and accessibility_enable is \"{setting}\".", "Let offhand switch it on with accessibility_enable \"auto\" (OFFHAND_ACCESSIBILITY_ENABLE=auto), or switch it on in the desktop's settings; pictures and points work without.", "", 1},
  {"accessibility_off", "{app} (pid {pid}) shows no accessibility tree[ of window {window_id}, only of {others}][; {toolkit} is not known to have any].", "[Restart it while accessibility is on, {how}. ]Without a tree, work with keys or with points of its picture[, the latter in delivery_mode foreground{foreground?}].", "", 1},
  {"action_failed", "{what} failed: {reason}", "{advice}", "", 1},
  {"address_unavailable", "Nothing can be served at {address} port {port}: {reason}", "Give an address of this machine with --bind, and a port from 1024 on.", "", 2},
  {"alias_in_use", "The alias \"{alias}\" belongs to {app} (pid {pid}).", "Choose another alias.", "", 1},
  {"ambiguous_app", "\"{app}\" fits {count} applications: {candidates}.", "Nothing was done. Name one by its pid.", "", 1},
  {"ambiguous_menu_entry", "{where} has {count/entry/entries} \"{entry}\".", "Nothing was chosen. Name the one that is meant: {candidates}.", "", 1},
  {"ambiguous_page", "{count/page/pages} fit: {candidates}.", "Name a part of its address with target_url_contains, or a window.", "", 1},
  {"ambiguous_query", "{count} elements of {app} match {query}: {candidates}.", "Nothing was sent. Use the element_ref of one, add conditions, or end the query with its number, as in [[2]].", "", 1},
  {"ambiguous_selector", "{count} visible elements fit {selector}: {candidates}.", "Nothing was sent. Narrow the selector.", "", 1},
  {"ambiguous_window", "{count} accessible windows fit window {window_id} \"{title}\": {candidates}.", "Ask again in a moment: a window may be listed before its title is. Otherwise address points of its picture.", "", 1},
  {"app_not_connected", "No application \"{app}\" is connected.", "Call ax_connect with it first. Connected: {connected}.", "", 1},
  {"app_not_found", "There is no application \"{name}\"[; did you mean \"{suggestion}\"?]", "Give its name, that of its desktop entry or that of its program, as a list of the applications has them.", "", 1},
  {"app_not_responding", "{app} (pid {pid}) does not answer: {what} got no reply within {waited_ms} ms.", "Wait a moment and try again.[ If it stays silent, as it has been for {silent_ms} ms, kill_app ends it.]", "", 1},
  {"app_not_running", "{app} is installed but does not run.", "Start it, then connect.", "", 1},
  {"application_denied", "{application} is denied here by the setting {setting}.", "Work with another application; whoever configures the server can change the setting.", "", 1},
  {"audit_unwritable", "{tool} was refused: the audit log {path} cannot be written: {reason}.", "Nothing was sent. In the security mode safe every action is logged: make room, or name another file with the setting audit_log.", "", 3},
  {"background_unavailable", "{what} cannot be done in the background: {reason}", "{advice}", "", 1},
  {"bad_call_line", "The line is no call of a tool: {reason}", "A call is one line: {form}", "", 2},
  {"blocked_by_dialog", "Window {window_id} takes no input: the modal dialog {dialog_window_id} stands in front of it.", "Answer the dialog first: it has window_id {dialog_window_id}.", "", 1},
  {"browser_unavailable", "The browser at {endpoint} cannot be used: {reason}.", "{advice}", "", 3},
  {"busy", "{what} is busy: {limit} calls wait already.", "Try again when they are done.", "", 1},
  {"cancelled", "{what} was cancelled.", "", "", 1},
  {"client_file_invalid", "{path} is left as it is, because line {line}, column {column} cannot be understood: {reason}", "Mend that line and repeat the command, or write the entry yourself: `offhand install --client NAME --print` says what.", "", 1},
  {"client_file_refused", "{path} is left as it is: {reason}", "Change it yourself: `offhand install --client NAME --print` says what to write.", "", 1},
  {"client_not_chosen", "--client is missing, and nobody can be asked here. Clients that were found: {found}", "Name one with --client.", "", 2},
  {"client_without_projects", "{client} has no settings file for a project.", "Use --scope user.", "", 2},
  {"clipboard_lacks", "The clipboard holds no {form}[; it offers: {types}].", "Ask for what it holds.", "", 1},
  {"clipboard_too_large", "The content of the clipboard is larger than {limit_bytes} bytes.", "Raise max_bytes, if that is wanted.", "", 1},
  {"clipboard_unavailable", "The clipboard cannot be {action}: {reason}.", "{advice}", "", 1},
  {"command_not_executable", "The program \"{command}\" cannot be run: {reason}", "It must be a file that may be executed, and its interpreter must be there.", "", 126},
  {"command_not_found", "There is no program \"{command}\".", "Give its path, or the name of one that PATH leads to.", "", 127},
  {"command_unavailable", "This build has no command \"{command}\": it has neither a daemon nor servers nor private desktops.", "Single commands and `offhand call -` work without them.", "", 1},
  {"compact_text_invalid", "Line {line}, column {column} of the compact text: expected {expected}.", "Compact text is read whole, or with the note at its end that says that it was cut.", "", 1},
  {"composing", "Nothing was sent to window {window_id}: the user composes text by the input method {method}, and went on for the {waited_ms} ms that were waited. What makes another window take the keyboard would break the syllable.", "Repeat it in a moment. A field that is addressed as an element takes text without keys; delivery_mode foreground does not help.", "", 1},
  {"configuration_invalid", "{source}: {reason}", "Whoever configures the server has to mend it.", "`offhand config list` shows the settings and their values.", 2},
  {"connection_ended", "The connection to {app} (pid {pid}) has ended: {reason}.", "Call ax_connect again if the application that runs now is meant.", "", 1},
  {"daemon_elsewhere", "Process {pid} answers on {socket}, but the daemon says that it is process {stated}.", "Something passes the connection on; run the command where the daemon runs.", "", 1},
  {"daemon_gone", "The daemon ended while {what} was on its way. Whether it was done, or how much of it, is not known.", "Look with get_window_state before you ask for it again. Later calls are served without that daemon.", "", 1},
  {"daemon_hangs", "The daemon (pid {pid}) did not end within {waited_ms} ms.", "End it with `kill -9 {pid}`; the next one replaces its socket.", "", 1},
  {"daemon_not_running", "No daemon answers on {socket}: {reason}", "Start one with `offhand serve`.", "", 1},
  {"daemon_running", "A daemon listens on {socket} already.", "`offhand status` shows it, `offhand stop` ends it.", "", 1},
  {"deadline_exceeded", "{what} was not done within {timeout_ms} ms.", "Nothing further was attempted. Look at what is there now before you try again.", "Nothing further was attempted; try again, or with a longer --timeout-ms.", 1},
  {"desktop_scope_disabled", "Without pid and window_id the call means the whole screen, which the scope \"window\" does not allow.", "Give pid, or scope \"desktop\"; the setting capture_scope allows it for every call.", "", 1},
  {"display_lost", "The connection to the display {display} broke: {reason}", "The next call connects again.", "", 3},
  {"display_refused", "The display {display} refuses the connection: {reason}", "Run as its owner, or point XAUTHORITY at its cookie.", "Run as its owner, or name its cookie by `export XAUTHORITY=FILE`; `offhand sandbox run -- ...` has a display of its own.", 3},
  {"element_covered", "{what} cannot be hit by the pointer: {reason}.", "Nothing was sent. {advice}", "", 1},
  {"element_unstable", "{what} does not hold still: it or what is around it changed {changes/time/times} in the last {window_ms} ms.", "Nothing was sent. Wait until it rests, or address it again from a new snapshot.", "", 1},
  {"elements_differ", "element_index {element_index} and element_token {element_token} name different elements.", "Nothing was sent. Take both from the same element of a snapshot, or give only one of them.", "", 1},
  {"ended_by_user", "{tool} was ended: the user pressed {key}, which ends whatever acts here.", "Stop, and ask the user what they want. They let actions go on by pressing {key} again.", "", 1},
  {"envelope_invalid", "{what} breaks the rules of the Computer Use Protocol: {summary}.", "Mend what is named first, and try again.", "`offhand cup validate` names every problem of an envelope.", 1},
  {"equal_tool_names", "{one} and {other} have the same name, {name}: a client could not tell them apart.", "Select one of the two: name single tools, such as {one}, in place of a preset.", "", 2},
  {"facet_missing", "There is no {facet} on {platform}[: {reason}].", "[{advice} ]Tools that do not need it work.", "", 1},
  {"file_unreadable", "The file {path} cannot be read.", "Name a file that exists and may be read.", "", 1},
  {"foreground_unavailable", "Window {window_id} could not be brought to the front: {reason}", "Use delivery_mode background.", "", 1},
  {"foreign_process", "Process {pid} ({name}) may not be ended: {reason}.", "Only processes of this user that own a window here or were launched here.", "", 1},
  {"handle_not_open", "{function} was given a handle that is not open: it was freed already, or never made.", "Nothing was done. Make a new one, and free each once.", "", 2},
  {"input_file_refused", "{path} cannot be used: {reason}.", "{advice}", "", 1},
  {"input_method_on", "The characters were not sent to window {window_id}: its application passes keys to the input method {method}, which is switched on and would make other characters of them.", "Nothing was sent. Address the field as an element: there text is inserted without keys, where the application offers that; otherwise the user has to switch the input method off.", "", 1},
  {"input_required", "An answer is needed first: {question}", "Answer and call again.", "", 1},
  {"internal", "Something inside offhand failed: {reason}", "Please report it.", "", 1},
  {"invalid_arguments", "{tool}: {summary}", "The description and the schema of {tool} say which arguments it takes.", "Run `offhand describe {tool}` for the arguments.", 2},
  {"invalid_command_value", "The command {command} takes {expected}[, not \"{value}\"].", "Nothing was sent. {advice}", "", 2},
  {"invalid_key_combination", "\"{keys}\" is no combination of keys: {reason}.", "Name modifiers (ctrl, shift, alt, super) and one other key, as in ctrl+s.", "", 2},
  {"invalid_meta", "The member {member} of _meta is {value}: it must be {expected}.", "Leave it out for the configured value.", "", 2},
  {"invalid_option", "{option} is \"{value}\": it must be {expected}.", "Run `offhand {command} --help`.", "", 2},
  {"invalid_query", "The query is not understood at character {at}: {reason}.", "Write text of the element, role:text, identifier:name, a combination with and, or, not and parentheses, an XPath such as //button[[@name='Save']], or text in quotation marks where it looks like one of these.", "", 2},
  {"invalid_selector", "\"{selector}\" is no CSS selector: {reason}", "Give one as document.querySelector takes it.", "", 2},
  {"invalid_value", "{element} takes {expected}, not \"{value}\".", "Nothing was sent.", "", 2},
  {"launch_failed", "{name} did not start: {reason}[. It said last: {output}]", "Start it by hand to see what it says.", "", 1},
  {"launch_not_allowed", "{name} is not started: {reason}, and the setting launch allows installed applications only.", "Name an installed application, without further arguments. Whoever configures this may set launch to any.", "", 1},
  {"malformed_json", "Not valid JSON: {reason}", "Send one JSON object.", "", 2},
  {"menu_entry_disabled", "The menu entry \"{entry}\" is disabled now.", "Nothing was chosen. Do first what it needs, such as selecting something.", "", 1},
  {"menu_path_incomplete", "\"{entry}\" is a menu, not a command.", "Nothing was chosen. Add one of its entries: {entries}.", "", 1},
  {"message_too_long", "A message of more than {limit_bytes} bytes was skipped.", "Send less at once.", "", 2},
  {"missing_capability", "This client cannot be asked: it does not declare {capability}.", "Use a client that does, or a tool that asks nothing.", "", 1},
  {"missing_extension", "The display {display} lacks the extension {extension}.", "Start the X server with it.", "Start the X server with it, or work in `offhand sandbox run -- ...`, whose server has it.", 3},
  {"missing_package", "The program {program} is missing.", "Install it: apt-get install {package}", "", 1},
  {"needs_memory", "{what} would end with this command.", "Make calls that go together over one connection.", "Start a daemon first (`offhand serve`), or use `offhand call -` or `offhand mcp`.", 1},
  {"no_accessibility_bus", "The accessibility bus cannot be reached: {reason}", "Install at-spi2-core and start the session with a D-Bus session bus; pictures and points work without.", "Run `apt-get install at-spi2-core`, and where there is no session bus `dbus-run-session -- offhand ...`; pictures and points work without.", 1},
  {"no_capture", "This session has captured nothing yet.", "Capture a tree first: get_foreground, get_tree or get_desktop. Ids of elements are those of the session's latest capture.", "Capture a tree first, in the same session. A single command has no memory: use `offhand call -` or `offhand mcp`.", 1},
  {"no_client_found", "None of the known MCP clients was found in {home}.", "Name yours with --client, which creates its file, or print the entry with --print.", "", 1},
  {"no_compositor", "No compositor runs on {display}: cursors of sessions are drawn opaque instead of blended with what lies beneath.", "Start one, such as picom.", "Start one: `apt-get install picom`, then `picom &`.", 3},
  {"no_display", "There is no display: {reason}", "The server was started outside a desktop session: whoever started it has to give it one.", "Start it in a desktop session, or name one: `export DISPLAY=:0`. Where there is no desktop, `offhand sandbox run -- bash` has a private one.", 3},
  {"no_matching_element", "No element of {app} matches {query}[; nearest: {nearest}][; {dialog} is open and has to be answered first].", "Look at the tree, or use another strategy or fewer conditions.", "", 1},
  {"no_page_element", "Nothing on the page fits {selector}[; {hidden} that fit cannot be seen].", "Look with page and css_selector at what is there.", "", 1},
  {"no_snapshot", "This session has no snapshot of window {window_id}.", "Call get_window_state first.", "Call get-window-state first. A single command has no memory: use `offhand call -` or `offhand mcp`.", 1},
  {"no_such_action", "{element} offers no action for \"{action}\"; it offers: {offered}.", "Use one that it offers, or address its point.", "", 1},
  {"no_such_menu_entry", "{where} has no entry \"{entry}\"[; did you mean \"{suggestion}\"?]", "Nothing was chosen. It has: {entries}.[ Commands, each a path by its name alone: {commands}.]", "", 1},
  {"no_such_option", "{element} has no option \"{value}\"[; did you mean \"{suggestion}\"?]", "It has: {options}.", "", 1},
  {"no_such_window", "{app} has no window {index}: it has {count}, counted from 0.", "Call ax_list_windows.", "", 1},
  {"no_such_window_title", "No window has \"{app}\" in its title[; there are: {titles}].", "Give a part of a title that get_overview lists.", "", 1},
  {"no_value", "{element} holds no value that could be set.", "Click it, or press keys on it. An input of a web page that is shown as a button, such as a colour, is set by a script in that page.", "", 1},
  {"no_window", "{app} (pid {pid}) has no window[: {reason}][. It said last: {output}].", "Wait until it shows one; a list of its windows has it then.", "", 1},
  {"no_window_there", "No window shows at {x}, {y} of the screen.", "Look at a picture of the screen, or list the windows.", "", 1},
  {"no_zoom_picture", "from_zoom needs a zoom picture of window {window_id}, and this session has none.", "Give x and y of the window's own picture.", "", 1},
  {"not_confirmed", "{what} was not done: [its name holds \"{word}\", and ]{reason}.", "Nothing was sent. Ask the user what they want.", "", 1},
  {"not_editable", "{element} takes no text.", "Aim at an element with the state editable.", "", 1},
  {"not_ready", "{what} is not ready: {reason}, and was still so after {waited_ms} ms.", "{advice}", "", 1},
  {"not_satisfied", "This did not come true within {waited_ms} ms: {what}. Now {reason}.", "Look at the window with get_window_state, or wait longer.", "", 1},
  {"not_visible", "{what} cannot be seen: {reason}.", "{advice}", "", 1},
  {"nothing_to_find", "The search says nothing of what to find.", "Give at least one of query, role, name and state.", "", 2},
  {"nothing_to_page", "{element_id} cannot be paged through: {reason}.", "Nothing was done. Scroll it with execute_action, which returns the tree as it is then.", "", 1},
  {"nothing_to_set", "No setting was given.", "Give at least one of: {settings}.", "", 2},
  {"null_argument", "{function} was given null for {argument}.", "Nothing was done. The header offhand.h says which arguments may be null.", "", 2},
  {"oauth_unusable", "Tokens of {issuer} cannot be checked: {reason}.", "Check the settings http_oauth_issuer, http_oauth_audience and http_oauth_keys.", "", 3},
  {"outdated_element_id", "{element_id} is of an earlier capture[; ids of the latest one are {ids}].", "Nothing was done. Find the element in the latest capture, or capture the tree again.", "", 1},
  {"output_lost", "Standard output (stdout) cannot be written: {reason}", "The command itself was carried out; only what it had to say is lost.", "", 1},
  {"output_refused", "{path} is not written: {reason}.", "Choose a name that is free, or that of an earlier picture.", "", 1},
  {"page_blocked", "A dialog blocks the page: {dialog}.", "Answer the dialog in its window first.", "", 1},
  {"page_gone", "The page went away during {what}: {reason}.", "Look at the page again; what was asked may have been done.", "", 1},
  {"page_not_found", "None of the {count/page/pages} of this browser is the one that window {window_id} \"{title}\" shows: {candidates}.", "Name a part of its address with target_url_contains.", "", 1},
  {"page_protocol_error", "{endpoint} is not served by a browser that the page tool can work with: {reason}.", "Check cdp_port, or start the browser anew with launch_app, page_pipe and a --user-data-dir of its own.", "", 1},
  {"page_replaced", "The page was replaced by another one before {what}.", "Nothing was done. Look at the page again.", "", 1},
  {"page_silent", "The page did not answer {what} within {waited_ms} ms.", "A script or a dialog keeps it busy. Wait, or look at its window.", "", 1},
  {"page_unavailable", "{app} (pid {pid}) offers no page: {reason}.", "{advice}", "", 1},
  {"partly_sent", "Only {sent} of {total/key/keys} were sent to {element}: {reason}[; it holds \"{value}\" now].", "Do not repeat the whole. Read what it holds now, then send the rest, with a longer deadline or a shorter delay.", "", 1},
  {"path_not_allowed", "{path} is not below a folder that may be written to: {roots}.", "Choose a path there, or add its folder to output_roots.", "", 1},
  {"person_active", "Nothing was sent to window {window_id}: somebody works in it with pointer or keyboard, the last time {ago_ms} ms ago, and went on for the {waited_ms} ms that were waited.", "Repeat it once they are done: an action begins when its window was left alone for {quiet_ms} ms, as the setting user_pause_ms says.", "", 1},
  {"picture_refused", "The {what} cannot be used: {reason}.", "{advice}", "", 2},
  {"place_missing", "It is not said where the drag {which}.", "Give a query, or both coordinates.", "", 2},
  {"place_said_twice", "It is said twice where the drag {which}: by a query and by coordinates.", "Give a query, or both coordinates.", "", 2},
  {"places_in_two_windows", "The drag would lead from window {window_id} to window {to_window_id}.", "Nothing was sent. Both places have to lie in one window.", "", 1},
  {"point_outside", "The point {x}, {y} lies outside {what} ({width}x{height}).", "Positions refer to the last picture of the window; without pid, to the screen.", "", 1},
  {"port_in_use", "Port {port} of {address} is in use.", "Choose another with --port, or stop the server that has it.", "", 2},
  {"process_not_found", "There is no process {pid}.", "List what runs, or start the application.", "", 1},
  {"protected_process", "Process {pid} ({name}) is never ended: {reason}.", "", "", 1},
  {"rate_limited", "Session {session} began {calls} {what} within {window_ms} ms; the limit is {limit}.", "Wait {retry_after_ms} ms before the next call.", "", 1},
  {"recording_folder_in_use", "{path} cannot take a recording: {reason}.", "Name a folder that is empty or not there yet; nothing was changed.", "", 1},
  {"recording_invalid", "{path} cannot be read as a recording: {reason}.", "Nothing was done. A recording is a folder that start_recording wrote.", "", 1},
  {"refused_by_mode", "{tool} is refused in the security mode {mode}, in which {allowed}.", "Do without it; the user can change the setting security_mode.", "", 1},
  {"region_outside", "The region {x},{y} {width}x{height} lies outside of the screen, which has {screen_width}x{screen_height} pixels.", "Give a region that the screen shows.", "", 1},
  {"resource_not_found", "There is no such resource: {reason}", "resources/list and resources/templates/list show what there is.", "", 1},
  {"sandbox_failed", "The sandbox failed at {step}: {reason}", "Run `offhand sandbox run -- true` to see it alone.", "", 3},
  {"sandbox_not_found", "There is no sandbox \"{id}\".", "`offhand sandbox status` lists them.", "", 1},
  {"sandbox_not_named", "The command does not say which sandbox is meant; there {sandboxes}.", "Give the id of one.", "", 2},
  {"script_failed", "The script failed[ in line {line}]: {reason}", "What it did before that stays done.", "", 1},
  {"script_result_unusable", "The script ran, but its result cannot be told: {reason}.", "Return only what is needed of it.", "", 1},
  {"script_timeout", "The script was not done within {waited_ms} ms: {reason}.", "Give it less to do, or more time with timeout_ms.", "", 1},
  {"session_ended", "The session {session} has ended: {reason}.", "start_session begins a new session of that name, without the snapshots and settings of the old one; or use another name.", "", 1},
  {"socket_in_use", "A process that is no daemon of offhand listens on {socket}: for instance systemd, which starts the daemon with the first command.", "`offhand status` starts it; or give the socket up with `systemctl --user stop \"offhand@$(offhand status --desktop).socket\"`, or name another one with --socket.", "", 1},
  {"socket_of_another_desktop", "The socket passed to this process is {passed}, and that of its desktop is {socket}: its clients mean another desktop.", "Give the service the variables of its desktop: `systemctl --user import-environment DISPLAY XAUTHORITY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS` there; or name the socket with --socket.", "", 1},
  {"stale_element", "{element} is gone from window {window_id}: {reason}.", "Take a new snapshot[; nearest now: {candidates}].", "", 1},
  {"text_not_read", "The text of the picture cannot be read: {reason}.", "Look at the picture yourself.", "", 1},
  {"text_not_sent", "The text was not sent to {element}: {reason}.", "Nothing was sent. {advice}", "", 1},
  {"text_not_utf8", "{function}: {argument} is not UTF-8, from byte {offset} on.", "Nothing was done. All texts are UTF-8.", "", 2},
  {"tls_unusable", "HTTPS cannot be served with {path}: {reason}.", "The settings http_tls_certificate and http_tls_key name two files in PEM format that belong together.", "", 3},
  {"token_file_unsafe", "The token file {path} cannot be used: {reason}.", "It must be a file of yours with mode 0600.", "", 2},
  {"token_invalid", "The token of {source} cannot be used: {reason}.", "`head -c 24 /dev/urandom | base64` makes a good one.", "", 2},
  {"token_required", "Serving at {address} needs a token: others can reach it.", "Set OFFHAND_HTTP_TOKEN, or name a 0600 file with --token-file; or serve at 127.0.0.1.", "", 2},
  {"too_many_connections", "This session has {limit} connected applications already, and all of them run.", "Use another session for further applications.", "", 1},
  {"too_much_waiting", "{what} of {bytes} bytes was refused: the messages that wait on this connection hold {held_bytes} bytes, and may hold {limit_bytes}.", "Wait for answers, or send less at once.", "", 1},
  {"tool_not_selected", "The tool \"{tool}\" is not in this selection.", "The server offers a selection of tools; whoever configures it can start it with the preset {preset}.", "Start the server with `--tools {preset}`.", 2},
  {"unknown_element", "{element} is not in this session's latest snapshots[ of window {window_id}].", "Call get_window_state and use its numbers.", "", 1},
  {"unknown_element_id", "This session has given no element the id {element_id}[; ids of its latest capture are {ids}].", "Nothing was done. Use an id that the latest capture shows, such as e14.", "", 1},
  {"unknown_key", "There is no key \"{key}\"[; did you mean \"{suggestion}\"?]", "Names: return, tab, escape, space, backspace, delete, home, end, pageup, pagedown, arrows, f1 to f24, print, pause, capslock, kp0 to kp9, volumeup, playpause, or one character.", "", 2},
  {"unknown_platform", "There is no platform \"{platform}\" in this build.", "Platforms: {platforms}.", "", 2},
  {"unknown_preset", "There is no preset or tool \"{name}\"[; did you mean \"{suggestion}\"?]", "Presets: {presets}.", "", 2},
  {"unknown_role", "\"{role}\" means no role[; did you mean \"{suggestion}\"?]", "A role is one of the Computer Use Protocol's, or words such as \"text field\" or \"search bar\".", "", 2},
  {"unknown_setting", "There is no setting \"{key}\"[; did you mean \"{suggestion}\"?]", "`offhand config list` shows them.", "", 2},
  {"unknown_tool", "There is no tool \"{tool}\"[; did you mean \"{suggestion}\"?]", "tools/list names the tools of this server.", "List the tools with `offhand list-tools --all`.", 2},
  {"unsupported_platform", "{tool} does not work on {platform}: {reason}", "Use another tool; tools/list names those that work here.", "`offhand list-tools --all` shows what works.", 1},
  {"user_not_recorded", "This session records nobody.", "Read offhand://recording/start?app=NAME to begin, where NAME is the application whose typed text is kept.", "", 1},
  {"user_recorded_already", "This session records already what the user does.", "Read offhand://recording/stop to end that.", "", 1},
  {"user_typing", "Nothing was sent to window {window_id}: it would take the user's keyboard, on which they typed the last time {ago_ms} ms ago, and went on for the {waited_ms} ms that were waited.", "Repeat it once they pause for {quiet_ms} ms, as the setting user_pause_ms says; or choose what takes no keyboard: set_value for an option, invoke_menu for an entry of a menu.", "", 1},
  {"vision_failed", "{backend} gave no answer that can be used: {reason}.", "Nothing was clicked. Look at the picture yourself, or describe the element otherwise.", "", 1},
  {"vision_unavailable", "Nothing here can look at pictures: {reason}.", "{advice}", "", 3},
  {"wayland_session", "This is a Wayland session ({display}): only windows of X11 programs are seen and operated.", "Log in to a session of X11, or start the program as one of X11.", "Log in to a session of X11, or start the program as one of X11: `env -u WAYLAND_DISPLAY GDK_BACKEND=x11 QT_QPA_PLATFORM=xcb PROGRAM`. `offhand sandbox run -- ...` has an X server of its own.", 3},
  {"which_browser", "{action} needs pid or window_id: it is not the case that exactly one application offers its pages.", "Name one. launch_app with page_pipe and a --user-data-dir of its own starts one that offers its pages.", "", 2},
  {"window_closed", "Window {window_id} closed during {what}.", "List windows with list_windows.", "", 1},
  {"window_not_found", "There is no window {window_id}.", "List windows with list_windows.", "", 1},
  {"window_owner_mismatch", "Window {window_id} belongs to pid {owner_pid}, not to {pid}.", "Use the pid and window_id of one row of list_windows.", "", 1},
  {"workflow_invalid", "Step {step} ({tool}) cannot be done: {reason}.", "Nothing was done. Correct the step; the names of tools and their arguments are those of tools/list.", "", 2},
  {"write_failed", "{path} cannot be written: {reason}", "Check the folder and its permissions.", "", 1},
});

}  // namespace

std::span<const ErrorInfo> all_errors() { return kErrors; }

const ErrorInfo* find_error(std::string_view code) {
  const auto found = std::lower_bound(kErrors.begin(), kErrors.end(), code,
                                      [](const ErrorInfo& error, std::string_view wanted) { return error.code < wanted; });
  return found != kErrors.end() && found->code == code ? &*found : nullptr;
}

int exit_code(std::string_view code) {
  const ErrorInfo* error = find_error(code);
  return error == nullptr ? 1 : error->exit_code;
}


static Error error_by_code(std::string_view code, ErrorMembers members) {
  const ErrorInfo& info = *find_error(code);
  return error_of(info.code, info.message, info.hint, std::move(members));
}

static ErrorMembers members_of(const InvalidArguments& data) { return {{"tool", data.tool}, {"summary", data.summary}, {"problems", data.problems}}; }
void write(JsonWriter& writer, const InvalidArguments& data) { write_members(writer, members_of(data)); }
Error invalid_arguments(const InvalidArguments& data) { return error_by_code("invalid_arguments", members_of(data)); }
static ErrorMembers members_of(const UnknownTool& data) { return {{"tool", data.tool}, {"suggestion", data.suggestion}}; }
void write(JsonWriter& writer, const UnknownTool& data) { write_members(writer, members_of(data)); }
Error unknown_tool(const UnknownTool& data) { return error_by_code("unknown_tool", members_of(data)); }
static ErrorMembers members_of(const ToolNotSelected& data) { return {{"tool", data.tool}, {"preset", data.preset}}; }
void write(JsonWriter& writer, const ToolNotSelected& data) { write_members(writer, members_of(data)); }
Error tool_not_selected(const ToolNotSelected& data) { return error_by_code("tool_not_selected", members_of(data)); }
static ErrorMembers members_of(const UnknownPreset& data) { return {{"name", data.name}, {"suggestion", data.suggestion}, {"presets", data.presets}}; }
void write(JsonWriter& writer, const UnknownPreset& data) { write_members(writer, members_of(data)); }
Error unknown_preset(const UnknownPreset& data) { return error_by_code("unknown_preset", members_of(data)); }
static ErrorMembers members_of(const EqualToolNames& data) { return {{"name", data.name}, {"one", data.one}, {"other", data.other}}; }
void write(JsonWriter& writer, const EqualToolNames& data) { write_members(writer, members_of(data)); }
Error equal_tool_names(const EqualToolNames& data) { return error_by_code("equal_tool_names", members_of(data)); }
static ErrorMembers members_of(const UnsupportedPlatform& data) { return {{"tool", data.tool}, {"platform", data.platform}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const UnsupportedPlatform& data) { write_members(writer, members_of(data)); }
Error unsupported_platform(const UnsupportedPlatform& data) { return error_by_code("unsupported_platform", members_of(data)); }
static ErrorMembers members_of(const UnknownPlatform& data) { return {{"platform", data.platform}, {"platforms", data.platforms}}; }
void write(JsonWriter& writer, const UnknownPlatform& data) { write_members(writer, members_of(data)); }
Error unknown_platform(const UnknownPlatform& data) { return error_by_code("unknown_platform", members_of(data)); }
static ErrorMembers members_of(const ResourceNotFound& data) { return {{"reason", data.reason}}; }
void write(JsonWriter& writer, const ResourceNotFound& data) { write_members(writer, members_of(data)); }
Error resource_not_found(const ResourceNotFound& data) { return error_by_code("resource_not_found", members_of(data)); }
static ErrorMembers members_of(const MalformedJson& data) { return {{"reason", data.reason}}; }
void write(JsonWriter& writer, const MalformedJson& data) { write_members(writer, members_of(data)); }
Error malformed_json(const MalformedJson& data) { return error_by_code("malformed_json", members_of(data)); }
static ErrorMembers members_of(const BadCallLine& data) { return {{"reason", data.reason}, {"form", data.form}}; }
void write(JsonWriter& writer, const BadCallLine& data) { write_members(writer, members_of(data)); }
Error bad_call_line(const BadCallLine& data) { return error_by_code("bad_call_line", members_of(data)); }
static ErrorMembers members_of(const InvalidOption& data) { return {{"command", data.command}, {"option", data.option}, {"value", data.value}, {"expected", data.expected}}; }
void write(JsonWriter& writer, const InvalidOption& data) { write_members(writer, members_of(data)); }
Error invalid_option(const InvalidOption& data) { return error_by_code("invalid_option", members_of(data)); }
static ErrorMembers members_of(const InvalidMeta& data) { return {{"member", data.member}, {"value", data.value}, {"expected", data.expected}}; }
void write(JsonWriter& writer, const InvalidMeta& data) { write_members(writer, members_of(data)); }
Error invalid_meta(const InvalidMeta& data) { return error_by_code("invalid_meta", members_of(data)); }
static ErrorMembers members_of(const MessageTooLong& data) { return {{"limit_bytes", data.limit_bytes}}; }
void write(JsonWriter& writer, const MessageTooLong& data) { write_members(writer, members_of(data)); }
Error message_too_long(const MessageTooLong& data) { return error_by_code("message_too_long", members_of(data)); }
static ErrorMembers members_of(const ConfigurationInvalid& data) { return {{"source", data.source}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const ConfigurationInvalid& data) { write_members(writer, members_of(data)); }
Error configuration_invalid(const ConfigurationInvalid& data) { return error_by_code("configuration_invalid", members_of(data)); }
static ErrorMembers members_of(const PortInUse& data) { return {{"address", data.address}, {"port", data.port}}; }
void write(JsonWriter& writer, const PortInUse& data) { write_members(writer, members_of(data)); }
Error port_in_use(const PortInUse& data) { return error_by_code("port_in_use", members_of(data)); }
static ErrorMembers members_of(const AddressUnavailable& data) { return {{"address", data.address}, {"port", data.port}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const AddressUnavailable& data) { write_members(writer, members_of(data)); }
Error address_unavailable(const AddressUnavailable& data) { return error_by_code("address_unavailable", members_of(data)); }
static ErrorMembers members_of(const TokenRequired& data) { return {{"address", data.address}}; }
void write(JsonWriter& writer, const TokenRequired& data) { write_members(writer, members_of(data)); }
Error token_required(const TokenRequired& data) { return error_by_code("token_required", members_of(data)); }
static ErrorMembers members_of(const TokenInvalid& data) { return {{"source", data.source}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const TokenInvalid& data) { write_members(writer, members_of(data)); }
Error token_invalid(const TokenInvalid& data) { return error_by_code("token_invalid", members_of(data)); }
static ErrorMembers members_of(const TokenFileUnsafe& data) { return {{"path", data.path}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const TokenFileUnsafe& data) { write_members(writer, members_of(data)); }
Error token_file_unsafe(const TokenFileUnsafe& data) { return error_by_code("token_file_unsafe", members_of(data)); }
static ErrorMembers members_of(const InputRequired& data) { return {{"key", data.key}, {"question", data.question}}; }
void write(JsonWriter& writer, const InputRequired& data) { write_members(writer, members_of(data)); }
Error input_required(const InputRequired& data) { return error_by_code("input_required", members_of(data)); }
static ErrorMembers members_of(const MissingCapability& data) { return {{"capability", data.capability}}; }
void write(JsonWriter& writer, const MissingCapability& data) { write_members(writer, members_of(data)); }
Error missing_capability(const MissingCapability& data) { return error_by_code("missing_capability", members_of(data)); }
static ErrorMembers members_of(const DeadlineExceeded& data) { return {{"what", data.what}, {"timeout_ms", data.timeout_ms}}; }
void write(JsonWriter& writer, const DeadlineExceeded& data) { write_members(writer, members_of(data)); }
Error deadline_exceeded(const DeadlineExceeded& data) { return error_by_code("deadline_exceeded", members_of(data)); }
static ErrorMembers members_of(const AppNotResponding& data) { return {{"app", data.app}, {"pid", data.pid}, {"what", data.what}, {"waited_ms", data.waited_ms}, {"silent_ms", data.silent_ms}}; }
void write(JsonWriter& writer, const AppNotResponding& data) { write_members(writer, members_of(data)); }
Error app_not_responding(const AppNotResponding& data) { return error_by_code("app_not_responding", members_of(data)); }
static ErrorMembers members_of(const Cancelled& data) { return {{"what", data.what}}; }
void write(JsonWriter& writer, const Cancelled& data) { write_members(writer, members_of(data)); }
Error cancelled(const Cancelled& data) { return error_by_code("cancelled", members_of(data)); }
static ErrorMembers members_of(const Busy& data) { return {{"what", data.what}, {"limit", data.limit}}; }
void write(JsonWriter& writer, const Busy& data) { write_members(writer, members_of(data)); }
Error busy(const Busy& data) { return error_by_code("busy", members_of(data)); }
static ErrorMembers members_of(const TooMuchWaiting& data) { return {{"what", data.what}, {"bytes", data.bytes}, {"held_bytes", data.held_bytes}, {"limit_bytes", data.limit_bytes}}; }
void write(JsonWriter& writer, const TooMuchWaiting& data) { write_members(writer, members_of(data)); }
Error too_much_waiting(const TooMuchWaiting& data) { return error_by_code("too_much_waiting", members_of(data)); }
static ErrorMembers members_of(const Internal& data) { return {{"reason", data.reason}}; }
void write(JsonWriter& writer, const Internal& data) { write_members(writer, members_of(data)); }
Error internal(const Internal& data) { return error_by_code("internal", members_of(data)); }
static ErrorMembers members_of(const NullArgument& data) { return {{"function", data.function}, {"argument", data.argument}}; }
void write(JsonWriter& writer, const NullArgument& data) { write_members(writer, members_of(data)); }
Error null_argument(const NullArgument& data) { return error_by_code("null_argument", members_of(data)); }
static ErrorMembers members_of(const HandleNotOpen& data) { return {{"function", data.function}}; }
void write(JsonWriter& writer, const HandleNotOpen& data) { write_members(writer, members_of(data)); }
Error handle_not_open(const HandleNotOpen& data) { return error_by_code("handle_not_open", members_of(data)); }
static ErrorMembers members_of(const TextNotUtf8& data) { return {{"function", data.function}, {"argument", data.argument}, {"offset", data.offset}}; }
void write(JsonWriter& writer, const TextNotUtf8& data) { write_members(writer, members_of(data)); }
Error text_not_utf8(const TextNotUtf8& data) { return error_by_code("text_not_utf8", members_of(data)); }
static ErrorMembers members_of(const NoDisplay& data) { return {{"reason", data.reason}}; }
void write(JsonWriter& writer, const NoDisplay& data) { write_members(writer, members_of(data)); }
Error no_display(const NoDisplay& data) { return error_by_code("no_display", members_of(data)); }
static ErrorMembers members_of(const DisplayRefused& data) { return {{"display", data.display}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const DisplayRefused& data) { write_members(writer, members_of(data)); }
Error display_refused(const DisplayRefused& data) { return error_by_code("display_refused", members_of(data)); }
static ErrorMembers members_of(const DisplayLost& data) { return {{"display", data.display}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const DisplayLost& data) { write_members(writer, members_of(data)); }
Error display_lost(const DisplayLost& data) { return error_by_code("display_lost", members_of(data)); }
static ErrorMembers members_of(const MissingExtension& data) { return {{"display", data.display}, {"extension", data.extension}}; }
void write(JsonWriter& writer, const MissingExtension& data) { write_members(writer, members_of(data)); }
Error missing_extension(const MissingExtension& data) { return error_by_code("missing_extension", members_of(data)); }
static ErrorMembers members_of(const NoAccessibilityBus& data) { return {{"reason", data.reason}}; }
void write(JsonWriter& writer, const NoAccessibilityBus& data) { write_members(writer, members_of(data)); }
Error no_accessibility_bus(const NoAccessibilityBus& data) { return error_by_code("no_accessibility_bus", members_of(data)); }
static ErrorMembers members_of(const WaylandSession& data) { return {{"display", data.display}}; }
void write(JsonWriter& writer, const WaylandSession& data) { write_members(writer, members_of(data)); }
Error wayland_session(const WaylandSession& data) { return error_by_code("wayland_session", members_of(data)); }
static ErrorMembers members_of(const NoCompositor& data) { return {{"display", data.display}}; }
void write(JsonWriter& writer, const NoCompositor& data) { write_members(writer, members_of(data)); }
Error no_compositor(const NoCompositor& data) { return error_by_code("no_compositor", members_of(data)); }
static ErrorMembers members_of(const AccessibilityOff& data) { return {{"app", data.app}, {"pid", data.pid}, {"how", data.how}, {"window_id", data.window_id}, {"others", data.others}, {"toolkit", data.toolkit}, {"foreground", data.foreground}}; }
void write(JsonWriter& writer, const AccessibilityOff& data) { write_members(writer, members_of(data)); }
Error accessibility_off(const AccessibilityOff& data) { return error_by_code("accessibility_off", members_of(data)); }
static ErrorMembers members_of(const AccessibilityDisabled& data) { return {{"app", data.app}, {"pid", data.pid}, {"setting", data.setting}}; }
void write(JsonWriter& writer, const AccessibilityDisabled& data) { write_members(writer, members_of(data)); }
Error accessibility_disabled(const AccessibilityDisabled& data) { return error_by_code("accessibility_disabled", members_of(data)); }
static ErrorMembers members_of(const FacetMissing& data) { return {{"facet", data.facet}, {"platform", data.platform}, {"reason", data.reason}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const FacetMissing& data) { write_members(writer, members_of(data)); }
Error facet_missing(const FacetMissing& data) { return error_by_code("facet_missing", members_of(data)); }
static ErrorMembers members_of(const ProcessNotFound& data) { return {{"pid", data.pid}}; }
void write(JsonWriter& writer, const ProcessNotFound& data) { write_members(writer, members_of(data)); }
Error process_not_found(const ProcessNotFound& data) { return error_by_code("process_not_found", members_of(data)); }
static ErrorMembers members_of(const NoWindow& data) { return {{"app", data.app}, {"pid", data.pid}, {"reason", data.reason}, {"output", data.output}}; }
void write(JsonWriter& writer, const NoWindow& data) { write_members(writer, members_of(data)); }
Error no_window(const NoWindow& data) { return error_by_code("no_window", members_of(data)); }
static ErrorMembers members_of(const WindowNotFound& data) { return {{"window_id", data.window_id}}; }
void write(JsonWriter& writer, const WindowNotFound& data) { write_members(writer, members_of(data)); }
Error window_not_found(const WindowNotFound& data) { return error_by_code("window_not_found", members_of(data)); }
static ErrorMembers members_of(const WindowOwnerMismatch& data) { return {{"window_id", data.window_id}, {"owner_pid", data.owner_pid}, {"pid", data.pid}}; }
void write(JsonWriter& writer, const WindowOwnerMismatch& data) { write_members(writer, members_of(data)); }
Error window_owner_mismatch(const WindowOwnerMismatch& data) { return error_by_code("window_owner_mismatch", members_of(data)); }
static ErrorMembers members_of(const WindowClosed& data) { return {{"window_id", data.window_id}, {"what", data.what}}; }
void write(JsonWriter& writer, const WindowClosed& data) { write_members(writer, members_of(data)); }
Error window_closed(const WindowClosed& data) { return error_by_code("window_closed", members_of(data)); }
static ErrorMembers members_of(const AmbiguousWindow& data) { return {{"window_id", data.window_id}, {"title", data.title}, {"count", data.count}, {"candidates", data.candidates}}; }
void write(JsonWriter& writer, const AmbiguousWindow& data) { write_members(writer, members_of(data)); }
Error ambiguous_window(const AmbiguousWindow& data) { return error_by_code("ambiguous_window", members_of(data)); }
static ErrorMembers members_of(const NotSatisfied& data) { return {{"what", data.what}, {"reason", data.reason}, {"waited_ms", data.waited_ms}}; }
void write(JsonWriter& writer, const NotSatisfied& data) { write_members(writer, members_of(data)); }
Error not_satisfied(const NotSatisfied& data) { return error_by_code("not_satisfied", members_of(data)); }
static ErrorMembers members_of(const SessionEnded& data) { return {{"session", data.session}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const SessionEnded& data) { write_members(writer, members_of(data)); }
Error session_ended(const SessionEnded& data) { return error_by_code("session_ended", members_of(data)); }
static ErrorMembers members_of(const RecordingFolderInUse& data) { return {{"path", data.path}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const RecordingFolderInUse& data) { write_members(writer, members_of(data)); }
Error recording_folder_in_use(const RecordingFolderInUse& data) { return error_by_code("recording_folder_in_use", members_of(data)); }
static ErrorMembers members_of(const FileUnreadable& data) { return {{"path", data.path}}; }
void write(JsonWriter& writer, const FileUnreadable& data) { write_members(writer, members_of(data)); }
Error file_unreadable(const FileUnreadable& data) { return error_by_code("file_unreadable", members_of(data)); }
static ErrorMembers members_of(const EnvelopeInvalid& data) { return {{"what", data.what}, {"summary", data.summary}, {"count", data.count}}; }
void write(JsonWriter& writer, const EnvelopeInvalid& data) { write_members(writer, members_of(data)); }
Error envelope_invalid(const EnvelopeInvalid& data) { return error_by_code("envelope_invalid", members_of(data)); }
static ErrorMembers members_of(const CompactTextInvalid& data) { return {{"line", data.line}, {"column", data.column}, {"expected", data.expected}}; }
void write(JsonWriter& writer, const CompactTextInvalid& data) { write_members(writer, members_of(data)); }
Error compact_text_invalid(const CompactTextInvalid& data) { return error_by_code("compact_text_invalid", members_of(data)); }
static ErrorMembers members_of(const NothingToFind&) { return {}; }
void write(JsonWriter& writer, const NothingToFind& data) { write_members(writer, members_of(data)); }
Error nothing_to_find(const NothingToFind& data) { return error_by_code("nothing_to_find", members_of(data)); }
static ErrorMembers members_of(const UnknownRole& data) { return {{"role", data.role}, {"suggestion", data.suggestion}}; }
void write(JsonWriter& writer, const UnknownRole& data) { write_members(writer, members_of(data)); }
Error unknown_role(const UnknownRole& data) { return error_by_code("unknown_role", members_of(data)); }
static ErrorMembers members_of(const NoCapture&) { return {}; }
void write(JsonWriter& writer, const NoCapture& data) { write_members(writer, members_of(data)); }
Error no_capture(const NoCapture& data) { return error_by_code("no_capture", members_of(data)); }
static ErrorMembers members_of(const OutdatedElementId& data) { return {{"element_id", data.element_id}, {"ids", data.ids}}; }
void write(JsonWriter& writer, const OutdatedElementId& data) { write_members(writer, members_of(data)); }
Error outdated_element_id(const OutdatedElementId& data) { return error_by_code("outdated_element_id", members_of(data)); }
static ErrorMembers members_of(const UnknownElementId& data) { return {{"element_id", data.element_id}, {"ids", data.ids}}; }
void write(JsonWriter& writer, const UnknownElementId& data) { write_members(writer, members_of(data)); }
Error unknown_element_id(const UnknownElementId& data) { return error_by_code("unknown_element_id", members_of(data)); }
static ErrorMembers members_of(const NoSuchWindowTitle& data) { return {{"app", data.app}, {"titles", data.titles}}; }
void write(JsonWriter& writer, const NoSuchWindowTitle& data) { write_members(writer, members_of(data)); }
Error no_such_window_title(const NoSuchWindowTitle& data) { return error_by_code("no_such_window_title", members_of(data)); }
static ErrorMembers members_of(const RegionOutside& data) { return {{"x", data.x}, {"y", data.y}, {"width", data.width}, {"height", data.height}, {"screen_width", data.screen_width}, {"screen_height", data.screen_height}}; }
void write(JsonWriter& writer, const RegionOutside& data) { write_members(writer, members_of(data)); }
Error region_outside(const RegionOutside& data) { return error_by_code("region_outside", members_of(data)); }
static ErrorMembers members_of(const NothingToPage& data) { return {{"element_id", data.element_id}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const NothingToPage& data) { write_members(writer, members_of(data)); }
Error nothing_to_page(const NothingToPage& data) { return error_by_code("nothing_to_page", members_of(data)); }
static ErrorMembers members_of(const RecordingInvalid& data) { return {{"path", data.path}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const RecordingInvalid& data) { write_members(writer, members_of(data)); }
Error recording_invalid(const RecordingInvalid& data) { return error_by_code("recording_invalid", members_of(data)); }
static ErrorMembers members_of(const NeedsMemory& data) { return {{"what", data.what}}; }
void write(JsonWriter& writer, const NeedsMemory& data) { write_members(writer, members_of(data)); }
Error needs_memory(const NeedsMemory& data) { return error_by_code("needs_memory", members_of(data)); }
static ErrorMembers members_of(const UnknownSetting& data) { return {{"key", data.key}, {"suggestion", data.suggestion}}; }
void write(JsonWriter& writer, const UnknownSetting& data) { write_members(writer, members_of(data)); }
Error unknown_setting(const UnknownSetting& data) { return error_by_code("unknown_setting", members_of(data)); }
static ErrorMembers members_of(const NothingToSet& data) { return {{"settings", data.settings}}; }
void write(JsonWriter& writer, const NothingToSet& data) { write_members(writer, members_of(data)); }
Error nothing_to_set(const NothingToSet& data) { return error_by_code("nothing_to_set", members_of(data)); }
static ErrorMembers members_of(const NoSnapshot& data) { return {{"window_id", data.window_id}}; }
void write(JsonWriter& writer, const NoSnapshot& data) { write_members(writer, members_of(data)); }
Error no_snapshot(const NoSnapshot& data) { return error_by_code("no_snapshot", members_of(data)); }
static ErrorMembers members_of(const UnknownElement& data) { return {{"element", data.element}, {"window_id", data.window_id}}; }
void write(JsonWriter& writer, const UnknownElement& data) { write_members(writer, members_of(data)); }
Error unknown_element(const UnknownElement& data) { return error_by_code("unknown_element", members_of(data)); }
static ErrorMembers members_of(const ElementsDiffer& data) { return {{"element_index", data.element_index}, {"element_token", data.element_token}}; }
void write(JsonWriter& writer, const ElementsDiffer& data) { write_members(writer, members_of(data)); }
Error elements_differ(const ElementsDiffer& data) { return error_by_code("elements_differ", members_of(data)); }
static ErrorMembers members_of(const StaleElement& data) { return {{"element", data.element}, {"window_id", data.window_id}, {"reason", data.reason}, {"candidates", data.candidates}}; }
void write(JsonWriter& writer, const StaleElement& data) { write_members(writer, members_of(data)); }
Error stale_element(const StaleElement& data) { return error_by_code("stale_element", members_of(data)); }
static ErrorMembers members_of(const NotVisible& data) { return {{"what", data.what}, {"reason", data.reason}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const NotVisible& data) { write_members(writer, members_of(data)); }
Error not_visible(const NotVisible& data) { return error_by_code("not_visible", members_of(data)); }
static ErrorMembers members_of(const ElementCovered& data) { return {{"what", data.what}, {"reason", data.reason}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const ElementCovered& data) { write_members(writer, members_of(data)); }
Error element_covered(const ElementCovered& data) { return error_by_code("element_covered", members_of(data)); }
static ErrorMembers members_of(const PointOutside& data) { return {{"x", data.x}, {"y", data.y}, {"what", data.what}, {"window_id", data.window_id}, {"width", data.width}, {"height", data.height}}; }
void write(JsonWriter& writer, const PointOutside& data) { write_members(writer, members_of(data)); }
Error point_outside(const PointOutside& data) { return error_by_code("point_outside", members_of(data)); }
static ErrorMembers members_of(const ApplicationDenied& data) { return {{"application", data.application}, {"setting", data.setting}}; }
void write(JsonWriter& writer, const ApplicationDenied& data) { write_members(writer, members_of(data)); }
Error application_denied(const ApplicationDenied& data) { return error_by_code("application_denied", members_of(data)); }
static ErrorMembers members_of(const RefusedByMode& data) { return {{"tool", data.tool}, {"mode", data.mode}, {"allowed", data.allowed}}; }
void write(JsonWriter& writer, const RefusedByMode& data) { write_members(writer, members_of(data)); }
Error refused_by_mode(const RefusedByMode& data) { return error_by_code("refused_by_mode", members_of(data)); }
static ErrorMembers members_of(const NotConfirmed& data) { return {{"what", data.what}, {"word", data.word}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const NotConfirmed& data) { write_members(writer, members_of(data)); }
Error not_confirmed(const NotConfirmed& data) { return error_by_code("not_confirmed", members_of(data)); }
static ErrorMembers members_of(const RateLimited& data) { return {{"session", data.session}, {"calls", data.calls}, {"what", data.what}, {"window_ms", data.window_ms}, {"limit", data.limit}, {"retry_after_ms", data.retry_after_ms}}; }
void write(JsonWriter& writer, const RateLimited& data) { write_members(writer, members_of(data)); }
Error rate_limited(const RateLimited& data) { return error_by_code("rate_limited", members_of(data)); }
static ErrorMembers members_of(const PersonActive& data) { return {{"window_id", data.window_id}, {"ago_ms", data.ago_ms}, {"waited_ms", data.waited_ms}, {"quiet_ms", data.quiet_ms}}; }
void write(JsonWriter& writer, const PersonActive& data) { write_members(writer, members_of(data)); }
Error person_active(const PersonActive& data) { return error_by_code("person_active", members_of(data)); }
static ErrorMembers members_of(const UserTyping& data) { return {{"window_id", data.window_id}, {"ago_ms", data.ago_ms}, {"waited_ms", data.waited_ms}, {"quiet_ms", data.quiet_ms}}; }
void write(JsonWriter& writer, const UserTyping& data) { write_members(writer, members_of(data)); }
Error user_typing(const UserTyping& data) { return error_by_code("user_typing", members_of(data)); }
static ErrorMembers members_of(const EndedByUser& data) { return {{"tool", data.tool}, {"key", data.key}}; }
void write(JsonWriter& writer, const EndedByUser& data) { write_members(writer, members_of(data)); }
Error ended_by_user(const EndedByUser& data) { return error_by_code("ended_by_user", members_of(data)); }
static ErrorMembers members_of(const UserRecordedAlready&) { return {}; }
void write(JsonWriter& writer, const UserRecordedAlready& data) { write_members(writer, members_of(data)); }
Error user_recorded_already(const UserRecordedAlready& data) { return error_by_code("user_recorded_already", members_of(data)); }
static ErrorMembers members_of(const UserNotRecorded&) { return {}; }
void write(JsonWriter& writer, const UserNotRecorded& data) { write_members(writer, members_of(data)); }
Error user_not_recorded(const UserNotRecorded& data) { return error_by_code("user_not_recorded", members_of(data)); }
static ErrorMembers members_of(const TlsUnusable& data) { return {{"path", data.path}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const TlsUnusable& data) { write_members(writer, members_of(data)); }
Error tls_unusable(const TlsUnusable& data) { return error_by_code("tls_unusable", members_of(data)); }
static ErrorMembers members_of(const OauthUnusable& data) { return {{"issuer", data.issuer}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const OauthUnusable& data) { write_members(writer, members_of(data)); }
Error oauth_unusable(const OauthUnusable& data) { return error_by_code("oauth_unusable", members_of(data)); }
static ErrorMembers members_of(const AuditUnwritable& data) { return {{"tool", data.tool}, {"path", data.path}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const AuditUnwritable& data) { write_members(writer, members_of(data)); }
Error audit_unwritable(const AuditUnwritable& data) { return error_by_code("audit_unwritable", members_of(data)); }
static ErrorMembers members_of(const DesktopScopeDisabled& data) { return {{"x", data.x}, {"y", data.y}}; }
void write(JsonWriter& writer, const DesktopScopeDisabled& data) { write_members(writer, members_of(data)); }
Error desktop_scope_disabled(const DesktopScopeDisabled& data) { return error_by_code("desktop_scope_disabled", members_of(data)); }
static ErrorMembers members_of(const NoZoomPicture& data) { return {{"window_id", data.window_id}}; }
void write(JsonWriter& writer, const NoZoomPicture& data) { write_members(writer, members_of(data)); }
Error no_zoom_picture(const NoZoomPicture& data) { return error_by_code("no_zoom_picture", members_of(data)); }
static ErrorMembers members_of(const NoSuchAction& data) { return {{"element", data.element}, {"action", data.action}, {"offered", data.offered}}; }
void write(JsonWriter& writer, const NoSuchAction& data) { write_members(writer, members_of(data)); }
Error no_such_action(const NoSuchAction& data) { return error_by_code("no_such_action", members_of(data)); }
static ErrorMembers members_of(const NotEditable& data) { return {{"element", data.element}}; }
void write(JsonWriter& writer, const NotEditable& data) { write_members(writer, members_of(data)); }
Error not_editable(const NotEditable& data) { return error_by_code("not_editable", members_of(data)); }
static ErrorMembers members_of(const TextNotSent& data) { return {{"element", data.element}, {"reason", data.reason}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const TextNotSent& data) { write_members(writer, members_of(data)); }
Error text_not_sent(const TextNotSent& data) { return error_by_code("text_not_sent", members_of(data)); }
static ErrorMembers members_of(const PartlySent& data) { return {{"element", data.element}, {"sent", data.sent}, {"total", data.total}, {"reason", data.reason}, {"value", data.value}}; }
void write(JsonWriter& writer, const PartlySent& data) { write_members(writer, members_of(data)); }
Error partly_sent(const PartlySent& data) { return error_by_code("partly_sent", members_of(data)); }
static ErrorMembers members_of(const NoValue& data) { return {{"element", data.element}}; }
void write(JsonWriter& writer, const NoValue& data) { write_members(writer, members_of(data)); }
Error no_value(const NoValue& data) { return error_by_code("no_value", members_of(data)); }
static ErrorMembers members_of(const InvalidValue& data) { return {{"element", data.element}, {"expected", data.expected}, {"value", data.value}}; }
void write(JsonWriter& writer, const InvalidValue& data) { write_members(writer, members_of(data)); }
Error invalid_value(const InvalidValue& data) { return error_by_code("invalid_value", members_of(data)); }
static ErrorMembers members_of(const NoSuchOption& data) { return {{"element", data.element}, {"value", data.value}, {"suggestion", data.suggestion}, {"options", data.options}}; }
void write(JsonWriter& writer, const NoSuchOption& data) { write_members(writer, members_of(data)); }
Error no_such_option(const NoSuchOption& data) { return error_by_code("no_such_option", members_of(data)); }
static ErrorMembers members_of(const UnknownKey& data) { return {{"key", data.key}, {"suggestion", data.suggestion}}; }
void write(JsonWriter& writer, const UnknownKey& data) { write_members(writer, members_of(data)); }
Error unknown_key(const UnknownKey& data) { return error_by_code("unknown_key", members_of(data)); }
static ErrorMembers members_of(const InvalidKeyCombination& data) { return {{"keys", data.keys}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const InvalidKeyCombination& data) { write_members(writer, members_of(data)); }
Error invalid_key_combination(const InvalidKeyCombination& data) { return error_by_code("invalid_key_combination", members_of(data)); }
static ErrorMembers members_of(const BlockedByDialog& data) { return {{"window_id", data.window_id}, {"dialog_window_id", data.dialog_window_id}}; }
void write(JsonWriter& writer, const BlockedByDialog& data) { write_members(writer, members_of(data)); }
Error blocked_by_dialog(const BlockedByDialog& data) { return error_by_code("blocked_by_dialog", members_of(data)); }
static ErrorMembers members_of(const ElementUnstable& data) { return {{"what", data.what}, {"changes", data.changes}, {"window_ms", data.window_ms}}; }
void write(JsonWriter& writer, const ElementUnstable& data) { write_members(writer, members_of(data)); }
Error element_unstable(const ElementUnstable& data) { return error_by_code("element_unstable", members_of(data)); }
static ErrorMembers members_of(const NotReady& data) { return {{"what", data.what}, {"reason", data.reason}, {"waited_ms", data.waited_ms}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const NotReady& data) { write_members(writer, members_of(data)); }
Error not_ready(const NotReady& data) { return error_by_code("not_ready", members_of(data)); }
static ErrorMembers members_of(const BackgroundUnavailable& data) { return {{"what", data.what}, {"reason", data.reason}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const BackgroundUnavailable& data) { write_members(writer, members_of(data)); }
Error background_unavailable(const BackgroundUnavailable& data) { return error_by_code("background_unavailable", members_of(data)); }
static ErrorMembers members_of(const ForegroundUnavailable& data) { return {{"window_id", data.window_id}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const ForegroundUnavailable& data) { write_members(writer, members_of(data)); }
Error foreground_unavailable(const ForegroundUnavailable& data) { return error_by_code("foreground_unavailable", members_of(data)); }
static ErrorMembers members_of(const Composing& data) { return {{"window_id", data.window_id}, {"method", data.method}, {"waited_ms", data.waited_ms}}; }
void write(JsonWriter& writer, const Composing& data) { write_members(writer, members_of(data)); }
Error composing(const Composing& data) { return error_by_code("composing", members_of(data)); }
static ErrorMembers members_of(const InputMethodOn& data) { return {{"window_id", data.window_id}, {"method", data.method}}; }
void write(JsonWriter& writer, const InputMethodOn& data) { write_members(writer, members_of(data)); }
Error input_method_on(const InputMethodOn& data) { return error_by_code("input_method_on", members_of(data)); }
static ErrorMembers members_of(const ActionFailed& data) { return {{"what", data.what}, {"reason", data.reason}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const ActionFailed& data) { write_members(writer, members_of(data)); }
Error action_failed(const ActionFailed& data) { return error_by_code("action_failed", members_of(data)); }
static ErrorMembers members_of(const PageUnavailable& data) { return {{"app", data.app}, {"pid", data.pid}, {"reason", data.reason}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const PageUnavailable& data) { write_members(writer, members_of(data)); }
Error page_unavailable(const PageUnavailable& data) { return error_by_code("page_unavailable", members_of(data)); }
static ErrorMembers members_of(const PageNotFound& data) { return {{"window_id", data.window_id}, {"title", data.title}, {"count", data.count}, {"candidates", data.candidates}}; }
void write(JsonWriter& writer, const PageNotFound& data) { write_members(writer, members_of(data)); }
Error page_not_found(const PageNotFound& data) { return error_by_code("page_not_found", members_of(data)); }
static ErrorMembers members_of(const AmbiguousPage& data) { return {{"count", data.count}, {"candidates", data.candidates}}; }
void write(JsonWriter& writer, const AmbiguousPage& data) { write_members(writer, members_of(data)); }
Error ambiguous_page(const AmbiguousPage& data) { return error_by_code("ambiguous_page", members_of(data)); }
static ErrorMembers members_of(const PageProtocolError& data) { return {{"endpoint", data.endpoint}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const PageProtocolError& data) { write_members(writer, members_of(data)); }
Error page_protocol_error(const PageProtocolError& data) { return error_by_code("page_protocol_error", members_of(data)); }
static ErrorMembers members_of(const PageReplaced& data) { return {{"what", data.what}}; }
void write(JsonWriter& writer, const PageReplaced& data) { write_members(writer, members_of(data)); }
Error page_replaced(const PageReplaced& data) { return error_by_code("page_replaced", members_of(data)); }
static ErrorMembers members_of(const BrowserUnavailable& data) { return {{"endpoint", data.endpoint}, {"reason", data.reason}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const BrowserUnavailable& data) { write_members(writer, members_of(data)); }
Error browser_unavailable(const BrowserUnavailable& data) { return error_by_code("browser_unavailable", members_of(data)); }
static ErrorMembers members_of(const PageGone& data) { return {{"what", data.what}, {"reason", data.reason}, {"crashed", data.crashed}, {"closed", data.closed}}; }
void write(JsonWriter& writer, const PageGone& data) { write_members(writer, members_of(data)); }
Error page_gone(const PageGone& data) { return error_by_code("page_gone", members_of(data)); }
static ErrorMembers members_of(const PageBlocked& data) { return {{"dialog", data.dialog}}; }
void write(JsonWriter& writer, const PageBlocked& data) { write_members(writer, members_of(data)); }
Error page_blocked(const PageBlocked& data) { return error_by_code("page_blocked", members_of(data)); }
static ErrorMembers members_of(const PageSilent& data) { return {{"what", data.what}, {"waited_ms", data.waited_ms}}; }
void write(JsonWriter& writer, const PageSilent& data) { write_members(writer, members_of(data)); }
Error page_silent(const PageSilent& data) { return error_by_code("page_silent", members_of(data)); }
static ErrorMembers members_of(const ScriptFailed& data) { return {{"reason", data.reason}, {"line", data.line}}; }
void write(JsonWriter& writer, const ScriptFailed& data) { write_members(writer, members_of(data)); }
Error script_failed(const ScriptFailed& data) { return error_by_code("script_failed", members_of(data)); }
static ErrorMembers members_of(const ScriptTimeout& data) { return {{"waited_ms", data.waited_ms}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const ScriptTimeout& data) { write_members(writer, members_of(data)); }
Error script_timeout(const ScriptTimeout& data) { return error_by_code("script_timeout", members_of(data)); }
static ErrorMembers members_of(const ScriptResultUnusable& data) { return {{"reason", data.reason}}; }
void write(JsonWriter& writer, const ScriptResultUnusable& data) { write_members(writer, members_of(data)); }
Error script_result_unusable(const ScriptResultUnusable& data) { return error_by_code("script_result_unusable", members_of(data)); }
static ErrorMembers members_of(const InvalidSelector& data) { return {{"selector", data.selector}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const InvalidSelector& data) { write_members(writer, members_of(data)); }
Error invalid_selector(const InvalidSelector& data) { return error_by_code("invalid_selector", members_of(data)); }
static ErrorMembers members_of(const NoPageElement& data) { return {{"selector", data.selector}, {"hidden", data.hidden}}; }
void write(JsonWriter& writer, const NoPageElement& data) { write_members(writer, members_of(data)); }
Error no_page_element(const NoPageElement& data) { return error_by_code("no_page_element", members_of(data)); }
static ErrorMembers members_of(const AmbiguousSelector& data) { return {{"selector", data.selector}, {"count", data.count}, {"candidates", data.candidates}}; }
void write(JsonWriter& writer, const AmbiguousSelector& data) { write_members(writer, members_of(data)); }
Error ambiguous_selector(const AmbiguousSelector& data) { return error_by_code("ambiguous_selector", members_of(data)); }
static ErrorMembers members_of(const WhichBrowser& data) { return {{"action", data.action}}; }
void write(JsonWriter& writer, const WhichBrowser& data) { write_members(writer, members_of(data)); }
Error which_browser(const WhichBrowser& data) { return error_by_code("which_browser", members_of(data)); }
static ErrorMembers members_of(const AppNotFound& data) { return {{"name", data.name}, {"suggestion", data.suggestion}}; }
void write(JsonWriter& writer, const AppNotFound& data) { write_members(writer, members_of(data)); }
Error app_not_found(const AppNotFound& data) { return error_by_code("app_not_found", members_of(data)); }
static ErrorMembers members_of(const AppNotConnected& data) { return {{"app", data.app}, {"connected", data.connected}}; }
void write(JsonWriter& writer, const AppNotConnected& data) { write_members(writer, members_of(data)); }
Error app_not_connected(const AppNotConnected& data) { return error_by_code("app_not_connected", members_of(data)); }
static ErrorMembers members_of(const AppNotRunning& data) { return {{"app", data.app}}; }
void write(JsonWriter& writer, const AppNotRunning& data) { write_members(writer, members_of(data)); }
Error app_not_running(const AppNotRunning& data) { return error_by_code("app_not_running", members_of(data)); }
static ErrorMembers members_of(const AmbiguousApp& data) { return {{"app", data.app}, {"count", data.count}, {"candidates", data.candidates}}; }
void write(JsonWriter& writer, const AmbiguousApp& data) { write_members(writer, members_of(data)); }
Error ambiguous_app(const AmbiguousApp& data) { return error_by_code("ambiguous_app", members_of(data)); }
static ErrorMembers members_of(const AliasInUse& data) { return {{"alias", data.alias}, {"app", data.app}, {"pid", data.pid}}; }
void write(JsonWriter& writer, const AliasInUse& data) { write_members(writer, members_of(data)); }
Error alias_in_use(const AliasInUse& data) { return error_by_code("alias_in_use", members_of(data)); }
static ErrorMembers members_of(const ConnectionEnded& data) { return {{"app", data.app}, {"pid", data.pid}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const ConnectionEnded& data) { write_members(writer, members_of(data)); }
Error connection_ended(const ConnectionEnded& data) { return error_by_code("connection_ended", members_of(data)); }
static ErrorMembers members_of(const TooManyConnections& data) { return {{"limit", data.limit}}; }
void write(JsonWriter& writer, const TooManyConnections& data) { write_members(writer, members_of(data)); }
Error too_many_connections(const TooManyConnections& data) { return error_by_code("too_many_connections", members_of(data)); }
static ErrorMembers members_of(const NoWindowThere& data) { return {{"x", data.x}, {"y", data.y}}; }
void write(JsonWriter& writer, const NoWindowThere& data) { write_members(writer, members_of(data)); }
Error no_window_there(const NoWindowThere& data) { return error_by_code("no_window_there", members_of(data)); }
static ErrorMembers members_of(const NoSuchWindow& data) { return {{"app", data.app}, {"index", data.index}, {"count", data.count}}; }
void write(JsonWriter& writer, const NoSuchWindow& data) { write_members(writer, members_of(data)); }
Error no_such_window(const NoSuchWindow& data) { return error_by_code("no_such_window", members_of(data)); }
static ErrorMembers members_of(const InvalidQuery& data) { return {{"at", data.at}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const InvalidQuery& data) { write_members(writer, members_of(data)); }
Error invalid_query(const InvalidQuery& data) { return error_by_code("invalid_query", members_of(data)); }
static ErrorMembers members_of(const NoMatchingElement& data) { return {{"query", data.query}, {"app", data.app}, {"nearest", data.nearest}, {"dialog", data.dialog}}; }
void write(JsonWriter& writer, const NoMatchingElement& data) { write_members(writer, members_of(data)); }
Error no_matching_element(const NoMatchingElement& data) { return error_by_code("no_matching_element", members_of(data)); }
static ErrorMembers members_of(const PlaceSaidTwice& data) { return {{"which", data.which}}; }
void write(JsonWriter& writer, const PlaceSaidTwice& data) { write_members(writer, members_of(data)); }
Error place_said_twice(const PlaceSaidTwice& data) { return error_by_code("place_said_twice", members_of(data)); }
static ErrorMembers members_of(const PlaceMissing& data) { return {{"which", data.which}}; }
void write(JsonWriter& writer, const PlaceMissing& data) { write_members(writer, members_of(data)); }
Error place_missing(const PlaceMissing& data) { return error_by_code("place_missing", members_of(data)); }
static ErrorMembers members_of(const PlacesInTwoWindows& data) { return {{"window_id", data.window_id}, {"to_window_id", data.to_window_id}}; }
void write(JsonWriter& writer, const PlacesInTwoWindows& data) { write_members(writer, members_of(data)); }
Error places_in_two_windows(const PlacesInTwoWindows& data) { return error_by_code("places_in_two_windows", members_of(data)); }
static ErrorMembers members_of(const AmbiguousQuery& data) { return {{"query", data.query}, {"app", data.app}, {"count", data.count}, {"candidates", data.candidates}}; }
void write(JsonWriter& writer, const AmbiguousQuery& data) { write_members(writer, members_of(data)); }
Error ambiguous_query(const AmbiguousQuery& data) { return error_by_code("ambiguous_query", members_of(data)); }
static ErrorMembers members_of(const WorkflowInvalid& data) { return {{"step", data.step}, {"tool", data.tool}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const WorkflowInvalid& data) { write_members(writer, members_of(data)); }
Error workflow_invalid(const WorkflowInvalid& data) { return error_by_code("workflow_invalid", members_of(data)); }
static ErrorMembers members_of(const PictureRefused& data) { return {{"what", data.what}, {"reason", data.reason}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const PictureRefused& data) { write_members(writer, members_of(data)); }
Error picture_refused(const PictureRefused& data) { return error_by_code("picture_refused", members_of(data)); }
static ErrorMembers members_of(const VisionUnavailable& data) { return {{"reason", data.reason}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const VisionUnavailable& data) { write_members(writer, members_of(data)); }
Error vision_unavailable(const VisionUnavailable& data) { return error_by_code("vision_unavailable", members_of(data)); }
static ErrorMembers members_of(const VisionFailed& data) { return {{"backend", data.backend}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const VisionFailed& data) { write_members(writer, members_of(data)); }
Error vision_failed(const VisionFailed& data) { return error_by_code("vision_failed", members_of(data)); }
static ErrorMembers members_of(const TextNotRead& data) { return {{"reason", data.reason}}; }
void write(JsonWriter& writer, const TextNotRead& data) { write_members(writer, members_of(data)); }
Error text_not_read(const TextNotRead& data) { return error_by_code("text_not_read", members_of(data)); }
static ErrorMembers members_of(const LaunchFailed& data) { return {{"name", data.name}, {"reason", data.reason}, {"output", data.output}}; }
void write(JsonWriter& writer, const LaunchFailed& data) { write_members(writer, members_of(data)); }
Error launch_failed(const LaunchFailed& data) { return error_by_code("launch_failed", members_of(data)); }
static ErrorMembers members_of(const LaunchNotAllowed& data) { return {{"name", data.name}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const LaunchNotAllowed& data) { write_members(writer, members_of(data)); }
Error launch_not_allowed(const LaunchNotAllowed& data) { return error_by_code("launch_not_allowed", members_of(data)); }
static ErrorMembers members_of(const ForeignProcess& data) { return {{"pid", data.pid}, {"name", data.name}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const ForeignProcess& data) { write_members(writer, members_of(data)); }
Error foreign_process(const ForeignProcess& data) { return error_by_code("foreign_process", members_of(data)); }
static ErrorMembers members_of(const ProtectedProcess& data) { return {{"pid", data.pid}, {"name", data.name}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const ProtectedProcess& data) { write_members(writer, members_of(data)); }
Error protected_process(const ProtectedProcess& data) { return error_by_code("protected_process", members_of(data)); }
static ErrorMembers members_of(const NoSuchMenuEntry& data) { return {{"where", data.where}, {"entry", data.entry}, {"suggestion", data.suggestion}, {"entries", data.entries}, {"commands", data.commands}}; }
void write(JsonWriter& writer, const NoSuchMenuEntry& data) { write_members(writer, members_of(data)); }
Error no_such_menu_entry(const NoSuchMenuEntry& data) { return error_by_code("no_such_menu_entry", members_of(data)); }
static ErrorMembers members_of(const AmbiguousMenuEntry& data) { return {{"where", data.where}, {"entry", data.entry}, {"count", data.count}, {"candidates", data.candidates}}; }
void write(JsonWriter& writer, const AmbiguousMenuEntry& data) { write_members(writer, members_of(data)); }
Error ambiguous_menu_entry(const AmbiguousMenuEntry& data) { return error_by_code("ambiguous_menu_entry", members_of(data)); }
static ErrorMembers members_of(const MenuEntryDisabled& data) { return {{"entry", data.entry}}; }
void write(JsonWriter& writer, const MenuEntryDisabled& data) { write_members(writer, members_of(data)); }
Error menu_entry_disabled(const MenuEntryDisabled& data) { return error_by_code("menu_entry_disabled", members_of(data)); }
static ErrorMembers members_of(const MenuPathIncomplete& data) { return {{"entry", data.entry}, {"entries", data.entries}}; }
void write(JsonWriter& writer, const MenuPathIncomplete& data) { write_members(writer, members_of(data)); }
Error menu_path_incomplete(const MenuPathIncomplete& data) { return error_by_code("menu_path_incomplete", members_of(data)); }
static ErrorMembers members_of(const InvalidCommandValue& data) { return {{"command", data.command}, {"expected", data.expected}, {"value", data.value}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const InvalidCommandValue& data) { write_members(writer, members_of(data)); }
Error invalid_command_value(const InvalidCommandValue& data) { return error_by_code("invalid_command_value", members_of(data)); }
static ErrorMembers members_of(const ClipboardUnavailable& data) { return {{"action", data.action}, {"reason", data.reason}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const ClipboardUnavailable& data) { write_members(writer, members_of(data)); }
Error clipboard_unavailable(const ClipboardUnavailable& data) { return error_by_code("clipboard_unavailable", members_of(data)); }
static ErrorMembers members_of(const ClipboardTooLarge& data) { return {{"limit_bytes", data.limit_bytes}}; }
void write(JsonWriter& writer, const ClipboardTooLarge& data) { write_members(writer, members_of(data)); }
Error clipboard_too_large(const ClipboardTooLarge& data) { return error_by_code("clipboard_too_large", members_of(data)); }
static ErrorMembers members_of(const ClipboardLacks& data) { return {{"form", data.form}, {"types", data.types}}; }
void write(JsonWriter& writer, const ClipboardLacks& data) { write_members(writer, members_of(data)); }
Error clipboard_lacks(const ClipboardLacks& data) { return error_by_code("clipboard_lacks", members_of(data)); }
static ErrorMembers members_of(const InputFileRefused& data) { return {{"path", data.path}, {"reason", data.reason}, {"advice", data.advice}}; }
void write(JsonWriter& writer, const InputFileRefused& data) { write_members(writer, members_of(data)); }
Error input_file_refused(const InputFileRefused& data) { return error_by_code("input_file_refused", members_of(data)); }
static ErrorMembers members_of(const PathNotAllowed& data) { return {{"path", data.path}, {"roots", data.roots}}; }
void write(JsonWriter& writer, const PathNotAllowed& data) { write_members(writer, members_of(data)); }
Error path_not_allowed(const PathNotAllowed& data) { return error_by_code("path_not_allowed", members_of(data)); }
static ErrorMembers members_of(const OutputRefused& data) { return {{"path", data.path}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const OutputRefused& data) { write_members(writer, members_of(data)); }
Error output_refused(const OutputRefused& data) { return error_by_code("output_refused", members_of(data)); }
static ErrorMembers members_of(const WriteFailed& data) { return {{"path", data.path}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const WriteFailed& data) { write_members(writer, members_of(data)); }
Error write_failed(const WriteFailed& data) { return error_by_code("write_failed", members_of(data)); }
static ErrorMembers members_of(const ClientFileRefused& data) { return {{"path", data.path}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const ClientFileRefused& data) { write_members(writer, members_of(data)); }
Error client_file_refused(const ClientFileRefused& data) { return error_by_code("client_file_refused", members_of(data)); }
static ErrorMembers members_of(const ClientFileInvalid& data) { return {{"path", data.path}, {"line", data.line}, {"column", data.column}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const ClientFileInvalid& data) { write_members(writer, members_of(data)); }
Error client_file_invalid(const ClientFileInvalid& data) { return error_by_code("client_file_invalid", members_of(data)); }
static ErrorMembers members_of(const ClientWithoutProjects& data) { return {{"client", data.client}}; }
void write(JsonWriter& writer, const ClientWithoutProjects& data) { write_members(writer, members_of(data)); }
Error client_without_projects(const ClientWithoutProjects& data) { return error_by_code("client_without_projects", members_of(data)); }
static ErrorMembers members_of(const ClientNotChosen& data) { return {{"found", data.found}}; }
void write(JsonWriter& writer, const ClientNotChosen& data) { write_members(writer, members_of(data)); }
Error client_not_chosen(const ClientNotChosen& data) { return error_by_code("client_not_chosen", members_of(data)); }
static ErrorMembers members_of(const NoClientFound& data) { return {{"home", data.home}}; }
void write(JsonWriter& writer, const NoClientFound& data) { write_members(writer, members_of(data)); }
Error no_client_found(const NoClientFound& data) { return error_by_code("no_client_found", members_of(data)); }
static ErrorMembers members_of(const OutputLost& data) { return {{"reason", data.reason}}; }
void write(JsonWriter& writer, const OutputLost& data) { write_members(writer, members_of(data)); }
Error output_lost(const OutputLost& data) { return error_by_code("output_lost", members_of(data)); }
static ErrorMembers members_of(const MissingPackage& data) { return {{"program", data.program}, {"package", data.package}}; }
void write(JsonWriter& writer, const MissingPackage& data) { write_members(writer, members_of(data)); }
Error missing_package(const MissingPackage& data) { return error_by_code("missing_package", members_of(data)); }
static ErrorMembers members_of(const SandboxFailed& data) { return {{"step", data.step}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const SandboxFailed& data) { write_members(writer, members_of(data)); }
Error sandbox_failed(const SandboxFailed& data) { return error_by_code("sandbox_failed", members_of(data)); }
static ErrorMembers members_of(const CommandUnavailable& data) { return {{"command", data.command}}; }
void write(JsonWriter& writer, const CommandUnavailable& data) { write_members(writer, members_of(data)); }
Error command_unavailable(const CommandUnavailable& data) { return error_by_code("command_unavailable", members_of(data)); }
static ErrorMembers members_of(const CommandNotFound& data) { return {{"command", data.command}}; }
void write(JsonWriter& writer, const CommandNotFound& data) { write_members(writer, members_of(data)); }
Error command_not_found(const CommandNotFound& data) { return error_by_code("command_not_found", members_of(data)); }
static ErrorMembers members_of(const CommandNotExecutable& data) { return {{"command", data.command}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const CommandNotExecutable& data) { write_members(writer, members_of(data)); }
Error command_not_executable(const CommandNotExecutable& data) { return error_by_code("command_not_executable", members_of(data)); }
static ErrorMembers members_of(const DaemonRunning& data) { return {{"socket", data.socket}}; }
void write(JsonWriter& writer, const DaemonRunning& data) { write_members(writer, members_of(data)); }
Error daemon_running(const DaemonRunning& data) { return error_by_code("daemon_running", members_of(data)); }
static ErrorMembers members_of(const SocketInUse& data) { return {{"socket", data.socket}}; }
void write(JsonWriter& writer, const SocketInUse& data) { write_members(writer, members_of(data)); }
Error socket_in_use(const SocketInUse& data) { return error_by_code("socket_in_use", members_of(data)); }
static ErrorMembers members_of(const SocketOfAnotherDesktop& data) { return {{"passed", data.passed}, {"socket", data.socket}}; }
void write(JsonWriter& writer, const SocketOfAnotherDesktop& data) { write_members(writer, members_of(data)); }
Error socket_of_another_desktop(const SocketOfAnotherDesktop& data) { return error_by_code("socket_of_another_desktop", members_of(data)); }
static ErrorMembers members_of(const DaemonNotRunning& data) { return {{"socket", data.socket}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const DaemonNotRunning& data) { write_members(writer, members_of(data)); }
Error daemon_not_running(const DaemonNotRunning& data) { return error_by_code("daemon_not_running", members_of(data)); }
static ErrorMembers members_of(const DaemonGone& data) { return {{"what", data.what}}; }
void write(JsonWriter& writer, const DaemonGone& data) { write_members(writer, members_of(data)); }
Error daemon_gone(const DaemonGone& data) { return error_by_code("daemon_gone", members_of(data)); }
static ErrorMembers members_of(const DaemonHangs& data) { return {{"pid", data.pid}, {"waited_ms", data.waited_ms}}; }
void write(JsonWriter& writer, const DaemonHangs& data) { write_members(writer, members_of(data)); }
Error daemon_hangs(const DaemonHangs& data) { return error_by_code("daemon_hangs", members_of(data)); }
static ErrorMembers members_of(const DaemonElsewhere& data) { return {{"socket", data.socket}, {"pid", data.pid}, {"stated", data.stated}}; }
void write(JsonWriter& writer, const DaemonElsewhere& data) { write_members(writer, members_of(data)); }
Error daemon_elsewhere(const DaemonElsewhere& data) { return error_by_code("daemon_elsewhere", members_of(data)); }
static ErrorMembers members_of(const SandboxNotNamed& data) { return {{"sandboxes", data.sandboxes}}; }
void write(JsonWriter& writer, const SandboxNotNamed& data) { write_members(writer, members_of(data)); }
Error sandbox_not_named(const SandboxNotNamed& data) { return error_by_code("sandbox_not_named", members_of(data)); }
static ErrorMembers members_of(const SandboxNotFound& data) { return {{"id", data.id}}; }
void write(JsonWriter& writer, const SandboxNotFound& data) { write_members(writer, members_of(data)); }
Error sandbox_not_found(const SandboxNotFound& data) { return error_by_code("sandbox_not_found", members_of(data)); }

Error invalid_arguments(std::string_view tool, std::span<const offhand::Problem> problems) {
  InvalidArguments data;
  data.tool = tool;
  data.summary = summary_of(problems);
  for (const offhand::Problem& problem : problems) data.problems.push_back({problem.pointer, problem.message});
  return invalid_arguments(data);
}

}  // namespace offhand::errors
