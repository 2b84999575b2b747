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

class SweepInvocation final : public Invocation {
 public:
  explicit SweepInvocation(SweepArgs args) : args_(std::move(args)) {}

  Address address() const override {
    AddressParts parts;
    parts.process = args_.owner;
    parts.window = args_.pane_id;
    parts.zoom = args_.of_zoom;
    if (args_.reach) parts.scope = args_.reach == Reach::desktop;
    parts.point_x = args_.left;
    parts.point_y = args_.top;
    parts.to_x = args_.right;
    parts.to_y = args_.bottom;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(sweep_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "softly", args_.softly);
    return std::hash<std::string>{}(text);
  }

 private:
  Result<Reply> run(Call& call, const Target& target) const override { return sweep(call, target, args_); }
  SweepArgs args_;
};

}  // namespace

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
  return std::make_unique<SweepInvocation>(std::move(args));
}

}  // namespace offhand::tools::demo
