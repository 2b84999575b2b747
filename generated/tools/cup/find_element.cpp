// Generated from schema/tools/cup/find_element.json. Do not edit.
#include "generated/tools/cup/find_element.h"

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

namespace offhand::tools::cup {

namespace {
constexpr SchemaNode kFindElementArgsQueryNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr SchemaNode kFindElementArgsRoleNode = {.kind = SchemaKind::string, .max_size = 64};
constexpr SchemaNode kFindElementArgsNameNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr SchemaNode kFindElementArgsLimitNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 1000};
constexpr auto kFindElementArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "query", .node = &kFindElementArgsQueryNode, .holds = Holds::plain},
  {.name = "role", .node = &kFindElementArgsRoleNode, .holds = Holds::plain},
  {.name = "name", .node = &kFindElementArgsNameNode, .holds = Holds::plain},
  {.name = "state", .node = &cup_state_schema},
  {.name = "limit", .node = &kFindElementArgsLimitNode},
  {.name = "format", .node = &capture_format_schema},
});
constexpr auto kFindElementArgsSome = std::to_array<std::string_view>({"query", "role", "name", "state"});
}  // namespace

constinit const SchemaNode find_element_args_schema = {.kind = SchemaKind::object, .properties = kFindElementArgsProperties, .at_least_one_of = kFindElementArgsSome};

void write(JsonWriter& writer, const FindElementArgs& value) {
  writer.begin_object();
  static const FindElementArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "query", value.query);
  write_member(writer, "role", value.role);
  write_member(writer, "name", value.name);
  write_member(writer, "state", value.state);
  write_changed(writer, "limit", value.limit, otherwise.limit);
  write_changed(writer, "format", value.format, otherwise.format);
  writer.end_object();
}

void read(const nlohmann::json& json, FindElementArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "query", out.query);
  read_member(json, "role", out.role);
  read_member(json, "name", out.name);
  read_member(json, "state", out.state);
  read_member(json, "limit", out.limit);
  read_member(json, "format", out.format);
}

namespace {

class FindElementInvocation final : public TypedInvocation<FindElementArgs, Reply> {
 public:
  explicit FindElementInvocation(FindElementArgs arguments) : TypedInvocation(find_element_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, find_element(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> FindElementTool::invocation(FindElementArgs arguments) {
  return std::make_unique<FindElementInvocation>(std::move(arguments));
}

Result<FindElementArgs> parse_find_element_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(find_element_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("cup.find_element", checked.problems()));
  FindElementArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_find_element(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(find_element_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_find_element_args(json, platform));
  return FindElementTool::invocation(std::move(args));
}

}  // namespace offhand::tools::cup
