// Generated from schema/tools/desktop/get_screen_size.json. Do not edit.
#include "generated/tools/desktop/get_screen_size.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constinit const SchemaNode get_screen_size_args_schema = {.kind = SchemaKind::object};

constexpr auto kGetScreenSizeArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const GetScreenSizeArgs& value) { write_members(writer, value, kGetScreenSizeArgsMemberKeys); }
void read(const nlohmann::json& json, GetScreenSizeArgs& out) { read_members(json, out, kGetScreenSizeArgsMemberKeys); }

constexpr auto kGetScreenSizeResultMemberKeys = member_keys("width", "height", "scale_factor", "monitors");
void write(JsonWriter& writer, const GetScreenSizeResult& value) { write_members(writer, value, kGetScreenSizeResultMemberKeys); }

std::string text_of(const GetScreenSizeResult& value) {
  std::string text;
  append_parts(text, "✅ ", value.width, "x", value.height, " pixels, ",
      Counted{value.monitors.size(), "monitor", "monitors"});
  for (const auto& row : value.monitors) {
    append_parts(text, "\n", "- ", row.name, ", ", row.bounds.x, ",", row.bounds.y, " ", row.bounds.width, "x",
        row.bounds.height);
    if (row.is_primary) append_parts(text, ", primary");
  }
  return text;
}

namespace {

class GetScreenSizeInvocation final : public ToolInvocation<GetScreenSizeTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(get_screen_size(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> GetScreenSizeTool::invocation(GetScreenSizeArgs arguments) {
  return std::make_unique<GetScreenSizeInvocation>(std::move(arguments));
}

Result<GetScreenSizeArgs> parse_get_screen_size_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<GetScreenSizeArgs>(get_screen_size_args_schema, "get_screen_size", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_get_screen_size(const nlohmann::json& json, std::string_view platform) {
  return prepare<GetScreenSizeTool>(&parse_get_screen_size_args, json, platform);
}

}  // namespace offhand::tools::desktop
