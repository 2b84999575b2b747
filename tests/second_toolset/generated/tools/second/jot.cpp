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

void read(const nlohmann::json& json, JotArgs& out) {
  read_member(json, "run", out.run);
  read_member(json, "sheet", out.sheet);
  read_member(json, "field", out.field);
  read_member(json, "phrase", out.phrase);
  read_member(json, "log_file", out.log_file);
}

namespace {

std::string text_of_jot(const ActionResult& value) {
  std::string text;
  text += "Jotted: ";
  append_text(text, to_string(value.effect));
  text += " by ";
  append_text(text, to_string(value.path));
  return text;
}

}  // namespace

namespace {

class JotInvocation final : public Invocation {
 public:
  explicit JotInvocation(JotArgs args) : args_(std::move(args)) {}

  std::optional<std::string_view> session() const override { return args_.run; }
  Address address() const override {
    AddressParts parts;
    parts.window = args_.sheet;
    parts.element_index = args_.field;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(jot_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "phrase", args_.phrase);
    write_member(writer, "log_file", args_.log_file);
    return std::hash<std::string>{}(text);
  }

 private:
  Result<Reply> run(Call& call, const Target& target) const override {
    OFFHAND_ASSIGN(const auto result, jot(call, target, args_));
    Reply reply;
    reply.text = text_of_jot(result);
    reply.structured = to_json(result);
    return reply;
  }
  JotArgs args_;
};

}  // namespace

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
  return std::make_unique<JotInvocation>(std::move(args));
}

}  // namespace offhand::second::tools::second
