// Generated from schema/tools/cup/page.json. Do not edit.
#include "generated/tools/cup/page.h"

#include <array>
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

namespace offhand::tools::cup {

namespace {
constexpr SchemaNode kPageArgsElementIdNode = {.kind = SchemaKind::string, .max_size = 32};
constexpr SchemaNode kPageArgsOffsetNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 1000000};
constexpr SchemaNode kPageArgsLimitNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 1000};
constexpr auto kPageArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "element_id", .node = &kPageArgsElementIdNode, .required = true, .holds = Holds::plain},
  {.name = "direction", .node = &scroll_direction_schema},
  {.name = "offset", .node = &kPageArgsOffsetNode},
  {.name = "limit", .node = &kPageArgsLimitNode},
});
}  // namespace

constinit const SchemaNode page_args_schema = {.kind = SchemaKind::object, .properties = kPageArgsProperties};

void write(JsonWriter& writer, const PageArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "element_id", value.element_id);
  write_member(writer, "direction", value.direction);
  write_member(writer, "offset", value.offset);
  write_member(writer, "limit", value.limit);
  writer.end_object();
}

void read(const nlohmann::json& json, PageArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "element_id", out.element_id);
  read_member(json, "direction", out.direction);
  read_member(json, "offset", out.offset);
  read_member(json, "limit", out.limit);
}

namespace {

class PageInvocation final : public TypedInvocation<PageArgs, Reply> {
 public:
  explicit PageInvocation(PageArgs arguments) : TypedInvocation(page_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, page(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> PageTool::invocation(PageArgs arguments) {
  return std::make_unique<PageInvocation>(std::move(arguments));
}

Result<PageArgs> parse_page_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(page_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("cup.page", checked.problems()));
  PageArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_page(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(page_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_page_args(json, platform));
  return PageTool::invocation(std::move(args));
}

}  // namespace offhand::tools::cup
