// Generated from schema/tools/desktop/check_for_update.json. Do not edit.
#include "generated/tools/desktop/check_for_update.h"

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

constinit const SchemaNode check_for_update_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const CheckForUpdateArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, CheckForUpdateArgs&) {
}

void write(JsonWriter& writer, const CheckForUpdateResult& value) {
  writer.begin_object();
  write_member(writer, "current_version", value.current_version);
  write_member(writer, "checked", value.checked);
  write_member(writer, "latest_version", value.latest_version);
  write_member(writer, "update_available", value.update_available);
  write_member(writer, "install", value.install);
  write_member(writer, "release_notes_url", value.release_notes_url);
  write_member(writer, "source", value.source);
  write_member(writer, "detail", value.detail);
  writer.end_object();
}

std::string text_of(const CheckForUpdateResult& value) {
  std::string text;
  text += "✅ offhand ";
  append_text(text, value.current_version);
  text += ": ";
  append_text(text, value.detail);
  if (value.install.has_value() && !value.install->empty()) {
    text += "\n- to install it: ";
    append_text(text, *value.install);
  }
  if (value.release_notes_url.has_value() && !value.release_notes_url->empty()) {
    text += "\n- what is new: ";
    append_text(text, *value.release_notes_url);
  }
  return text;
}

namespace {

class CheckForUpdateInvocation final : public TypedInvocation<CheckForUpdateArgs, CheckForUpdateResult> {
 public:
  explicit CheckForUpdateInvocation(CheckForUpdateArgs arguments) : TypedInvocation(check_for_update_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, check_for_update(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> CheckForUpdateTool::invocation(CheckForUpdateArgs arguments) {
  return std::make_unique<CheckForUpdateInvocation>(std::move(arguments));
}

Result<CheckForUpdateArgs> parse_check_for_update_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(check_for_update_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("check_for_update", checked.problems()));
  CheckForUpdateArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_check_for_update(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(check_for_update_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_check_for_update_args(json, platform));
  return CheckForUpdateTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
