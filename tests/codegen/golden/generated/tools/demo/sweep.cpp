// Generated from schema/tools/demo/sweep.json. Do not edit.
#include "generated/tools/demo/sweep.h"

#include <array>
#include <cstddef>
#include <functional>
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

namespace offhand::tools::demo {

namespace {
constexpr SchemaNode kSweepArgsOwnerNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};
constexpr SchemaNode kSweepArgsOfZoomNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kSweepArgsLeftNode = {.kind = SchemaKind::number};
constexpr SchemaNode kSweepArgsTopNode = {.kind = SchemaKind::number};
constexpr SchemaNode kSweepArgsRightNode = {.kind = SchemaKind::number};
constexpr SchemaNode kSweepArgsBottomNode = {.kind = SchemaKind::number};
constexpr SchemaNode kSweepArgsSoftlyNode = {.kind = SchemaKind::boolean};
constexpr auto kSweepArgsProperties = std::to_array<SchemaProperty>({
  {.name = "owner", .node = &kSweepArgsOwnerNode, .holds = Holds::process},
  {.name = "pane_id", .node = &pane_id_schema, .holds = Holds::window},
  {.name = "of_zoom", .node = &kSweepArgsOfZoomNode, .holds = Holds::zoom},
  {.name = "reach", .node = &reach_schema, .holds = Holds::scope},
  {.name = "left", .node = &kSweepArgsLeftNode, .required = true, .holds = Holds::point_x},
  {.name = "top", .node = &kSweepArgsTopNode, .required = true, .holds = Holds::point_y},
  {.name = "right", .node = &kSweepArgsRightNode, .required = true, .holds = Holds::to_x},
  {.name = "bottom", .node = &kSweepArgsBottomNode, .required = true, .holds = Holds::to_y},
  {.name = "softly", .node = &kSweepArgsSoftlyNode},
});
}  // namespace

constinit const SchemaNode sweep_args_schema = {.kind = SchemaKind::object, .properties = kSweepArgsProperties};

void write(JsonWriter& writer, const SweepArgs& value) {
  writer.begin_object();
  static const SweepArgs otherwise;
  write_member(writer, "owner", value.owner);
  write_member(writer, "pane_id", value.pane_id);
  write_member(writer, "of_zoom", value.of_zoom);
  write_member(writer, "reach", value.reach);
  write_member(writer, "left", value.left);
  write_member(writer, "top", value.top);
  write_member(writer, "right", value.right);
  write_member(writer, "bottom", value.bottom);
  write_changed(writer, "softly", value.softly, otherwise.softly);
  writer.end_object();
}

void read(const nlohmann::json& json, SweepArgs& out) {
  read_member(json, "owner", out.owner);
  read_member(json, "pane_id", out.pane_id);
  read_member(json, "of_zoom", out.of_zoom);
  read_member(json, "reach", out.reach);
  read_member(json, "left", out.left);
  read_member(json, "top", out.top);
  read_member(json, "right", out.right);
  read_member(json, "bottom", out.bottom);
  read_member(json, "softly", out.softly);
}

namespace {

class SweepInvocation final : public TypedInvocation<SweepArgs, Reply> {
 public:
  explicit SweepInvocation(SweepArgs arguments) : TypedInvocation(sweep_tool, std::move(arguments)) {}

  Address address() const override {
    AddressParts parts;
    parts.process = arguments_.owner;
    parts.window = arguments_.pane_id;
    parts.zoom = arguments_.of_zoom;
    if (arguments_.reach) parts.scope = arguments_.reach == Reach::desktop;
    parts.point_x = arguments_.left;
    parts.point_y = arguments_.top;
    parts.to_x = arguments_.right;
    parts.to_y = arguments_.bottom;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(sweep_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "softly", arguments_.softly);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, sweep(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> SweepTool::invocation(SweepArgs arguments) {
  return std::make_unique<SweepInvocation>(std::move(arguments));
}

Result<SweepArgs> parse_sweep_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(sweep_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("demo.sweep", checked.problems()));
  SweepArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_sweep(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(sweep_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_sweep_args(json, platform));
  return SweepTool::invocation(std::move(args));
}

}  // namespace offhand::tools::demo
