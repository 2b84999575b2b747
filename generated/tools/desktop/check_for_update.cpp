// Generated from schema/tools/desktop/check_for_update.json. Do not edit.
#include "generated/tools/desktop/check_for_update.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constinit const SchemaNode check_for_update_args_schema = {.kind = SchemaKind::object};

constexpr auto kCheckForUpdateArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const CheckForUpdateArgs& value) { write_members(writer, value, kCheckForUpdateArgsMemberKeys); }
void read(const nlohmann::json& json, CheckForUpdateArgs& out) { read_members(json, out, kCheckForUpdateArgsMemberKeys); }

constexpr auto kCheckForUpdateResultMemberKeys = member_keys("current_version", "checked", "latest_version",
    "update_available", "install", "release_notes_url", "source", "detail");
void write(JsonWriter& writer, const CheckForUpdateResult& value) { write_members(writer, value, kCheckForUpdateResultMemberKeys); }

std::string text_of(const CheckForUpdateResult& value) {
  std::string text;
  append_parts(text, "✅ offhand ", value.current_version, ": ", value.detail);
  if (value.install.has_value() && !value.install->empty()) append_parts(text, "\n- to install it: ", *value.install);
  if (value.release_notes_url.has_value() && !value.release_notes_url->empty()) {
    append_parts(text, "\n- what is new: ", *value.release_notes_url);
  }
  return text;
}

namespace {

class CheckForUpdateInvocation final : public ToolInvocation<CheckForUpdateTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(check_for_update(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> CheckForUpdateTool::invocation(CheckForUpdateArgs arguments) {
  return std::make_unique<CheckForUpdateInvocation>(std::move(arguments));
}

Result<CheckForUpdateArgs> parse_check_for_update_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<CheckForUpdateArgs>(check_for_update_args_schema, "check_for_update", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_check_for_update(const nlohmann::json& json, std::string_view platform) {
  return prepare<CheckForUpdateTool>(&parse_check_for_update_args, json, platform);
}

}  // namespace offhand::tools::desktop
