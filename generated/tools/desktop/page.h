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

/// Runs javascript among the page's own scripts and waits for what it promises; a script may also be the inside of a
/// function that returns.
struct ExecuteJavascript {
  /// For execute_javascript.
  std::string javascript{};
  bool operator==(const ExecuteJavascript&) const = default;
};
void write(JsonWriter& writer, const ExecuteJavascript& value);
void read(const nlohmann::json& json, ExecuteJavascript& out);

/// Reads the page as a user would.
struct GetText {
  bool operator==(const GetText&) const = default;
};
void write(JsonWriter& writer, const GetText& value);
void read(const nlohmann::json& json, GetText& out);

/// Lists what fits css_selector.
struct QueryDom {
  /// For query_dom.
  std::string css_selector{};
  /// For query_dom: attributes to tell.
  std::vector<std::string> attributes{};
  bool operator==(const QueryDom&) const = default;
};
void write(JsonWriter& writer, const QueryDom& value);
void read(const nlohmann::json& json, QueryDom& out);

/// Clicks the one visible element that fits selector, without the pointer.
struct ClickElement {
  /// CSS selector for click_element, insert_text and type_keystrokes.
  std::string selector{};
  bool operator==(const ClickElement&) const = default;
};
void write(JsonWriter& writer, const ClickElement& value);
void read(const nlohmann::json& json, ClickElement& out);

/// Inserts text at once, into the field that fits selector or into the one with the focus.
struct InsertText {
  /// For insert_text and type_keystrokes.
  std::string text{};
  /// CSS selector for click_element, insert_text and type_keystrokes.
  std::optional<std::string> selector{};
  bool operator==(const InsertText&) const = default;
};
void write(JsonWriter& writer, const InsertText& value);
void read(const nlohmann::json& json, InsertText& out);

/// Types text key by key, likewise.
struct TypeKeystrokes {
  /// For insert_text and type_keystrokes.
  std::string text{};
  /// CSS selector for click_element, insert_text and type_keystrokes.
  std::optional<std::string> selector{};
  bool operator==(const TypeKeystrokes&) const = default;
};
void write(JsonWriter& writer, const TypeKeystrokes& value);
void read(const nlohmann::json& json, TypeKeystrokes& out);

/// Lets scripts into a browser by Apple events; only on macOS.
struct EnableJavascriptAppleEvents {
  /// Browser for enable_javascript_apple_events.
  std::optional<std::string> bundle_id{};
  /// Must be true for enable_javascript_apple_events.
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
  /// Run's name.
  std::optional<SessionId> session{};
  /// diff: what changed since the last read.
  Observe observe = Observe::none;
  /// What to do in the page.
  Work work{};
  /// Browser. Default: the only one that offers its pages.
  std::optional<ProcessId> pid{};
  /// Default: pid's topmost.
  std::optional<WindowId> window_id{};
  /// A part of the page's address, where the window's title leaves a doubt.
  std::optional<std::string> target_url_contains{};
  /// Where the browser serves its pages; found out otherwise.
  std::optional<std::int64_t> cdp_port{};
  bool operator==(const PageArgs&) const = default;
};
void write(JsonWriter& writer, const PageArgs& value);
void read(const nlohmann::json& json, PageArgs& out);
extern const SchemaNode page_args_schema;

/// How: by the browser's own protocol, or by its accessibility tree.
enum class PageResultPath {
  cdp,
  bidi,
  accessibility,
};
std::string_view to_string(PageResultPath value);
std::optional<PageResultPath> page_result_path_from_string(std::string_view text);
void write(JsonWriter& writer, PageResultPath value);

struct PageResult {
  /// With observe: snapshot that changes refers to; absent when there is nothing to compare.
  std::optional<std::int64_t> since{};
  /// With observe: snapshot taken after the action, whose elements can be acted on.
  std::optional<std::int64_t> snapshot_id{};
  /// With observe: what changed of what shows, at most 4,000 bytes of lines.
  std::optional<std::vector<ElementChange>> changes{};
  /// With observe: what to know about changes, or why there are none and what to do.
  std::optional<std::string> changes_note{};
  /// With observe: windows that came since this session last looked at one; absent when there are none.
  std::optional<std::vector<Window>> new_windows{};
  /// What was done.
  std::string action{};
  /// How: by the browser's own protocol, or by its accessibility tree.
  PageResultPath path{};
  /// Address of the page.
  std::optional<std::string> url{};
  /// Its title.
  std::optional<std::string> title{};
  /// JSON text of what the script returned.
  std::optional<std::string> result{};
  /// What the page reads.
  std::optional<std::string> text{};
  /// Documents that were read: the page and its frames.
  std::optional<std::int64_t> frames{};
  /// Of the text in all.
  std::optional<std::int64_t> characters{};
  /// Whether there is more than is told.
  std::optional<bool> truncated{};
  /// How many elements fit.
  std::optional<std::int64_t> matches{};
  /// The first of them.
  std::optional<std::vector<PageElement>> elements{};
  /// What was acted on.
  std::optional<std::string> element{};
  /// What the action did and how that is known.
  std::optional<ActionResult> outcome{};
  /// What to know about this way.
  std::optional<std::string> note{};
};
void write(JsonWriter& writer, const PageResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const PageResult& value);

/// All problems at once, never half a struct.
Result<PageArgs> parse_page_args(const nlohmann::json& json, std::string_view platform = {});

/// Works in the page that a browser's window shows, through frames and open shadow roots: Chromium, Electron and
/// Firefox started with a debugging pipe or port; in others what the accessibility tree tells: text, and elements by
/// tag, id and class.
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
