// Generated from schema/tools/desktop/page.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/observation.h"
#include "generated/types/page.h"
#include "generated/types/session.h"
#include "generated/types/target.h"
#include "generated/types/window.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

/// Runs javascript among the page's own scripts and waits for the promise that it may return. A script may also be the
/// body of a function that returns a value.
struct ExecuteJavascript {
  /// Script for execute_javascript: an expression or statements, or the body of a function that returns a value.
  std::string javascript{};
  bool operator==(const ExecuteJavascript&) const = default;
};
void write(JsonWriter& writer, const ExecuteJavascript& value);
void read(const nlohmann::json& json, ExecuteJavascript& out);

/// Reads the text of the page as a user sees it.
struct GetText {
  bool operator==(const GetText&) const = default;
};
void write(JsonWriter& writer, const GetText& value);
void read(const nlohmann::json& json, GetText& out);

/// Lists the elements that match css_selector.
struct QueryDom {
  /// CSS selector for query_dom, as document.querySelectorAll takes it.
  std::string css_selector{};
  /// Names of attributes that query_dom reports of each element.
  std::vector<std::string> attributes{};
  bool operator==(const QueryDom&) const = default;
};
void write(JsonWriter& writer, const QueryDom& value);
void read(const nlohmann::json& json, QueryDom& out);

/// Clicks the one visible element that matches selector, without the pointer.
struct ClickElement {
  /// CSS selector for click_element, insert_text and type_keystrokes. Exactly one visible element must match it;
  /// otherwise the call fails with no_page_element or ambiguous_selector.
  std::string selector{};
  bool operator==(const ClickElement&) const = default;
};
void write(JsonWriter& writer, const ClickElement& value);
void read(const nlohmann::json& json, ClickElement& out);

/// Inserts text at once, into the field that matches selector or, without one, into the field that has the focus.
struct InsertText {
  /// Text for insert_text and type_keystrokes.
  std::string text{};
  /// CSS selector for click_element, insert_text and type_keystrokes. Exactly one visible element must match it;
  /// otherwise the call fails with no_page_element or ambiguous_selector.
  std::optional<std::string> selector{};
  bool operator==(const InsertText&) const = default;
};
void write(JsonWriter& writer, const InsertText& value);
void read(const nlohmann::json& json, InsertText& out);

/// Types text key by key, into the field that matches selector or, without one, into the field that has the focus.
struct TypeKeystrokes {
  /// Text for insert_text and type_keystrokes.
  std::string text{};
  /// CSS selector for click_element, insert_text and type_keystrokes. Exactly one visible element must match it;
  /// otherwise the call fails with no_page_element or ambiguous_selector.
  std::optional<std::string> selector{};
  bool operator==(const TypeKeystrokes&) const = default;
};
void write(JsonWriter& writer, const TypeKeystrokes& value);
void read(const nlohmann::json& json, TypeKeystrokes& out);

/// Allows scripts to reach a browser by Apple events; only on macOS.
struct EnableJavascriptAppleEvents {
  /// Bundle identifier of the browser, for enable_javascript_apple_events.
  std::optional<std::string> bundle_id{};
  /// Must be true for enable_javascript_apple_events: the user has agreed to it.
  std::optional<bool> user_has_confirmed_enabling{};
  bool operator==(const EnableJavascriptAppleEvents&) const = default;
};
void write(JsonWriter& writer, const EnableJavascriptAppleEvents& value);
void read(const nlohmann::json& json, EnableJavascriptAppleEvents& out);

/// What to do in the page.
using Work = std::variant<ExecuteJavascript, GetText, QueryDom, ClickElement, InsertText, TypeKeystrokes, EnableJavascriptAppleEvents>;
void write(JsonWriter& writer, const Work& value);
void read(const nlohmann::json& json, Work& out);
extern const SchemaUnion work_union;
extern const SchemaNode work_schema;

struct PageArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the
  /// application has settled.
  Observe observe = Observe::none;
  /// What to do in the page.
  Work work{};
  /// Process id of the browser. Default: the only browser that offers its pages.
  std::optional<ProcessId> pid{};
  /// Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
  std::optional<WindowId> window_id{};
  /// Part of the address of the page that is meant, for a browser with several pages whose titles do not tell which one
  /// the window shows.
  std::optional<std::string> target_url_contains{};
  /// Port on which the browser serves its pages. Default: it is found out from the browser's process.
  std::optional<std::int64_t> cdp_port{};
  bool operator==(const PageArgs&) const = default;
};
void write(JsonWriter& writer, const PageArgs& value);
void read(const nlohmann::json& json, PageArgs& out);
extern const SchemaNode page_args_schema;

/// How it was done: by the browser's own protocol (cdp for Chromium, bidi for Firefox), or by its accessibility tree.
enum class PageResultPath {
  cdp,
  bidi,
  accessibility,
};
std::string_view to_string(PageResultPath value);
std::optional<PageResultPath> page_result_path_from_string(std::string_view text);
void write(JsonWriter& writer, PageResultPath value);

struct PageResult {
  /// Only with observe: snapshot_id of the snapshot that changes refers to; absent when there is none to compare with.
  std::optional<std::int64_t> since{};
  /// Only with observe: id of the snapshot that was taken after the action. Its elements can be acted on.
  std::optional<std::int64_t> snapshot_id{};
  /// Only with observe: the visible elements that were added, changed or removed, at most 4,000 bytes of lines.
  std::optional<std::vector<ElementChange>> changes{};
  /// Only with observe: what limits changes, or why there are none and what to do instead.
  std::optional<std::string> changes_note{};
  /// Only with observe: windows that opened since the session last listed or read windows; absent when there are none.
  std::optional<std::vector<Window>> new_windows{};
  /// The action that was done.
  std::string action{};
  /// How it was done: by the browser's own protocol (cdp for Chromium, bidi for Firefox), or by its accessibility tree.
  PageResultPath path{};
  /// Address of the page.
  std::optional<std::string> url{};
  /// Title of the page.
  std::optional<std::string> title{};
  /// What the script returned, as JSON text.
  std::optional<std::string> result{};
  /// Text of the page.
  std::optional<std::string> text{};
  /// Number of documents that were read: the page and its frames.
  std::optional<std::int64_t> frames{};
  /// Length of the whole text in characters.
  std::optional<std::int64_t> characters{};
  /// Whether the text or list is cut.
  std::optional<bool> truncated{};
  /// Number of elements that match the selector.
  std::optional<std::int64_t> matches{};
  /// The first of the matching elements.
  std::optional<std::vector<PageElement>> elements{};
  /// The element that was acted on, in words.
  std::optional<std::string> element{};
  /// What the action did, and how that is known.
  std::optional<ActionResult> outcome{};
  /// What limits this way of working in the page.
  std::optional<std::string> note{};
};
void write(JsonWriter& writer, const PageResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const PageResult& value);

/// All problems at once, never half a struct.
Result<PageArgs> parse_page_args(const nlohmann::json& json, std::string_view platform = {});

/// Works in the web page that a browser's window shows, through frames and open shadow roots. Chromium, Electron and
/// Firefox have to be started with a debugging pipe or port; of other browsers it reads what the accessibility tree
/// tells: text, and elements by tag, id and class.
/// Written by hand in impl/tools/desktop/page.cpp.
Result<PageResult> page(Call& call, const Target& target, const PageArgs& args);

Result<std::unique_ptr<Invocation>> prepare_page(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo page_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct PageTool {
  using Arguments = PageArgs;
  using Result = PageResult;
  static const ToolInfo& info() { return page_tool; }
  static std::unique_ptr<Invocation> invocation(PageArgs arguments);
};

}  // namespace offhand::tools::desktop
