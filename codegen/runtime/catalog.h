#pragma once

#include <span>
#include <string_view>

#include "codegen/runtime/prompt.h"
#include "codegen/runtime/resource.h"
#include "codegen/runtime/tool.h"

namespace offhand {

/// A named selection of tools.
struct Preset {
  std::string_view name;
  std::string_view description;
  /// Identities, sorted.
  std::span<const std::string_view> tools;
  /// True if its tools are listed only with limits that help to choose a value.
  bool brief = false;
};

/// Everything that one schema folder declares for clients. A program may have several: the product's and that of a
/// test.
struct Catalog {
  /// Sorted by identity.
  std::span<const ToolInfo* const> tools = {};
  /// Sorted by uri.
  std::span<const ResourceInfo* const> resources = {};
  /// Sorted by name.
  std::span<const PromptInfo* const> prompts = {};
  /// Sorted by name.
  std::span<const Preset> presets = {};
  const Preset* default_preset = nullptr;

  /// By identity: "desktop.click". This and the following return null if there is none.
  const ToolInfo* find_tool(std::string_view identity) const;
  const PromptInfo* find_prompt(std::string_view name) const;
  const Preset* find_preset(std::string_view name) const;
};

}  // namespace offhand
