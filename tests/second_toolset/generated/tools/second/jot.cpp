// Generated from tests/second_toolset/schema/tools/second/jot.json. Do not edit.
#include "tests/second_toolset/generated/tools/second/jot.h"

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::second::tools::second {

namespace {
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
}  // namespace

constinit const SchemaNode jot_args_schema = {.kind = SchemaKind::object, .properties = kJotArgsProperties};

void write(JsonWriter& writer, const JotArgs& value) {
  writer.begin_object();
  write_member(writer, "run", value.run);
  write_member(writer, "sheet", value.sheet);
  write_member(writer, "field", value.field);
  write_member(writer, "phrase", value.phrase);
  write_member(writer, "log_file", value.log_file);
  writer.end_object();
}

void read(const nlohmann::json& json, JotArgs& out) {
  read_member(json, "run", out.run);
  read_member(json, "sheet", out.sheet);
  read_member(json, "field", out.field);
  read_member(json, "phrase", out.phrase);
  read_member(json, "log_file", out.log_file);
}

namespace {

class JotInvocation final : public TypedInvocation<JotArgs, ActionResult> {
 public:
  explicit JotInvocation(JotArgs arguments) : TypedInvocation(jot_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.run; }
  Address address() const override {
    AddressParts parts;
    parts.window = arguments_.sheet;
    parts.element_index = arguments_.field;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(jot_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "phrase", arguments_.phrase);
    write_member(writer, "log_file", arguments_.log_file);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Jotted");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, jot(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> JotTool::invocation(JotArgs arguments) {
  return std::make_unique<JotInvocation>(std::move(arguments));
}

Result<JotArgs> parse_jot_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(jot_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("second.jot", checked.problems()));
  JotArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_jot(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(jot_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_jot_args(json, platform));
  return JotTool::invocation(std::move(args));
}

}  // namespace offhand::second::tools::second
