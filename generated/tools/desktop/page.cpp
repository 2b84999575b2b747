// Generated from schema/tools/desktop/page.json. Do not edit.
#include "generated/tools/desktop/page.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::tools::desktop {

void write(JsonWriter& writer, const ExecuteJavascript& value) {
  writer.begin_object();
  write_member(writer, "action", std::string_view("execute_javascript"));
  write_member(writer, "javascript", value.javascript);
  writer.end_object();
}

void read(const nlohmann::json& json, ExecuteJavascript& out) {
  read_member(json, "javascript", out.javascript);
}

void write(JsonWriter& writer, const GetText&) {
  writer.begin_object();
  write_member(writer, "action", std::string_view("get_text"));
  writer.end_object();
}

void read(const nlohmann::json&, GetText&) {
}

void write(JsonWriter& writer, const QueryDom& value) {
  writer.begin_object();
  write_member(writer, "action", std::string_view("query_dom"));
  write_member(writer, "css_selector", value.css_selector);
  write_member(writer, "attributes", value.attributes);
  writer.end_object();
}

void read(const nlohmann::json& json, QueryDom& out) {
  read_member(json, "css_selector", out.css_selector);
  read_member(json, "attributes", out.attributes);
}

void write(JsonWriter& writer, const ClickElement& value) {
  writer.begin_object();
  write_member(writer, "action", std::string_view("click_element"));
  write_member(writer, "selector", value.selector);
  writer.end_object();
}

void read(const nlohmann::json& json, ClickElement& out) {
  read_member(json, "selector", out.selector);
}

void write(JsonWriter& writer, const InsertText& value) {
  writer.begin_object();
  write_member(writer, "action", std::string_view("insert_text"));
  write_member(writer, "text", value.text);
  write_member(writer, "selector", value.selector);
  writer.end_object();
}

void read(const nlohmann::json& json, InsertText& out) {
  read_member(json, "text", out.text);
  read_member(json, "selector", out.selector);
}

void write(JsonWriter& writer, const TypeKeystrokes& value) {
  writer.begin_object();
  write_member(writer, "action", std::string_view("type_keystrokes"));
  write_member(writer, "text", value.text);
  write_member(writer, "selector", value.selector);
  writer.end_object();
}

void read(const nlohmann::json& json, TypeKeystrokes& out) {
  read_member(json, "text", out.text);
  read_member(json, "selector", out.selector);
}

void write(JsonWriter& writer, const EnableJavascriptAppleEvents& value) {
  writer.begin_object();
  write_member(writer, "action", std::string_view("enable_javascript_apple_events"));
  write_member(writer, "bundle_id", value.bundle_id);
  write_member(writer, "user_has_confirmed_enabling", value.user_has_confirmed_enabling);
  writer.end_object();
}

void read(const nlohmann::json& json, EnableJavascriptAppleEvents& out) {
  read_member(json, "bundle_id", out.bundle_id);
  read_member(json, "user_has_confirmed_enabling", out.user_has_confirmed_enabling);
}

namespace {
constexpr auto kWorkKeys = std::to_array<std::string_view>({"javascript", "css_selector", "attributes", "selector", "text", "bundle_id", "user_has_confirmed_enabling"});
constexpr auto kWorkExecuteJavascriptRequired = std::to_array<std::string_view>({"javascript"});
constexpr auto kWorkQueryDomRequired = std::to_array<std::string_view>({"css_selector"});
constexpr auto kWorkQueryDomOptional = std::to_array<std::string_view>({"attributes"});
constexpr auto kWorkClickElementRequired = std::to_array<std::string_view>({"selector"});
constexpr auto kWorkInsertTextRequired = std::to_array<std::string_view>({"text"});
constexpr auto kWorkInsertTextOptional = std::to_array<std::string_view>({"selector"});
constexpr auto kWorkTypeKeystrokesRequired = std::to_array<std::string_view>({"text"});
constexpr auto kWorkTypeKeystrokesOptional = std::to_array<std::string_view>({"selector"});
constexpr auto kWorkEnableJavascriptAppleEventsOptional = std::to_array<std::string_view>({"bundle_id", "user_has_confirmed_enabling"});
constexpr auto kWorkForms = std::to_array<SchemaForm>({
  {.name = "ExecuteJavascript", .required = kWorkExecuteJavascriptRequired, .value = "execute_javascript"},
  {.name = "GetText", .value = "get_text"},
  {.name = "QueryDom", .required = kWorkQueryDomRequired, .optional = kWorkQueryDomOptional, .value = "query_dom"},
  {.name = "ClickElement", .required = kWorkClickElementRequired, .value = "click_element"},
  {.name = "InsertText", .required = kWorkInsertTextRequired, .optional = kWorkInsertTextOptional, .value = "insert_text"},
  {.name = "TypeKeystrokes", .required = kWorkTypeKeystrokesRequired, .optional = kWorkTypeKeystrokesOptional, .value = "type_keystrokes"},
  {.name = "EnableJavascriptAppleEvents", .optional = kWorkEnableJavascriptAppleEventsOptional, .value = "enable_javascript_apple_events"},
});
constexpr auto kWorkActionValues = std::to_array<std::string_view>({"execute_javascript", "get_text", "query_dom", "click_element", "insert_text", "type_keystrokes", "enable_javascript_apple_events"});
constexpr SchemaNode kWorkActionNode = {.kind = SchemaKind::string, .values = kWorkActionValues};
constexpr SchemaNode kWorkJavascriptNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 1000000};
constexpr SchemaNode kWorkCssSelectorNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 10000};
constexpr SchemaNode kWorkAttributesItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kWorkAttributesNode = {.kind = SchemaKind::array, .max_size = 64, .items = &kWorkAttributesItemNode};
constexpr SchemaNode kWorkSelectorNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 10000};
constexpr SchemaNode kWorkTextNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 100000};
constexpr SchemaNode kWorkBundleIdNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr auto kWorkBundleIdPlatforms = std::to_array<std::string_view>({"macos"});
constexpr SchemaNode kWorkUserHasConfirmedEnablingNode = {.kind = SchemaKind::boolean};
constexpr auto kWorkUserHasConfirmedEnablingPlatforms = std::to_array<std::string_view>({"macos"});
constexpr auto kWorkProperties = std::to_array<SchemaProperty>({
  {.name = "action", .node = &kWorkActionNode, .required = true},
  {.name = "javascript", .node = &kWorkJavascriptNode, .holds = Holds::plain},
  {.name = "css_selector", .node = &kWorkCssSelectorNode, .holds = Holds::plain},
  {.name = "attributes", .node = &kWorkAttributesNode, .holds = Holds::plain},
  {.name = "selector", .node = &kWorkSelectorNode, .holds = Holds::plain},
  {.name = "text", .node = &kWorkTextNode, .holds = Holds::typed_text},
  {.name = "bundle_id", .node = &kWorkBundleIdNode, .platforms = kWorkBundleIdPlatforms, .elsewhere = Elsewhere::ignore, .holds = Holds::plain},
  {.name = "user_has_confirmed_enabling", .node = &kWorkUserHasConfirmedEnablingNode, .platforms = kWorkUserHasConfirmedEnablingPlatforms, .elsewhere = Elsewhere::ignore},
});
constexpr auto kWorkUnions = std::to_array<const SchemaUnion*>({
  &work_union,
});
}  // namespace

constinit const SchemaUnion work_union = {.keys = kWorkKeys, .forms = kWorkForms, .tag = "action"};
constinit const SchemaNode work_schema = {.kind = SchemaKind::object, .properties = kWorkProperties, .unions = kWorkUnions};

void write(JsonWriter& writer, const Work& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, Work& out) {
  switch (form_of(work_union, json)) {
    case 0: return read(json, out.emplace<ExecuteJavascript>());
    case 1: return read(json, out.emplace<GetText>());
    case 2: return read(json, out.emplace<QueryDom>());
    case 3: return read(json, out.emplace<ClickElement>());
    case 4: return read(json, out.emplace<InsertText>());
    case 5: return read(json, out.emplace<TypeKeystrokes>());
    default: return read(json, out.emplace<EnableJavascriptAppleEvents>());
  }
}

namespace {
constexpr auto kPageArgsActionValues = std::to_array<std::string_view>({"execute_javascript", "get_text", "query_dom", "click_element", "insert_text", "type_keystrokes", "enable_javascript_apple_events"});
constexpr SchemaNode kPageArgsActionNode = {.kind = SchemaKind::string, .values = kPageArgsActionValues};
constexpr SchemaNode kPageArgsJavascriptNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 1000000};
constexpr SchemaNode kPageArgsCssSelectorNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 10000};
constexpr SchemaNode kPageArgsAttributesItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kPageArgsAttributesNode = {.kind = SchemaKind::array, .max_size = 64, .items = &kPageArgsAttributesItemNode};
constexpr SchemaNode kPageArgsSelectorNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 10000};
constexpr SchemaNode kPageArgsTextNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 100000};
constexpr SchemaNode kPageArgsBundleIdNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr auto kPageArgsBundleIdPlatforms = std::to_array<std::string_view>({"macos"});
constexpr SchemaNode kPageArgsUserHasConfirmedEnablingNode = {.kind = SchemaKind::boolean};
constexpr auto kPageArgsUserHasConfirmedEnablingPlatforms = std::to_array<std::string_view>({"macos"});
constexpr SchemaNode kPageArgsTargetUrlContainsNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 2000};
constexpr SchemaNode kPageArgsCdpPortNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 65535};
constexpr auto kPageArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "action", .node = &kPageArgsActionNode, .required = true},
  {.name = "javascript", .node = &kPageArgsJavascriptNode, .holds = Holds::plain},
  {.name = "css_selector", .node = &kPageArgsCssSelectorNode, .holds = Holds::plain},
  {.name = "attributes", .node = &kPageArgsAttributesNode, .holds = Holds::plain},
  {.name = "selector", .node = &kPageArgsSelectorNode, .holds = Holds::plain},
  {.name = "text", .node = &kPageArgsTextNode, .holds = Holds::typed_text},
  {.name = "bundle_id", .node = &kPageArgsBundleIdNode, .platforms = kPageArgsBundleIdPlatforms, .elsewhere = Elsewhere::ignore, .holds = Holds::plain},
  {.name = "user_has_confirmed_enabling", .node = &kPageArgsUserHasConfirmedEnablingNode, .platforms = kPageArgsUserHasConfirmedEnablingPlatforms, .elsewhere = Elsewhere::ignore},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "target_url_contains", .node = &kPageArgsTargetUrlContainsNode, .holds = Holds::plain},
  {.name = "cdp_port", .node = &kPageArgsCdpPortNode},
});
constexpr auto kPageArgsUnions = std::to_array<const SchemaUnion*>({
  &work_union,
});
}  // namespace

constinit const SchemaNode page_args_schema = {.kind = SchemaKind::object, .properties = kPageArgsProperties, .unions = kPageArgsUnions};

void write(JsonWriter& writer, const PageArgs& value) {
  writer.begin_object();
  static const PageArgs otherwise;
  write_member(writer, "session", value.session);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_joined(writer, "", value.work);
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "target_url_contains", value.target_url_contains);
  write_member(writer, "cdp_port", value.cdp_port);
  writer.end_object();
}

void read(const nlohmann::json& json, PageArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "observe", out.observe);
  read(json, out.work);
  read_member(json, "pid", out.pid);
  read_member(json, "window_id", out.window_id);
  read_member(json, "target_url_contains", out.target_url_contains);
  read_member(json, "cdp_port", out.cdp_port);
}

namespace {
constexpr auto kPageResultPathValues = std::to_array<std::string_view>({"cdp", "bidi", "accessibility"});
}  // namespace

std::string_view to_string(PageResultPath value) { return kPageResultPathValues[static_cast<std::size_t>(value)]; }

std::optional<PageResultPath> page_result_path_from_string(std::string_view text) {
  const auto found = std::find(kPageResultPathValues.begin(), kPageResultPathValues.end(), text);
  if (found == kPageResultPathValues.end()) return std::nullopt;
  return static_cast<PageResultPath>(found - kPageResultPathValues.begin());
}

void write(JsonWriter& writer, PageResultPath value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const PageResult& value) {
  writer.begin_object();
  write_member(writer, "since", value.since);
  write_member(writer, "snapshot_id", value.snapshot_id);
  write_member(writer, "changes", value.changes);
  write_member(writer, "changes_note", value.changes_note);
  write_member(writer, "new_windows", value.new_windows);
  write_member(writer, "action", value.action);
  write_member(writer, "path", value.path);
  write_member(writer, "url", value.url);
  write_member(writer, "title", value.title);
  write_member(writer, "result", value.result);
  write_member(writer, "text", value.text);
  write_member(writer, "frames", value.frames);
  write_member(writer, "characters", value.characters);
  write_member(writer, "truncated", value.truncated);
  write_member(writer, "matches", value.matches);
  write_member(writer, "elements", value.elements);
  write_member(writer, "element", value.element);
  write_member(writer, "outcome", value.outcome);
  write_member(writer, "note", value.note);
  writer.end_object();
}

std::string text_of(const PageResult& value) {
  std::string text;
  if (value.outcome.has_value() && value.outcome->effect == Effect::confirmed) {
    text += "✅";
  }
  if (value.outcome.has_value() && value.outcome->effect == Effect::unverifiable) {
    text += "❔";
  }
  if (value.outcome.has_value() && value.outcome->effect == Effect::suspected_noop) {
    text += "⚠️";
  }
  if (value.characters.has_value()) {
    text += "✅";
  }
  if (value.matches.has_value()) {
    text += "✅";
  }
  if (value.result.has_value()) {
    text += "✅";
  }
  text += " ";
  append_text(text, value.action);
  if (value.element.has_value() && !value.element->empty()) {
    text += " on ";
    append_text(text, *value.element);
  }
  if (value.title.has_value() && !value.title->empty()) {
    text += " of \"";
    append_text(text, *value.title);
    text += "\"";
  }
  if (value.url.has_value() && !value.url->empty()) {
    text += " (";
    append_text(text, *value.url);
    text += ")";
  }
  text += " by ";
  append_text(text, to_string(value.path));
  if (value.outcome.has_value()) {
    text += ": ";
    append_text(text, to_string(value.outcome->effect));
  }
  if (value.outcome.has_value() && value.outcome->evidence.has_value() && !value.outcome->evidence->detail.empty()) {
    text += ", ";
    append_text(text, value.outcome->evidence->detail);
  }
  if (value.outcome.has_value() && value.outcome->escalation.has_value() && !value.outcome->escalation->reason.empty()) {
    text += ", ";
    append_text(text, value.outcome->escalation->reason);
  }
  if (value.matches.has_value()) {
    text += ": ";
    append_text(text, *value.matches);
    text += " fit";
  }
  if (value.characters.has_value()) {
    text += ", ";
    append_counted(text, *value.characters, "character", "characters");
  }
  if (value.truncated.has_value() && *value.truncated) {
    text += ", cut";
  }
  if (value.note.has_value() && !value.note->empty()) {
    text += "; ";
    append_text(text, *value.note);
  }
  if (value.result.has_value() && !value.result->empty()) {
    text += "\n";
    append_text(text, *value.result);
  }
  if (value.text.has_value() && !value.text->empty()) {
    text += "\n";
    append_lines(text, *value.text);
  }
  if (value.since.has_value() && value.snapshot_id.has_value()) {
    text += "\nSince snapshot ";
    append_text(text, *value.since);
    text += ", now snapshot ";
    append_text(text, *value.snapshot_id);
    text += ":";
  }
  if (value.changes_note.has_value() && !value.changes_note->empty()) {
    text += "\n";
    append_text(text, *value.changes_note);
  }
  if (value.changes.has_value()) {
    for (const auto& row : *value.changes) {
      text += '\n';
      append_text(text, to_string(row.change));
      text += " ";
      append_text(text, row.line);
    }
  }
  if (value.new_windows.has_value()) {
    for (const auto& row : *value.new_windows) {
      text += '\n';
      text += "New window: window_id ";
      append_text(text, row.window_id);
      text += ", pid ";
      append_text(text, row.pid);
      text += ", ";
      append_text(text, row.app_name);
      text += ", \"";
      append_text(text, row.title);
      text += "\"";
    }
  }
  if (value.elements.has_value()) {
    for (const auto& row : *value.elements) {
      text += '\n';
      text += "- ";
      append_text(text, row.tag);
      text += " \"";
      append_text(text, row.text);
      text += "\" ";
      append_text(text, row.bounds.x);
      text += ",";
      append_text(text, row.bounds.y);
      text += " ";
      append_text(text, row.bounds.width);
      text += "x";
      append_text(text, row.bounds.height);
      if (row.visible) {
        text += " visible";
      }
      if (row.frame_url.has_value() && !row.frame_url->empty()) {
        text += " in ";
        append_text(text, *row.frame_url);
      }
      if (row.attributes.has_value() && !row.attributes->empty()) {
        text += " ";
        append_text(text, *row.attributes);
      }
    }
  }
  return text;
}

namespace {

class PageInvocation final : public TypedInvocation<PageArgs, PageResult> {
 public:
  explicit PageInvocation(PageArgs arguments) : TypedInvocation(page_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.process = arguments_.pid;
    parts.window = arguments_.window_id;
    return parts.of_page();
  }
  std::size_t fingerprint() const override {
    std::string text(page_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "work", arguments_.work);
    write_member(writer, "target_url_contains", arguments_.target_url_contains);
    write_member(writer, "cdp_port", arguments_.cdp_port);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, page(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> PageTool::invocation(PageArgs arguments) {
  return std::make_unique<PageInvocation>(std::move(arguments));
}

Result<PageArgs> parse_page_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(page_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("page", checked.problems()));
  PageArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_page(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(page_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_page_args(json, platform));
  return PageTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
