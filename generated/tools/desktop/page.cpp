// Generated from schema/tools/desktop/page.json. Do not edit.
#include "generated/tools/desktop/page.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kExecuteJavascriptMemberKeys = member_keys("javascript");
void write(JsonWriter& writer, const ExecuteJavascript& value) { write_members(writer, value, kExecuteJavascriptMemberKeys, {"action", "execute_javascript"}); }
void read(const nlohmann::json& json, ExecuteJavascript& out) { read_members(json, out, kExecuteJavascriptMemberKeys); }

constexpr auto kGetTextMemberKeys = member_keys();
void write(JsonWriter& writer, const GetText& value) { write_members(writer, value, kGetTextMemberKeys, {"action", "get_text"}); }
void read(const nlohmann::json& json, GetText& out) { read_members(json, out, kGetTextMemberKeys); }

constexpr auto kQueryDomMemberKeys = member_keys("css_selector", "attributes");
void write(JsonWriter& writer, const QueryDom& value) { write_members(writer, value, kQueryDomMemberKeys, {"action", "query_dom"}); }
void read(const nlohmann::json& json, QueryDom& out) { read_members(json, out, kQueryDomMemberKeys); }

constexpr auto kClickElementMemberKeys = member_keys("selector");
void write(JsonWriter& writer, const ClickElement& value) { write_members(writer, value, kClickElementMemberKeys, {"action", "click_element"}); }
void read(const nlohmann::json& json, ClickElement& out) { read_members(json, out, kClickElementMemberKeys); }

constexpr auto kInsertTextMemberKeys = member_keys("text", "selector");
void write(JsonWriter& writer, const InsertText& value) { write_members(writer, value, kInsertTextMemberKeys, {"action", "insert_text"}); }
void read(const nlohmann::json& json, InsertText& out) { read_members(json, out, kInsertTextMemberKeys); }

constexpr auto kTypeKeystrokesMemberKeys = member_keys("text", "selector");
void write(JsonWriter& writer, const TypeKeystrokes& value) { write_members(writer, value, kTypeKeystrokesMemberKeys, {"action", "type_keystrokes"}); }
void read(const nlohmann::json& json, TypeKeystrokes& out) { read_members(json, out, kTypeKeystrokesMemberKeys); }

constexpr auto kEnableJavascriptAppleEventsMemberKeys = member_keys("bundle_id", "user_has_confirmed_enabling");
void write(JsonWriter& writer, const EnableJavascriptAppleEvents& value) { write_members(writer, value, kEnableJavascriptAppleEventsMemberKeys, {"action", "enable_javascript_apple_events"}); }
void read(const nlohmann::json& json, EnableJavascriptAppleEvents& out) { read_members(json, out, kEnableJavascriptAppleEventsMemberKeys); }

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
constinit const SchemaNode page_args_schema = {.kind = SchemaKind::object, .properties = kPageArgsProperties, .unions = kPageArgsUnions};

constexpr auto kPageArgsMemberKeys = member_keys("session", default_member("observe"), joined_members(""), "pid",
    "window_id", "target_url_contains", "cdp_port");
void write(JsonWriter& writer, const PageArgs& value) { write_changed_members(writer, value, kPageArgsMemberKeys); }
void read(const nlohmann::json& json, PageArgs& out) { read_members(json, out, kPageArgsMemberKeys); }

constexpr auto kPageResultPathValues = std::to_array<std::string_view>({"cdp", "bidi", "accessibility"});
std::string_view to_string(PageResultPath value) { return kPageResultPathValues[static_cast<std::size_t>(value)]; }
std::optional<PageResultPath> page_result_path_from_string(std::string_view text) {
  return value_of<PageResultPath>(text, kPageResultPathValues);
}
void write(JsonWriter& writer, PageResultPath value) { writer.value(to_string(value)); }

constexpr auto kPageResultMemberKeys = member_keys("since", "snapshot_id", "changes", "changes_note", "new_windows",
    "action", "path", "url", "title", "result", "text", "frames", "characters", "truncated", "matches", "elements",
    "element", "outcome", "note");
void write(JsonWriter& writer, const PageResult& value) { write_members(writer, value, kPageResultMemberKeys); }

std::string text_of(const PageResult& value) {
  std::string text;
  if (value.outcome.has_value() && value.outcome->effect == Effect::confirmed) append_parts(text, "✅");
  if (value.outcome.has_value() && value.outcome->effect == Effect::unverifiable) append_parts(text, "❔");
  if (value.outcome.has_value() && value.outcome->effect == Effect::suspected_noop) append_parts(text, "⚠️");
  if (value.characters.has_value()) append_parts(text, "✅");
  if (value.matches.has_value()) append_parts(text, "✅");
  if (value.result.has_value()) append_parts(text, "✅");
  append_parts(text, " ", value.action);
  if (value.element.has_value() && !value.element->empty()) append_parts(text, " on ", *value.element);
  if (value.title.has_value() && !value.title->empty()) append_parts(text, " of \"", *value.title, "\"");
  if (value.url.has_value() && !value.url->empty()) append_parts(text, " (", *value.url, ")");
  append_parts(text, " by ", to_string(value.path));
  if (value.outcome.has_value()) append_parts(text, ": ", to_string(value.outcome->effect));
  if (value.outcome.has_value() && value.outcome->evidence.has_value() && !value.outcome->evidence->detail.empty()) {
    append_parts(text, ", ", value.outcome->evidence->detail);
  }
  if (value.outcome.has_value() && value.outcome->escalation.has_value() && !value.outcome->escalation->reason.empty()) {
    append_parts(text, ", ", value.outcome->escalation->reason);
  }
  if (value.matches.has_value()) append_parts(text, ": ", *value.matches, " fit");
  if (value.characters.has_value()) append_parts(text, ", ", Counted{*value.characters, "character", "characters"});
  if (value.truncated.has_value() && *value.truncated) append_parts(text, ", cut");
  if (value.note.has_value() && !value.note->empty()) append_parts(text, "; ", *value.note);
  if (value.result.has_value() && !value.result->empty()) append_parts(text, "\n", *value.result);
  if (value.text.has_value() && !value.text->empty()) append_parts(text, "\n", Lines{*value.text});
  if (value.since.has_value() && value.snapshot_id.has_value()) {
    append_parts(text, "\nSince snapshot ", *value.since, ", now snapshot ", *value.snapshot_id, ":");
  }
  if (value.changes_note.has_value() && !value.changes_note->empty()) append_parts(text, "\n", *value.changes_note);
  if (value.changes.has_value()) {
    for (const auto& row : *value.changes) {
      append_parts(text, "\n", to_string(row.change), " ", row.line);
    }
  }
  if (value.new_windows.has_value()) {
    for (const auto& row : *value.new_windows) {
      append_parts(text, "\n", "New window: window_id ", row.window_id, ", pid ", row.pid, ", ", row.app_name, ", \"",
          row.title, "\"");
    }
  }
  if (value.elements.has_value()) {
    for (const auto& row : *value.elements) {
      append_parts(text, "\n", "- ", row.tag, " \"", row.text, "\" ", row.bounds.x, ",", row.bounds.y, " ",
          row.bounds.width, "x", row.bounds.height);
      if (row.visible) append_parts(text, " visible");
      if (row.frame_url.has_value() && !row.frame_url->empty()) append_parts(text, " in ", *row.frame_url);
      if (row.attributes.has_value() && !row.attributes->empty()) append_parts(text, " ", *row.attributes);
    }
  }
  return text;
}

namespace {

class PageInvocation final : public ToolInvocation<PageTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.process = arguments_.pid;
    parts.window = arguments_.window_id;
    return parts.of_page();
  }
  std::size_t fingerprint() const override {
    return fingerprint_of(page_tool.identity, arguments_.work, arguments_.target_url_contains, arguments_.cdp_port);
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(page(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> PageTool::invocation(PageArgs arguments) {
  return std::make_unique<PageInvocation>(std::move(arguments));
}

Result<PageArgs> parse_page_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<PageArgs>(page_args_schema, "page", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_page(const nlohmann::json& json, std::string_view platform) {
  return prepare<PageTool>(&parse_page_args, json, platform);
}

}  // namespace offhand::tools::desktop
