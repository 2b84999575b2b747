// Generated from schema/tools/cup/get_desktop.json. Do not edit.
#include "generated/tools/cup/get_desktop.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::cup {

constexpr auto kGetDesktopArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "detail", .node = &capture_detail_schema},
  {.name = "dialect", .node = &capture_dialect_schema},
  {.name = "format", .node = &capture_format_schema},
});
constinit const SchemaNode get_desktop_args_schema = {.kind = SchemaKind::object, .properties = kGetDesktopArgsProperties};

constexpr auto kGetDesktopArgsMemberKeys = member_keys("session", default_member("detail"), default_member("dialect"),
    default_member("format"));
void write(JsonWriter& writer, const GetDesktopArgs& value) { write_changed_members(writer, value, kGetDesktopArgsMemberKeys); }
void read(const nlohmann::json& json, GetDesktopArgs& out) { read_members(json, out, kGetDesktopArgsMemberKeys); }

namespace {

class GetDesktopInvocation final : public ToolInvocation<GetDesktopTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(get_desktop(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> GetDesktopTool::invocation(GetDesktopArgs arguments) {
  return std::make_unique<GetDesktopInvocation>(std::move(arguments));
}

Result<GetDesktopArgs> parse_get_desktop_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<GetDesktopArgs>(get_desktop_args_schema, "cup.get_desktop", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_get_desktop(const nlohmann::json& json, std::string_view platform) {
  return prepare<GetDesktopTool>(&parse_get_desktop_args, json, platform);
}

}  // namespace offhand::tools::cup
