// Generated from tests/mcp-conformance/schema/tools/conformance/multi_input.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/multi_input.h"

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

constinit const SchemaNode multi_input_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const MultiInputArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, MultiInputArgs&) {
}

namespace {

class MultiInputInvocation final : public TypedInvocation<MultiInputArgs, Reply> {
 public:
  explicit MultiInputInvocation(MultiInputArgs arguments) : TypedInvocation(multi_input_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, multi_input(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> MultiInputTool::invocation(MultiInputArgs arguments) {
  return std::make_unique<MultiInputInvocation>(std::move(arguments));
}

Result<MultiInputArgs> parse_multi_input_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(multi_input_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.multi_input", checked.problems()));
  MultiInputArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_multi_input(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(multi_input_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_multi_input_args(json, platform));
  return MultiInputTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
