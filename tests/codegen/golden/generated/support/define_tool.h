// Generated from schema/platforms. Do not edit.
#pragma once

// What each generated source that defines a tool includes.
#include "codegen/runtime/define_types.h"
#include "codegen/runtime/json_invocation.h"
#include "codegen/runtime/tool.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand {

/// All problems at once, never half a struct.
template <class Arguments>
Result<Arguments> parse_arguments(const SchemaNode& schema, std::string_view tool, const nlohmann::json& json,
                                  std::string_view platform) {
  const CheckedJson checked(schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments(tool, checked.problems()));
  Arguments arguments;
  read(checked.value(), arguments);
  return arguments;
}

template <class Tool>
Result<std::unique_ptr<Invocation>> prepare(Result<typename Tool::Arguments> (*parse)(const nlohmann::json&,
                                                                                      std::string_view),
                                            const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(Tool::info(), platform));
  OFFHAND_ASSIGN(auto arguments, parse(json, platform));
  return Tool::invocation(std::move(arguments));
}

template <class Tool>
class ToolInvocation : public TypedInvocation<typename Tool::Arguments, typename Tool::Result> {
 public:
  explicit ToolInvocation(typename Tool::Arguments arguments)
      : TypedInvocation<typename Tool::Arguments, typename Tool::Result>(Tool::info(), std::move(arguments)) {}
  std::string arguments_json() const override { return to_json(this->arguments_); }

 protected:
  Result<void> keep(Result<typename Tool::Result> outcome) {
    OFFHAND_ASSIGN(this->outcome_, std::move(outcome));
    return {};
  }
};

template <class Outcome>
Reply structured_reply(std::string text, const Outcome& outcome) {
  Reply reply;
  reply.text = std::move(text);
  reply.structured = to_json(outcome);
  return reply;
}

template <class Value>
void write_or_null(JsonWriter& writer, const Value& value) {
  if constexpr (is_optional<Value>) {
    value ? write_or_null(writer, *value) : writer.null();
  } else {
    write(writer, value);
  }
}

/// Equal for equal arguments of the same tool.
template <class... Arguments>
std::size_t fingerprint_of(std::string_view tool, const Arguments&... arguments) {
  std::string text(tool);
  JsonWriter writer(text);
  writer.begin_array();
  (write_or_null(writer, arguments), ...);
  writer.end_array();
  return std::hash<std::string>{}(text);
}

}  // namespace offhand
