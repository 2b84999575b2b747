// Generated from tests/mcp-conformance/schema/tools/conformance/test_x_mcp_header.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_x_mcp_header.h"

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
constexpr SchemaNode kTestXMcpHeaderArgsRegionNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr SchemaNode kTestXMcpHeaderArgsLevelNode = {.kind = SchemaKind::integer, .minimum = -1000000, .maximum = 1000000};
constexpr SchemaNode kTestXMcpHeaderArgsUrgentNode = {.kind = SchemaKind::boolean};
constexpr auto kTestXMcpHeaderArgsProperties = std::to_array<SchemaProperty>({
  {.name = "region", .node = &kTestXMcpHeaderArgsRegionNode},
  {.name = "level", .node = &kTestXMcpHeaderArgsLevelNode},
  {.name = "urgent", .node = &kTestXMcpHeaderArgsUrgentNode},
});
}  // namespace

constinit const SchemaNode test_x_mcp_header_args_schema = {.kind = SchemaKind::object, .properties = kTestXMcpHeaderArgsProperties};

void write(JsonWriter& writer, const TestXMcpHeaderArgs& value) {
  writer.begin_object();
  write_member(writer, "region", value.region);
  write_member(writer, "level", value.level);
  write_member(writer, "urgent", value.urgent);
  writer.end_object();
}

void read(const nlohmann::json& json, TestXMcpHeaderArgs& out) {
  read_member(json, "region", out.region);
  read_member(json, "level", out.level);
  read_member(json, "urgent", out.urgent);
}

namespace {

class TestXMcpHeaderInvocation final : public TypedInvocation<TestXMcpHeaderArgs, Reply> {
 public:
  explicit TestXMcpHeaderInvocation(TestXMcpHeaderArgs arguments) : TypedInvocation(test_x_mcp_header_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_x_mcp_header(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestXMcpHeaderTool::invocation(TestXMcpHeaderArgs arguments) {
  return std::make_unique<TestXMcpHeaderInvocation>(std::move(arguments));
}

Result<TestXMcpHeaderArgs> parse_test_x_mcp_header_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_x_mcp_header_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_x_mcp_header", checked.problems()));
  TestXMcpHeaderArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_x_mcp_header(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_x_mcp_header_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_x_mcp_header_args(json, platform));
  return TestXMcpHeaderTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
