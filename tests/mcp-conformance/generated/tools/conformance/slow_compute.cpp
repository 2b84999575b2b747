// Generated from tests/mcp-conformance/schema/tools/conformance/slow_compute.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/slow_compute.h"

#include <array>
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

namespace {
constexpr SchemaNode kSlowComputeArgsSecondsNode = {.kind = SchemaKind::number, .minimum = 0, .maximum = 3600};
constexpr SchemaNode kSlowComputeArgsLabelNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr auto kSlowComputeArgsProperties = std::to_array<SchemaProperty>({
  {.name = "seconds", .node = &kSlowComputeArgsSecondsNode},
  {.name = "label", .node = &kSlowComputeArgsLabelNode},
});
}  // namespace

constinit const SchemaNode slow_compute_args_schema = {.kind = SchemaKind::object, .properties = kSlowComputeArgsProperties};

void read(const nlohmann::json& json, SlowComputeArgs& out) {
  read_member(json, "seconds", out.seconds);
  read_member(json, "label", out.label);
}

namespace {

class SlowComputeInvocation final : public Invocation {
 public:
  explicit SlowComputeInvocation(SlowComputeArgs args) : args_(std::move(args)) {}


 private:
  Result<Reply> run(Call& call, const Target& /*target*/) const override { return slow_compute(call, args_); }
  SlowComputeArgs args_;
};

}  // namespace

Result<SlowComputeArgs> parse_slow_compute_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(slow_compute_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.slow_compute", checked.problems()));
  SlowComputeArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_slow_compute(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(slow_compute_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_slow_compute_args(json, platform));
  return std::make_unique<SlowComputeInvocation>(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
