#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"

namespace offhand {

/// Stands for every tool in place of a list, for clients that call tools by their identities: wire names may be equal.
inline constexpr std::string_view every_tool = "*";

/// The tools that a server offers, by their wire names.
class Selection {
 public:
  /// Presets and tools by comma ("lean,record", "click,type_text"); empty means the default preset.
  /// `unknown_preset` with a suggestion; `equal_tool_names` for two tools that a client could not tell apart.
  static Result<Selection> parse(std::string_view list);
  static Result<Selection> parse(std::string_view list, const Catalog& catalog);
  /// Every tool of a catalog. Of two with one wire name the native one has it.
  static Selection all(const Catalog& catalog);

  /// In the order of their names.
  const std::vector<const ToolInfo*>& tools() const { return tools_; }
  /// By its wire name, an old name or its identity; null where the selection has none.
  const ToolInfo* find(std::string_view name) const;
  /// How the list tells of a tool: briefly where brief presets alone have chosen it.
  WireDetail detail_of(const ToolInfo& tool) const;

 private:
  std::vector<const ToolInfo*> tools_;
  /// Identities.
  std::set<std::string_view> whole_;
};

/// Any tool of this build: by identity ("desktop.click") or by its wire name, native ones first. `unknown_tool` with a
/// suggestion.
Result<const ToolInfo*> tool_named(std::string_view name);
Result<const ToolInfo*> tool_named(std::string_view name, const Catalog& catalog);

/// The error for a tool that the selection lacks: `tool_not_selected` with the preset that has it, or `unknown_tool`.
Error not_offered(std::string_view wire_name, const Catalog& catalog);

}  // namespace offhand
