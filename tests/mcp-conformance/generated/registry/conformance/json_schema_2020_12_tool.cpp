// Generated from tests/mcp-conformance/schema/tools/conformance/json_schema_2020_12_tool.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/json_schema_2020_12_tool.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr SchemaNode kJsonSchema202012ToolAnyObject = {.open = true};

constexpr std::string_view kJsonSchema202012ToolWire =
    R"text({"name":"json_schema_2020_12_tool","title":"JSON Schema 2020-12","description":"Its schema uses words that the flat form does not know, and reaches clients as it is written.","inputSchema":{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","$defs":{"address":{"$anchor":"addressDef","type":"object","properties":{"street":{"type":"string"},"city":{"type":"string"}}}},"properties":{"name":{"type":"string"},"address":{"$ref":"#/$defs/address"},"contactMethod":{"type":"string","enum":["phone","email"]},"phone":{"type":"string"},"email":{"type":"string"}},"allOf":[{"anyOf":[{"required":["phone"]},{"required":["email"]}]}],"if":{"properties":{"contactMethod":{"const":"phone"}},"required":["contactMethod"]},"then":{"required":["phone"]},"else":{"required":["email"]},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kJsonSchema202012ToolBriefWire =
    R"text({"name":"json_schema_2020_12_tool","title":"JSON Schema 2020-12","description":"Its schema uses words that the flat form does not know, and reaches clients as it is written.","inputSchema":{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","$defs":{"address":{"$anchor":"addressDef","type":"object","properties":{"street":{"type":"string"},"city":{"type":"string"}}}},"properties":{"name":{"type":"string"},"address":{"$ref":"#/$defs/address"},"contactMethod":{"type":"string","enum":["phone","email"]},"phone":{"type":"string"},"email":{"type":"string"}},"allOf":[{"anyOf":[{"required":["phone"]},{"required":["email"]}]}],"if":{"properties":{"contactMethod":{"const":"phone"}},"required":["contactMethod"]},"then":{"required":["phone"]},"else":{"required":["email"]},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kJsonSchema202012ToolReference = R"text(# json_schema_2020_12_tool

Its schema uses words that the flat form does not know, and reaches clients as it is written.

Toolset `conformance`, group `schemas`, since 0.1. Command: `fixtures json_schema_2020_12_tool`. A call can at worst observe.

## Arguments

```json
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "$defs": {
    "address": {
      "$anchor": "addressDef",
      "type": "object",
      "properties": {
        "street": {
          "type": "string"
        },
        "city": {
          "type": "string"
        }
      }
    }
  },
  "properties": {
    "name": {
      "type": "string"
    },
    "address": {
      "$ref": "#/$defs/address"
    },
    "contactMethod": {
      "type": "string",
      "enum": [
        "phone",
        "email"
      ]
    },
    "phone": {
      "type": "string"
    },
    "email": {
      "type": "string"
    }
  },
  "allOf": [
    {
      "anyOf": [
        {
          "required": [
            "phone"
          ]
        },
        {
          "required": [
            "email"
          ]
        }
      ]
    }
  ],
  "if": {
    "properties": {
      "contactMethod": {
        "const": "phone"
      }
    },
    "required": [
      "contactMethod"
    ]
  },
  "then": {
    "required": [
      "phone"
    ]
  },
  "else": {
    "required": [
      "email"
    ]
  },
  "additionalProperties": false
}
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | full | |
| sim | full | |
| web | full | |
| windows | full | |
)text";

constinit const ToolInfo json_schema_2020_12_tool_tool = {
  .toolset = "conformance",
  .name = "json_schema_2020_12_tool",
  .identity = "conformance.json_schema_2020_12_tool",
  .command = "json_schema_2020_12_tool",
  .title = "JSON Schema 2020-12",
  .group = "schemas",
  .since = "0.1",
  .description = "Its schema uses words that the flat form does not know, and reaches clients as it is written.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kJsonSchema202012ToolWire,
  .brief_wire = kJsonSchema202012ToolBriefWire,
  .input = &kJsonSchema202012ToolAnyObject,
  .reference = kJsonSchema202012ToolReference,
  .parse = &prepare_json_schema_2020_12_tool,
};

}  // namespace offhand::fixtures::tools::conformance
