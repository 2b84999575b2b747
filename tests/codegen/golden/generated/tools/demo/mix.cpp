// Generated from schema/tools/demo/mix.json. Do not edit.
#include "generated/tools/demo/mix.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::demo {

constexpr SchemaNode kMixArgsDropsNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};
constexpr auto kMixArgsProperties = std::to_array<SchemaProperty>({
  {.name = "color", .node = &color_schema, .required = true},
  {.name = "drops", .node = &kMixArgsDropsNode},
});
constinit const SchemaNode mix_args_schema = {.kind = SchemaKind::object, .properties = kMixArgsProperties};

constexpr auto kMixArgsMemberKeys = member_keys("color", default_member("drops"));
void write(JsonWriter& writer, const MixArgs& value) { write_changed_members(writer, value, kMixArgsMemberKeys); }
void read(const nlohmann::json& json, MixArgs& out) { read_members(json, out, kMixArgsMemberKeys); }

namespace {

class MixInvocation final : public ToolInvocation<MixTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(mix(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> MixTool::invocation(MixArgs arguments) {
  return std::make_unique<MixInvocation>(std::move(arguments));
}

Result<MixArgs> parse_mix_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<MixArgs>(mix_args_schema, "demo.mix", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_mix(const nlohmann::json& json, std::string_view platform) {
  return prepare<MixTool>(&parse_mix_args, json, platform);
}

}  // namespace offhand::tools::demo
