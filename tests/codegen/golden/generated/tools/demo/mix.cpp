// Generated from schema/tools/demo/mix.json. Do not edit.
#include "generated/tools/demo/mix.h"

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

namespace offhand::tools::demo {

namespace {
constexpr SchemaNode kMixArgsDropsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};
constexpr auto kMixArgsProperties = std::to_array<SchemaProperty>({
  {.name = "color", .node = &color_schema, .required = true},
  {.name = "drops", .node = &kMixArgsDropsNode},
});
}  // namespace

constinit const SchemaNode mix_args_schema = {.kind = SchemaKind::object, .properties = kMixArgsProperties};

void write(JsonWriter& writer, const MixArgs& value) {
  writer.begin_object();
  static const MixArgs otherwise;
  write_member(writer, "color", value.color);
  write_changed(writer, "drops", value.drops, otherwise.drops);
  writer.end_object();
}

void read(const nlohmann::json& json, MixArgs& out) {
  read_member(json, "color", out.color);
  read_member(json, "drops", out.drops);
}

namespace {

class MixInvocation final : public TypedInvocation<MixArgs, Reply> {
 public:
  explicit MixInvocation(MixArgs arguments) : TypedInvocation(mix_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, mix(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> MixTool::invocation(MixArgs arguments) {
  return std::make_unique<MixInvocation>(std::move(arguments));
}

Result<MixArgs> parse_mix_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(mix_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("demo.mix", checked.problems()));
  MixArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_mix(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(mix_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_mix_args(json, platform));
  return MixTool::invocation(std::move(args));
}

}  // namespace offhand::tools::demo
