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
