// Generated from tests/mcp-conformance/schema/tools/conformance/greet.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/greet.h"

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
constexpr SchemaNode kGreetArgsNameNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr auto kGreetArgsProperties = std::to_array<SchemaProperty>({
  {.name = "name", .node = &kGreetArgsNameNode, .required = true},
});
}  // namespace

constinit const SchemaNode greet_args_schema = {.kind = SchemaKind::object, .properties = kGreetArgsProperties};

void write(JsonWriter& writer, const GreetArgs& value) {
  writer.begin_object();
  write_member(writer, "name", value.name);
  writer.end_object();
}

void read(const nlohmann::json& json, GreetArgs& out) {
  read_member(json, "name", out.name);
}

void write(JsonWriter& writer, const GreetResult& value) {
  writer.begin_object();
  write_member(writer, "name", value.name);
  writer.end_object();
}

std::string text_of(const GreetResult& value) {
  std::string text;
  text += "Hello, ";
  append_text(text, value.name);
  text += "!";
  return text;
}

namespace {

class GreetInvocation final : public TypedInvocation<GreetArgs, GreetResult> {
 public:
  explicit GreetInvocation(GreetArgs arguments) : TypedInvocation(greet_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, greet(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> GreetTool::invocation(GreetArgs arguments) {
  return std::make_unique<GreetInvocation>(std::move(arguments));
}

Result<GreetArgs> parse_greet_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(greet_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.greet", checked.problems()));
  GreetArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_greet(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(greet_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_greet_args(json, platform));
  return GreetTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
