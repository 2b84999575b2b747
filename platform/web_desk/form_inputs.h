#pragma once

#include "platform/api/form_fields.h"
#include "platform/api/scroll_offsets.h"
#include "platform/web_desk/desk.h"
#include "platform/web_desk/node_acts.h"

namespace offhand::platform::web_desk {

/// What the inputs of pages hold besides text, and how far things are scrolled there, for the tree that inherits it.
class FormInputs : public FormFields, public ScrollOffsets {
 public:
  bool may_hold_whole_value(std::string_view platform_role) const override;
  Result<std::optional<WholeValue>> whole_value(const NodeHandle& node, const std::string& text,
                                                const Limits& limits) override;
  Result<std::vector<NodeHandle>> own_lists(const NodeHandle& node, const Limits& limits) override;
  Delivery choose_exactly(const NodeHandle& node, const std::vector<std::size_t>& places,
                          const std::vector<std::string>& names, const Limits& limits) override;
  Result<std::optional<FileInput>> file_input(const NodeHandle& node, const Limits& limits) override;
  Delivery give_files(const NodeHandle& node, const std::vector<std::string>& paths, const Limits& limits) override;
  Result<Offsets> scroll_offsets(const NodeHandle& node, const Limits& limits) override;

 protected:
  virtual NodeActs& node_acts() = 0;
  /// What the page's library answers; empty of what is no node of a page.
  virtual Result<nlohmann::json> ask(const NodeHandle& node, const std::string& function, nlohmann::json options,
                                     const Limits& limits) = 0;
};

}  // namespace offhand::platform::web_desk
