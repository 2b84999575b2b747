# Generated from schema. Do not edit.
set(OFFHAND_GENERATED_SOURCES
  tests/second_toolset/generated/mcp/presets.cpp
  tests/second_toolset/generated/registry/registry.cpp
  tests/second_toolset/generated/registry/second/jot.cpp
  tests/second_toolset/generated/registry/second/prod.cpp
  tests/second_toolset/generated/tools/second/jot.cpp
  tests/second_toolset/generated/tools/second/prod.cpp
)
