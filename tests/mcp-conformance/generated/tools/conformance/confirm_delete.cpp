// Generated from tests/mcp-conformance/schema/tools/conformance/confirm_delete.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/confirm_delete.h"

#include <array>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::fixtures::tools::conformance {

namespace {
constexpr SchemaNode kConfirmDeleteArgsFilenameNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr auto kConfirmDeleteArgsProperties = std::to_array<SchemaProperty>({
  {.name = "filename", .node = &kConfirmDeleteArgsFilenameNode, .required = true},
});
}  // namespace

constinit const SchemaNode confirm_delete_args_schema = {.kind = SchemaKind::object, .properties = kConfirmDeleteArgsProperties};

void write(JsonWriter& writer, const ConfirmDeleteArgs& value) {
  writer.begin_object();
  write_member(writer, "filename", value.filename);
  writer.end_object();
}

void read(const nlohmann::json& json, ConfirmDeleteArgs& out) {
  read_member(json, "filename", out.filename);
}

namespace {

class ConfirmDeleteInvocation final : public TypedInvocation<ConfirmDeleteArgs, Reply> {
 public:
  explicit ConfirmDeleteInvocation(ConfirmDeleteArgs arguments) : TypedInvocation(confirm_delete_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, confirm_delete(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ConfirmDeleteTool::invocation(ConfirmDeleteArgs arguments) {
  return std::make_unique<ConfirmDeleteInvocation>(std::move(arguments));
}

Result<ConfirmDeleteArgs> parse_confirm_delete_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(confirm_delete_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.confirm_delete", checked.problems()));
  ConfirmDeleteArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_confirm_delete(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(confirm_delete_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_confirm_delete_args(json, platform));
  return ConfirmDeleteTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
