#include "tests/mcp-conformance/bodies/reply.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_prompt_change.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_resource_change.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_resource_update.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_tool_change.h"

namespace offhand::fixtures::tools::conformance {
Result<Reply> test_trigger_tool_change(Call& call, const TestTriggerToolChangeArgs&) {
  call.notify({.kind = Change::Kind::tools});
  return text_reply("Told that the tools changed.");
}

Result<Reply> test_trigger_prompt_change(Call& call, const TestTriggerPromptChangeArgs&) {
  call.notify({.kind = Change::Kind::prompts});
  return text_reply("Told that the prompts changed.");
}

Result<Reply> test_trigger_resource_change(Call& call, const TestTriggerResourceChangeArgs&) {
  call.notify({.kind = Change::Kind::resources});
  return text_reply("Told that the resources changed.");
}

Result<Reply> test_trigger_resource_update(Call& call, const TestTriggerResourceUpdateArgs&) {
  call.notify({.kind = Change::Kind::resource, .uri = "test://watched-resource"});
  return text_reply("Told that the watched resource changed.");
}

}  // namespace offhand::fixtures::tools::conformance
