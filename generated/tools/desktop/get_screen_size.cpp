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

class GetScreenSizeInvocation final : public Invocation {
 public:
  explicit GetScreenSizeInvocation(GetScreenSizeArgs args) : args_(std::move(args)) {}

  Address address() const override { return address::Desktop{}; }

 private:
  Result<Reply> run(Call& call, const Target& /*target*/) const override {
    OFFHAND_ASSIGN(const auto result, get_screen_size(call, args_));
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }
  GetScreenSizeArgs args_;
};

}  // namespace

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
  return std::make_unique<GetScreenSizeInvocation>(std::move(args));
}

}  // namespace offhand::tools::desktop
