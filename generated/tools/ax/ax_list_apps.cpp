// Generated from schema/tools/ax/ax_list_apps.json. Do not edit.
#include "generated/tools/ax/ax_list_apps.h"

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
constexpr auto kAxListAppsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
});
}  // namespace

constinit const SchemaNode ax_list_apps_args_schema = {.kind = SchemaKind::object, .properties = kAxListAppsArgsProperties};

void write(JsonWriter& writer, const AxListAppsArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  writer.end_object();
}

void read(const nlohmann::json& json, AxListAppsArgs& out) {
  read_member(json, "session", out.session);
}

void write(JsonWriter& writer, const AxListAppsResult& value) {
  writer.begin_object();
  write_member(writer, "apps", value.apps);
  writer.end_object();
}

std::string text_of(const AxListAppsResult& value) {
  std::string text;
  text += "✅ ";
  append_counted(text, value.apps.size(), "application", "applications");
  for (const auto& row : value.apps) {
    text += '\n';
    text += "- ";
    append_text(text, row.name);
    text += ", pid ";
    append_text(text, row.pid);
    if (row.bundle_id.has_value() && !row.bundle_id->empty()) {
      text += ", ";
      append_text(text, *row.bundle_id);
    }
    if (row.connected) {
      text += ", connected";
    }
    if (row.accessible) {
      text += ", accessible";
    }
    if (row.reason.has_value() && !row.reason->empty()) {
      text += ", not accessible: ";
      append_text(text, *row.reason);
    }
  }
  return text;
}

namespace {

class AxListAppsInvocation final : public TypedInvocation<AxListAppsArgs, AxListAppsResult> {
 public:
  explicit AxListAppsInvocation(AxListAppsArgs arguments) : TypedInvocation(ax_list_apps_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
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
    OFFHAND_ASSIGN(outcome_, ax_list_apps(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxListAppsTool::invocation(AxListAppsArgs arguments) {
  return std::make_unique<AxListAppsInvocation>(std::move(arguments));
}

Result<AxListAppsArgs> parse_ax_list_apps_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_list_apps_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_list_apps", checked.problems()));
  AxListAppsArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_list_apps(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_list_apps_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_list_apps_args(json, platform));
  return AxListAppsTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
