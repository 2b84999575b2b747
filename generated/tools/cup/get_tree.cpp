// Generated from schema/tools/cup/get_tree.json. Do not edit.
#include "generated/tools/cup/get_tree.h"

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
constexpr SchemaNode kGetTreeArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr auto kGetTreeArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kGetTreeArgsAppNode, .required = true, .holds = Holds::plain},
  {.name = "detail", .node = &capture_detail_schema},
  {.name = "dialect", .node = &capture_dialect_schema},
  {.name = "format", .node = &capture_format_schema},
});
}  // namespace

constinit const SchemaNode get_tree_args_schema = {.kind = SchemaKind::object, .properties = kGetTreeArgsProperties};

void write(JsonWriter& writer, const GetTreeArgs& value) {
  writer.begin_object();
  static const GetTreeArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_changed(writer, "detail", value.detail, otherwise.detail);
  write_changed(writer, "dialect", value.dialect, otherwise.dialect);
  write_changed(writer, "format", value.format, otherwise.format);
  writer.end_object();
}

void read(const nlohmann::json& json, GetTreeArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "detail", out.detail);
  read_member(json, "dialect", out.dialect);
  read_member(json, "format", out.format);
}

namespace {

class GetTreeInvocation final : public TypedInvocation<GetTreeArgs, Reply> {
 public:
  explicit GetTreeInvocation(GetTreeArgs arguments) : TypedInvocation(get_tree_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, get_tree(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> GetTreeTool::invocation(GetTreeArgs arguments) {
  return std::make_unique<GetTreeInvocation>(std::move(arguments));
}

Result<GetTreeArgs> parse_get_tree_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(get_tree_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("cup.get_tree", checked.problems()));
  GetTreeArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_get_tree(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(get_tree_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_get_tree_args(json, platform));
  return GetTreeTool::invocation(std::move(args));
}

}  // namespace offhand::tools::cup
