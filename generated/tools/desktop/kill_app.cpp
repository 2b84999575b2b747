// Generated from schema/tools/desktop/kill_app.json. Do not edit.
#include "generated/tools/desktop/kill_app.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr auto kKillAppArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .required = true, .holds = Holds::process},
});
constinit const SchemaNode kill_app_args_schema = {.kind = SchemaKind::object, .properties = kKillAppArgsProperties};

constexpr auto kKillAppArgsMemberKeys = member_keys("session", "pid");
void write(JsonWriter& writer, const KillAppArgs& value) { write_members(writer, value, kKillAppArgsMemberKeys); }
void read(const nlohmann::json& json, KillAppArgs& out) { read_members(json, out, kKillAppArgsMemberKeys); }

constexpr auto kKillAppResultMemberKeys = member_keys("pid", "name", "windows_closed");
void write(JsonWriter& writer, const KillAppResult& value) { write_members(writer, value, kKillAppResultMemberKeys); }

std::string text_of(const KillAppResult& value) {
  std::string text;
  append_parts(text, "✅ Killed ", value.name, ", pid ", value.pid, "; ",
      Counted{value.windows_closed, "window", "windows"}, " closed");
  return text;
}

namespace {

class KillAppInvocation final : public ToolInvocation<KillAppTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.process = arguments_.pid;
    return parts.of_application();
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(kill_app(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> KillAppTool::invocation(KillAppArgs arguments) {
  return std::make_unique<KillAppInvocation>(std::move(arguments));
}

Result<KillAppArgs> parse_kill_app_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<KillAppArgs>(kill_app_args_schema, "kill_app", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_kill_app(const nlohmann::json& json, std::string_view platform) {
  return prepare<KillAppTool>(&parse_kill_app_args, json, platform);
}

}  // namespace offhand::tools::desktop
