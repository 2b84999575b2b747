#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

constexpr std::string_view kPlatformsHeader = R"(#pragma once

#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {

/// The support a tool declares for a platform; null for an unknown platform.
const PlatformSupport* find_support(const ToolInfo& tool, std::string_view platform);
/// Refuses with the declared reason where the tool does not work. An empty platform is none in particular: there every
/// tool passes that works on some platform.
Result<void> check_support(const ToolInfo& tool, std::string_view platform);

}  // namespace offhand
)";

constexpr std::string_view kPlatformLookups = R"(
const PlatformSupport* find_support(const ToolInfo& tool, std::string_view platform) {
  for (const PlatformSupport& support : tool.platforms) {
    if (support.platform == platform) return &support;
  }
  return nullptr;
}

Result<void> check_support(const ToolInfo& tool, std::string_view platform) {
  for (const PlatformSupport& support : tool.platforms) {
    const bool is_meant = platform.empty() || support.platform == platform;
    if (is_meant && support.support != Support::none) return {};
  }
  const PlatformSupport* support = platform.empty() ? tool.platforms.data() : find_support(tool, platform);
  if (support == nullptr) {
    return fail(errors::unknown_platform({.platform = std::string(platform), .platforms = $names$}));
  }
  return fail(errors::unsupported_platform({.tool = std::string(tool.name),
                                            .platform = platform.empty() ? "any platform" : std::string(platform),
                                            .reason = std::string(support->note)}));
}
)";

constexpr std::string_view kDefineTool = R"(namespace offhand {

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
)";

std::string define_tool_text() {
  std::string text = banner("schema/platforms") + "\n#pragma once\n\n";
  text += "// What each generated source that defines a tool includes.\n";
  for (const char* file : {"codegen/runtime/define_types.h", "codegen/runtime/json_invocation.h",
                           "codegen/runtime/tool.h", "generated/support/platforms.h", "generated/types/errors.h"})
    text += std::string("#include \"") + file + "\"\n";
  return text + '\n' + std::string(kDefineTool);
}

std::string platforms_source(const Model& model) {
  Writer out(banner("schema/platforms"));
  out.line(
      "#include \"generated/support/platforms.h\"\n\n#include <string>\n\n#include "
      "\"generated/types/errors.h\"\n");
  std::string names;
  for (const Platform& platform : model.platforms) names += (names.empty() ? "" : ", ") + platform.name;
  out.flat_block("namespace offhand {", "}  // namespace offhand", {},
                 [&] { out.line(kPlatformLookups, {{"names", literal(names)}}); });
  return out.text();
}

}  // namespace

void emit_platforms(const Model& model, Products& products) {
  products.push_back(
      {"generated/support/platforms.h", banner("schema/platforms") + '\n' + std::string(kPlatformsHeader)});
  products.push_back({"generated/support/define_tool.h", define_tool_text()});
  products.push_back({"generated/support/platforms.cpp", platforms_source(model)});
}

}  // namespace offhand::codegen
