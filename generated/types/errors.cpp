// Generated from schema/common/errors.json. Do not edit.
#include "generated/types/errors.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "codegen/runtime/utf8.h"
#include "codegen/runtime/validate.h"

namespace offhand::errors {

void write(JsonWriter& writer, const Problem& value) {
  writer.begin_object();
  write_member(writer, "pointer", value.pointer);
  write_member(writer, "message", value.message);
  writer.end_object();
}

void write(JsonWriter& writer, const InvalidArguments& value) {
  writer.begin_object();
  write_member(writer, "tool", value.tool);
  write_member(writer, "summary", value.summary);
  write_member(writer, "problems", value.problems);
  writer.end_object();
}

void write(JsonWriter& writer, const UnknownTool& value) {
  writer.begin_object();
  write_member(writer, "tool", value.tool);
  write_member(writer, "suggestion", value.suggestion);
  writer.end_object();
}

void write(JsonWriter& writer, const ToolNotSelected& value) {
  writer.begin_object();
  write_member(writer, "tool", value.tool);
  write_member(writer, "preset", value.preset);
  writer.end_object();
}

void write(JsonWriter& writer, const UnknownPreset& value) {
  writer.begin_object();
  write_member(writer, "name", value.name);
  write_member(writer, "suggestion", value.suggestion);
  write_member(writer, "presets", value.presets);
  writer.end_object();
}

void write(JsonWriter& writer, const UnsupportedPlatform& value) {
  writer.begin_object();
  write_member(writer, "tool", value.tool);
  write_member(writer, "platform", value.platform);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const UnknownPlatform& value) {
  writer.begin_object();
  write_member(writer, "platform", value.platform);
  write_member(writer, "platforms", value.platforms);
  writer.end_object();
}

void write(JsonWriter& writer, const ResourceNotFound& value) {
  writer.begin_object();
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const MalformedJson& value) {
  writer.begin_object();
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const BadCallLine& value) {
  writer.begin_object();
  write_member(writer, "reason", value.reason);
  write_member(writer, "form", value.form);
  writer.end_object();
}

void write(JsonWriter& writer, const InvalidOption& value) {
  writer.begin_object();
  write_member(writer, "command", value.command);
  write_member(writer, "option", value.option);
  write_member(writer, "value", value.value);
  write_member(writer, "expected", value.expected);
  writer.end_object();
}

void write(JsonWriter& writer, const InvalidMeta& value) {
  writer.begin_object();
  write_member(writer, "member", value.member);
  write_member(writer, "value", value.value);
  write_member(writer, "expected", value.expected);
  writer.end_object();
}

void write(JsonWriter& writer, const MessageTooLong& value) {
  writer.begin_object();
  write_member(writer, "limit_bytes", value.limit_bytes);
  writer.end_object();
}

void write(JsonWriter& writer, const ConfigurationInvalid& value) {
  writer.begin_object();
  write_member(writer, "source", value.source);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const PortInUse& value) {
  writer.begin_object();
  write_member(writer, "address", value.address);
  write_member(writer, "port", value.port);
  writer.end_object();
}

void write(JsonWriter& writer, const AddressUnavailable& value) {
  writer.begin_object();
  write_member(writer, "address", value.address);
  write_member(writer, "port", value.port);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const TokenRequired& value) {
  writer.begin_object();
  write_member(writer, "address", value.address);
  writer.end_object();
}

void write(JsonWriter& writer, const TokenInvalid& value) {
  writer.begin_object();
  write_member(writer, "source", value.source);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const TokenFileUnsafe& value) {
  writer.begin_object();
  write_member(writer, "path", value.path);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const InputRequired& value) {
  writer.begin_object();
  write_member(writer, "key", value.key);
  write_member(writer, "question", value.question);
  writer.end_object();
}

void write(JsonWriter& writer, const MissingCapability& value) {
  writer.begin_object();
  write_member(writer, "capability", value.capability);
  writer.end_object();
}

void write(JsonWriter& writer, const DeadlineExceeded& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  write_member(writer, "timeout_ms", value.timeout_ms);
  writer.end_object();
}

void write(JsonWriter& writer, const AppNotResponding& value) {
  writer.begin_object();
  write_member(writer, "app", value.app);
  write_member(writer, "pid", value.pid);
  write_member(writer, "what", value.what);
  write_member(writer, "waited_ms", value.waited_ms);
  write_member(writer, "silent_ms", value.silent_ms);
  writer.end_object();
}

void write(JsonWriter& writer, const Cancelled& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  writer.end_object();
}

void write(JsonWriter& writer, const Busy& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  write_member(writer, "limit", value.limit);
  writer.end_object();
}

void write(JsonWriter& writer, const TooMuchWaiting& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  write_member(writer, "bytes", value.bytes);
  write_member(writer, "held_bytes", value.held_bytes);
  write_member(writer, "limit_bytes", value.limit_bytes);
  writer.end_object();
}

void write(JsonWriter& writer, const Internal& value) {
  writer.begin_object();
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const NoDisplay& value) {
  writer.begin_object();
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const DisplayRefused& value) {
  writer.begin_object();
  write_member(writer, "display", value.display);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const DisplayLost& value) {
  writer.begin_object();
  write_member(writer, "display", value.display);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const MissingExtension& value) {
  writer.begin_object();
  write_member(writer, "display", value.display);
  write_member(writer, "extension", value.extension);
  writer.end_object();
}

void write(JsonWriter& writer, const NoAccessibilityBus& value) {
  writer.begin_object();
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const WaylandSession& value) {
  writer.begin_object();
  write_member(writer, "display", value.display);
  writer.end_object();
}

void write(JsonWriter& writer, const NoCompositor& value) {
  writer.begin_object();
  write_member(writer, "display", value.display);
  writer.end_object();
}

void write(JsonWriter& writer, const AccessibilityOff& value) {
  writer.begin_object();
  write_member(writer, "app", value.app);
  write_member(writer, "pid", value.pid);
  write_member(writer, "how", value.how);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "others", value.others);
  writer.end_object();
}

void write(JsonWriter& writer, const AccessibilityDisabled& value) {
  writer.begin_object();
  write_member(writer, "app", value.app);
  write_member(writer, "pid", value.pid);
  write_member(writer, "setting", value.setting);
  writer.end_object();
}

void write(JsonWriter& writer, const FacetMissing& value) {
  writer.begin_object();
  write_member(writer, "facet", value.facet);
  write_member(writer, "platform", value.platform);
  write_member(writer, "reason", value.reason);
  write_member(writer, "advice", value.advice);
  writer.end_object();
}

void write(JsonWriter& writer, const ProcessNotFound& value) {
  writer.begin_object();
  write_member(writer, "pid", value.pid);
  writer.end_object();
}

void write(JsonWriter& writer, const NoWindow& value) {
  writer.begin_object();
  write_member(writer, "app", value.app);
  write_member(writer, "pid", value.pid);
  write_member(writer, "reason", value.reason);
  write_member(writer, "output", value.output);
  writer.end_object();
}

void write(JsonWriter& writer, const WindowNotFound& value) {
  writer.begin_object();
  write_member(writer, "window_id", value.window_id);
  writer.end_object();
}

void write(JsonWriter& writer, const WindowOwnerMismatch& value) {
  writer.begin_object();
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "owner_pid", value.owner_pid);
  write_member(writer, "pid", value.pid);
  writer.end_object();
}

void write(JsonWriter& writer, const WindowClosed& value) {
  writer.begin_object();
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "what", value.what);
  writer.end_object();
}

void write(JsonWriter& writer, const AmbiguousWindow& value) {
  writer.begin_object();
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "title", value.title);
  write_member(writer, "count", value.count);
  write_member(writer, "candidates", value.candidates);
  writer.end_object();
}

void write(JsonWriter& writer, const NotSatisfied& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  write_member(writer, "reason", value.reason);
  write_member(writer, "waited_ms", value.waited_ms);
  writer.end_object();
}

void write(JsonWriter& writer, const SessionEnded& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const RecordingFolderInUse& value) {
  writer.begin_object();
  write_member(writer, "path", value.path);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const FileUnreadable& value) {
  writer.begin_object();
  write_member(writer, "path", value.path);
  writer.end_object();
}

void write(JsonWriter& writer, const EnvelopeInvalid& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  write_member(writer, "summary", value.summary);
  write_member(writer, "count", value.count);
  writer.end_object();
}

void write(JsonWriter& writer, const CompactTextInvalid& value) {
  writer.begin_object();
  write_member(writer, "line", value.line);
  write_member(writer, "column", value.column);
  write_member(writer, "expected", value.expected);
  writer.end_object();
}

void write(JsonWriter& writer, const NothingToFind&) {
  writer.begin_object();
  writer.end_object();
}

void write(JsonWriter& writer, const UnknownRole& value) {
  writer.begin_object();
  write_member(writer, "role", value.role);
  write_member(writer, "suggestion", value.suggestion);
  writer.end_object();
}

void write(JsonWriter& writer, const RecordingInvalid& value) {
  writer.begin_object();
  write_member(writer, "path", value.path);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const NeedsMemory& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  writer.end_object();
}

void write(JsonWriter& writer, const UnknownSetting& value) {
  writer.begin_object();
  write_member(writer, "key", value.key);
  write_member(writer, "suggestion", value.suggestion);
  writer.end_object();
}

void write(JsonWriter& writer, const NothingToSet& value) {
  writer.begin_object();
  write_member(writer, "settings", value.settings);
  writer.end_object();
}

void write(JsonWriter& writer, const NoSnapshot& value) {
  writer.begin_object();
  write_member(writer, "window_id", value.window_id);
  writer.end_object();
}

void write(JsonWriter& writer, const UnknownElement& value) {
  writer.begin_object();
  write_member(writer, "element", value.element);
  write_member(writer, "window_id", value.window_id);
  writer.end_object();
}

void write(JsonWriter& writer, const ElementsDiffer& value) {
  writer.begin_object();
  write_member(writer, "element_index", value.element_index);
  write_member(writer, "element_token", value.element_token);
  writer.end_object();
}

void write(JsonWriter& writer, const AddressNotResolved& value) {
  writer.begin_object();
  write_member(writer, "kind", value.kind);
  writer.end_object();
}

void write(JsonWriter& writer, const StaleElement& value) {
  writer.begin_object();
  write_member(writer, "element", value.element);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "reason", value.reason);
  write_member(writer, "candidates", value.candidates);
  writer.end_object();
}

void write(JsonWriter& writer, const NotVisible& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  write_member(writer, "reason", value.reason);
  write_member(writer, "advice", value.advice);
  writer.end_object();
}

void write(JsonWriter& writer, const ElementCovered& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  write_member(writer, "reason", value.reason);
  write_member(writer, "advice", value.advice);
  writer.end_object();
}

void write(JsonWriter& writer, const PointOutside& value) {
  writer.begin_object();
  write_member(writer, "x", value.x);
  write_member(writer, "y", value.y);
  write_member(writer, "what", value.what);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "width", value.width);
  write_member(writer, "height", value.height);
  writer.end_object();
}

void write(JsonWriter& writer, const ApplicationDenied& value) {
  writer.begin_object();
  write_member(writer, "application", value.application);
  write_member(writer, "setting", value.setting);
  writer.end_object();
}

void write(JsonWriter& writer, const DesktopScopeDisabled& value) {
  writer.begin_object();
  write_member(writer, "x", value.x);
  write_member(writer, "y", value.y);
  writer.end_object();
}

void write(JsonWriter& writer, const NoZoomPicture& value) {
  writer.begin_object();
  write_member(writer, "window_id", value.window_id);
  writer.end_object();
}

void write(JsonWriter& writer, const NoSuchAction& value) {
  writer.begin_object();
  write_member(writer, "element", value.element);
  write_member(writer, "action", value.action);
  write_member(writer, "offered", value.offered);
  writer.end_object();
}

void write(JsonWriter& writer, const NotEditable& value) {
  writer.begin_object();
  write_member(writer, "element", value.element);
  writer.end_object();
}

void write(JsonWriter& writer, const TextNotSent& value) {
  writer.begin_object();
  write_member(writer, "element", value.element);
  write_member(writer, "reason", value.reason);
  write_member(writer, "advice", value.advice);
  writer.end_object();
}

void write(JsonWriter& writer, const PartlySent& value) {
  writer.begin_object();
  write_member(writer, "element", value.element);
  write_member(writer, "sent", value.sent);
  write_member(writer, "total", value.total);
  write_member(writer, "reason", value.reason);
  write_member(writer, "value", value.value);
  writer.end_object();
}

void write(JsonWriter& writer, const NoValue& value) {
  writer.begin_object();
  write_member(writer, "element", value.element);
  writer.end_object();
}

void write(JsonWriter& writer, const InvalidValue& value) {
  writer.begin_object();
  write_member(writer, "element", value.element);
  write_member(writer, "expected", value.expected);
  write_member(writer, "value", value.value);
  writer.end_object();
}

void write(JsonWriter& writer, const NoSuchOption& value) {
  writer.begin_object();
  write_member(writer, "element", value.element);
  write_member(writer, "value", value.value);
  write_member(writer, "suggestion", value.suggestion);
  write_member(writer, "options", value.options);
  writer.end_object();
}

void write(JsonWriter& writer, const UnknownKey& value) {
  writer.begin_object();
  write_member(writer, "key", value.key);
  write_member(writer, "suggestion", value.suggestion);
  writer.end_object();
}

void write(JsonWriter& writer, const InvalidKeyCombination& value) {
  writer.begin_object();
  write_member(writer, "keys", value.keys);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const BlockedByDialog& value) {
  writer.begin_object();
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "dialog_window_id", value.dialog_window_id);
  writer.end_object();
}

void write(JsonWriter& writer, const ElementUnstable& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  write_member(writer, "changes", value.changes);
  write_member(writer, "window_ms", value.window_ms);
  writer.end_object();
}

void write(JsonWriter& writer, const NotReady& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  write_member(writer, "reason", value.reason);
  write_member(writer, "waited_ms", value.waited_ms);
  write_member(writer, "advice", value.advice);
  writer.end_object();
}

void write(JsonWriter& writer, const BackgroundUnavailable& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  write_member(writer, "reason", value.reason);
  write_member(writer, "advice", value.advice);
  writer.end_object();
}

void write(JsonWriter& writer, const ForegroundUnavailable& value) {
  writer.begin_object();
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const ActionFailed& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  write_member(writer, "reason", value.reason);
  write_member(writer, "advice", value.advice);
  writer.end_object();
}

void write(JsonWriter& writer, const PageUnavailable& value) {
  writer.begin_object();
  write_member(writer, "app", value.app);
  write_member(writer, "pid", value.pid);
  write_member(writer, "reason", value.reason);
  write_member(writer, "advice", value.advice);
  writer.end_object();
}

void write(JsonWriter& writer, const PageNotFound& value) {
  writer.begin_object();
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "title", value.title);
  write_member(writer, "count", value.count);
  write_member(writer, "candidates", value.candidates);
  writer.end_object();
}

void write(JsonWriter& writer, const AmbiguousPage& value) {
  writer.begin_object();
  write_member(writer, "count", value.count);
  write_member(writer, "candidates", value.candidates);
  writer.end_object();
}

void write(JsonWriter& writer, const PageProtocolError& value) {
  writer.begin_object();
  write_member(writer, "endpoint", value.endpoint);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const PageReplaced& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  writer.end_object();
}

void write(JsonWriter& writer, const PageGone& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const PageBlocked& value) {
  writer.begin_object();
  write_member(writer, "dialog", value.dialog);
  writer.end_object();
}

void write(JsonWriter& writer, const PageSilent& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  write_member(writer, "waited_ms", value.waited_ms);
  writer.end_object();
}

void write(JsonWriter& writer, const ScriptFailed& value) {
  writer.begin_object();
  write_member(writer, "reason", value.reason);
  write_member(writer, "line", value.line);
  writer.end_object();
}

void write(JsonWriter& writer, const ScriptTimeout& value) {
  writer.begin_object();
  write_member(writer, "waited_ms", value.waited_ms);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const ScriptResultUnusable& value) {
  writer.begin_object();
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const InvalidSelector& value) {
  writer.begin_object();
  write_member(writer, "selector", value.selector);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const NoPageElement& value) {
  writer.begin_object();
  write_member(writer, "selector", value.selector);
  write_member(writer, "hidden", value.hidden);
  writer.end_object();
}

void write(JsonWriter& writer, const AmbiguousSelector& value) {
  writer.begin_object();
  write_member(writer, "selector", value.selector);
  write_member(writer, "count", value.count);
  write_member(writer, "candidates", value.candidates);
  writer.end_object();
}

void write(JsonWriter& writer, const WhichBrowser& value) {
  writer.begin_object();
  write_member(writer, "action", value.action);
  writer.end_object();
}

void write(JsonWriter& writer, const AppNotFound& value) {
  writer.begin_object();
  write_member(writer, "name", value.name);
  write_member(writer, "suggestion", value.suggestion);
  writer.end_object();
}

void write(JsonWriter& writer, const LaunchFailed& value) {
  writer.begin_object();
  write_member(writer, "name", value.name);
  write_member(writer, "reason", value.reason);
  write_member(writer, "output", value.output);
  writer.end_object();
}

void write(JsonWriter& writer, const LaunchNotAllowed& value) {
  writer.begin_object();
  write_member(writer, "name", value.name);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const ForeignProcess& value) {
  writer.begin_object();
  write_member(writer, "pid", value.pid);
  write_member(writer, "name", value.name);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const ProtectedProcess& value) {
  writer.begin_object();
  write_member(writer, "pid", value.pid);
  write_member(writer, "name", value.name);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const NoSuchMenuEntry& value) {
  writer.begin_object();
  write_member(writer, "where", value.where);
  write_member(writer, "entry", value.entry);
  write_member(writer, "suggestion", value.suggestion);
  write_member(writer, "entries", value.entries);
  write_member(writer, "commands", value.commands);
  writer.end_object();
}

void write(JsonWriter& writer, const AmbiguousMenuEntry& value) {
  writer.begin_object();
  write_member(writer, "where", value.where);
  write_member(writer, "entry", value.entry);
  write_member(writer, "count", value.count);
  write_member(writer, "candidates", value.candidates);
  writer.end_object();
}

void write(JsonWriter& writer, const MenuEntryDisabled& value) {
  writer.begin_object();
  write_member(writer, "entry", value.entry);
  writer.end_object();
}

void write(JsonWriter& writer, const MenuPathIncomplete& value) {
  writer.begin_object();
  write_member(writer, "entry", value.entry);
  write_member(writer, "entries", value.entries);
  writer.end_object();
}

void write(JsonWriter& writer, const InvalidCommandValue& value) {
  writer.begin_object();
  write_member(writer, "command", value.command);
  write_member(writer, "expected", value.expected);
  write_member(writer, "value", value.value);
  write_member(writer, "advice", value.advice);
  writer.end_object();
}

void write(JsonWriter& writer, const ClipboardUnavailable& value) {
  writer.begin_object();
  write_member(writer, "action", value.action);
  write_member(writer, "reason", value.reason);
  write_member(writer, "advice", value.advice);
  writer.end_object();
}

void write(JsonWriter& writer, const ClipboardTooLarge& value) {
  writer.begin_object();
  write_member(writer, "limit_bytes", value.limit_bytes);
  writer.end_object();
}

void write(JsonWriter& writer, const ClipboardLacks& value) {
  writer.begin_object();
  write_member(writer, "form", value.form);
  write_member(writer, "types", value.types);
  writer.end_object();
}

void write(JsonWriter& writer, const InputFileRefused& value) {
  writer.begin_object();
  write_member(writer, "path", value.path);
  write_member(writer, "reason", value.reason);
  write_member(writer, "advice", value.advice);
  writer.end_object();
}

void write(JsonWriter& writer, const PathNotAllowed& value) {
  writer.begin_object();
  write_member(writer, "path", value.path);
  write_member(writer, "roots", value.roots);
  writer.end_object();
}

void write(JsonWriter& writer, const OutputRefused& value) {
  writer.begin_object();
  write_member(writer, "path", value.path);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const WriteFailed& value) {
  writer.begin_object();
  write_member(writer, "path", value.path);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const ClientFileRefused& value) {
  writer.begin_object();
  write_member(writer, "path", value.path);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const ClientFileInvalid& value) {
  writer.begin_object();
  write_member(writer, "path", value.path);
  write_member(writer, "line", value.line);
  write_member(writer, "column", value.column);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const ClientWithoutProjects& value) {
  writer.begin_object();
  write_member(writer, "client", value.client);
  writer.end_object();
}

void write(JsonWriter& writer, const ClientNotChosen& value) {
  writer.begin_object();
  write_member(writer, "found", value.found);
  writer.end_object();
}

void write(JsonWriter& writer, const NoClientFound& value) {
  writer.begin_object();
  write_member(writer, "home", value.home);
  writer.end_object();
}

void write(JsonWriter& writer, const OutputLost& value) {
  writer.begin_object();
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const MissingPackage& value) {
  writer.begin_object();
  write_member(writer, "program", value.program);
  write_member(writer, "package", value.package);
  writer.end_object();
}

void write(JsonWriter& writer, const SandboxFailed& value) {
  writer.begin_object();
  write_member(writer, "step", value.step);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const CommandUnavailable& value) {
  writer.begin_object();
  write_member(writer, "command", value.command);
  writer.end_object();
}

void write(JsonWriter& writer, const CommandNotFound& value) {
  writer.begin_object();
  write_member(writer, "command", value.command);
  writer.end_object();
}

void write(JsonWriter& writer, const CommandNotExecutable& value) {
  writer.begin_object();
  write_member(writer, "command", value.command);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const DaemonRunning& value) {
  writer.begin_object();
  write_member(writer, "socket", value.socket);
  writer.end_object();
}

void write(JsonWriter& writer, const SocketInUse& value) {
  writer.begin_object();
  write_member(writer, "socket", value.socket);
  writer.end_object();
}

void write(JsonWriter& writer, const SocketOfAnotherDesktop& value) {
  writer.begin_object();
  write_member(writer, "passed", value.passed);
  write_member(writer, "socket", value.socket);
  writer.end_object();
}

void write(JsonWriter& writer, const DaemonNotRunning& value) {
  writer.begin_object();
  write_member(writer, "socket", value.socket);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const DaemonGone& value) {
  writer.begin_object();
  write_member(writer, "what", value.what);
  writer.end_object();
}

void write(JsonWriter& writer, const DaemonHangs& value) {
  writer.begin_object();
  write_member(writer, "pid", value.pid);
  write_member(writer, "waited_ms", value.waited_ms);
  writer.end_object();
}

void write(JsonWriter& writer, const DaemonElsewhere& value) {
  writer.begin_object();
  write_member(writer, "socket", value.socket);
  write_member(writer, "pid", value.pid);
  write_member(writer, "stated", value.stated);
  writer.end_object();
}

void write(JsonWriter& writer, const SandboxNotNamed& value) {
  writer.begin_object();
  write_member(writer, "sandboxes", value.sandboxes);
  writer.end_object();
}

void write(JsonWriter& writer, const SandboxNotFound& value) {
  writer.begin_object();
  write_member(writer, "id", value.id);
  writer.end_object();
}

Error invalid_arguments(const InvalidArguments& given) {
  InvalidArguments data = given;
  data.tool = brief(data.tool, 2000);
  data.summary = brief(data.summary, 2000);
  Error error;
  error.code = "invalid_arguments";
  append_text(error.message, data.tool);
  error.message += ": ";
  append_text(error.message, data.summary);
  error.hint += "The description and the schema of ";
  append_text(error.hint, data.tool);
  error.hint += " say which arguments it takes.";
  error.data = to_json(data);
  return error;
}

Error unknown_tool(const UnknownTool& given) {
  UnknownTool data = given;
  data.tool = brief(data.tool, 80);
  if (data.suggestion) data.suggestion = brief(*data.suggestion, 80);
  Error error;
  error.code = "unknown_tool";
  error.message += "There is no tool \"";
  append_text(error.message, data.tool);
  error.message += "\"";
  if (data.suggestion.has_value() && !data.suggestion->empty()) {
    error.message += "; did you mean \"";
    append_text(error.message, *data.suggestion);
    error.message += "\"?";
  }
  error.hint += "tools/list names the tools of this server.";
  error.data = to_json(data);
  return error;
}

Error tool_not_selected(const ToolNotSelected& given) {
  ToolNotSelected data = given;
  data.tool = brief(data.tool, 80);
  data.preset = brief(data.preset, 2000);
  Error error;
  error.code = "tool_not_selected";
  error.message += "The tool \"";
  append_text(error.message, data.tool);
  error.message += "\" is not in this selection.";
  error.hint += "The server offers a selection of tools; whoever configures it can start it with the preset ";
  append_text(error.hint, data.preset);
  error.hint += ".";
  error.data = to_json(data);
  return error;
}

Error unknown_preset(const UnknownPreset& given) {
  UnknownPreset data = given;
  data.name = brief(data.name, 80);
  if (data.suggestion) data.suggestion = brief(*data.suggestion, 80);
  data.presets = brief(data.presets, 2000);
  Error error;
  error.code = "unknown_preset";
  error.message += "There is no preset or tool \"";
  append_text(error.message, data.name);
  error.message += "\"";
  if (data.suggestion.has_value() && !data.suggestion->empty()) {
    error.message += "; did you mean \"";
    append_text(error.message, *data.suggestion);
    error.message += "\"?";
  }
  error.hint += "Presets: ";
  append_text(error.hint, data.presets);
  error.hint += ".";
  error.data = to_json(data);
  return error;
}

Error unsupported_platform(const UnsupportedPlatform& given) {
  UnsupportedPlatform data = given;
  data.tool = brief(data.tool, 2000);
  data.platform = brief(data.platform, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "unsupported_platform";
  append_text(error.message, data.tool);
  error.message += " does not work on ";
  append_text(error.message, data.platform);
  error.message += ": ";
  append_text(error.message, data.reason);
  error.hint += "Use another tool; tools/list names those that work here.";
  error.data = to_json(data);
  return error;
}

Error unknown_platform(const UnknownPlatform& given) {
  UnknownPlatform data = given;
  data.platform = brief(data.platform, 80);
  data.platforms = brief(data.platforms, 2000);
  Error error;
  error.code = "unknown_platform";
  error.message += "There is no platform \"";
  append_text(error.message, data.platform);
  error.message += "\" in this build.";
  error.hint += "Platforms: ";
  append_text(error.hint, data.platforms);
  error.hint += ".";
  error.data = to_json(data);
  return error;
}

Error resource_not_found(const ResourceNotFound& given) {
  ResourceNotFound data = given;
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "resource_not_found";
  error.message += "There is no such resource: ";
  append_text(error.message, data.reason);
  error.hint += "resources/list and resources/templates/list show what there is.";
  error.data = to_json(data);
  return error;
}

Error malformed_json(const MalformedJson& given) {
  MalformedJson data = given;
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "malformed_json";
  error.message += "Not valid JSON: ";
  append_text(error.message, data.reason);
  error.hint += "Send one JSON object.";
  error.data = to_json(data);
  return error;
}

Error bad_call_line(const BadCallLine& given) {
  BadCallLine data = given;
  data.reason = brief(data.reason, 2000);
  data.form = brief(data.form, 2000);
  Error error;
  error.code = "bad_call_line";
  error.message += "The line is no call of a tool: ";
  append_text(error.message, data.reason);
  error.hint += "A call is one line: ";
  append_text(error.hint, data.form);
  error.data = to_json(data);
  return error;
}

Error invalid_option(const InvalidOption& given) {
  InvalidOption data = given;
  data.command = brief(data.command, 2000);
  data.option = brief(data.option, 2000);
  data.value = brief(data.value, 80);
  data.expected = brief(data.expected, 2000);
  Error error;
  error.code = "invalid_option";
  append_text(error.message, data.option);
  error.message += " is \"";
  append_text(error.message, data.value);
  error.message += "\": it must be ";
  append_text(error.message, data.expected);
  error.message += ".";
  error.hint += "Run `offhand ";
  append_text(error.hint, data.command);
  error.hint += " --help`.";
  error.data = to_json(data);
  return error;
}

Error invalid_meta(const InvalidMeta& given) {
  InvalidMeta data = given;
  data.member = brief(data.member, 2000);
  data.value = brief(data.value, 2000);
  data.expected = brief(data.expected, 2000);
  Error error;
  error.code = "invalid_meta";
  error.message += "The member ";
  append_text(error.message, data.member);
  error.message += " of _meta is ";
  append_text(error.message, data.value);
  error.message += ": it must be ";
  append_text(error.message, data.expected);
  error.message += ".";
  error.hint += "Leave it out for the configured value.";
  error.data = to_json(data);
  return error;
}

Error message_too_long(const MessageTooLong& data) {
  Error error;
  error.code = "message_too_long";
  error.message += "A message of more than ";
  append_text(error.message, data.limit_bytes);
  error.message += " bytes was skipped.";
  error.hint += "Send less at once.";
  error.data = to_json(data);
  return error;
}

Error configuration_invalid(const ConfigurationInvalid& given) {
  ConfigurationInvalid data = given;
  data.source = brief(data.source, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "configuration_invalid";
  append_text(error.message, data.source);
  error.message += ": ";
  append_text(error.message, data.reason);
  error.hint += "Whoever configures the server has to mend it.";
  error.data = to_json(data);
  return error;
}

Error port_in_use(const PortInUse& given) {
  PortInUse data = given;
  data.address = brief(data.address, 2000);
  Error error;
  error.code = "port_in_use";
  error.message += "Port ";
  append_text(error.message, data.port);
  error.message += " of ";
  append_text(error.message, data.address);
  error.message += " is in use.";
  error.hint += "Choose another with --port, or stop the server that has it.";
  error.data = to_json(data);
  return error;
}

Error address_unavailable(const AddressUnavailable& given) {
  AddressUnavailable data = given;
  data.address = brief(data.address, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "address_unavailable";
  error.message += "Nothing can be served at ";
  append_text(error.message, data.address);
  error.message += " port ";
  append_text(error.message, data.port);
  error.message += ": ";
  append_text(error.message, data.reason);
  error.hint += "Give an address of this machine with --bind, and a port from 1024 on.";
  error.data = to_json(data);
  return error;
}

Error token_required(const TokenRequired& given) {
  TokenRequired data = given;
  data.address = brief(data.address, 2000);
  Error error;
  error.code = "token_required";
  error.message += "Serving at ";
  append_text(error.message, data.address);
  error.message += " needs a token: others can reach it.";
  error.hint += "Set OFFHAND_HTTP_TOKEN, or name a 0600 file with --token-file; or serve at 127.0.0.1.";
  error.data = to_json(data);
  return error;
}

Error token_invalid(const TokenInvalid& given) {
  TokenInvalid data = given;
  data.source = brief(data.source, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "token_invalid";
  error.message += "The token of ";
  append_text(error.message, data.source);
  error.message += " cannot be used: ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "`head -c 24 /dev/urandom | base64` makes a good one.";
  error.data = to_json(data);
  return error;
}

Error token_file_unsafe(const TokenFileUnsafe& given) {
  TokenFileUnsafe data = given;
  data.path = brief(data.path, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "token_file_unsafe";
  error.message += "The token file ";
  append_text(error.message, data.path);
  error.message += " cannot be used: ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "It must be a file of yours with mode 0600.";
  error.data = to_json(data);
  return error;
}

Error input_required(const InputRequired& given) {
  InputRequired data = given;
  data.key = brief(data.key, 2000);
  data.question = brief(data.question, 2000);
  Error error;
  error.code = "input_required";
  error.message += "An answer is needed first: ";
  append_text(error.message, data.question);
  error.hint += "Answer and call again.";
  error.data = to_json(data);
  return error;
}

Error missing_capability(const MissingCapability& given) {
  MissingCapability data = given;
  data.capability = brief(data.capability, 2000);
  Error error;
  error.code = "missing_capability";
  error.message += "This client cannot be asked: it does not declare ";
  append_text(error.message, data.capability);
  error.message += ".";
  error.hint += "Use a client that does, or a tool that asks nothing.";
  error.data = to_json(data);
  return error;
}

Error deadline_exceeded(const DeadlineExceeded& given) {
  DeadlineExceeded data = given;
  data.what = brief(data.what, 2000);
  Error error;
  error.code = "deadline_exceeded";
  append_text(error.message, data.what);
  error.message += " was not done within ";
  append_text(error.message, data.timeout_ms);
  error.message += " ms.";
  error.hint += "Nothing further was attempted. Look at what is there now before you try again.";
  error.data = to_json(data);
  return error;
}

Error app_not_responding(const AppNotResponding& given) {
  AppNotResponding data = given;
  data.app = brief(data.app, 2000);
  data.what = brief(data.what, 2000);
  Error error;
  error.code = "app_not_responding";
  append_text(error.message, data.app);
  error.message += " (pid ";
  append_text(error.message, data.pid);
  error.message += ") does not answer: ";
  append_text(error.message, data.what);
  error.message += " got no reply within ";
  append_text(error.message, data.waited_ms);
  error.message += " ms.";
  error.hint += "Wait a moment and try again.";
  if (data.silent_ms.has_value()) {
    error.hint += " If it stays silent, as it has been for ";
    append_text(error.hint, *data.silent_ms);
    error.hint += " ms, kill_app ends it.";
  }
  error.data = to_json(data);
  return error;
}

Error cancelled(const Cancelled& given) {
  Cancelled data = given;
  data.what = brief(data.what, 2000);
  Error error;
  error.code = "cancelled";
  append_text(error.message, data.what);
  error.message += " was cancelled.";
  error.data = to_json(data);
  return error;
}

Error busy(const Busy& given) {
  Busy data = given;
  data.what = brief(data.what, 2000);
  Error error;
  error.code = "busy";
  append_text(error.message, data.what);
  error.message += " is busy: ";
  append_text(error.message, data.limit);
  error.message += " calls wait already.";
  error.hint += "Try again when they are done.";
  error.data = to_json(data);
  return error;
}

Error too_much_waiting(const TooMuchWaiting& given) {
  TooMuchWaiting data = given;
  data.what = brief(data.what, 2000);
  Error error;
  error.code = "too_much_waiting";
  append_text(error.message, data.what);
  error.message += " of ";
  append_text(error.message, data.bytes);
  error.message += " bytes was refused: the messages that wait on this connection hold ";
  append_text(error.message, data.held_bytes);
  error.message += " bytes, and may hold ";
  append_text(error.message, data.limit_bytes);
  error.message += ".";
  error.hint += "Wait for answers, or send less at once.";
  error.data = to_json(data);
  return error;
}

Error internal(const Internal& given) {
  Internal data = given;
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "internal";
  error.message += "Something inside offhand failed: ";
  append_text(error.message, data.reason);
  error.hint += "Please report it.";
  error.data = to_json(data);
  return error;
}

Error no_display(const NoDisplay& given) {
  NoDisplay data = given;
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "no_display";
  error.message += "There is no display: ";
  append_text(error.message, data.reason);
  error.hint += "The server was started outside a desktop session: whoever started it has to give it one.";
  error.data = to_json(data);
  return error;
}

Error display_refused(const DisplayRefused& given) {
  DisplayRefused data = given;
  data.display = brief(data.display, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "display_refused";
  error.message += "The display ";
  append_text(error.message, data.display);
  error.message += " refuses the connection: ";
  append_text(error.message, data.reason);
  error.hint += "Run as its owner, or point XAUTHORITY at its cookie.";
  error.data = to_json(data);
  return error;
}

Error display_lost(const DisplayLost& given) {
  DisplayLost data = given;
  data.display = brief(data.display, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "display_lost";
  error.message += "The connection to the display ";
  append_text(error.message, data.display);
  error.message += " broke: ";
  append_text(error.message, data.reason);
  error.hint += "The next call connects again.";
  error.data = to_json(data);
  return error;
}

Error missing_extension(const MissingExtension& given) {
  MissingExtension data = given;
  data.display = brief(data.display, 2000);
  data.extension = brief(data.extension, 2000);
  Error error;
  error.code = "missing_extension";
  error.message += "The display ";
  append_text(error.message, data.display);
  error.message += " lacks the extension ";
  append_text(error.message, data.extension);
  error.message += ".";
  error.hint += "Start the X server with it.";
  error.data = to_json(data);
  return error;
}

Error no_accessibility_bus(const NoAccessibilityBus& given) {
  NoAccessibilityBus data = given;
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "no_accessibility_bus";
  error.message += "The accessibility bus cannot be reached: ";
  append_text(error.message, data.reason);
  error.hint += "Install at-spi2-core and start the session with a D-Bus session bus; pictures and points work without.";
  error.data = to_json(data);
  return error;
}

Error wayland_session(const WaylandSession& given) {
  WaylandSession data = given;
  data.display = brief(data.display, 2000);
  Error error;
  error.code = "wayland_session";
  error.message += "This is a Wayland session (";
  append_text(error.message, data.display);
  error.message += "): only windows of X11 programs are seen and operated.";
  error.hint += "Log in to a session of X11, or start the program as one of X11.";
  error.data = to_json(data);
  return error;
}

Error no_compositor(const NoCompositor& given) {
  NoCompositor data = given;
  data.display = brief(data.display, 2000);
  Error error;
  error.code = "no_compositor";
  error.message += "No compositor runs on ";
  append_text(error.message, data.display);
  error.message += ": cursors of sessions are drawn opaque instead of blended with what lies beneath.";
  error.hint += "Start one, such as picom.";
  error.data = to_json(data);
  return error;
}

Error accessibility_off(const AccessibilityOff& given) {
  AccessibilityOff data = given;
  data.app = brief(data.app, 2000);
  if (data.how) data.how = brief(*data.how, 2000);
  if (data.others) data.others = brief(*data.others, 2000);
  Error error;
  error.code = "accessibility_off";
  append_text(error.message, data.app);
  error.message += " (pid ";
  append_text(error.message, data.pid);
  error.message += ") shows no accessibility tree";
  if (data.window_id.has_value() && data.others.has_value() && !data.others->empty()) {
    error.message += " of window ";
    append_text(error.message, *data.window_id);
    error.message += ", only of ";
    append_text(error.message, *data.others);
  }
  error.message += ".";
  error.hint += "Restart it while accessibility is on";
  if (data.how.has_value() && !data.how->empty()) {
    error.hint += ", ";
    append_text(error.hint, *data.how);
  }
  error.hint += ", or address points of its picture.";
  error.data = to_json(data);
  return error;
}

Error accessibility_disabled(const AccessibilityDisabled& given) {
  AccessibilityDisabled data = given;
  data.app = brief(data.app, 2000);
  data.setting = brief(data.setting, 80);
  Error error;
  error.code = "accessibility_disabled";
  append_text(error.message, data.app);
  error.message += " (pid ";
  append_text(error.message, data.pid);
  error.message += ") shows no accessibility tree: accessibility is switched off on this desktop, and accessibility_enable is \"";
  append_text(error.message, data.setting);
  error.message += "\".";
  error.hint += "Let offhand switch it on with accessibility_enable \"auto\" (OFFHAND_ACCESSIBILITY_ENABLE=auto), or switch it on in the desktop's settings; pictures and points work without.";
  error.data = to_json(data);
  return error;
}

Error facet_missing(const FacetMissing& given) {
  FacetMissing data = given;
  data.facet = brief(data.facet, 2000);
  data.platform = brief(data.platform, 2000);
  if (data.reason) data.reason = brief(*data.reason, 2000);
  if (data.advice) data.advice = brief(*data.advice, 2000);
  Error error;
  error.code = "facet_missing";
  error.message += "There is no ";
  append_text(error.message, data.facet);
  error.message += " on ";
  append_text(error.message, data.platform);
  if (data.reason.has_value() && !data.reason->empty()) {
    error.message += ": ";
    append_text(error.message, *data.reason);
  }
  error.message += ".";
  if (data.advice.has_value() && !data.advice->empty()) {
    append_text(error.hint, *data.advice);
    error.hint += " ";
  }
  error.hint += "Tools that do not need it work.";
  error.data = to_json(data);
  return error;
}

Error process_not_found(const ProcessNotFound& data) {
  Error error;
  error.code = "process_not_found";
  error.message += "There is no process ";
  append_text(error.message, data.pid);
  error.message += ".";
  error.hint += "List windows with list_windows, or start the application with launch_app.";
  error.data = to_json(data);
  return error;
}

Error no_window(const NoWindow& given) {
  NoWindow data = given;
  data.app = brief(data.app, 2000);
  if (data.reason) data.reason = brief(*data.reason, 2000);
  if (data.output) data.output = brief(*data.output, 2000);
  Error error;
  error.code = "no_window";
  append_text(error.message, data.app);
  error.message += " (pid ";
  append_text(error.message, data.pid);
  error.message += ") has no window";
  if (data.reason.has_value() && !data.reason->empty()) {
    error.message += ": ";
    append_text(error.message, *data.reason);
  }
  if (data.output.has_value() && !data.output->empty()) {
    error.message += ". It said last: ";
    append_text(error.message, *data.output);
  }
  error.message += ".";
  error.hint += "Wait until it shows one: list_windows lists it then.";
  error.data = to_json(data);
  return error;
}

Error window_not_found(const WindowNotFound& data) {
  Error error;
  error.code = "window_not_found";
  error.message += "There is no window ";
  append_text(error.message, data.window_id);
  error.message += ".";
  error.hint += "List windows with list_windows.";
  error.data = to_json(data);
  return error;
}

Error window_owner_mismatch(const WindowOwnerMismatch& data) {
  Error error;
  error.code = "window_owner_mismatch";
  error.message += "Window ";
  append_text(error.message, data.window_id);
  error.message += " belongs to pid ";
  append_text(error.message, data.owner_pid);
  error.message += ", not to ";
  append_text(error.message, data.pid);
  error.message += ".";
  error.hint += "Use the pid and window_id of one row of list_windows.";
  error.data = to_json(data);
  return error;
}

Error window_closed(const WindowClosed& given) {
  WindowClosed data = given;
  data.what = brief(data.what, 2000);
  Error error;
  error.code = "window_closed";
  error.message += "Window ";
  append_text(error.message, data.window_id);
  error.message += " closed during ";
  append_text(error.message, data.what);
  error.message += ".";
  error.hint += "List windows with list_windows.";
  error.data = to_json(data);
  return error;
}

Error ambiguous_window(const AmbiguousWindow& given) {
  AmbiguousWindow data = given;
  data.title = brief(data.title, 80);
  data.candidates = brief(data.candidates, 2000);
  Error error;
  error.code = "ambiguous_window";
  append_text(error.message, data.count);
  error.message += " accessible windows fit window ";
  append_text(error.message, data.window_id);
  error.message += " \"";
  append_text(error.message, data.title);
  error.message += "\": ";
  append_text(error.message, data.candidates);
  error.message += ".";
  error.hint += "Ask again in a moment: a window may be listed before its title is. Otherwise address points of its picture.";
  error.data = to_json(data);
  return error;
}

Error not_satisfied(const NotSatisfied& given) {
  NotSatisfied data = given;
  data.what = brief(data.what, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "not_satisfied";
  error.message += "This did not come true within ";
  append_text(error.message, data.waited_ms);
  error.message += " ms: ";
  append_text(error.message, data.what);
  error.message += ". Now ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "Look at the window with get_window_state, or wait longer.";
  error.data = to_json(data);
  return error;
}

Error session_ended(const SessionEnded& given) {
  SessionEnded data = given;
  data.session = brief(data.session, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "session_ended";
  error.message += "The session ";
  append_text(error.message, data.session);
  error.message += " has ended: ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "start_session begins a new session of that name, without the snapshots and settings of the old one; or use another name.";
  error.data = to_json(data);
  return error;
}

Error recording_folder_in_use(const RecordingFolderInUse& given) {
  RecordingFolderInUse data = given;
  data.path = brief(data.path, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "recording_folder_in_use";
  append_text(error.message, data.path);
  error.message += " cannot take a recording: ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "Name a folder that is empty or not there yet; nothing was changed.";
  error.data = to_json(data);
  return error;
}

Error file_unreadable(const FileUnreadable& given) {
  FileUnreadable data = given;
  data.path = brief(data.path, 2000);
  Error error;
  error.code = "file_unreadable";
  error.message += "The file ";
  append_text(error.message, data.path);
  error.message += " cannot be read.";
  error.hint += "Name a file that exists and may be read.";
  error.data = to_json(data);
  return error;
}

Error envelope_invalid(const EnvelopeInvalid& given) {
  EnvelopeInvalid data = given;
  data.what = brief(data.what, 2000);
  data.summary = brief(data.summary, 2000);
  Error error;
  error.code = "envelope_invalid";
  append_text(error.message, data.what);
  error.message += " breaks the rules of the Computer Use Protocol: ";
  append_text(error.message, data.summary);
  error.message += ".";
  error.hint += "Mend what is named first, and try again.";
  error.data = to_json(data);
  return error;
}

Error compact_text_invalid(const CompactTextInvalid& given) {
  CompactTextInvalid data = given;
  data.expected = brief(data.expected, 2000);
  Error error;
  error.code = "compact_text_invalid";
  error.message += "Line ";
  append_text(error.message, data.line);
  error.message += ", column ";
  append_text(error.message, data.column);
  error.message += " of the compact text: expected ";
  append_text(error.message, data.expected);
  error.message += ".";
  error.hint += "Compact text is read whole, or with the note at its end that says that it was cut.";
  error.data = to_json(data);
  return error;
}

Error nothing_to_find(const NothingToFind&) {
  Error error;
  error.code = "nothing_to_find";
  error.message += "The search says nothing of what to find.";
  error.hint += "Give at least one of query, role, name and state.";
  return error;
}

Error unknown_role(const UnknownRole& given) {
  UnknownRole data = given;
  data.role = brief(data.role, 80);
  if (data.suggestion) data.suggestion = brief(*data.suggestion, 80);
  Error error;
  error.code = "unknown_role";
  error.message += "\"";
  append_text(error.message, data.role);
  error.message += "\" means no role";
  if (data.suggestion.has_value() && !data.suggestion->empty()) {
    error.message += "; did you mean \"";
    append_text(error.message, *data.suggestion);
    error.message += "\"?";
  }
  error.hint += "A role is one of the Computer Use Protocol's, or words such as \"text field\" or \"search bar\".";
  error.data = to_json(data);
  return error;
}

Error recording_invalid(const RecordingInvalid& given) {
  RecordingInvalid data = given;
  data.path = brief(data.path, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "recording_invalid";
  append_text(error.message, data.path);
  error.message += " cannot be read as a recording: ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "Nothing was done. A recording is a folder that start_recording wrote.";
  error.data = to_json(data);
  return error;
}

Error needs_memory(const NeedsMemory& given) {
  NeedsMemory data = given;
  data.what = brief(data.what, 2000);
  Error error;
  error.code = "needs_memory";
  append_text(error.message, data.what);
  error.message += " would end with this command.";
  error.hint += "Make calls that go together over one connection.";
  error.data = to_json(data);
  return error;
}

Error unknown_setting(const UnknownSetting& given) {
  UnknownSetting data = given;
  data.key = brief(data.key, 80);
  if (data.suggestion) data.suggestion = brief(*data.suggestion, 80);
  Error error;
  error.code = "unknown_setting";
  error.message += "There is no setting \"";
  append_text(error.message, data.key);
  error.message += "\"";
  if (data.suggestion.has_value() && !data.suggestion->empty()) {
    error.message += "; did you mean \"";
    append_text(error.message, *data.suggestion);
    error.message += "\"?";
  }
  error.hint += "`offhand config list` shows them.";
  error.data = to_json(data);
  return error;
}

Error nothing_to_set(const NothingToSet& given) {
  NothingToSet data = given;
  data.settings = brief(data.settings, 2000);
  Error error;
  error.code = "nothing_to_set";
  error.message += "No setting was given.";
  error.hint += "Give at least one of: ";
  append_text(error.hint, data.settings);
  error.hint += ".";
  error.data = to_json(data);
  return error;
}

Error no_snapshot(const NoSnapshot& data) {
  Error error;
  error.code = "no_snapshot";
  error.message += "This session has no snapshot of window ";
  append_text(error.message, data.window_id);
  error.message += ".";
  error.hint += "Call get_window_state first.";
  error.data = to_json(data);
  return error;
}

Error unknown_element(const UnknownElement& given) {
  UnknownElement data = given;
  data.element = brief(data.element, 2000);
  Error error;
  error.code = "unknown_element";
  append_text(error.message, data.element);
  error.message += " is not in this session's latest snapshots";
  if (data.window_id.has_value()) {
    error.message += " of window ";
    append_text(error.message, *data.window_id);
  }
  error.message += ".";
  error.hint += "Call get_window_state and use its numbers.";
  error.data = to_json(data);
  return error;
}

Error elements_differ(const ElementsDiffer& given) {
  ElementsDiffer data = given;
  data.element_token = brief(data.element_token, 2000);
  Error error;
  error.code = "elements_differ";
  error.message += "element_index ";
  append_text(error.message, data.element_index);
  error.message += " and element_token ";
  append_text(error.message, data.element_token);
  error.message += " name different elements.";
  error.hint += "Nothing was sent. Take both from the same element of a snapshot, or give only one of them.";
  error.data = to_json(data);
  return error;
}

Error address_not_resolved(const AddressNotResolved& given) {
  AddressNotResolved data = given;
  data.kind = brief(data.kind, 2000);
  Error error;
  error.code = "address_not_resolved";
  error.message += "This server resolves no ";
  append_text(error.message, data.kind);
  error.message += ".";
  error.hint += "Address it in another way that the tool takes.";
  error.data = to_json(data);
  return error;
}

Error stale_element(const StaleElement& given) {
  StaleElement data = given;
  data.element = brief(data.element, 2000);
  data.reason = brief(data.reason, 2000);
  if (data.candidates) data.candidates = brief(*data.candidates, 2000);
  Error error;
  error.code = "stale_element";
  append_text(error.message, data.element);
  error.message += " is gone from window ";
  append_text(error.message, data.window_id);
  error.message += ": ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "Take a new snapshot";
  if (data.candidates.has_value() && !data.candidates->empty()) {
    error.hint += "; nearest now: ";
    append_text(error.hint, *data.candidates);
  }
  error.hint += ".";
  error.data = to_json(data);
  return error;
}

Error not_visible(const NotVisible& given) {
  NotVisible data = given;
  data.what = brief(data.what, 2000);
  data.reason = brief(data.reason, 2000);
  data.advice = brief(data.advice, 2000);
  Error error;
  error.code = "not_visible";
  append_text(error.message, data.what);
  error.message += " cannot be seen: ";
  append_text(error.message, data.reason);
  error.message += ".";
  append_text(error.hint, data.advice);
  error.data = to_json(data);
  return error;
}

Error element_covered(const ElementCovered& given) {
  ElementCovered data = given;
  data.what = brief(data.what, 2000);
  data.reason = brief(data.reason, 2000);
  data.advice = brief(data.advice, 2000);
  Error error;
  error.code = "element_covered";
  append_text(error.message, data.what);
  error.message += " cannot be hit by the pointer: ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "Nothing was sent. ";
  append_text(error.hint, data.advice);
  error.data = to_json(data);
  return error;
}

Error point_outside(const PointOutside& given) {
  PointOutside data = given;
  data.what = brief(data.what, 2000);
  Error error;
  error.code = "point_outside";
  error.message += "The point ";
  append_text(error.message, data.x);
  error.message += ", ";
  append_text(error.message, data.y);
  error.message += " lies outside ";
  append_text(error.message, data.what);
  error.message += " (";
  append_text(error.message, data.width);
  error.message += "x";
  append_text(error.message, data.height);
  error.message += ").";
  error.hint += "Positions refer to the last picture of the window; without pid, to the screen.";
  error.data = to_json(data);
  return error;
}

Error application_denied(const ApplicationDenied& given) {
  ApplicationDenied data = given;
  data.application = brief(data.application, 2000);
  data.setting = brief(data.setting, 2000);
  Error error;
  error.code = "application_denied";
  append_text(error.message, data.application);
  error.message += " is denied here by the setting ";
  append_text(error.message, data.setting);
  error.message += ".";
  error.hint += "Work with another application; whoever configures the server can change the setting.";
  error.data = to_json(data);
  return error;
}

Error desktop_scope_disabled(const DesktopScopeDisabled& data) {
  Error error;
  error.code = "desktop_scope_disabled";
  error.message += "Without pid and window_id the call means the whole screen, which the scope \"window\" does not allow.";
  error.hint += "Give pid, or scope \"desktop\"; the setting capture_scope allows it for every call.";
  error.data = to_json(data);
  return error;
}

Error no_zoom_picture(const NoZoomPicture& data) {
  Error error;
  error.code = "no_zoom_picture";
  error.message += "from_zoom needs a zoom picture of window ";
  append_text(error.message, data.window_id);
  error.message += ", and this session has none.";
  error.hint += "Give x and y of the window's own picture.";
  error.data = to_json(data);
  return error;
}

Error no_such_action(const NoSuchAction& given) {
  NoSuchAction data = given;
  data.element = brief(data.element, 2000);
  data.action = brief(data.action, 80);
  data.offered = brief(data.offered, 2000);
  Error error;
  error.code = "no_such_action";
  append_text(error.message, data.element);
  error.message += " offers no action for \"";
  append_text(error.message, data.action);
  error.message += "\"; it offers: ";
  append_text(error.message, data.offered);
  error.message += ".";
  error.hint += "Use one that it offers, or address its point.";
  error.data = to_json(data);
  return error;
}

Error not_editable(const NotEditable& given) {
  NotEditable data = given;
  data.element = brief(data.element, 2000);
  Error error;
  error.code = "not_editable";
  append_text(error.message, data.element);
  error.message += " takes no text.";
  error.hint += "Aim at an element with the state editable.";
  error.data = to_json(data);
  return error;
}

Error text_not_sent(const TextNotSent& given) {
  TextNotSent data = given;
  data.element = brief(data.element, 2000);
  data.reason = brief(data.reason, 2000);
  data.advice = brief(data.advice, 2000);
  Error error;
  error.code = "text_not_sent";
  error.message += "The text was not sent to ";
  append_text(error.message, data.element);
  error.message += ": ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "Nothing was sent. ";
  append_text(error.hint, data.advice);
  error.data = to_json(data);
  return error;
}

Error partly_sent(const PartlySent& given) {
  PartlySent data = given;
  data.element = brief(data.element, 2000);
  data.reason = brief(data.reason, 2000);
  if (data.value) data.value = brief(*data.value, 80);
  Error error;
  error.code = "partly_sent";
  error.message += "Only ";
  append_text(error.message, data.sent);
  error.message += " of ";
  append_counted(error.message, data.total, "key", "keys");
  error.message += " were sent to ";
  append_text(error.message, data.element);
  error.message += ": ";
  append_text(error.message, data.reason);
  if (data.value.has_value() && !data.value->empty()) {
    error.message += "; it holds \"";
    append_text(error.message, *data.value);
    error.message += "\" now";
  }
  error.message += ".";
  error.hint += "Do not repeat the whole. Read what it holds now, then send the rest, with a longer deadline or a shorter delay.";
  error.data = to_json(data);
  return error;
}

Error no_value(const NoValue& given) {
  NoValue data = given;
  data.element = brief(data.element, 2000);
  Error error;
  error.code = "no_value";
  append_text(error.message, data.element);
  error.message += " holds no value that could be set.";
  error.hint += "Click it, or press keys on it. An input of a web page that is shown as a button, such as a colour, is set by a script with the page tool.";
  error.data = to_json(data);
  return error;
}

Error invalid_value(const InvalidValue& given) {
  InvalidValue data = given;
  data.element = brief(data.element, 2000);
  data.expected = brief(data.expected, 2000);
  data.value = brief(data.value, 80);
  Error error;
  error.code = "invalid_value";
  append_text(error.message, data.element);
  error.message += " takes ";
  append_text(error.message, data.expected);
  error.message += ", not \"";
  append_text(error.message, data.value);
  error.message += "\".";
  error.hint += "Nothing was sent.";
  error.data = to_json(data);
  return error;
}

Error no_such_option(const NoSuchOption& given) {
  NoSuchOption data = given;
  data.element = brief(data.element, 2000);
  data.value = brief(data.value, 80);
  if (data.suggestion) data.suggestion = brief(*data.suggestion, 80);
  data.options = brief(data.options, 2000);
  Error error;
  error.code = "no_such_option";
  append_text(error.message, data.element);
  error.message += " has no option \"";
  append_text(error.message, data.value);
  error.message += "\"";
  if (data.suggestion.has_value() && !data.suggestion->empty()) {
    error.message += "; did you mean \"";
    append_text(error.message, *data.suggestion);
    error.message += "\"?";
  }
  error.hint += "It has: ";
  append_text(error.hint, data.options);
  error.hint += ".";
  error.data = to_json(data);
  return error;
}

Error unknown_key(const UnknownKey& given) {
  UnknownKey data = given;
  data.key = brief(data.key, 80);
  if (data.suggestion) data.suggestion = brief(*data.suggestion, 80);
  Error error;
  error.code = "unknown_key";
  error.message += "There is no key \"";
  append_text(error.message, data.key);
  error.message += "\"";
  if (data.suggestion.has_value() && !data.suggestion->empty()) {
    error.message += "; did you mean \"";
    append_text(error.message, *data.suggestion);
    error.message += "\"?";
  }
  error.hint += "Names: return, tab, escape, space, backspace, delete, home, end, pageup, pagedown, arrows, f1 to f24, print, pause, capslock, kp0 to kp9, volumeup, playpause, or one character.";
  error.data = to_json(data);
  return error;
}

Error invalid_key_combination(const InvalidKeyCombination& given) {
  InvalidKeyCombination data = given;
  data.keys = brief(data.keys, 80);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "invalid_key_combination";
  error.message += "\"";
  append_text(error.message, data.keys);
  error.message += "\" is no combination of keys: ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "Name modifiers (ctrl, shift, alt, super) and one other key, as in ctrl+s.";
  error.data = to_json(data);
  return error;
}

Error blocked_by_dialog(const BlockedByDialog& data) {
  Error error;
  error.code = "blocked_by_dialog";
  error.message += "Window ";
  append_text(error.message, data.window_id);
  error.message += " takes no input: the modal dialog ";
  append_text(error.message, data.dialog_window_id);
  error.message += " stands in front of it.";
  error.hint += "Answer the dialog first: it has window_id ";
  append_text(error.hint, data.dialog_window_id);
  error.hint += ".";
  error.data = to_json(data);
  return error;
}

Error element_unstable(const ElementUnstable& given) {
  ElementUnstable data = given;
  data.what = brief(data.what, 2000);
  Error error;
  error.code = "element_unstable";
  append_text(error.message, data.what);
  error.message += " does not hold still: it or what is around it changed ";
  append_counted(error.message, data.changes, "time", "times");
  error.message += " in the last ";
  append_text(error.message, data.window_ms);
  error.message += " ms.";
  error.hint += "Nothing was sent. Wait until it rests, or address it again from a new snapshot.";
  error.data = to_json(data);
  return error;
}

Error not_ready(const NotReady& given) {
  NotReady data = given;
  data.what = brief(data.what, 2000);
  data.reason = brief(data.reason, 2000);
  data.advice = brief(data.advice, 2000);
  Error error;
  error.code = "not_ready";
  append_text(error.message, data.what);
  error.message += " is not ready: ";
  append_text(error.message, data.reason);
  error.message += ", and was still so after ";
  append_text(error.message, data.waited_ms);
  error.message += " ms.";
  append_text(error.hint, data.advice);
  error.data = to_json(data);
  return error;
}

Error background_unavailable(const BackgroundUnavailable& given) {
  BackgroundUnavailable data = given;
  data.what = brief(data.what, 2000);
  data.reason = brief(data.reason, 2000);
  data.advice = brief(data.advice, 2000);
  Error error;
  error.code = "background_unavailable";
  append_text(error.message, data.what);
  error.message += " cannot be done in the background: ";
  append_text(error.message, data.reason);
  append_text(error.hint, data.advice);
  error.data = to_json(data);
  return error;
}

Error foreground_unavailable(const ForegroundUnavailable& given) {
  ForegroundUnavailable data = given;
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "foreground_unavailable";
  error.message += "Window ";
  append_text(error.message, data.window_id);
  error.message += " could not be brought to the front: ";
  append_text(error.message, data.reason);
  error.hint += "Use delivery_mode background.";
  error.data = to_json(data);
  return error;
}

Error action_failed(const ActionFailed& given) {
  ActionFailed data = given;
  data.what = brief(data.what, 2000);
  data.reason = brief(data.reason, 2000);
  data.advice = brief(data.advice, 2000);
  Error error;
  error.code = "action_failed";
  append_text(error.message, data.what);
  error.message += " failed: ";
  append_text(error.message, data.reason);
  append_text(error.hint, data.advice);
  error.data = to_json(data);
  return error;
}

Error page_unavailable(const PageUnavailable& given) {
  PageUnavailable data = given;
  data.app = brief(data.app, 2000);
  data.reason = brief(data.reason, 2000);
  data.advice = brief(data.advice, 2000);
  Error error;
  error.code = "page_unavailable";
  append_text(error.message, data.app);
  error.message += " (pid ";
  append_text(error.message, data.pid);
  error.message += ") offers no page: ";
  append_text(error.message, data.reason);
  error.message += ".";
  append_text(error.hint, data.advice);
  error.data = to_json(data);
  return error;
}

Error page_not_found(const PageNotFound& given) {
  PageNotFound data = given;
  data.title = brief(data.title, 80);
  data.candidates = brief(data.candidates, 2000);
  Error error;
  error.code = "page_not_found";
  error.message += "None of the ";
  append_counted(error.message, data.count, "page", "pages");
  error.message += " of this browser is the one that window ";
  append_text(error.message, data.window_id);
  error.message += " \"";
  append_text(error.message, data.title);
  error.message += "\" shows: ";
  append_text(error.message, data.candidates);
  error.message += ".";
  error.hint += "Name a part of its address with target_url_contains.";
  error.data = to_json(data);
  return error;
}

Error ambiguous_page(const AmbiguousPage& given) {
  AmbiguousPage data = given;
  data.candidates = brief(data.candidates, 2000);
  Error error;
  error.code = "ambiguous_page";
  append_counted(error.message, data.count, "page", "pages");
  error.message += " fit: ";
  append_text(error.message, data.candidates);
  error.message += ".";
  error.hint += "Name a part of its address with target_url_contains, or a window.";
  error.data = to_json(data);
  return error;
}

Error page_protocol_error(const PageProtocolError& given) {
  PageProtocolError data = given;
  data.endpoint = brief(data.endpoint, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "page_protocol_error";
  append_text(error.message, data.endpoint);
  error.message += " is not served by a browser that the page tool can work with: ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "Check cdp_port, or start the browser anew with launch_app, page_pipe and a --user-data-dir of its own.";
  error.data = to_json(data);
  return error;
}

Error page_replaced(const PageReplaced& given) {
  PageReplaced data = given;
  data.what = brief(data.what, 2000);
  Error error;
  error.code = "page_replaced";
  error.message += "The page was replaced by another one before ";
  append_text(error.message, data.what);
  error.message += ".";
  error.hint += "Nothing was done. Look at the page again.";
  error.data = to_json(data);
  return error;
}

Error page_gone(const PageGone& given) {
  PageGone data = given;
  data.what = brief(data.what, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "page_gone";
  error.message += "The page went away during ";
  append_text(error.message, data.what);
  error.message += ": ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "Look at the page again; what was asked may have been done.";
  error.data = to_json(data);
  return error;
}

Error page_blocked(const PageBlocked& given) {
  PageBlocked data = given;
  data.dialog = brief(data.dialog, 2000);
  Error error;
  error.code = "page_blocked";
  error.message += "A dialog blocks the page: ";
  append_text(error.message, data.dialog);
  error.message += ".";
  error.hint += "Answer the dialog in its window first.";
  error.data = to_json(data);
  return error;
}

Error page_silent(const PageSilent& given) {
  PageSilent data = given;
  data.what = brief(data.what, 2000);
  Error error;
  error.code = "page_silent";
  error.message += "The page did not answer ";
  append_text(error.message, data.what);
  error.message += " within ";
  append_text(error.message, data.waited_ms);
  error.message += " ms.";
  error.hint += "A script or a dialog keeps it busy. Wait, or look at its window.";
  error.data = to_json(data);
  return error;
}

Error script_failed(const ScriptFailed& given) {
  ScriptFailed data = given;
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "script_failed";
  error.message += "The script failed";
  if (data.line.has_value()) {
    error.message += " in line ";
    append_text(error.message, *data.line);
  }
  error.message += ": ";
  append_text(error.message, data.reason);
  error.hint += "What it did before that stays done.";
  error.data = to_json(data);
  return error;
}

Error script_timeout(const ScriptTimeout& given) {
  ScriptTimeout data = given;
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "script_timeout";
  error.message += "The script was not done within ";
  append_text(error.message, data.waited_ms);
  error.message += " ms: ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "Give it less to do, or more time with timeout_ms.";
  error.data = to_json(data);
  return error;
}

Error script_result_unusable(const ScriptResultUnusable& given) {
  ScriptResultUnusable data = given;
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "script_result_unusable";
  error.message += "The script ran, but its result cannot be told: ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "Return only what is needed of it.";
  error.data = to_json(data);
  return error;
}

Error invalid_selector(const InvalidSelector& given) {
  InvalidSelector data = given;
  data.selector = brief(data.selector, 80);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "invalid_selector";
  error.message += "\"";
  append_text(error.message, data.selector);
  error.message += "\" is no CSS selector: ";
  append_text(error.message, data.reason);
  error.hint += "Give one as document.querySelector takes it.";
  error.data = to_json(data);
  return error;
}

Error no_page_element(const NoPageElement& given) {
  NoPageElement data = given;
  data.selector = brief(data.selector, 2000);
  Error error;
  error.code = "no_page_element";
  error.message += "Nothing on the page fits ";
  append_text(error.message, data.selector);
  if (data.hidden.has_value()) {
    error.message += "; ";
    append_text(error.message, *data.hidden);
    error.message += " that fit cannot be seen";
  }
  error.message += ".";
  error.hint += "Look with page and css_selector at what is there.";
  error.data = to_json(data);
  return error;
}

Error ambiguous_selector(const AmbiguousSelector& given) {
  AmbiguousSelector data = given;
  data.selector = brief(data.selector, 2000);
  data.candidates = brief(data.candidates, 2000);
  Error error;
  error.code = "ambiguous_selector";
  append_text(error.message, data.count);
  error.message += " visible elements fit ";
  append_text(error.message, data.selector);
  error.message += ": ";
  append_text(error.message, data.candidates);
  error.message += ".";
  error.hint += "Nothing was sent. Narrow the selector.";
  error.data = to_json(data);
  return error;
}

Error which_browser(const WhichBrowser& given) {
  WhichBrowser data = given;
  data.action = brief(data.action, 2000);
  Error error;
  error.code = "which_browser";
  append_text(error.message, data.action);
  error.message += " needs pid or window_id: it is not the case that exactly one application offers its pages.";
  error.hint += "Name one. launch_app with page_pipe and a --user-data-dir of its own starts one that offers its pages.";
  error.data = to_json(data);
  return error;
}

Error app_not_found(const AppNotFound& given) {
  AppNotFound data = given;
  data.name = brief(data.name, 80);
  if (data.suggestion) data.suggestion = brief(*data.suggestion, 80);
  Error error;
  error.code = "app_not_found";
  error.message += "There is no application \"";
  append_text(error.message, data.name);
  error.message += "\"";
  if (data.suggestion.has_value() && !data.suggestion->empty()) {
    error.message += "; did you mean \"";
    append_text(error.message, *data.suggestion);
    error.message += "\"?";
  }
  error.hint += "Give launch_path, or the name of its program.";
  error.data = to_json(data);
  return error;
}

Error launch_failed(const LaunchFailed& given) {
  LaunchFailed data = given;
  data.name = brief(data.name, 2000);
  data.reason = brief(data.reason, 2000);
  if (data.output) data.output = brief(*data.output, 2000);
  Error error;
  error.code = "launch_failed";
  append_text(error.message, data.name);
  error.message += " did not start: ";
  append_text(error.message, data.reason);
  if (data.output.has_value() && !data.output->empty()) {
    error.message += ". It said last: ";
    append_text(error.message, *data.output);
  }
  error.hint += "Start it by hand to see what it says.";
  error.data = to_json(data);
  return error;
}

Error launch_not_allowed(const LaunchNotAllowed& given) {
  LaunchNotAllowed data = given;
  data.name = brief(data.name, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "launch_not_allowed";
  append_text(error.message, data.name);
  error.message += " is not started: ";
  append_text(error.message, data.reason);
  error.message += ", and the setting launch allows installed applications only.";
  error.hint += "Name an installed application, without further arguments. Whoever configures this may set launch to any.";
  error.data = to_json(data);
  return error;
}

Error foreign_process(const ForeignProcess& given) {
  ForeignProcess data = given;
  data.name = brief(data.name, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "foreign_process";
  error.message += "Process ";
  append_text(error.message, data.pid);
  error.message += " (";
  append_text(error.message, data.name);
  error.message += ") may not be ended: ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "Only processes of this user that own a window here or were launched here.";
  error.data = to_json(data);
  return error;
}

Error protected_process(const ProtectedProcess& given) {
  ProtectedProcess data = given;
  data.name = brief(data.name, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "protected_process";
  error.message += "Process ";
  append_text(error.message, data.pid);
  error.message += " (";
  append_text(error.message, data.name);
  error.message += ") is never ended: ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.data = to_json(data);
  return error;
}

Error no_such_menu_entry(const NoSuchMenuEntry& given) {
  NoSuchMenuEntry data = given;
  data.where = brief(data.where, 2000);
  data.entry = brief(data.entry, 80);
  if (data.suggestion) data.suggestion = brief(*data.suggestion, 80);
  data.entries = brief(data.entries, 2000);
  if (data.commands) data.commands = brief(*data.commands, 2000);
  Error error;
  error.code = "no_such_menu_entry";
  append_text(error.message, data.where);
  error.message += " has no entry \"";
  append_text(error.message, data.entry);
  error.message += "\"";
  if (data.suggestion.has_value() && !data.suggestion->empty()) {
    error.message += "; did you mean \"";
    append_text(error.message, *data.suggestion);
    error.message += "\"?";
  }
  error.hint += "Nothing was chosen. It has: ";
  append_text(error.hint, data.entries);
  error.hint += ".";
  if (data.commands.has_value() && !data.commands->empty()) {
    error.hint += " Commands, each a path by its name alone: ";
    append_text(error.hint, *data.commands);
    error.hint += ".";
  }
  error.data = to_json(data);
  return error;
}

Error ambiguous_menu_entry(const AmbiguousMenuEntry& given) {
  AmbiguousMenuEntry data = given;
  data.where = brief(data.where, 2000);
  data.entry = brief(data.entry, 80);
  data.candidates = brief(data.candidates, 2000);
  Error error;
  error.code = "ambiguous_menu_entry";
  append_text(error.message, data.where);
  error.message += " has ";
  append_counted(error.message, data.count, "entry", "entries");
  error.message += " \"";
  append_text(error.message, data.entry);
  error.message += "\".";
  error.hint += "Nothing was chosen. Name the one that is meant: ";
  append_text(error.hint, data.candidates);
  error.hint += ".";
  error.data = to_json(data);
  return error;
}

Error menu_entry_disabled(const MenuEntryDisabled& given) {
  MenuEntryDisabled data = given;
  data.entry = brief(data.entry, 80);
  Error error;
  error.code = "menu_entry_disabled";
  error.message += "The menu entry \"";
  append_text(error.message, data.entry);
  error.message += "\" is disabled now.";
  error.hint += "Nothing was chosen. Do first what it needs, such as selecting something.";
  error.data = to_json(data);
  return error;
}

Error menu_path_incomplete(const MenuPathIncomplete& given) {
  MenuPathIncomplete data = given;
  data.entry = brief(data.entry, 80);
  data.entries = brief(data.entries, 2000);
  Error error;
  error.code = "menu_path_incomplete";
  error.message += "\"";
  append_text(error.message, data.entry);
  error.message += "\" is a menu, not a command.";
  error.hint += "Nothing was chosen. Add one of its entries: ";
  append_text(error.hint, data.entries);
  error.hint += ".";
  error.data = to_json(data);
  return error;
}

Error invalid_command_value(const InvalidCommandValue& given) {
  InvalidCommandValue data = given;
  data.command = brief(data.command, 2000);
  data.expected = brief(data.expected, 2000);
  if (data.value) data.value = brief(*data.value, 80);
  data.advice = brief(data.advice, 2000);
  Error error;
  error.code = "invalid_command_value";
  error.message += "The command ";
  append_text(error.message, data.command);
  error.message += " takes ";
  append_text(error.message, data.expected);
  if (data.value.has_value() && !data.value->empty()) {
    error.message += ", not \"";
    append_text(error.message, *data.value);
    error.message += "\"";
  }
  error.message += ".";
  error.hint += "Nothing was sent. ";
  append_text(error.hint, data.advice);
  error.data = to_json(data);
  return error;
}

Error clipboard_unavailable(const ClipboardUnavailable& given) {
  ClipboardUnavailable data = given;
  data.action = brief(data.action, 2000);
  data.reason = brief(data.reason, 2000);
  data.advice = brief(data.advice, 2000);
  Error error;
  error.code = "clipboard_unavailable";
  error.message += "The clipboard cannot be ";
  append_text(error.message, data.action);
  error.message += ": ";
  append_text(error.message, data.reason);
  error.message += ".";
  append_text(error.hint, data.advice);
  error.data = to_json(data);
  return error;
}

Error clipboard_too_large(const ClipboardTooLarge& data) {
  Error error;
  error.code = "clipboard_too_large";
  error.message += "The content of the clipboard is larger than ";
  append_text(error.message, data.limit_bytes);
  error.message += " bytes.";
  error.hint += "Raise max_bytes, if that is wanted.";
  error.data = to_json(data);
  return error;
}

Error clipboard_lacks(const ClipboardLacks& given) {
  ClipboardLacks data = given;
  data.form = brief(data.form, 2000);
  if (data.types) data.types = brief(*data.types, 2000);
  Error error;
  error.code = "clipboard_lacks";
  error.message += "The clipboard holds no ";
  append_text(error.message, data.form);
  if (data.types.has_value() && !data.types->empty()) {
    error.message += "; it offers: ";
    append_text(error.message, *data.types);
  }
  error.message += ".";
  error.hint += "Ask for what it holds.";
  error.data = to_json(data);
  return error;
}

Error input_file_refused(const InputFileRefused& given) {
  InputFileRefused data = given;
  data.path = brief(data.path, 2000);
  data.reason = brief(data.reason, 2000);
  data.advice = brief(data.advice, 2000);
  Error error;
  error.code = "input_file_refused";
  append_text(error.message, data.path);
  error.message += " cannot be used: ";
  append_text(error.message, data.reason);
  error.message += ".";
  append_text(error.hint, data.advice);
  error.data = to_json(data);
  return error;
}

Error path_not_allowed(const PathNotAllowed& given) {
  PathNotAllowed data = given;
  data.path = brief(data.path, 2000);
  data.roots = brief(data.roots, 2000);
  Error error;
  error.code = "path_not_allowed";
  append_text(error.message, data.path);
  error.message += " is not below a folder that may be written to: ";
  append_text(error.message, data.roots);
  error.message += ".";
  error.hint += "Choose a path there, or add its folder to output_roots.";
  error.data = to_json(data);
  return error;
}

Error output_refused(const OutputRefused& given) {
  OutputRefused data = given;
  data.path = brief(data.path, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "output_refused";
  append_text(error.message, data.path);
  error.message += " is not written: ";
  append_text(error.message, data.reason);
  error.message += ".";
  error.hint += "Choose a name that is free, or that of an earlier picture.";
  error.data = to_json(data);
  return error;
}

Error write_failed(const WriteFailed& given) {
  WriteFailed data = given;
  data.path = brief(data.path, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "write_failed";
  append_text(error.message, data.path);
  error.message += " cannot be written: ";
  append_text(error.message, data.reason);
  error.hint += "Check the folder and its permissions.";
  error.data = to_json(data);
  return error;
}

Error client_file_refused(const ClientFileRefused& given) {
  ClientFileRefused data = given;
  data.path = brief(data.path, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "client_file_refused";
  append_text(error.message, data.path);
  error.message += " is left as it is: ";
  append_text(error.message, data.reason);
  error.hint += "Change it yourself: `offhand install --client NAME --print` says what to write.";
  error.data = to_json(data);
  return error;
}

Error client_file_invalid(const ClientFileInvalid& given) {
  ClientFileInvalid data = given;
  data.path = brief(data.path, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "client_file_invalid";
  append_text(error.message, data.path);
  error.message += " is left as it is, because line ";
  append_text(error.message, data.line);
  error.message += ", column ";
  append_text(error.message, data.column);
  error.message += " cannot be understood: ";
  append_text(error.message, data.reason);
  error.hint += "Mend that line and repeat the command, or write the entry yourself: `offhand install --client NAME --print` says what.";
  error.data = to_json(data);
  return error;
}

Error client_without_projects(const ClientWithoutProjects& given) {
  ClientWithoutProjects data = given;
  data.client = brief(data.client, 2000);
  Error error;
  error.code = "client_without_projects";
  append_text(error.message, data.client);
  error.message += " has no settings file for a project.";
  error.hint += "Use --scope user.";
  error.data = to_json(data);
  return error;
}

Error client_not_chosen(const ClientNotChosen& given) {
  ClientNotChosen data = given;
  data.found = brief(data.found, 2000);
  Error error;
  error.code = "client_not_chosen";
  error.message += "--client is missing, and nobody can be asked here. Clients that were found: ";
  append_text(error.message, data.found);
  error.hint += "Name one with --client.";
  error.data = to_json(data);
  return error;
}

Error no_client_found(const NoClientFound& given) {
  NoClientFound data = given;
  data.home = brief(data.home, 2000);
  Error error;
  error.code = "no_client_found";
  error.message += "None of the known MCP clients was found in ";
  append_text(error.message, data.home);
  error.message += ".";
  error.hint += "Name yours with --client, which creates its file, or print the entry with --print.";
  error.data = to_json(data);
  return error;
}

Error output_lost(const OutputLost& given) {
  OutputLost data = given;
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "output_lost";
  error.message += "Standard output (stdout) cannot be written: ";
  append_text(error.message, data.reason);
  error.hint += "The command itself was carried out; only what it had to say is lost.";
  error.data = to_json(data);
  return error;
}

Error missing_package(const MissingPackage& given) {
  MissingPackage data = given;
  data.program = brief(data.program, 2000);
  data.package = brief(data.package, 2000);
  Error error;
  error.code = "missing_package";
  error.message += "The program ";
  append_text(error.message, data.program);
  error.message += " is missing.";
  error.hint += "Install it: apt-get install ";
  append_text(error.hint, data.package);
  error.data = to_json(data);
  return error;
}

Error sandbox_failed(const SandboxFailed& given) {
  SandboxFailed data = given;
  data.step = brief(data.step, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "sandbox_failed";
  error.message += "The sandbox failed at ";
  append_text(error.message, data.step);
  error.message += ": ";
  append_text(error.message, data.reason);
  error.hint += "Run `offhand sandbox run -- true` to see it alone.";
  error.data = to_json(data);
  return error;
}

Error command_unavailable(const CommandUnavailable& given) {
  CommandUnavailable data = given;
  data.command = brief(data.command, 80);
  Error error;
  error.code = "command_unavailable";
  error.message += "This build has no command \"";
  append_text(error.message, data.command);
  error.message += "\": it has neither a daemon nor servers nor private desktops.";
  error.hint += "Single commands and `offhand call -` work without them.";
  error.data = to_json(data);
  return error;
}

Error command_not_found(const CommandNotFound& given) {
  CommandNotFound data = given;
  data.command = brief(data.command, 80);
  Error error;
  error.code = "command_not_found";
  error.message += "There is no program \"";
  append_text(error.message, data.command);
  error.message += "\".";
  error.hint += "Give its path, or the name of one that PATH leads to.";
  error.data = to_json(data);
  return error;
}

Error command_not_executable(const CommandNotExecutable& given) {
  CommandNotExecutable data = given;
  data.command = brief(data.command, 80);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "command_not_executable";
  error.message += "The program \"";
  append_text(error.message, data.command);
  error.message += "\" cannot be run: ";
  append_text(error.message, data.reason);
  error.hint += "It must be a file that may be executed, and its interpreter must be there.";
  error.data = to_json(data);
  return error;
}

Error daemon_running(const DaemonRunning& given) {
  DaemonRunning data = given;
  data.socket = brief(data.socket, 2000);
  Error error;
  error.code = "daemon_running";
  error.message += "A daemon listens on ";
  append_text(error.message, data.socket);
  error.message += " already.";
  error.hint += "`offhand status` shows it, `offhand stop` ends it.";
  error.data = to_json(data);
  return error;
}

Error socket_in_use(const SocketInUse& given) {
  SocketInUse data = given;
  data.socket = brief(data.socket, 2000);
  Error error;
  error.code = "socket_in_use";
  error.message += "A process that is no daemon of offhand listens on ";
  append_text(error.message, data.socket);
  error.message += ": for instance systemd, which starts the daemon with the first command.";
  error.hint += "`offhand status` starts it; or give the socket up with `systemctl --user stop \"offhand@$(offhand status --desktop).socket\"`, or name another one with --socket.";
  error.data = to_json(data);
  return error;
}

Error socket_of_another_desktop(const SocketOfAnotherDesktop& given) {
  SocketOfAnotherDesktop data = given;
  data.passed = brief(data.passed, 2000);
  data.socket = brief(data.socket, 2000);
  Error error;
  error.code = "socket_of_another_desktop";
  error.message += "The socket passed to this process is ";
  append_text(error.message, data.passed);
  error.message += ", and that of its desktop is ";
  append_text(error.message, data.socket);
  error.message += ": its clients mean another desktop.";
  error.hint += "Give the service the variables of its desktop: `systemctl --user import-environment DISPLAY XAUTHORITY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS` there; or name the socket with --socket.";
  error.data = to_json(data);
  return error;
}

Error daemon_not_running(const DaemonNotRunning& given) {
  DaemonNotRunning data = given;
  data.socket = brief(data.socket, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "daemon_not_running";
  error.message += "No daemon answers on ";
  append_text(error.message, data.socket);
  error.message += ": ";
  append_text(error.message, data.reason);
  error.hint += "Start one with `offhand serve`.";
  error.data = to_json(data);
  return error;
}

Error daemon_gone(const DaemonGone& given) {
  DaemonGone data = given;
  data.what = brief(data.what, 2000);
  Error error;
  error.code = "daemon_gone";
  error.message += "The daemon ended while ";
  append_text(error.message, data.what);
  error.message += " was on its way. Whether it was done, or how much of it, is not known.";
  error.hint += "Look with get_window_state before you ask for it again. Later calls are served without that daemon.";
  error.data = to_json(data);
  return error;
}

Error daemon_hangs(const DaemonHangs& data) {
  Error error;
  error.code = "daemon_hangs";
  error.message += "The daemon (pid ";
  append_text(error.message, data.pid);
  error.message += ") did not end within ";
  append_text(error.message, data.waited_ms);
  error.message += " ms.";
  error.hint += "End it with `kill -9 ";
  append_text(error.hint, data.pid);
  error.hint += "`; the next one replaces its socket.";
  error.data = to_json(data);
  return error;
}

Error daemon_elsewhere(const DaemonElsewhere& given) {
  DaemonElsewhere data = given;
  data.socket = brief(data.socket, 2000);
  Error error;
  error.code = "daemon_elsewhere";
  error.message += "Process ";
  append_text(error.message, data.pid);
  error.message += " answers on ";
  append_text(error.message, data.socket);
  error.message += ", but the daemon says that it is process ";
  append_text(error.message, data.stated);
  error.message += ".";
  error.hint += "Something passes the connection on; run the command where the daemon runs.";
  error.data = to_json(data);
  return error;
}

Error sandbox_not_named(const SandboxNotNamed& given) {
  SandboxNotNamed data = given;
  data.sandboxes = brief(data.sandboxes, 2000);
  Error error;
  error.code = "sandbox_not_named";
  error.message += "The command does not say which sandbox is meant; there ";
  append_text(error.message, data.sandboxes);
  error.message += ".";
  error.hint += "Give the id of one.";
  error.data = to_json(data);
  return error;
}

Error sandbox_not_found(const SandboxNotFound& given) {
  SandboxNotFound data = given;
  data.id = brief(data.id, 80);
  Error error;
  error.code = "sandbox_not_found";
  error.message += "There is no sandbox \"";
  append_text(error.message, data.id);
  error.message += "\".";
  error.hint += "`offhand sandbox status` lists them.";
  error.data = to_json(data);
  return error;
}

Error invalid_arguments(std::string_view tool, std::span<const offhand::Problem> problems) {
  InvalidArguments data;
  data.tool = tool;
  data.summary = summary_of(problems);
  for (const offhand::Problem& problem : problems) data.problems.push_back({problem.pointer, problem.message});
  return invalid_arguments(data);
}

namespace {

constexpr auto kErrors = std::to_array<ErrorInfo>({
  {"accessibility_disabled", "{app} (pid {pid}) shows no accessibility tree: accessibility is switched off on this desktop, and accessibility_enable is \"{setting}\".", "Let offhand switch it on with accessibility_enable \"auto\" (OFFHAND_ACCESSIBILITY_ENABLE=auto), or switch it on in the desktop's settings; pictures and points work without.", "", 1},
  {"accessibility_off", "{app} (pid {pid}) shows no accessibility tree[ of window {window_id}, only of {others}].", "Restart it while accessibility is on[, {how}], or address points of its picture.", "", 1},
  {"action_failed", "{what} failed: {reason}", "{advice}", "", 1},
  {"address_not_resolved", "This server resolves no {kind}.", "Address it in another way that the tool takes.", "", 1},
  {"address_unavailable", "Nothing can be served at {address} port {port}: {reason}", "Give an address of this machine with --bind, and a port from 1024 on.", "", 2},
  {"ambiguous_menu_entry", "{where} has {count/entry/entries} \"{entry}\".", "Nothing was chosen. Name the one that is meant: {candidates}.", "", 1},
  {"ambiguous_page", "{count/page/pages} fit: {candidates}.", "Name a part of its address with target_url_contains, or a window.", "", 1},
  {"ambiguous_selector", "{count} visible elements fit {selector}: {candidates}.", "Nothing was sent. Narrow the selector.", "", 1},
  {"ambiguous_window", "{count} accessible windows fit window {window_id} \"{title}\": {candidates}.", "Ask again in a moment: a window may be listed before its title is. Otherwise address points of its picture.", "", 1},
  {"app_not_found", "There is no application \"{name}\"[; did you mean \"{suggestion}\"?]", "Give launch_path, or the name of its program.", "", 1},
  {"app_not_responding", "{app} (pid {pid}) does not answer: {what} got no reply within {waited_ms} ms.", "Wait a moment and try again.[ If it stays silent, as it has been for {silent_ms} ms, kill_app ends it.]", "", 1},
  {"application_denied", "{application} is denied here by the setting {setting}.", "Work with another application; whoever configures the server can change the setting.", "", 1},
  {"background_unavailable", "{what} cannot be done in the background: {reason}", "{advice}", "", 1},
  {"bad_call_line", "The line is no call of a tool: {reason}", "A call is one line: {form}", "", 2},
  {"blocked_by_dialog", "Window {window_id} takes no input: the modal dialog {dialog_window_id} stands in front of it.", "Answer the dialog first: it has window_id {dialog_window_id}.", "", 1},
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
  {"configuration_invalid", "{source}: {reason}", "Whoever configures the server has to mend it.", "`offhand config` shows the keys.", 2},
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
  {"envelope_invalid", "{what} breaks the rules of the Computer Use Protocol: {summary}.", "Mend what is named first, and try again.", "`offhand cup validate` names every problem of an envelope.", 1},
  {"facet_missing", "There is no {facet} on {platform}[: {reason}].", "[{advice} ]Tools that do not need it work.", "", 1},
  {"file_unreadable", "The file {path} cannot be read.", "Name a file that exists and may be read.", "", 1},
  {"foreground_unavailable", "Window {window_id} could not be brought to the front: {reason}", "Use delivery_mode background.", "", 1},
  {"foreign_process", "Process {pid} ({name}) may not be ended: {reason}.", "Only processes of this user that own a window here or were launched here.", "", 1},
  {"input_file_refused", "{path} cannot be used: {reason}.", "{advice}", "", 1},
  {"input_required", "An answer is needed first: {question}", "Answer and call again.", "", 1},
  {"internal", "Something inside offhand failed: {reason}", "Please report it.", "", 1},
  {"invalid_arguments", "{tool}: {summary}", "The description and the schema of {tool} say which arguments it takes.", "Run `offhand describe {tool}` for the arguments.", 2},
  {"invalid_command_value", "The command {command} takes {expected}[, not \"{value}\"].", "Nothing was sent. {advice}", "", 2},
  {"invalid_key_combination", "\"{keys}\" is no combination of keys: {reason}.", "Name modifiers (ctrl, shift, alt, super) and one other key, as in ctrl+s.", "", 2},
  {"invalid_meta", "The member {member} of _meta is {value}: it must be {expected}.", "Leave it out for the configured value.", "", 2},
  {"invalid_option", "{option} is \"{value}\": it must be {expected}.", "Run `offhand {command} --help`.", "", 2},
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
  {"no_client_found", "None of the known MCP clients was found in {home}.", "Name yours with --client, which creates its file, or print the entry with --print.", "", 1},
  {"no_compositor", "No compositor runs on {display}: cursors of sessions are drawn opaque instead of blended with what lies beneath.", "Start one, such as picom.", "Start one: `apt-get install picom`, then `picom &`.", 3},
  {"no_display", "There is no display: {reason}", "The server was started outside a desktop session: whoever started it has to give it one.", "Set DISPLAY, or use `offhand sandbox run -- ...`.", 3},
  {"no_page_element", "Nothing on the page fits {selector}[; {hidden} that fit cannot be seen].", "Look with page and css_selector at what is there.", "", 1},
  {"no_snapshot", "This session has no snapshot of window {window_id}.", "Call get_window_state first.", "Call get-window-state first. A single command has no memory: use `offhand call -` or `offhand mcp`.", 1},
  {"no_such_action", "{element} offers no action for \"{action}\"; it offers: {offered}.", "Use one that it offers, or address its point.", "", 1},
  {"no_such_menu_entry", "{where} has no entry \"{entry}\"[; did you mean \"{suggestion}\"?]", "Nothing was chosen. It has: {entries}.[ Commands, each a path by its name alone: {commands}.]", "", 1},
  {"no_such_option", "{element} has no option \"{value}\"[; did you mean \"{suggestion}\"?]", "It has: {options}.", "", 1},
  {"no_value", "{element} holds no value that could be set.", "Click it, or press keys on it. An input of a web page that is shown as a button, such as a colour, is set by a script with the page tool.", "", 1},
  {"no_window", "{app} (pid {pid}) has no window[: {reason}][. It said last: {output}].", "Wait until it shows one: list_windows lists it then.", "", 1},
  {"no_zoom_picture", "from_zoom needs a zoom picture of window {window_id}, and this session has none.", "Give x and y of the window's own picture.", "", 1},
  {"not_editable", "{element} takes no text.", "Aim at an element with the state editable.", "", 1},
  {"not_ready", "{what} is not ready: {reason}, and was still so after {waited_ms} ms.", "{advice}", "", 1},
  {"not_satisfied", "This did not come true within {waited_ms} ms: {what}. Now {reason}.", "Look at the window with get_window_state, or wait longer.", "", 1},
  {"not_visible", "{what} cannot be seen: {reason}.", "{advice}", "", 1},
  {"nothing_to_find", "The search says nothing of what to find.", "Give at least one of query, role, name and state.", "", 2},
  {"nothing_to_set", "No setting was given.", "Give at least one of: {settings}.", "", 2},
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
  {"point_outside", "The point {x}, {y} lies outside {what} ({width}x{height}).", "Positions refer to the last picture of the window; without pid, to the screen.", "", 1},
  {"port_in_use", "Port {port} of {address} is in use.", "Choose another with --port, or stop the server that has it.", "", 2},
  {"process_not_found", "There is no process {pid}.", "List windows with list_windows, or start the application with launch_app.", "", 1},
  {"protected_process", "Process {pid} ({name}) is never ended: {reason}.", "", "", 1},
  {"recording_folder_in_use", "{path} cannot take a recording: {reason}.", "Name a folder that is empty or not there yet; nothing was changed.", "", 1},
  {"recording_invalid", "{path} cannot be read as a recording: {reason}.", "Nothing was done. A recording is a folder that start_recording wrote.", "", 1},
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
  {"text_not_sent", "The text was not sent to {element}: {reason}.", "Nothing was sent. {advice}", "", 1},
  {"token_file_unsafe", "The token file {path} cannot be used: {reason}.", "It must be a file of yours with mode 0600.", "", 2},
  {"token_invalid", "The token of {source} cannot be used: {reason}.", "`head -c 24 /dev/urandom | base64` makes a good one.", "", 2},
  {"token_required", "Serving at {address} needs a token: others can reach it.", "Set OFFHAND_HTTP_TOKEN, or name a 0600 file with --token-file; or serve at 127.0.0.1.", "", 2},
  {"too_much_waiting", "{what} of {bytes} bytes was refused: the messages that wait on this connection hold {held_bytes} bytes, and may hold {limit_bytes}.", "Wait for answers, or send less at once.", "", 1},
  {"tool_not_selected", "The tool \"{tool}\" is not in this selection.", "The server offers a selection of tools; whoever configures it can start it with the preset {preset}.", "Start the server with `--tools {preset}`.", 2},
  {"unknown_element", "{element} is not in this session's latest snapshots[ of window {window_id}].", "Call get_window_state and use its numbers.", "", 1},
  {"unknown_key", "There is no key \"{key}\"[; did you mean \"{suggestion}\"?]", "Names: return, tab, escape, space, backspace, delete, home, end, pageup, pagedown, arrows, f1 to f24, print, pause, capslock, kp0 to kp9, volumeup, playpause, or one character.", "", 2},
  {"unknown_platform", "There is no platform \"{platform}\" in this build.", "Platforms: {platforms}.", "", 2},
  {"unknown_preset", "There is no preset or tool \"{name}\"[; did you mean \"{suggestion}\"?]", "Presets: {presets}.", "", 2},
  {"unknown_role", "\"{role}\" means no role[; did you mean \"{suggestion}\"?]", "A role is one of the Computer Use Protocol's, or words such as \"text field\" or \"search bar\".", "", 2},
  {"unknown_setting", "There is no setting \"{key}\"[; did you mean \"{suggestion}\"?]", "`offhand config list` shows them.", "", 2},
  {"unknown_tool", "There is no tool \"{tool}\"[; did you mean \"{suggestion}\"?]", "tools/list names the tools of this server.", "List the tools with `offhand list-tools --all`.", 2},
  {"unsupported_platform", "{tool} does not work on {platform}: {reason}", "Use another tool; tools/list names those that work here.", "`offhand list-tools --all` shows what works.", 1},
  {"wayland_session", "This is a Wayland session ({display}): only windows of X11 programs are seen and operated.", "Log in to a session of X11, or start the program as one of X11.", "Log in to a session of X11, or start the program as one of X11: `env -u WAYLAND_DISPLAY GDK_BACKEND=x11 QT_QPA_PLATFORM=xcb PROGRAM`. `offhand sandbox run -- ...` has an X server of its own.", 3},
  {"which_browser", "{action} needs pid or window_id: it is not the case that exactly one application offers its pages.", "Name one. launch_app with page_pipe and a --user-data-dir of its own starts one that offers its pages.", "", 2},
  {"window_closed", "Window {window_id} closed during {what}.", "List windows with list_windows.", "", 1},
  {"window_not_found", "There is no window {window_id}.", "List windows with list_windows.", "", 1},
  {"window_owner_mismatch", "Window {window_id} belongs to pid {owner_pid}, not to {pid}.", "Use the pid and window_id of one row of list_windows.", "", 1},
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

}  // namespace offhand::errors
