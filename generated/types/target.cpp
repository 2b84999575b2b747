// Generated from schema/common/target.json. Do not edit.
#include "generated/types/target.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constinit const SchemaNode process_id_schema = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 4194304};

constinit const SchemaNode window_id_schema = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 4294967295};

constinit const SchemaNode element_index_schema = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 2147483647};

constinit const SchemaNode element_token_schema = {.kind = SchemaKind::string, .min_size = 5, .max_size = 64, .pattern = "^[0-9a-z]+-[0-9]+-[0-9]+$"};

constexpr auto kElementByTokenMemberKeys = member_keys("element_token", "pid", "window_id", "element_index");
void write(JsonWriter& writer, const ElementByToken& value) { write_members(writer, value, kElementByTokenMemberKeys); }
void read(const nlohmann::json& json, ElementByToken& out) { read_members(json, out, kElementByTokenMemberKeys); }

void take_address(const ElementByToken& from, AddressParts& to) {
  to.element_token = from.element_token;
  to.process = from.pid;
  to.window = from.window_id;
  to.element_index = from.element_index;
}

constexpr auto kElementByIndexMemberKeys = member_keys("element_index", "window_id", "pid");
void write(JsonWriter& writer, const ElementByIndex& value) { write_members(writer, value, kElementByIndexMemberKeys); }
void read(const nlohmann::json& json, ElementByIndex& out) { read_members(json, out, kElementByIndexMemberKeys); }

void take_address(const ElementByIndex& from, AddressParts& to) {
  to.element_index = from.element_index;
  to.window = from.window_id;
  to.process = from.pid;
}

constexpr auto kPointInWindowMemberKeys = member_keys("pid", "x", "y", "window_id", "from_zoom");
void write(JsonWriter& writer, const PointInWindow& value) { write_members(writer, value, kPointInWindowMemberKeys); }
void read(const nlohmann::json& json, PointInWindow& out) { read_members(json, out, kPointInWindowMemberKeys); }

void take_address(const PointInWindow& from, AddressParts& to) {
  to.process = from.pid;
  to.point_x = from.x;
  to.point_y = from.y;
  to.window = from.window_id;
  to.zoom = from.from_zoom;
}

constexpr auto kPointOnScreenMemberKeys = member_keys("x", "y", "scope");
void write(JsonWriter& writer, const PointOnScreen& value) { write_members(writer, value, kPointOnScreenMemberKeys); }
void read(const nlohmann::json& json, PointOnScreen& out) { read_members(json, out, kPointOnScreenMemberKeys); }

void take_address(const PointOnScreen& from, AddressParts& to) {
  to.point_x = from.x;
  to.point_y = from.y;
  if (from.scope) to.scope = from.scope == CaptureScope::desktop;
}

constexpr auto kElementOrPointKeys = std::to_array<std::string_view>({"pid", "window_id", "element_index", "element_token", "x", "y", "from_zoom", "scope"});
constexpr auto kElementOrPointElementByTokenRequired = std::to_array<std::string_view>({"element_token"});
constexpr auto kElementOrPointElementByTokenOptional = std::to_array<std::string_view>({"pid", "window_id", "element_index"});
constexpr auto kElementOrPointElementByIndexRequired = std::to_array<std::string_view>({"element_index", "window_id"});
constexpr auto kElementOrPointElementByIndexOptional = std::to_array<std::string_view>({"pid"});
constexpr auto kElementOrPointPointInWindowRequired = std::to_array<std::string_view>({"pid", "x", "y"});
constexpr auto kElementOrPointPointInWindowOptional = std::to_array<std::string_view>({"window_id", "from_zoom"});
constexpr auto kElementOrPointPointOnScreenRequired = std::to_array<std::string_view>({"x", "y"});
constexpr auto kElementOrPointPointOnScreenOptional = std::to_array<std::string_view>({"scope"});
constexpr auto kElementOrPointForms = std::to_array<SchemaForm>({
  {.name = "ElementByToken", .required = kElementOrPointElementByTokenRequired, .optional = kElementOrPointElementByTokenOptional},
  {.name = "ElementByIndex", .required = kElementOrPointElementByIndexRequired, .optional = kElementOrPointElementByIndexOptional},
  {.name = "PointInWindow", .required = kElementOrPointPointInWindowRequired, .optional = kElementOrPointPointInWindowOptional},
  {.name = "PointOnScreen", .required = kElementOrPointPointOnScreenRequired, .optional = kElementOrPointPointOnScreenOptional},
});
constexpr SchemaNode kElementOrPointXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kElementOrPointYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kElementOrPointFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kElementOrPointProperties = std::to_array<SchemaProperty>({
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "x", .node = &kElementOrPointXNode, .holds = Holds::point_x},
  {.name = "y", .node = &kElementOrPointYNode, .holds = Holds::point_y},
  {.name = "from_zoom", .node = &kElementOrPointFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
});
constexpr auto kElementOrPointUnions = std::to_array<const SchemaUnion*>({
  &element_or_point_union,
});
constinit const SchemaUnion element_or_point_union = {.keys = kElementOrPointKeys, .forms = kElementOrPointForms};
constinit const SchemaNode element_or_point_schema = {.kind = SchemaKind::object, .properties = kElementOrPointProperties, .unions = kElementOrPointUnions};

void write(JsonWriter& writer, const ElementOrPoint& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, ElementOrPoint& out) {
  switch (form_of(element_or_point_union, json)) {
    case 0: return read(json, out.emplace<ElementByToken>());
    case 1: return read(json, out.emplace<ElementByIndex>());
    case 2: return read(json, out.emplace<PointInWindow>());
    default: return read(json, out.emplace<PointOnScreen>());
  }
}

constexpr auto kFocusInWindowMemberKeys = member_keys("pid", "window_id");
void write(JsonWriter& writer, const FocusInWindow& value) { write_members(writer, value, kFocusInWindowMemberKeys); }
void read(const nlohmann::json& json, FocusInWindow& out) { read_members(json, out, kFocusInWindowMemberKeys); }

void take_address(const FocusInWindow& from, AddressParts& to) {
  to.process = from.pid;
  to.window = from.window_id;
}

constexpr auto kScrollTargetKeys = std::to_array<std::string_view>({"pid", "window_id", "element_index", "element_token", "x", "y", "from_zoom", "scope"});
constexpr auto kScrollTargetElementByTokenRequired = std::to_array<std::string_view>({"element_token"});
constexpr auto kScrollTargetElementByTokenOptional = std::to_array<std::string_view>({"pid", "window_id", "element_index"});
constexpr auto kScrollTargetElementByIndexRequired = std::to_array<std::string_view>({"element_index", "window_id"});
constexpr auto kScrollTargetElementByIndexOptional = std::to_array<std::string_view>({"pid"});
constexpr auto kScrollTargetPointInWindowRequired = std::to_array<std::string_view>({"pid", "x", "y"});
constexpr auto kScrollTargetPointInWindowOptional = std::to_array<std::string_view>({"window_id", "from_zoom"});
constexpr auto kScrollTargetPointOnScreenRequired = std::to_array<std::string_view>({"x", "y"});
constexpr auto kScrollTargetPointOnScreenOptional = std::to_array<std::string_view>({"scope"});
constexpr auto kScrollTargetFocusInWindowRequired = std::to_array<std::string_view>({"pid"});
constexpr auto kScrollTargetFocusInWindowOptional = std::to_array<std::string_view>({"window_id"});
constexpr auto kScrollTargetForms = std::to_array<SchemaForm>({
  {.name = "ElementByToken", .required = kScrollTargetElementByTokenRequired, .optional = kScrollTargetElementByTokenOptional},
  {.name = "ElementByIndex", .required = kScrollTargetElementByIndexRequired, .optional = kScrollTargetElementByIndexOptional},
  {.name = "PointInWindow", .required = kScrollTargetPointInWindowRequired, .optional = kScrollTargetPointInWindowOptional},
  {.name = "PointOnScreen", .required = kScrollTargetPointOnScreenRequired, .optional = kScrollTargetPointOnScreenOptional},
  {.name = "FocusInWindow", .required = kScrollTargetFocusInWindowRequired, .optional = kScrollTargetFocusInWindowOptional},
});
constexpr SchemaNode kScrollTargetXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScrollTargetYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScrollTargetFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kScrollTargetProperties = std::to_array<SchemaProperty>({
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "x", .node = &kScrollTargetXNode, .holds = Holds::point_x},
  {.name = "y", .node = &kScrollTargetYNode, .holds = Holds::point_y},
  {.name = "from_zoom", .node = &kScrollTargetFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
});
constexpr auto kScrollTargetUnions = std::to_array<const SchemaUnion*>({
  &scroll_target_union,
});
constinit const SchemaUnion scroll_target_union = {.keys = kScrollTargetKeys, .forms = kScrollTargetForms};
constinit const SchemaNode scroll_target_schema = {.kind = SchemaKind::object, .properties = kScrollTargetProperties, .unions = kScrollTargetUnions};

void write(JsonWriter& writer, const ScrollTarget& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, ScrollTarget& out) {
  switch (form_of(scroll_target_union, json)) {
    case 0: return read(json, out.emplace<ElementByToken>());
    case 1: return read(json, out.emplace<ElementByIndex>());
    case 2: return read(json, out.emplace<PointInWindow>());
    case 3: return read(json, out.emplace<PointOnScreen>());
    default: return read(json, out.emplace<FocusInWindow>());
  }
}

constexpr auto kOneElementKeys = std::to_array<std::string_view>({"pid", "window_id", "element_index", "element_token"});
constexpr auto kOneElementElementByTokenRequired = std::to_array<std::string_view>({"element_token"});
constexpr auto kOneElementElementByTokenOptional = std::to_array<std::string_view>({"pid", "window_id", "element_index"});
constexpr auto kOneElementElementByIndexRequired = std::to_array<std::string_view>({"element_index", "window_id"});
constexpr auto kOneElementElementByIndexOptional = std::to_array<std::string_view>({"pid"});
constexpr auto kOneElementForms = std::to_array<SchemaForm>({
  {.name = "ElementByToken", .required = kOneElementElementByTokenRequired, .optional = kOneElementElementByTokenOptional},
  {.name = "ElementByIndex", .required = kOneElementElementByIndexRequired, .optional = kOneElementElementByIndexOptional},
});
constexpr auto kOneElementProperties = std::to_array<SchemaProperty>({
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
});
constexpr auto kOneElementUnions = std::to_array<const SchemaUnion*>({
  &one_element_union,
});
constinit const SchemaUnion one_element_union = {.keys = kOneElementKeys, .forms = kOneElementForms};
constinit const SchemaNode one_element_schema = {.kind = SchemaKind::object, .properties = kOneElementProperties, .unions = kOneElementUnions};

void write(JsonWriter& writer, const OneElement& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, OneElement& out) {
  switch (form_of(one_element_union, json)) {
    case 0: return read(json, out.emplace<ElementByToken>());
    default: return read(json, out.emplace<ElementByIndex>());
  }
}

constexpr auto kFocusOnScreenMemberKeys = member_keys("scope");
void write(JsonWriter& writer, const FocusOnScreen& value) { write_members(writer, value, kFocusOnScreenMemberKeys); }
void read(const nlohmann::json& json, FocusOnScreen& out) { read_members(json, out, kFocusOnScreenMemberKeys); }

void take_address(const FocusOnScreen& from, AddressParts& to) {
  if (from.scope) to.scope = from.scope == CaptureScope::desktop;
}

constexpr auto kKeyboardTargetKeys = std::to_array<std::string_view>({"pid", "window_id", "element_index", "element_token", "x", "y", "from_zoom", "scope"});
constexpr auto kKeyboardTargetElementByTokenRequired = std::to_array<std::string_view>({"element_token"});
constexpr auto kKeyboardTargetElementByTokenOptional = std::to_array<std::string_view>({"pid", "window_id", "element_index"});
constexpr auto kKeyboardTargetElementByIndexRequired = std::to_array<std::string_view>({"element_index", "window_id"});
constexpr auto kKeyboardTargetElementByIndexOptional = std::to_array<std::string_view>({"pid"});
constexpr auto kKeyboardTargetPointInWindowRequired = std::to_array<std::string_view>({"pid", "x", "y"});
constexpr auto kKeyboardTargetPointInWindowOptional = std::to_array<std::string_view>({"window_id", "from_zoom"});
constexpr auto kKeyboardTargetPointOnScreenRequired = std::to_array<std::string_view>({"x", "y"});
constexpr auto kKeyboardTargetPointOnScreenOptional = std::to_array<std::string_view>({"scope"});
constexpr auto kKeyboardTargetFocusInWindowRequired = std::to_array<std::string_view>({"pid"});
constexpr auto kKeyboardTargetFocusInWindowOptional = std::to_array<std::string_view>({"window_id"});
constexpr auto kKeyboardTargetFocusOnScreenOptional = std::to_array<std::string_view>({"scope"});
constexpr auto kKeyboardTargetForms = std::to_array<SchemaForm>({
  {.name = "ElementByToken", .required = kKeyboardTargetElementByTokenRequired, .optional = kKeyboardTargetElementByTokenOptional},
  {.name = "ElementByIndex", .required = kKeyboardTargetElementByIndexRequired, .optional = kKeyboardTargetElementByIndexOptional},
  {.name = "PointInWindow", .required = kKeyboardTargetPointInWindowRequired, .optional = kKeyboardTargetPointInWindowOptional},
  {.name = "PointOnScreen", .required = kKeyboardTargetPointOnScreenRequired, .optional = kKeyboardTargetPointOnScreenOptional},
  {.name = "FocusInWindow", .required = kKeyboardTargetFocusInWindowRequired, .optional = kKeyboardTargetFocusInWindowOptional},
  {.name = "FocusOnScreen", .optional = kKeyboardTargetFocusOnScreenOptional},
});
constexpr SchemaNode kKeyboardTargetXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kKeyboardTargetYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kKeyboardTargetFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kKeyboardTargetProperties = std::to_array<SchemaProperty>({
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "x", .node = &kKeyboardTargetXNode, .holds = Holds::point_x},
  {.name = "y", .node = &kKeyboardTargetYNode, .holds = Holds::point_y},
  {.name = "from_zoom", .node = &kKeyboardTargetFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
});
constexpr auto kKeyboardTargetUnions = std::to_array<const SchemaUnion*>({
  &keyboard_target_union,
});
constinit const SchemaUnion keyboard_target_union = {.keys = kKeyboardTargetKeys, .forms = kKeyboardTargetForms};
constinit const SchemaNode keyboard_target_schema = {.kind = SchemaKind::object, .properties = kKeyboardTargetProperties, .unions = kKeyboardTargetUnions};

void write(JsonWriter& writer, const KeyboardTarget& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, KeyboardTarget& out) {
  switch (form_of(keyboard_target_union, json)) {
    case 0: return read(json, out.emplace<ElementByToken>());
    case 1: return read(json, out.emplace<ElementByIndex>());
    case 2: return read(json, out.emplace<PointInWindow>());
    case 3: return read(json, out.emplace<PointOnScreen>());
    case 4: return read(json, out.emplace<FocusInWindow>());
    default: return read(json, out.emplace<FocusOnScreen>());
  }
}

constexpr auto kPointsInWindowMemberKeys = member_keys("pid", "window_id", "from_zoom");
void write(JsonWriter& writer, const PointsInWindow& value) { write_members(writer, value, kPointsInWindowMemberKeys); }
void read(const nlohmann::json& json, PointsInWindow& out) { read_members(json, out, kPointsInWindowMemberKeys); }

void take_address(const PointsInWindow& from, AddressParts& to) {
  to.process = from.pid;
  to.window = from.window_id;
  to.zoom = from.from_zoom;
}

constexpr auto kPointsOnScreenMemberKeys = member_keys("scope");
void write(JsonWriter& writer, const PointsOnScreen& value) { write_members(writer, value, kPointsOnScreenMemberKeys); }
void read(const nlohmann::json& json, PointsOnScreen& out) { read_members(json, out, kPointsOnScreenMemberKeys); }

void take_address(const PointsOnScreen& from, AddressParts& to) {
  if (from.scope) to.scope = from.scope == CaptureScope::desktop;
}

constexpr auto kWindowOrScreenKeys = std::to_array<std::string_view>({"pid", "window_id", "from_zoom", "scope"});
constexpr auto kWindowOrScreenPointsInWindowRequired = std::to_array<std::string_view>({"pid"});
constexpr auto kWindowOrScreenPointsInWindowOptional = std::to_array<std::string_view>({"window_id", "from_zoom"});
constexpr auto kWindowOrScreenPointsOnScreenOptional = std::to_array<std::string_view>({"scope"});
constexpr auto kWindowOrScreenForms = std::to_array<SchemaForm>({
  {.name = "PointsInWindow", .required = kWindowOrScreenPointsInWindowRequired, .optional = kWindowOrScreenPointsInWindowOptional},
  {.name = "PointsOnScreen", .optional = kWindowOrScreenPointsOnScreenOptional},
});
constexpr SchemaNode kWindowOrScreenFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kWindowOrScreenProperties = std::to_array<SchemaProperty>({
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "from_zoom", .node = &kWindowOrScreenFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
});
constexpr auto kWindowOrScreenUnions = std::to_array<const SchemaUnion*>({
  &window_or_screen_union,
});
constinit const SchemaUnion window_or_screen_union = {.keys = kWindowOrScreenKeys, .forms = kWindowOrScreenForms};
constinit const SchemaNode window_or_screen_schema = {.kind = SchemaKind::object, .properties = kWindowOrScreenProperties, .unions = kWindowOrScreenUnions};

void write(JsonWriter& writer, const WindowOrScreen& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, WindowOrScreen& out) {
  switch (form_of(window_or_screen_union, json)) {
    case 0: return read(json, out.emplace<PointsInWindow>());
    default: return read(json, out.emplace<PointsOnScreen>());
  }
}

}  // namespace offhand
