// Generated from schema/tools/cup/get_foreground.json. Do not edit.
#include "generated/tools/cup/get_foreground.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::cup {

constexpr auto kGetForegroundArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "detail", .node = &capture_detail_schema},
  {.name = "dialect", .node = &capture_dialect_schema},
  {.name = "format", .node = &capture_format_schema},
});
constinit const SchemaNode get_foreground_args_schema = {.kind = SchemaKind::object, .properties = kGetForegroundArgsProperties};

constexpr auto kGetForegroundArgsMemberKeys = member_keys("session", default_member("detail"),
    default_member("dialect"), default_member("format"));
void write(JsonWriter& writer, const GetForegroundArgs& value) { write_changed_members(writer, value, kGetForegroundArgsMemberKeys); }
void read(const nlohmann::json& json, GetForegroundArgs& out) { read_members(json, out, kGetForegroundArgsMemberKeys); }

namespace {

class GetForegroundInvocation final : public ToolInvocation<GetForegroundTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(get_foreground(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> GetForegroundTool::invocation(GetForegroundArgs arguments) {
  return std::make_unique<GetForegroundInvocation>(std::move(arguments));
}

Result<GetForegroundArgs> parse_get_foreground_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<GetForegroundArgs>(get_foreground_args_schema, "cup.get_foreground", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_get_foreground(const nlohmann::json& json, std::string_view platform) {
  return prepare<GetForegroundTool>(&parse_get_foreground_args, json, platform);
}

}  // namespace offhand::tools::cup
