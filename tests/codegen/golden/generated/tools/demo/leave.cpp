// Generated from schema/tools/demo/leave.json. Do not edit.
#include "generated/tools/demo/leave.h"

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::tools::demo {

namespace {
constexpr SchemaNode kLeaveArgsAppNode = {.kind = SchemaKind::string, .max_size = 40};
constexpr SchemaNode kLeaveArgsOwnerNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};
constexpr auto kLeaveArgsProperties = std::to_array<SchemaProperty>({
  {.name = "app", .node = &kLeaveArgsAppNode, .holds = Holds::application},
  {.name = "owner", .node = &kLeaveArgsOwnerNode, .holds = Holds::process},
});
constexpr auto kLeaveArgsSome = std::to_array<std::string_view>({"app", "owner"});
}  // namespace

constinit const SchemaNode leave_args_schema = {.kind = SchemaKind::object, .properties = kLeaveArgsProperties, .at_least_one_of = kLeaveArgsSome};

void write(JsonWriter& writer, const LeaveArgs& value) {
  writer.begin_object();
  write_member(writer, "app", value.app);
  write_member(writer, "owner", value.owner);
  writer.end_object();
}

void read(const nlohmann::json& json, LeaveArgs& out) {
  read_member(json, "app", out.app);
  read_member(json, "owner", out.owner);
}

namespace {

class LeaveInvocation final : public TypedInvocation<LeaveArgs, Reply> {
 public:
  explicit LeaveInvocation(LeaveArgs arguments) : TypedInvocation(leave_tool, std::move(arguments)) {}

  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.process = arguments_.owner;
    return parts.of_application();
  }
  std::size_t fingerprint() const override {
    std::string text(leave_tool.identity);
    JsonWriter writer(text);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, leave(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> LeaveTool::invocation(LeaveArgs arguments) {
  return std::make_unique<LeaveInvocation>(std::move(arguments));
}

Result<LeaveArgs> parse_leave_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(leave_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("demo.leave", checked.problems()));
  LeaveArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_leave(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(leave_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_leave_args(json, platform));
  return LeaveTool::invocation(std::move(args));
}

}  // namespace offhand::tools::demo
