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
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .required = true, .holds = Holds::process},
});
}  // namespace

constinit const SchemaNode kill_app_args_schema = {.kind = SchemaKind::object, .properties = kKillAppArgsProperties};

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

class KillAppInvocation final : public Invocation {
 public:
  explicit KillAppInvocation(KillAppArgs args) : args_(std::move(args)) {}

  std::optional<std::string_view> session() const override { return args_.session; }
  Address address() const override {
    AddressParts parts;
    parts.process = args_.pid;
    return parts.of_application();
  }

 private:
  Result<Reply> run(Call& call, const Target& target) const override {
    OFFHAND_ASSIGN(const auto result, kill_app(call, target, args_));
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }
  KillAppArgs args_;
};

}  // namespace

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
  return std::make_unique<KillAppInvocation>(std::move(args));
}

}  // namespace offhand::tools::desktop
