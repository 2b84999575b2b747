// Generated from schema/tools/cup/get_overview.json. Do not edit.
#include "generated/tools/cup/get_overview.h"

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
constexpr auto kGetOverviewArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "format", .node = &capture_format_schema},
});
}  // namespace

constinit const SchemaNode get_overview_args_schema = {.kind = SchemaKind::object, .properties = kGetOverviewArgsProperties};

void write(JsonWriter& writer, const GetOverviewArgs& value) {
  writer.begin_object();
  static const GetOverviewArgs otherwise;
  write_member(writer, "session", value.session);
  write_changed(writer, "format", value.format, otherwise.format);
  writer.end_object();
}

void read(const nlohmann::json& json, GetOverviewArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "format", out.format);
}

namespace {

class GetOverviewInvocation final : public TypedInvocation<GetOverviewArgs, Reply> {
 public:
  explicit GetOverviewInvocation(GetOverviewArgs arguments) : TypedInvocation(get_overview_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, get_overview(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> GetOverviewTool::invocation(GetOverviewArgs arguments) {
  return std::make_unique<GetOverviewInvocation>(std::move(arguments));
}

Result<GetOverviewArgs> parse_get_overview_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(get_overview_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("cup.get_overview", checked.problems()));
  GetOverviewArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_get_overview(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(get_overview_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_get_overview_args(json, platform));
  return GetOverviewTool::invocation(std::move(args));
}

}  // namespace offhand::tools::cup
