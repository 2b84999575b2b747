// Generated from schema/tools/cup/get_overview.json. Do not edit.
#include "generated/tools/cup/get_overview.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::cup {

constexpr auto kGetOverviewArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "format", .node = &capture_format_schema},
});
constinit const SchemaNode get_overview_args_schema = {.kind = SchemaKind::object, .properties = kGetOverviewArgsProperties};

constexpr auto kGetOverviewArgsMemberKeys = member_keys("session", default_member("format"));
void write(JsonWriter& writer, const GetOverviewArgs& value) { write_changed_members(writer, value, kGetOverviewArgsMemberKeys); }
void read(const nlohmann::json& json, GetOverviewArgs& out) { read_members(json, out, kGetOverviewArgsMemberKeys); }

namespace {

class GetOverviewInvocation final : public ToolInvocation<GetOverviewTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(get_overview(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> GetOverviewTool::invocation(GetOverviewArgs arguments) {
  return std::make_unique<GetOverviewInvocation>(std::move(arguments));
}

Result<GetOverviewArgs> parse_get_overview_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<GetOverviewArgs>(get_overview_args_schema, "cup.get_overview", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_get_overview(const nlohmann::json& json, std::string_view platform) {
  return prepare<GetOverviewTool>(&parse_get_overview_args, json, platform);
}

}  // namespace offhand::tools::cup
