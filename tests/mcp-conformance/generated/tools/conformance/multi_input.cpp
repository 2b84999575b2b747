// Generated from tests/mcp-conformance/schema/tools/conformance/multi_input.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/multi_input.h"

#include <memory>
#include <nlohmann/json_fwd.hpp>
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

void read(const nlohmann::json&, MultiInputArgs&) {
}

namespace {

class MultiInputInvocation final : public Invocation {
 public:
  explicit MultiInputInvocation(MultiInputArgs args) : args_(std::move(args)) {}


 private:
  Result<Reply> run(Call& call, const Target& /*target*/) const override { return multi_input(call, args_); }
  MultiInputArgs args_;
};

}  // namespace

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
  return std::make_unique<MultiInputInvocation>(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
