#include "platform/web_desk/form_inputs.h"

#include "platform/web/json_access.h"
#include "platform/web_desk/ax_nodes.h"

namespace offhand::platform::web_desk {

using nlohmann::json;

bool FormInputs::may_hold_whole_value(std::string_view platform_role) const { return is_picker(platform_role); }

Result<std::optional<FormFields::WholeValue>> FormInputs::whole_value(const NodeHandle& node, const std::string& text,
                                                                      const Limits& limits) {
  OFFHAND_ASSIGN(const auto told, ask(node, "whole", {{"text", text}}, limits));
  auto expected = web::text_of(told, "expected");
  if (expected.empty()) return std::optional<WholeValue>();
  WholeValue value{.expected = std::move(expected), .held = std::nullopt};
  if (told.contains("held")) value.held = web::text_of(told, "held");
  return std::optional(std::move(value));
}

Result<std::vector<NodeHandle>> FormInputs::own_lists(const NodeHandle& node, const Limits& limits) {
  OFFHAND_ASSIGN(const auto told, ask(node, "lists", json::object(), limits));
  std::vector<std::int64_t> numbers;
  for (const auto& number : web::part_of(told, "lists"))
    if (number.is_number_integer()) numbers.push_back(number.get<std::int64_t>());
  if (numbers.empty()) return std::vector<NodeHandle>();
  return node_acts().nodes_numbered(*node.as<NodeAddress>(), numbers, limits);
}

Delivery FormInputs::choose_exactly(const NodeHandle& node, const std::vector<std::size_t>& places,
                                    const std::vector<std::string>& names, const Limits& limits) {
  const auto* address = node.as<NodeAddress>();
  if (address == nullptr || address->dialog != 0) return Delivery::not_attempted("it is no node of a page");
  return node_acts().act(*address, "choose_exactly", {{"places", places}, {"names", names}}, limits);
}

Result<ScrollOffsets::Offsets> FormInputs::scroll_offsets(const NodeHandle& node, const Limits& limits) {
  OFFHAND_ASSIGN(const auto told, ask(node, "scrolled", json::object(), limits));
  const auto offset_in = [](const json& offset) {
    if (!offset.is_object()) return std::optional<Offset>();
    return std::optional(Offset{.at = web::number_of(offset, "at"), .most = web::number_of(offset, "most")});
  };
  return Offsets{.down = offset_in(web::part_of(told, "down")), .across = offset_in(web::part_of(told, "across"))};
}

Result<std::optional<FormFields::FileInput>> FormInputs::file_input(const NodeHandle& node, const Limits& limits) {
  OFFHAND_ASSIGN(const auto told, ask(node, "files", json::object(), limits));
  const auto& files = web::part_of(told, "files");
  if (!files.is_array()) return std::optional<FileInput>();
  FileInput input{.takes_several = web::flag_of(told, "several"), .names = {}};
  for (const auto& name : files)
    if (name.is_string()) input.names.push_back(name.get<std::string>());
  return std::optional(std::move(input));
}

Delivery FormInputs::give_files(const NodeHandle& node, const std::vector<std::string>& paths, const Limits& limits) {
  const auto* address = node.as<NodeAddress>();
  if (address == nullptr || address->dialog != 0) return Delivery::not_attempted("it is no node of a page");
  return node_acts().give_files(*address, paths, limits);
}

}  // namespace offhand::platform::web_desk
