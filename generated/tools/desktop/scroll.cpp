// Generated from schema/tools/desktop/scroll.json. Do not edit.
#include "generated/tools/desktop/scroll.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::tools::desktop {

namespace {
constexpr auto kScrollDirectionValues = std::to_array<std::string_view>({"up", "down", "left", "right"});
}  // namespace

constinit const SchemaNode scroll_direction_schema = {.kind = SchemaKind::string, .values = kScrollDirectionValues};

std::string_view to_string(ScrollDirection value) { return kScrollDirectionValues[static_cast<std::size_t>(value)]; }

std::optional<ScrollDirection> scroll_direction_from_string(std::string_view text) {
  const auto found = std::find(kScrollDirectionValues.begin(), kScrollDirectionValues.end(), text);
  if (found == kScrollDirectionValues.end()) return std::nullopt;
  return static_cast<ScrollDirection>(found - kScrollDirectionValues.begin());
}

void write(JsonWriter& writer, ScrollDirection value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, ScrollDirection& out) {
  out = scroll_direction_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr auto kScrollByValues = std::to_array<std::string_view>({"line", "page"});
}  // namespace

constinit const SchemaNode scroll_by_schema = {.kind = SchemaKind::string, .values = kScrollByValues};

std::string_view to_string(ScrollBy value) { return kScrollByValues[static_cast<std::size_t>(value)]; }

std::optional<ScrollBy> scroll_by_from_string(std::string_view text) {
  const auto found = std::find(kScrollByValues.begin(), kScrollByValues.end(), text);
  if (found == kScrollByValues.end()) return std::nullopt;
  return static_cast<ScrollBy>(found - kScrollByValues.begin());
}

void write(JsonWriter& writer, ScrollBy value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, ScrollBy& out) {
  out = scroll_by_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr SchemaNode kScrollArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScrollArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScrollArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kScrollArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kScrollArgsAmountNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 50};
constexpr auto kScrollArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "pid", .node = &process_id_schema},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "element_index", .node = &element_index_schema},
  {.name = "element_token", .node = &element_token_schema},
  {.name = "x", .node = &kScrollArgsXNode},
  {.name = "y", .node = &kScrollArgsYNode},
  {.name = "from_zoom", .node = &kScrollArgsFromZoomNode},
  {.name = "scope", .node = &capture_scope_schema},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kScrollArgsDeliveryModeSlips},
  {.name = "observe", .node = &observe_schema},
  {.name = "direction", .node = &scroll_direction_schema, .required = true},
  {.name = "by", .node = &scroll_by_schema},
  {.name = "amount", .node = &kScrollArgsAmountNode},
});
constexpr auto kScrollArgsUnions = std::to_array<const SchemaUnion*>({
  &scroll_target_union,
});
}  // namespace

constinit const SchemaNode scroll_args_schema = {.kind = SchemaKind::object, .properties = kScrollArgsProperties, .unions = kScrollArgsUnions};

void read(const nlohmann::json& json, ScrollArgs& out) {
  read_member(json, "session", out.session);
  read(json, out.target);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "observe", out.observe);
  read_member(json, "direction", out.direction);
  read_member(json, "by", out.by);
  read_member(json, "amount", out.amount);
}

namespace {

class ScrollInvocation final : public Invocation {
 public:
  explicit ScrollInvocation(ScrollArgs args) : args_(std::move(args)) {}

  std::optional<std::string_view> session() const override { return args_.session; }
  bool foreground() const override { return args_.delivery_mode == DeliveryMode::foreground; }
  Subject subject() const override { return subject_of(SubjectKind::element_or_point, args_.target); }

 private:
  Result<Reply> run(Call& call, const Target& target) const override {
    OFFHAND_ASSIGN(const auto result, scroll(call, target, args_));
    Reply reply;
    reply.text = text_of(result, "Scrolled");
    reply.structured = to_json(result);
    return reply;
  }
  ScrollArgs args_;
};

}  // namespace

Result<ScrollArgs> parse_scroll_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(scroll_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("scroll", checked.problems()));
  ScrollArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_scroll(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(scroll_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_scroll_args(json, platform));
  return std::make_unique<ScrollInvocation>(std::move(args));
}

}  // namespace offhand::tools::desktop
