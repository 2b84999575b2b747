// Generated from schema/tools/ax/ax_list_windows.json. Do not edit.
#include "generated/tools/ax/ax_list_windows.h"

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

namespace offhand::tools::ax {

namespace {
constexpr SchemaNode kAxListWindowsArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr auto kAxListWindowsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxListWindowsArgsAppNode, .required = true, .holds = Holds::application},
});
}  // namespace

constinit const SchemaNode ax_list_windows_args_schema = {.kind = SchemaKind::object, .properties = kAxListWindowsArgsProperties};

void write(JsonWriter& writer, const AxListWindowsArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  writer.end_object();
}

void read(const nlohmann::json& json, AxListWindowsArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
}

void write(JsonWriter& writer, const AxListWindowsResult& value) {
  writer.begin_object();
  write_member(writer, "windows", value.windows);
  writer.end_object();
}

std::string text_of(const AxListWindowsResult& value) {
  std::string text;
  text += "✅ ";
  append_counted(text, value.windows.size(), "window", "windows");
  for (const auto& row : value.windows) {
    text += '\n';
    text += "- ";
    append_text(text, row.index);
    text += ": \"";
    append_text(text, row.title);
    text += "\" at ";
    append_text(text, row.position);
    text += ", ";
    append_text(text, row.size);
    if (row.focused) {
      text += ", focused";
    }
    if (row.minimized) {
      text += ", minimized";
    }
  }
  return text;
}

namespace {

class AxListWindowsInvocation final : public TypedInvocation<AxListWindowsArgs, AxListWindowsResult> {
 public:
  explicit AxListWindowsInvocation(AxListWindowsArgs arguments) : TypedInvocation(ax_list_windows_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    return parts.of_application();
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, ax_list_windows(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxListWindowsTool::invocation(AxListWindowsArgs arguments) {
  return std::make_unique<AxListWindowsInvocation>(std::move(arguments));
}

Result<AxListWindowsArgs> parse_ax_list_windows_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_list_windows_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_list_windows", checked.problems()));
  AxListWindowsArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_list_windows(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_list_windows_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_list_windows_args(json, platform));
  return AxListWindowsTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
