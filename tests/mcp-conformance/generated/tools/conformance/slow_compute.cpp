// Generated from tests/mcp-conformance/schema/tools/conformance/slow_compute.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/slow_compute.h"

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
constexpr SchemaNode kSlowComputeArgsSecondsNode = {.kind = SchemaKind::number, .minimum = 0, .maximum = 3600};
constexpr SchemaNode kSlowComputeArgsLabelNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr auto kSlowComputeArgsProperties = std::to_array<SchemaProperty>({
  {.name = "seconds", .node = &kSlowComputeArgsSecondsNode},
  {.name = "label", .node = &kSlowComputeArgsLabelNode},
});
}  // namespace

constinit const SchemaNode slow_compute_args_schema = {.kind = SchemaKind::object, .properties = kSlowComputeArgsProperties};

void write(JsonWriter& writer, const SlowComputeArgs& value) {
  writer.begin_object();
  static const SlowComputeArgs otherwise;
  write_changed(writer, "seconds", value.seconds, otherwise.seconds);
  write_member(writer, "label", value.label);
  writer.end_object();
}

void read(const nlohmann::json& json, SlowComputeArgs& out) {
  read_member(json, "seconds", out.seconds);
  read_member(json, "label", out.label);
}

namespace {

class SlowComputeInvocation final : public TypedInvocation<SlowComputeArgs, Reply> {
 public:
  explicit SlowComputeInvocation(SlowComputeArgs arguments) : TypedInvocation(slow_compute_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, slow_compute(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> SlowComputeTool::invocation(SlowComputeArgs arguments) {
  return std::make_unique<SlowComputeInvocation>(std::move(arguments));
}

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
  return SlowComputeTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
