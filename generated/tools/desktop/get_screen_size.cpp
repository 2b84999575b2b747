// Generated from schema/tools/desktop/get_screen_size.json. Do not edit.
#include "generated/tools/desktop/get_screen_size.h"

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

namespace offhand::tools::desktop {

constinit const SchemaNode get_screen_size_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const GetScreenSizeArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, GetScreenSizeArgs&) {
}

void write(JsonWriter& writer, const GetScreenSizeResult& value) {
  writer.begin_object();
  write_member(writer, "width", value.width);
  write_member(writer, "height", value.height);
  write_member(writer, "scale_factor", value.scale_factor);
  write_member(writer, "monitors", value.monitors);
  writer.end_object();
}

std::string text_of(const GetScreenSizeResult& value) {
  std::string text;
  text += "✅ ";
  append_text(text, value.width);
  text += "x";
  append_text(text, value.height);
  text += " pixels, ";
  append_counted(text, value.monitors.size(), "monitor", "monitors");
  for (const auto& row : value.monitors) {
    text += '\n';
    text += "- ";
    append_text(text, row.name);
    text += ", ";
    append_text(text, row.bounds.x);
    text += ",";
    append_text(text, row.bounds.y);
    text += " ";
    append_text(text, row.bounds.width);
    text += "x";
    append_text(text, row.bounds.height);
    if (row.is_primary) {
      text += ", primary";
    }
  }
  return text;
}

namespace {

class GetScreenSizeInvocation final : public TypedInvocation<GetScreenSizeArgs, GetScreenSizeResult> {
 public:
  explicit GetScreenSizeInvocation(GetScreenSizeArgs arguments) : TypedInvocation(get_screen_size_tool, std::move(arguments)) {}

  Subject subject() const override { return {.kind = SubjectKind::desktop}; }
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
    OFFHAND_ASSIGN(outcome_, get_screen_size(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> GetScreenSizeTool::invocation(GetScreenSizeArgs arguments) {
  return std::make_unique<GetScreenSizeInvocation>(std::move(arguments));
}

Result<GetScreenSizeArgs> parse_get_screen_size_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(get_screen_size_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("get_screen_size", checked.problems()));
  GetScreenSizeArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_get_screen_size(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(get_screen_size_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_get_screen_size_args(json, platform));
  return GetScreenSizeTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
