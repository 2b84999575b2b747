// Generated from tests/mcp-conformance/schema/tools/conformance/protocol_error_job.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/protocol_error_job.h"

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

constinit const SchemaNode protocol_error_job_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const ProtocolErrorJobArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, ProtocolErrorJobArgs&) {
}

namespace {

class ProtocolErrorJobInvocation final : public TypedInvocation<ProtocolErrorJobArgs, Reply> {
 public:
  explicit ProtocolErrorJobInvocation(ProtocolErrorJobArgs arguments) : TypedInvocation(protocol_error_job_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, protocol_error_job(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ProtocolErrorJobTool::invocation(ProtocolErrorJobArgs arguments) {
  return std::make_unique<ProtocolErrorJobInvocation>(std::move(arguments));
}

Result<ProtocolErrorJobArgs> parse_protocol_error_job_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(protocol_error_job_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.protocol_error_job", checked.problems()));
  ProtocolErrorJobArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_protocol_error_job(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(protocol_error_job_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_protocol_error_job_args(json, platform));
  return ProtocolErrorJobTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
