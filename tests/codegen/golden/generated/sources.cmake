# Generated from schema. Do not edit.
set(OFFHAND_GENERATED_SOURCES
  generated/cli/commands.cpp
  generated/mcp/presets.cpp
  generated/registry/demo/list_strokes.cpp
  generated/registry/demo/paint.cpp
  generated/registry/registry.cpp
  generated/support/platforms.cpp
  generated/tools/demo/list_strokes.cpp
  generated/tools/demo/paint.cpp
  generated/types/config.cpp
  generated/types/errors.cpp
  generated/types/shapes.cpp
)
