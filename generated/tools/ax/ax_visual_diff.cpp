// Generated from schema/tools/ax/ax_visual_diff.json. Do not edit.
#include "generated/tools/ax/ax_visual_diff.h"

#include <algorithm>
#include <array>
#include <cstddef>
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
constexpr auto kAxVisualDiffMethodValues = std::to_array<std::string_view>({"pixel", "perceptual"});
}  // namespace

constinit const SchemaNode ax_visual_diff_method_schema = {.kind = SchemaKind::string, .values = kAxVisualDiffMethodValues};

std::string_view to_string(AxVisualDiffMethod value) { return kAxVisualDiffMethodValues[static_cast<std::size_t>(value)]; }

std::optional<AxVisualDiffMethod> ax_visual_diff_method_from_string(std::string_view text) {
  const auto found = std::find(kAxVisualDiffMethodValues.begin(), kAxVisualDiffMethodValues.end(), text);
  if (found == kAxVisualDiffMethodValues.end()) return std::nullopt;
  return static_cast<AxVisualDiffMethod>(found - kAxVisualDiffMethodValues.begin());
}

void write(JsonWriter& writer, AxVisualDiffMethod value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, AxVisualDiffMethod& out) {
  out = ax_visual_diff_method_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr SchemaNode kAxVisualDiffArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxVisualDiffArgsBaselineNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 12000000};
constexpr SchemaNode kAxVisualDiffArgsThresholdNode = {.kind = SchemaKind::number, .minimum = 0, .maximum = 100};
constexpr SchemaNode kAxVisualDiffArgsIgnoreRegionsNode = {.kind = SchemaKind::array, .max_size = 256, .items = &region_schema};
constexpr auto kAxVisualDiffArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxVisualDiffArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "baseline", .node = &kAxVisualDiffArgsBaselineNode, .required = true, .holds = Holds::plain},
  {.name = "threshold", .node = &kAxVisualDiffArgsThresholdNode},
  {.name = "method", .node = &ax_visual_diff_method_schema},
  {.name = "ignore_regions", .node = &kAxVisualDiffArgsIgnoreRegionsNode},
});
}  // namespace

constinit const SchemaNode ax_visual_diff_args_schema = {.kind = SchemaKind::object, .properties = kAxVisualDiffArgsProperties};

void write(JsonWriter& writer, const AxVisualDiffArgs& value) {
  writer.begin_object();
  static const AxVisualDiffArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_member(writer, "baseline", value.baseline);
  write_changed(writer, "threshold", value.threshold, otherwise.threshold);
  write_changed(writer, "method", value.method, otherwise.method);
  write_changed(writer, "ignore_regions", value.ignore_regions, otherwise.ignore_regions);
  writer.end_object();
}

void read(const nlohmann::json& json, AxVisualDiffArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "baseline", out.baseline);
  read_member(json, "threshold", out.threshold);
  read_member(json, "method", out.method);
  read_member(json, "ignore_regions", out.ignore_regions);
}

void write(JsonWriter& writer, const AxVisualDiffResult& value) {
  writer.begin_object();
  write_member(writer, "passed", value.passed);
  write_member(writer, "diff_percentage", value.diff_percentage);
  write_member(writer, "diff_pixels", value.diff_pixels);
  write_member(writer, "total_pixels", value.total_pixels);
  write_member(writer, "similarity", value.similarity);
  write_member(writer, "size_difference", value.size_difference);
  write_member(writer, "window_id", value.window_id);
  writer.end_object();
}

std::string text_of(const AxVisualDiffResult& value) {
  std::string text;
  if (value.passed) {
    text += "✅ The same";
    text += ", ";
  }
  append_text(text, value.diff_percentage);
  text += " % differ";
  if (value.diff_pixels.has_value() && value.total_pixels.has_value()) {
    text += ": ";
    append_text(text, *value.diff_pixels);
    text += " of ";
    append_text(text, *value.total_pixels);
    text += " pixels";
  }
  if (value.size_difference.has_value() && !value.size_difference->empty()) {
    text += "; ";
    append_text(text, *value.size_difference);
  }
  if (value.similarity.has_value()) {
    text += ", similarity ";
    append_text(text, *value.similarity);
  }
  return text;
}

namespace {

class AxVisualDiffInvocation final : public TypedInvocation<AxVisualDiffArgs, Reply> {
 public:
  explicit AxVisualDiffInvocation(AxVisualDiffArgs arguments) : TypedInvocation(ax_visual_diff_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, ax_visual_diff(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxVisualDiffTool::invocation(AxVisualDiffArgs arguments) {
  return std::make_unique<AxVisualDiffInvocation>(std::move(arguments));
}

Result<AxVisualDiffArgs> parse_ax_visual_diff_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_visual_diff_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_visual_diff", checked.problems()));
  AxVisualDiffArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_visual_diff(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_visual_diff_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_visual_diff_args(json, platform));
  return AxVisualDiffTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
