// Generated from schema/tools/desktop/kill_app.json. Do not edit.
#include "generated/tools/desktop/kill_app.h"

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
constexpr auto kKillAppArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "pid", .node = &process_id_schema, .required = true},
});
}  // namespace

constinit const SchemaNode kill_app_args_schema = {.kind = SchemaKind::object, .properties = kKillAppArgsProperties};

void write(JsonWriter& writer, const KillAppArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "pid", value.pid);
  writer.end_object();
}

void read(const nlohmann::json& json, KillAppArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "pid", out.pid);
}

void write(JsonWriter& writer, const KillAppResult& value) {
  writer.begin_object();
  write_member(writer, "pid", value.pid);
  write_member(writer, "name", value.name);
  write_member(writer, "windows_closed", value.windows_closed);
  writer.end_object();
}

std::string text_of(const KillAppResult& value) {
  std::string text;
  text += "✅ Killed ";
  append_text(text, value.name);
  text += ", pid ";
  append_text(text, value.pid);
  text += "; ";
  append_counted(text, value.windows_closed, "window", "windows");
  text += " closed";
  return text;
}

namespace {

class KillAppInvocation final : public TypedInvocation<KillAppArgs, KillAppResult> {
 public:
  explicit KillAppInvocation(KillAppArgs arguments) : TypedInvocation(kill_app_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Subject subject() const override { return subject_of(SubjectKind::application, arguments_); }
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
    OFFHAND_ASSIGN(outcome_, kill_app(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> KillAppTool::invocation(KillAppArgs arguments) {
  return std::make_unique<KillAppInvocation>(std::move(arguments));
}

Result<KillAppArgs> parse_kill_app_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(kill_app_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("kill_app", checked.problems()));
  KillAppArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_kill_app(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(kill_app_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_kill_app_args(json, platform));
  return KillAppTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
