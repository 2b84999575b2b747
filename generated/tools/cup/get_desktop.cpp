// Generated from schema/tools/cup/get_desktop.json. Do not edit.
#include "generated/tools/cup/get_desktop.h"

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
constexpr auto kGetDesktopArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "detail", .node = &capture_detail_schema},
  {.name = "dialect", .node = &capture_dialect_schema},
  {.name = "format", .node = &capture_format_schema},
});
}  // namespace

constinit const SchemaNode get_desktop_args_schema = {.kind = SchemaKind::object, .properties = kGetDesktopArgsProperties};

void write(JsonWriter& writer, const GetDesktopArgs& value) {
  writer.begin_object();
  static const GetDesktopArgs otherwise;
  write_member(writer, "session", value.session);
  write_changed(writer, "detail", value.detail, otherwise.detail);
  write_changed(writer, "dialect", value.dialect, otherwise.dialect);
  write_changed(writer, "format", value.format, otherwise.format);
  writer.end_object();
}

void read(const nlohmann::json& json, GetDesktopArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "detail", out.detail);
  read_member(json, "dialect", out.dialect);
  read_member(json, "format", out.format);
}

namespace {

class GetDesktopInvocation final : public TypedInvocation<GetDesktopArgs, Reply> {
 public:
  explicit GetDesktopInvocation(GetDesktopArgs arguments) : TypedInvocation(get_desktop_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, get_desktop(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> GetDesktopTool::invocation(GetDesktopArgs arguments) {
  return std::make_unique<GetDesktopInvocation>(std::move(arguments));
}

Result<GetDesktopArgs> parse_get_desktop_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(get_desktop_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("cup.get_desktop", checked.problems()));
  GetDesktopArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_get_desktop(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(get_desktop_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_get_desktop_args(json, platform));
  return GetDesktopTool::invocation(std::move(args));
}

}  // namespace offhand::tools::cup
