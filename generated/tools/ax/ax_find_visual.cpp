// Generated from schema/tools/ax/ax_find_visual.json. Do not edit.
#include "generated/tools/ax/ax_find_visual.h"

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
constexpr SchemaNode kAxFindVisualArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxFindVisualArgsDescriptionNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 2000};
constexpr SchemaNode kAxFindVisualArgsScreenshotNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 12000000};
constexpr auto kAxFindVisualArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxFindVisualArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "description", .node = &kAxFindVisualArgsDescriptionNode, .required = true, .holds = Holds::plain},
  {.name = "screenshot", .node = &kAxFindVisualArgsScreenshotNode, .holds = Holds::plain},
});
}  // namespace

constinit const SchemaNode ax_find_visual_args_schema = {.kind = SchemaKind::object, .properties = kAxFindVisualArgsProperties};

void write(JsonWriter& writer, const AxFindVisualArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_member(writer, "description", value.description);
  write_member(writer, "screenshot", value.screenshot);
  writer.end_object();
}

void read(const nlohmann::json& json, AxFindVisualArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "description", out.description);
  read_member(json, "screenshot", out.screenshot);
}

void write(JsonWriter& writer, const AxFindVisualResult& value) {
  writer.begin_object();
  write_member(writer, "found", value.found);
  write_member(writer, "position", value.position);
  write_member(writer, "size", value.size);
  write_member(writer, "confidence", value.confidence);
  write_member(writer, "vlm_backend", value.vlm_backend);
  write_member(writer, "element_ref", value.element_ref);
  write_member(writer, "element", value.element);
  writer.end_object();
}

std::string text_of(const AxFindVisualResult& value) {
  std::string text;
  if (value.found) {
    text += "✅ Found";
    text += ", ";
  }
  text += "looked at";
  if (value.vlm_backend.has_value() && !value.vlm_backend->empty()) {
    text += " by ";
    append_text(text, *value.vlm_backend);
  }
  if (value.position.has_value() && !value.position->empty()) {
    text += ": ";
    append_text(text, *value.position);
  }
  if (value.size.has_value() && !value.size->empty()) {
    text += ", ";
    append_text(text, *value.size);
  }
  if (value.element.has_value() && !value.element->empty()) {
    text += ", ";
    append_text(text, *value.element);
  }
  return text;
}

namespace {

class AxFindVisualInvocation final : public TypedInvocation<AxFindVisualArgs, Reply> {
 public:
  explicit AxFindVisualInvocation(AxFindVisualArgs arguments) : TypedInvocation(ax_find_visual_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    return parts.of_application();
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, ax_find_visual(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxFindVisualTool::invocation(AxFindVisualArgs arguments) {
  return std::make_unique<AxFindVisualInvocation>(std::move(arguments));
}

Result<AxFindVisualArgs> parse_ax_find_visual_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_find_visual_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_find_visual", checked.problems()));
  AxFindVisualArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_find_visual(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_find_visual_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_find_visual_args(json, platform));
  return AxFindVisualTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
