// Generated from schema/tools/demo/mix.json. Do not edit.
#include "generated/tools/demo/mix.h"

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

namespace offhand::tools::demo {

namespace {
constexpr SchemaNode kMixArgsDropsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};
constexpr auto kMixArgsProperties = std::to_array<SchemaProperty>({
  {.name = "color", .node = &color_schema, .required = true},
  {.name = "drops", .node = &kMixArgsDropsNode},
});
}  // namespace

constinit const SchemaNode mix_args_schema = {.kind = SchemaKind::object, .properties = kMixArgsProperties};

void read(const nlohmann::json& json, MixArgs& out) {
  read_member(json, "color", out.color);
  read_member(json, "drops", out.drops);
}

namespace {

class MixInvocation final : public Invocation {
 public:
  explicit MixInvocation(MixArgs args) : args_(std::move(args)) {}


 private:
  Result<Reply> run(Call& call, const Target& /*target*/) const override { return mix(call, args_); }
  MixArgs args_;
};

}  // namespace

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
  return std::make_unique<MixInvocation>(std::move(args));
}

}  // namespace offhand::tools::demo
