// Generated from schema/tools/desktop/find_elements.json. Do not edit.
#include "generated/tools/desktop/find_elements.h"

#include <array>
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

namespace {
constexpr SchemaNode kFindElementsArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kFindElementsArgsRoleNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};
constexpr SchemaNode kFindElementsArgsNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kFindElementsArgsExactNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kFindElementsArgsTextNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kFindElementsArgsStateNode = {.kind = SchemaKind::array, .max_size = 18, .items = &element_state_schema};
constexpr SchemaNode kFindElementsArgsLimitNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 1000};
constexpr auto kFindElementsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "query", .node = &kFindElementsArgsQueryNode},
  {.name = "role", .node = &kFindElementsArgsRoleNode},
  {.name = "name", .node = &kFindElementsArgsNameNode},
  {.name = "exact", .node = &kFindElementsArgsExactNode},
  {.name = "text", .node = &kFindElementsArgsTextNode},
  {.name = "state", .node = &kFindElementsArgsStateNode},
  {.name = "pid", .node = &process_id_schema, .required = true},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "limit", .node = &kFindElementsArgsLimitNode},
});
}  // namespace

constinit const SchemaNode find_elements_args_schema = {.kind = SchemaKind::object, .properties = kFindElementsArgsProperties};

void write(JsonWriter& writer, const FindElementsArgs& value) {
  writer.begin_object();
  static const FindElementsArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "query", value.query);
  write_member(writer, "role", value.role);
  write_member(writer, "name", value.name);
  write_changed(writer, "exact", value.exact, otherwise.exact);
  write_member(writer, "text", value.text);
  write_changed(writer, "state", value.state, otherwise.state);
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  write_changed(writer, "limit", value.limit, otherwise.limit);
  writer.end_object();
}

void read(const nlohmann::json& json, FindElementsArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "query", out.query);
  read_member(json, "role", out.role);
  read_member(json, "name", out.name);
  read_member(json, "exact", out.exact);
  read_member(json, "text", out.text);
  read_member(json, "state", out.state);
  read_member(json, "pid", out.pid);
  read_member(json, "window_id", out.window_id);
  read_member(json, "limit", out.limit);
}

void write(JsonWriter& writer, const FindElementsResult& value) {
  writer.begin_object();
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "total", value.total);
  write_member(writer, "complete", value.complete);
  write_member(writer, "incomplete_reason", value.incomplete_reason);
  write_member(writer, "elements", value.elements);
  writer.end_object();
}

std::string text_of(const FindElementsResult& value) {
  std::string text;
  text += "✅ ";
  append_text(text, value.elements.size());
  text += " of ";
  append_counted(text, value.total, "match", "matches");
  text += " in window ";
  append_text(text, value.window_id);
  if (value.incomplete_reason.has_value() && !value.incomplete_reason->empty()) {
    text += ", incomplete: ";
    append_text(text, *value.incomplete_reason);
  }
  for (const auto& row : value.elements) {
    text += '\n';
    text += "- element_index ";
    append_text(text, row.element_index);
    text += ", ";
    append_text(text, row.role);
    text += " \"";
    append_text(text, row.name);
    text += "\"";
    if (row.value.has_value() && !row.value->empty()) {
      text += " = \"";
      append_text(text, *row.value);
      text += "\"";
    }
    if (!row.states.empty()) {
      text += " (";
      append_text(text, row.states);
      text += ")";
    }
    if (row.window_bounds.has_value()) {
      text += " at ";
      append_text(text, row.window_bounds->x);
      text += ",";
      append_text(text, row.window_bounds->y);
      text += " ";
      append_text(text, row.window_bounds->width);
      text += "x";
      append_text(text, row.window_bounds->height);
    }
  }
  return text;
}

namespace {

class FindElementsInvocation final : public TypedInvocation<FindElementsArgs, FindElementsResult> {
 public:
  explicit FindElementsInvocation(FindElementsArgs arguments) : TypedInvocation(find_elements_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Subject subject() const override { return subject_of(SubjectKind::window, arguments_); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_); }
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
    OFFHAND_ASSIGN(outcome_, find_elements(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> FindElementsTool::invocation(FindElementsArgs arguments) {
  return std::make_unique<FindElementsInvocation>(std::move(arguments));
}

Result<FindElementsArgs> parse_find_elements_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(find_elements_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("find_elements", checked.problems()));
  FindElementsArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_find_elements(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(find_elements_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_find_elements_args(json, platform));
  return FindElementsTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
