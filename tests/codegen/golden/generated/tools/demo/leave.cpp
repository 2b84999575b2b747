// Generated from schema/tools/demo/leave.json. Do not edit.
#include "generated/tools/demo/leave.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::demo {

constexpr SchemaNode kLeaveArgsAppNode = {.kind = SchemaKind::string, .max_size = 40};
constexpr SchemaNode kLeaveArgsOwnerNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};
constexpr auto kLeaveArgsProperties = std::to_array<SchemaProperty>({
  {.name = "app", .node = &kLeaveArgsAppNode, .holds = Holds::application},
  {.name = "owner", .node = &kLeaveArgsOwnerNode, .holds = Holds::process},
});
constexpr auto kLeaveArgsSome = std::to_array<std::string_view>({"app", "owner"});
constinit const SchemaNode leave_args_schema = {.kind = SchemaKind::object, .properties = kLeaveArgsProperties, .at_least_one_of = kLeaveArgsSome};

constexpr auto kLeaveArgsMemberKeys = member_keys("app", "owner");
void write(JsonWriter& writer, const LeaveArgs& value) { write_members(writer, value, kLeaveArgsMemberKeys); }
void read(const nlohmann::json& json, LeaveArgs& out) { read_members(json, out, kLeaveArgsMemberKeys); }

namespace {

class LeaveInvocation final : public ToolInvocation<LeaveTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.process = arguments_.owner;
    return parts.of_application();
  }
  std::size_t fingerprint() const override { return fingerprint_of(leave_tool.identity); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(leave(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> LeaveTool::invocation(LeaveArgs arguments) {
  return std::make_unique<LeaveInvocation>(std::move(arguments));
}

Result<LeaveArgs> parse_leave_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<LeaveArgs>(leave_args_schema, "demo.leave", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_leave(const nlohmann::json& json, std::string_view platform) {
  return prepare<LeaveTool>(&parse_leave_args, json, platform);
}

}  // namespace offhand::tools::demo
