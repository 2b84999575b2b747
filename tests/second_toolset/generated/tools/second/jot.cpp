// Generated from tests/second_toolset/schema/tools/second/jot.json. Do not edit.
#include "tests/second_toolset/generated/tools/second/jot.h"

#include "generated/support/define_tool.h"

namespace offhand::second::tools::second {

constexpr SchemaNode kJotArgsSheetNode = {.kind = SchemaKind::integer, .minimum = 1};
constexpr SchemaNode kJotArgsFieldNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 2147483647};
constexpr SchemaNode kJotArgsPhraseNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 1000};
constexpr auto kJotArgsPhraseNames = std::to_array<std::string_view>({"saying"});
constexpr SchemaNode kJotArgsLogFileNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr auto kJotArgsProperties = std::to_array<SchemaProperty>({
  {.name = "run", .node = &session_id_schema, .holds = Holds::session},
  {.name = "sheet", .node = &kJotArgsSheetNode, .required = true, .holds = Holds::window},
  {.name = "field", .node = &kJotArgsFieldNode, .required = true, .holds = Holds::element_index},
  {.name = "phrase", .node = &kJotArgsPhraseNode, .required = true, .also_called = kJotArgsPhraseNames, .holds = Holds::typed_text},
  {.name = "log_file", .node = &kJotArgsLogFileNode, .holds = Holds::output_path},
});
constinit const SchemaNode jot_args_schema = {.kind = SchemaKind::object, .properties = kJotArgsProperties};

constexpr auto kJotArgsMemberKeys = member_keys("run", "sheet", "field", "phrase", "log_file");
void write(JsonWriter& writer, const JotArgs& value) { write_members(writer, value, kJotArgsMemberKeys); }
void read(const nlohmann::json& json, JotArgs& out) { read_members(json, out, kJotArgsMemberKeys); }

namespace {

class JotInvocation final : public ToolInvocation<JotTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.run; }
  Address address() const override {
    AddressParts parts;
    parts.window = arguments_.sheet;
    parts.element_index = arguments_.field;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    return fingerprint_of(jot_tool.identity, arguments_.phrase, arguments_.log_file);
  }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Jotted"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(jot(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> JotTool::invocation(JotArgs arguments) {
  return std::make_unique<JotInvocation>(std::move(arguments));
}

Result<JotArgs> parse_jot_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<JotArgs>(jot_args_schema, "second.jot", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_jot(const nlohmann::json& json, std::string_view platform) {
  return prepare<JotTool>(&parse_jot_args, json, platform);
}

}  // namespace offhand::second::tools::second
